import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Banner, SpotButton, cutOf, marksOf, type BoardProps } from '@bannerfield/ui';
import { LEADERS, type Leader } from '../rules/data.ts';
import type { LeaderTactics, Table } from '../rules/state.ts';
import { leaderName, leaderSays } from './names.ts';
import { LeaderFace } from './plate.tsx';
import { spotOfLeader } from './pointing.ts';
import { wordsIn } from './words.ts';
import './roster.css';

type Props = BoardProps<LeaderTactics> & { readonly near: Seat };

/** Whether leaders are what is chosen now: in the draft, or out of a pool. */
export function hasRoster({ stack, options }: Readonly<Table>): boolean {
  const phase = stack.at(-1)?.phase;
  return phase === 'draft' || (phase === 'command' && options.pool === 'free');
}

/** The leaders to choose from, the highest rank first. */
export function Roster(props: Props): ReactElement {
  const { table, near, language } = props;
  const words = wordsIn(language);
  const isDraft = table.stack.at(-1)?.phase === 'draft';
  const rankOf = (leader: Leader) => table.edition.leaders[leader].rank;
  const leaders = (isDraft ? [...LEADERS] : [...table.decks[near]]).sort(
    (one, other) => rankOf(other) - rankOf(one),
  );
  const title = isDraft ? words.draft.title : words.draft.pool;
  return (
    <div className="blt-roster" role="group" aria-label={title}>
      <p className="blt-roster__title">
        <b>{title}</b>
        {([near, near === 0 ? 1 : 0] as const).map((seat) => (
          <span key={seat}>
            <Banner cut={cutOf(seat)} /> {limitsOf(props, seat).join(', ')}
          </span>
        ))}
      </p>
      {leaders.map((leader) => (
        <LeaderTile key={leader} {...props} leader={leader} />
      ))}
    </div>
  );
}

/** How far a side has come in the draft. */
function limitsOf({ table, language }: Props, seat: Seat): string[] {
  const { options, decks, edition } = table;
  const words = wordsIn(language).draft;
  const spent = decks[seat].reduce((sum, leader) => sum + edition.leaders[leader].rank, 0);
  return [
    options.openDraft
      ? words.count(decks[seat].length, options.draftSize)
      : wordsIn(language).leaders(decks[seat].length),
    ...(options.pool === 'off' ? [] : [words.spent(spent, options.cap)]),
  ];
}

function LeaderTile(props: Props & { readonly leader: Leader }): ReactElement {
  const { leader, table, names, language, onPick, onExplain } = props;
  const words = wordsIn(language);
  const isDraft = table.stack.at(-1)?.phase === 'draft';
  const owner = isDraft
    ? ([0, 1] as const).find((seat) => table.decks[seat].includes(leader))
    : undefined;
  const spot = spotOfLeader(leader);
  const taken = owner === undefined ? [] : [words.draft.taken(names[owner])];
  const says = [leaderName(leader, language), ...leaderSays(table.edition, leader, words)];
  return (
    <SpotButton
      spot={spot}
      name={[...says, ...taken].join(', ')}
      marks={marksOf(props, spot)}
      className="blt-leader blt-roster__one"
      onPick={onPick}
      onExplain={onExplain}
    >
      <LeaderFace edition={table.edition} leader={leader} language={language} />
      {owner === undefined ? null : <Banner cut={cutOf(owner)} />}
    </SpotButton>
  );
}
