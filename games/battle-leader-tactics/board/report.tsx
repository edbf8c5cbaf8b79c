import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Banner, cutOf, type BoardProps } from '@bannerfield/ui';
import type { LeaderTactics } from '../rules/state.ts';
import type { Aftermath } from './aftermath.ts';
import { leaderName, listOrNothing, tacticName } from './names.ts';
import { TacticSign } from './tactic-sign.tsx';
import { wordsIn } from './words.ts';
import './report.css';

type Props = BoardProps<LeaderTactics> & {
  readonly aftermath: Aftermath;
  readonly near: Seat;
};

/** What became of the last battle, until one goes on. */
export function Report(props: Props): ReactElement {
  const { aftermath, near, table, names, language } = props;
  const words = wordsIn(language).report;
  const { winner, how } = aftermath;
  const ended =
    how === 'short' && winner !== null ? words.short(names[winner === 0 ? 1 : 0]) : null;
  return (
    <section className="blt-report" aria-label={words.title(table.record.length)}>
      <h3>
        {words.title(table.record.length)}:{' '}
        {winner === null ? words.nobody : words.won(names[winner])}
      </h3>
      {ended === null ? (
        <>
          <SideReport {...props} seat={near === 0 ? 1 : 0} />
          <SideReport {...props} seat={near} />
        </>
      ) : (
        <p>{ended}.</p>
      )}
    </section>
  );
}

function SideReport(props: Props & { readonly seat: Seat }): ReactElement {
  const { aftermath, seat, names, language } = props;
  const words = wordsIn(language);
  const { tactic, hasFailed, cards, lost, fallen, total } = aftermath.sides[seat];
  const name = tactic === null ? '' : tacticName(tactic, language);
  const what = [
    hasFailed ? words.report.failed(name) : name,
    listOrNothing(cards, language),
    ...(lost.length === 0 ? [] : [words.report.lost(listOrNothing(lost, language))]),
    ...(fallen === null ? [] : [`† ${leaderName(fallen, language)}`]),
  ];
  return (
    <p className="blt-report__side" data-won={aftermath.winner === seat}>
      <Banner cut={cutOf(seat)} />
      {tactic === null ? null : <TacticSign tactic={hasFailed ? 2 : tactic} />}
      <span>
        <span className="bf-hidden">{names[seat]}: </span>
        {what.join(' · ')}
      </span>
      {total === null ? null : (
        <b>
          <span className="bf-hidden">{words.report.total(total)}</span>
          <span aria-hidden="true">{total}</span>
        </b>
      )}
    </p>
  );
}
