import { memo, type ReactElement } from 'react';
import type { Language, Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from '@bannerfield/ui';
import type { EditionTable } from '../rules/edition.ts';
import { cellsAgainst, cellText, tollSign } from './outcomes.ts';
import { tacticName } from './names.ts';
import { wordsIn } from './words.ts';
import './chart.css';

interface StripProps {
  readonly edition: EditionTable;
  /** The Tactics Card that is thought of, set or in force. */
  readonly tactic: number;
  readonly isAttacking: boolean;
  /** The other side's; null: not known. */
  readonly against: number | null;
  readonly near: Seat;
  readonly language: Language;
}

/** One line of the chart, where there is no room for all: what both lose against each card. */
export const Strip = memo(function Strip(props: StripProps): ReactElement {
  const { edition, tactic, isAttacking, against, near, language } = props;
  const words = wordsIn(language);
  const cells = cellsAgainst(edition, tactic, isAttacking);
  const who = isAttacking ? (['you', 'defender'] as const) : (['attacker', 'you'] as const);
  return (
    <table className="blt-strip" aria-label={words.chart.strip(tacticName(tactic, language))}>
      <thead>
        <tr>
          <th scope="col">
            <span className="bf-hidden">{tacticName(tactic, language)}</span>
            <b aria-hidden="true">{tactic} ×</b>
          </th>
          {cells.map((_, n) => (
            <th key={n} scope="col" data-lit={n + 1 === against}>
              <span className="bf-hidden">{tacticName(n + 1, language)}</span>
              <span aria-hidden="true">{n + 1}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <span className="bf-hidden">{words.chart.theyLose}</span>
            <Banner cut={cutOf(near === 0 ? 1 : 0)} />
          </th>
          {cells.map((cell, n) => (
            <td key={n} data-lit={n + 1 === against} data-no-victor={cell.noVictor}>
              <span className="bf-hidden">{cellText(cell, words, who)}</span>
              <Toll toll={isAttacking ? cell.defender : cell.attacker} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span className="bf-hidden">{words.chart.youLose}</span>
            <Banner cut={cutOf(near)} />
          </th>
          {cells.map((cell, n) => (
            <td key={n} data-lit={n + 1 === against} data-no-victor={cell.noVictor}>
              <Toll toll={isAttacking ? cell.attacker : cell.defender} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
});

function Toll({ toll }: { readonly toll: Parameters<typeof tollSign>[0] }): ReactElement {
  return (
    <span aria-hidden="true" data-kia={toll.kia}>
      {tollSign(toll)}
    </span>
  );
}
