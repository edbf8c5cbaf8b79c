import { memo, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { Language } from '@bannerfield/kernel';
import { HIGHEST_TACTIC } from '../rules/data.ts';
import type { EditionTable } from '../rules/edition.ts';
import { cellAt, cellText, tollSign } from './outcomes.ts';
import { tacticName } from './names.ts';
import { TacticSign } from './tactic-sign.tsx';
import { wordsIn } from './words.ts';
import './chart.css';

interface ChartProps {
  readonly edition: EditionTable;
  /** In play or thought of; null: not known. */
  readonly row: number | null;
  readonly column: number | null;
  readonly language: Language;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const NUMBERS = Array.from({ length: HIGHEST_TACTIC }, (_, n) => n + 1);

/**
 * The whole chart. Row, column and cell in play are lit; the cell that is pointed at or has the
 * focus is told below in a sentence.
 */
export const Chart = memo(function Chart(props: ChartProps): ReactElement {
  const { edition, row, column, language } = props;
  const words = wordsIn(language);
  const [asked, setAsked] = useState<Place | null>(null);
  const [stop, setStop] = useState<Place>({ row: 1, column: 1 });
  const inPlay = row === null || column === null ? null : { row, column };
  return (
    <section className="blt-chart" aria-label={words.chart.title}>
      <table
        role="grid"
        aria-label={words.chart.title}
        onKeyDown={moveFocus}
        onPointerLeave={() => setAsked(null)}
        onBlur={() => setAsked(null)}
      >
        <Heads column={column} language={language} />
        <tbody>
          {NUMBERS.map((each) => (
            <Row
              key={each}
              {...props}
              index={each}
              stop={stop.row === each ? stop.column : null}
              onAsk={(at) => {
                const place = { row: each, column: at };
                setAsked(place);
                setStop(place);
              }}
              onLook={(at) => setAsked({ row: each, column: at })}
            />
          ))}
        </tbody>
      </table>
      <Answer edition={edition} place={asked ?? inPlay} language={language} />
    </section>
  );
});

function Heads({ column, language }: Pick<ChartProps, 'column' | 'language'>): ReactElement {
  const { chart } = wordsIn(language);
  return (
    <thead>
      <tr>
        <th className="blt-chart__axes" scope="col">
          <span className="bf-hidden">{`${chart.attacker}, ${chart.defender}`}</span>
          <AxesSign />
        </th>
        {NUMBERS.map((each) => (
          <th key={each} scope="col" data-lit={each === column} title={tacticName(each, language)}>
            <span className="bf-hidden">{tacticName(each, language)}</span>
            <span aria-hidden="true">{each}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function AxesSign(): ReactElement {
  return (
    <svg className="blt-axes" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 4h8m-3-3 3 3-3 3M4 12v8m-3-3 3 3 3-3" />
    </svg>
  );
}

interface RowProps extends ChartProps {
  readonly index: number;
  /** The column at which Tab stops; null: not in this row. */
  readonly stop: number | null;
  onAsk(column: number): void;
  onLook(column: number): void;
}

function Row(props: RowProps): ReactElement {
  const { edition, index, row, column, language, stop, onAsk, onLook } = props;
  const words = wordsIn(language);
  return (
    <tr>
      <th scope="row" data-lit={index === row} title={tacticName(index, language)}>
        <span className="bf-hidden">{tacticName(index, language)}</span>
        <span className="blt-chart__head" aria-hidden="true">
          <TacticSign tactic={index} />
          {index}
        </span>
      </th>
      {NUMBERS.map((at) => {
        const cell = cellAt(edition, index, at);
        const lit = [index === row ? 'row' : '', at === column ? 'column' : ''].join(' ').trim();
        return (
          <td
            key={at}
            role="gridcell"
            tabIndex={stop === at ? 0 : -1}
            data-lit={lit}
            data-no-victor={cell.noVictor}
            onFocus={() => onAsk(at)}
            onPointerEnter={() => onLook(at)}
          >
            <span className="bf-hidden">{cellText(cell, words)}</span>
            <span data-side="defender" data-kia={cell.defender.kia} aria-hidden="true">
              {tollSign(cell.defender)}
            </span>
            <span data-side="attacker" data-kia={cell.attacker.kia} aria-hidden="true">
              {tollSign(cell.attacker)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

interface AnswerProps {
  readonly edition: EditionTable;
  readonly place: Place | null;
  readonly language: Language;
}

/** What if: always of the same height, so that nothing moves under the pointer. */
function Answer({ edition, place, language }: AnswerProps): ReactElement {
  const words = wordsIn(language);
  if (place === null) {
    return (
      <p className="blt-chart__answer">
        {words.chart.explanation} <span className="blt-quiet">{words.chart.legend}</span>
      </p>
    );
  }
  const { row, column } = place;
  const title = words.chart.against(tacticName(row, language), tacticName(column, language));
  return (
    <p className="blt-chart__answer">
      <b>{title}</b> {cellText(cellAt(edition, row, column), words)}
    </p>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows go from cell to cell; the row of heads is row 0, the heads of rows column 0. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  if (step === undefined || cell === null) return;
  event.preventDefault();
  event.stopPropagation();
  const row = (cell.parentElement as HTMLTableRowElement).rowIndex + step[0];
  const next = event.currentTarget.rows[row]?.cells[cell.cellIndex + step[1]];
  if (next instanceof HTMLTableCellElement && next.tagName === 'TD') next.focus();
}
