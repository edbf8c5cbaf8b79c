import type { ReactElement } from 'react';
import type { Analysis, Moment } from '@bannerfield/bots/analysis-report';
import { favoured, interval, whatHappened, type Told } from './story.ts';
import { percent, signed } from './words.ts';

interface MomentListProps {
  readonly title: string;
  /** Said where there is none; null: then the list is not there. */
  readonly empty: string | null;
  readonly told: Told;
  readonly analysis: Analysis;
  readonly indices: readonly number[];
  onPick(index: number): void;
}

/** Moments to go to, by what they came to. */
export function MomentList(props: MomentListProps): ReactElement | null {
  const { title, empty, told, analysis, indices, onPick } = props;
  const { Sentence } = told.parts.face;
  if (indices.length === 0 && empty === null) return null;
  return (
    <section>
      <h2>{title}</h2>
      {indices.length === 0 ? <p>{empty}</p> : null}
      <ol className="analysis__list">
        {indices.map((index) => {
          const moment = analysis.moments[index];
          if (moment === undefined) return null;
          return (
            <li key={index}>
              <button type="button" className="analysis__item" onClick={() => onPick(index)}>
                <span className="analysis__figure">{figureOf(moment, told)}</span>
                <span>
                  <Sentence text={whatHappened(told, moment)} language={told.reader.language} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** `−14 %`, what a choice gave away; `+8 % Ada`, what a roll or draw brought to whom. */
export function figureOf(moment: Moment, { reader }: Told): string {
  if (moment.kind === 'decision') {
    return moment.choice === null ? '' : percent(-Math.max(0, moment.choice.lost.value));
  }
  const seat = favoured(moment);
  const luck = signed(interval(seat, moment)[0]);
  return luck === signed(0) ? luck : `${luck} ${reader.names[seat]}`;
}
