import { memo, useState, type ReactElement } from 'react';
import type { Analysis, Moment } from '@bannerfield/bots/analysis-report';
import { Button } from '@bannerfield/ui';
import { figureOf } from './moment-list.tsx';
import { whatHappened, type Told } from './story.ts';
import { analysisWords, percent } from './words.ts';

interface MomentTableProps {
  readonly told: Told;
  readonly analysis: Analysis;
}

/** So many rows come at once, so that no long game holds the page up. */
const ROWS = 25;

/** All that the graph shows, to be read. */
export function MomentTable({ told, analysis }: MomentTableProps): ReactElement {
  const { language, names } = told.reader;
  const words = analysisWords(language);
  const [shown, setShown] = useState(0);
  const { moments } = analysis;
  return (
    <details
      className="analysis__table"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && shown === 0) setShown(ROWS);
      }}
    >
      <summary>{words.table}</summary>
      {shown === 0 ? null : (
        <table>
          <caption className="quiet">{words.chanceOf(names[0])}</caption>
          <thead>
            <tr>
              {words.tableColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.slice(0, shown).map((moment, index) => (
              <Row key={moment.at} step={index + 1} told={told} moment={moment} />
            ))}
          </tbody>
        </table>
      )}
      {shown > 0 && shown < moments.length ? (
        <Button onClick={() => setShown(shown + ROWS)}>{words.more}</Button>
      ) : null}
    </details>
  );
}

interface RowProps {
  readonly step: number;
  readonly told: Told;
  readonly moment: Moment;
}

const Row = memo(function Row({ step, told, moment }: RowProps): ReactElement {
  const { Sentence } = told.parts.face;
  return (
    <tr>
      <th scope="row">{step}</th>
      <td>
        <Sentence text={whatHappened(told, moment)} language={told.reader.language} />
      </td>
      <td>{percent(moment.after)}</td>
      <td>{figureOf(moment, told)}</td>
    </tr>
  );
});
