import type { ReactElement, ReactNode } from 'react';
import { type Language, type Seat } from '@bannerfield/kernel';
import { Charge, Icon, Mark, SpotButton, marksOf, type BoardProps } from '@bannerfield/ui';
import type { Leader } from '../rules/data.ts';
import type { Bonus, EditionTable } from '../rules/edition.ts';
import type { LeaderTactics, Table } from '../rules/state.ts';
import { markNamed, markOfLeader, TINCTURE_OF } from './card-face.ts';
import { Count } from './count.tsx';
import { hasSet } from './field.tsx';
import { leaderName, leaderNow, leaderSays, listOrNothing } from './names.ts';
import { spotOfLeaderOf, spotOfPile, spotOfReserves } from './pointing.ts';
import { TacticSign } from './tactic-sign.tsx';
import { wordsIn } from './words.ts';
import './plate.css';

type Props = BoardProps<LeaderTactics> & { readonly seat: Seat; readonly isNear: boolean };

/** A side's leader with all he can do, its Casualty Pile, and Reserves that are not in the hand. */
export function Plate(props: Props): ReactElement {
  const { seat, isNear, table, viewer, language, names } = props;
  const words = wordsIn(language);
  const isOwn = seat === viewer;
  const pile = isOwn ? words.pile : words.pileOf(names[seat]);
  const lies = table.options.blindDraw
    ? words.cards(table.pileSizes[seat])
    : listOrNothing(table.casualties[seat], language);
  const { role } = roleOf(table, seat);
  return (
    <div className="blt-plate" data-near={isNear} data-role={role ?? undefined}>
      <LeaderButton {...props} />
      <Count
        {...props}
        spot={spotOfPile(seat)}
        name={`${pile}: ${lies}`}
        sign="tombstone"
        count={table.pileSizes[seat]}
      />
      {isNear ? null : (
        <Count
          {...props}
          spot={spotOfReserves(seat)}
          name={words.reservesOf(names[seat])}
          sign={{ back: 'first' }}
          count={table.reserves[seat]}
        />
      )}
    </div>
  );
}

type Role = 'attack' | 'defence';

const ROLE_MARKS = { attack: 'crossed-swords', defence: 'checked-shield' } as const;

function roleOf({ battle }: Readonly<Table>, seat: Seat): { readonly role: Role | null } {
  if (battle.attacker === null) return { role: null };
  return { role: battle.attacker === seat ? 'attack' : 'defence' };
}

function LeaderButton(props: Props): ReactElement {
  const { seat, table, viewer, language, names, onExplain } = props;
  const words = wordsIn(language);
  const leader = table.leaders[seat];
  const fallen = table.battle.fallen[seat];
  const title = seat === viewer ? words.leader : words.leaderOf(names[seat]);
  // Later it lies on the Battlefield for all to see.
  const isSet = table.stack.at(-1)?.phase === 'tactics' && hasSet(table, seat);
  const says =
    leader === null
      ? [words.noLeader]
      : [
          leaderName(leader, language),
          ...leaderSays(table.edition, leader, words),
          ...leaderNow(table, seat, words),
          ...(isSet ? [words.hasSet] : []),
        ];
  const spot = spotOfLeaderOf(seat);
  return (
    <SpotButton
      spot={spot}
      name={`${title}: ${says.join(', ')}`}
      marks={marksOf(props, spot)}
      className="blt-leader"
      onPick={onExplain}
      onExplain={onExplain}
    >
      {leader === null ? (
        <Absent fallen={fallen} language={language} />
      ) : (
        <LeaderFace
          edition={table.edition}
          leader={leader}
          language={language}
          role={roleOf(table, seat).role}
          isLess={table.battle.penalty[seat]}
        />
      )}
      {isSet ? <span className="blt-count__back blt-leader__set" data-kind="second" /> : null}
    </SpotButton>
  );
}

interface AbsentProps {
  readonly fallen: Leader | null;
  readonly language: Language;
}

function Absent({ fallen, language }: AbsentProps): ReactElement {
  const words = wordsIn(language);
  return (
    <span className="blt-leader__face" data-absent="true" aria-hidden="true">
      <span className="blt-leader__medal">
        <Mark of={markNamed(fallen === null ? 'crown' : 'death-skull')} />
      </span>
      <span className="blt-leader__name">
        <span>{fallen === null ? words.noLeader : `† ${leaderName(fallen, language)}`}</span>
      </span>
    </span>
  );
}

interface LeaderFaceProps {
  readonly edition: EditionTable;
  readonly leader: Leader;
  readonly language: Language;
  /** Which army size counts now. */
  readonly role?: Role | null;
  readonly isLess?: boolean;
}

/** Rank on his emblem, name, and what stands on his card in signs. */
export function LeaderFace(props: LeaderFaceProps): ReactElement {
  const { edition, leader, language, role = null, isLess = false } = props;
  const { rank, rating, attack, defence, bonuses } = edition.leaders[leader];
  const size = (full: number) => (isLess ? `${String(full)}−1` : String(full));
  return (
    <span className="blt-leader__face" aria-hidden="true">
      <span className="blt-leader__medal">
        <Mark of={markOfLeader(leader)} />
        <b>{rank}</b>
      </span>
      <span className="blt-leader__name">
        <span>{leaderName(leader, language)}</span>
        {role === null ? null : (
          <Mark of={markNamed(ROLE_MARKS[role])} className="blt-leader__role" />
        )}
      </span>
      <span className="blt-leader__stats">
        <Stat>
          <TacticSign tactic={3} />≤{rating}
        </Stat>
        <Stat isActive={role === 'attack'}>
          <Mark of={markNamed(ROLE_MARKS.attack)} />
          {size(attack)}
        </Stat>
        <Stat isActive={role === 'defence'}>
          <Mark of={markNamed(ROLE_MARKS.defence)} />
          {size(defence)}
        </Stat>
        {bonuses.map((bonus, index) => (
          <BonusSign key={index} bonus={bonus} />
        ))}
      </span>
    </span>
  );
}

interface StatProps {
  readonly isActive?: boolean;
  readonly children: ReactNode;
}

function Stat({ isActive = false, children }: StatProps): ReactElement {
  return (
    <span className="blt-stat" data-active={isActive}>
      {children}
    </span>
  );
}

/** `+2` and the charge of the arm; cards that come back turn round. */
function BonusSign({ bonus }: { readonly bonus: Bonus }): ReactElement {
  if (bonus.type === 'draw') {
    return (
      <Stat>
        <Icon name="undo" />
        {bonus.cards}
      </Stat>
    );
  }
  return (
    <Stat>
      +{bonus.by}
      <Charge tincture={TINCTURE_OF[bonus.arm]} />
    </Stat>
  );
}
