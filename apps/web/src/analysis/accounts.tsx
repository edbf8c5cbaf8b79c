import type { ReactElement } from 'react';
import type { Analysis } from '@bannerfield/bots/analysis-report';
import { SEATS, type Pair } from '@bannerfield/kernel';
import type { Estimate } from '@bannerfield/stats';
import { Banner, cutOf } from '@bannerfield/ui';
import { percent, signed, type AnalysisWords } from './words.ts';

interface AccountsProps {
  readonly analysis: Analysis;
  readonly names: Pair<string>;
  readonly words: AnalysisWords;
}

/** What both sides gave away, and how lucky they were. */
export function Accounts({ analysis, names, words }: AccountsProps): ReactElement {
  return (
    <section>
      <h2>{words.accounts}</h2>
      <div className="analysis__accounts">
        {SEATS.map((seat) => {
          const { decisions, lost, luck, hindsight } = analysis.sides[seat];
          const [, choices, given, lucky, later] = words.accountColumns;
          return (
            <div key={seat} className="analysis__account">
              <h3 className="analysis__name">
                <Banner cut={cutOf(seat)} /> {names[seat]}
              </h3>
              <dl>
                <Figure term={given} estimate={lost} format={percent} />
                <Figure term={lucky} estimate={luck} format={signed} />
                <Figure term={later} estimate={hindsight} format={signed} />
                <div>
                  <dt>{choices}</dt>
                  <dd>{decisions}</dd>
                </div>
              </dl>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface FigureProps {
  readonly term: string;
  readonly estimate: Estimate;
  format(value: number): string;
}

function Figure({ term, estimate: { value, low, high }, format }: FigureProps): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {format(value)} <span className="quiet">{`(${format(low)} … ${format(high)})`}</span>
      </dd>
    </div>
  );
}
