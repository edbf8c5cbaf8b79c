import { SEATS, otherSeat, type Seat } from '@bannerfield/kernel';
import { isAscending } from './cards.ts';
import { FIRST_SPECIAL, KINDS, LEADERS, WITHDRAW, isSpecial, type Card } from './data.ts';
import { armySize, commander, facts, leaderOf, type GameState, type Table } from './state.ts';

/** What holds in every state, whatever is played; null, or what does not hold. */
export function audit(state: Readonly<GameState>): string | null {
  return (
    complainOfLeaders(state.table) ??
    complainOfArmies(state) ??
    complainOfSpecials(state) ??
    complainOfOrder(state) ??
    complainOfCounts(state) ??
    complainOfTactics(state) ??
    complainOfCommitted(state) ??
    complainOfRecord(state.table)
  );
}

/** Every leader is somewhere exactly once. */
function complainOfLeaders({
  leaders,
  deck,
  decks,
  kiaPile,
  out,
  stack,
}: Readonly<Table>): string | null {
  const [frame] = stack;
  const dealt = frame?.phase === 'deal' ? frame.dealt : [];
  const all = [...leaders, ...deck, ...decks.flat(), ...kiaPile, ...out, ...dealt];
  const wrong = LEADERS.find((leader) => all.filter((each) => each === leader).length !== 1);
  return wrong === undefined ? null : `${wrong} is not in one place`;
}

function cardsOf({ table, hands, fate }: Readonly<GameState>, seat: Seat): Card[] {
  const { reserves, committed } = hands[seat];
  const open = [...table.battle.cards[seat], ...table.casualties[seat]];
  return [...reserves, ...committed, ...open, ...fate.piles[seat]];
}

/** Each army is whole. */
function complainOfArmies(state: Readonly<GameState>): string | null {
  const { army } = facts(state.table);
  for (const seat of SEATS) {
    const own = cardsOf(state, seat).filter((card) => !isSpecial(card));
    own.sort((one, other) => one - other);
    if (own.join() !== army.join()) return `the army of seat ${seat} is not whole`;
  }
  return null;
}

/** Every special card is somewhere once, and counts and what was seen agree with it. */
function complainOfSpecials(state: Readonly<GameState>): string | null {
  const { table, fate } = state;
  const drawn = SEATS.map((seat) => cardsOf(state, seat).filter(isSpecial));
  const all = [...drawn.flat(), ...fate.tech].sort((one, other) => one - other);
  const expected = Array.from({ length: KINDS - FIRST_SPECIAL }, (_, n) => FIRST_SPECIAL + n);
  if (all.join() !== expected.join()) return 'a special card is not in one place';
  if (fate.tech.length !== table.techLeft) return 'the Tech Deck is not as large as the table says';
  for (const seat of SEATS) {
    const own = drawn[seat] ?? [];
    if (own.length !== table.techDrawn[seat]) return `seat ${seat} has not drawn what it holds`;
    if (table.techSeen[seat].some((card) => !own.includes(card))) {
      return `seat ${seat} lacks a special card that was seen`;
    }
    const open = [...table.battle.cards[seat], ...table.casualties[seat], ...fate.piles[seat]];
    if (open.some((card) => isSpecial(card) && !table.techSeen[seat].includes(card))) {
      return `an open special card of seat ${seat} was not seen`;
    }
  }
  return null;
}

function complainOfOrder({ table, hands, fate }: Readonly<GameState>): string | null {
  const lists = [
    ...hands.flatMap(({ reserves, committed }) => [reserves, committed]),
    ...[...table.battle.cards, ...table.casualties, ...table.techSeen, ...fate.piles, fate.tech],
  ];
  return lists.every(isAscending) ? null : 'a list of cards is not in ascending order';
}

/** Counts on the table are of what lies hidden. */
function complainOfCounts({ table, hands, fate }: Readonly<GameState>): string | null {
  for (const seat of SEATS) {
    const { reserves, committed } = hands[seat];
    if (reserves.length !== table.reserves[seat]) {
      return `the Reserves of seat ${seat} are miscounted`;
    }
    if (committed.length !== table.battle.backs[seat]) {
      return `the committed cards of seat ${seat} are miscounted`;
    }
    const pile = table.casualties[seat].length + fate.piles[seat].length;
    if (pile !== table.pileSizes[seat]) return `the Casualty Pile of seat ${seat} is miscounted`;
    const hidden = table.options.blindDraw ? table.casualties[seat] : fate.piles[seat];
    if (hidden.length > 0) return `the Casualty Pile of seat ${seat} lies the wrong way up`;
  }
  return null;
}

/** R8.2, R13.1: a card set lies there from step 4 to 8, and is within the leader's rating. */
function complainOfTactics({ table, hands }: Readonly<GameState>): string | null {
  const { step, withdrew } = table.battle;
  for (const seat of SEATS) {
    const { tactic } = hands[seat];
    const isSet = step >= 4 && step <= 8 && !isAskedForTactic(table, seat) && table.result === null;
    if (isSet !== (tactic !== null)) return `seat ${seat} has a Tactics Card at the wrong time`;
    if (tactic === null) continue;
    if (tactic > commander(table, seat).rating) {
      return `seat ${seat} has set a card above its rating`;
    }
    if (withdrew[seat] && tactic !== WITHDRAW) return `seat ${seat} withdrew by another card`;
  }
  return null;
}

function isAskedForTactic({ stack }: Readonly<Table>, seat: Seat): boolean {
  const top = stack.at(-1);
  return top?.phase === 'tactics' && top.seats.includes(seat);
}

/** R9, R11: what is committed is neither too little nor too much. */
function complainOfCommitted({ table, hands }: Readonly<GameState>): string | null {
  for (const seat of SEATS) {
    const { committed, tactic, order } = hands[seat];
    const phase = table.stack.at(-1)?.phase;
    if (order !== null && phase !== 'command' && phase !== 'muster') {
      return `an order of seat ${seat} is left over`;
    }
    if (committed.length === 0) continue;
    const least = tactic === WITHDRAW ? 1 : 2;
    if (committed.length < least) return `seat ${seat} has committed too few cards`;
    if (committed.length > armySize(table, seat)) {
      return `seat ${seat} has committed too many cards`;
    }
  }
  return null;
}

/** Wins are what the record says, and fallen leaders lie in the KIA Pile. */
function complainOfRecord(table: Readonly<Table>): string | null {
  const { record, wins, battle, kiaPile } = table;
  for (const seat of SEATS) {
    if (record.filter((winner) => winner === seat).length !== wins[seat]) {
      return `the wins of seat ${seat} are not in the record`;
    }
    const fallen = battle.fallen[seat];
    if (fallen !== null && !kiaPile.includes(fallen)) {
      return `${fallen} has fallen, but is not in the pile`;
    }
    if (battle.owed[seat] > battle.cards[seat].length) return `seat ${seat} owes more than it has`;
  }
  const isOver = battle.number - record.length;
  if (isOver !== 0 && isOver !== 1) return 'the record does not fit the number of the battle';
  const { superior } = battle;
  const isSuperiorGone = superior !== null && leaderOf(table, superior) === null;
  if (isSuperiorGone && battle.fallen[superior] === null) {
    return `seat ${otherSeat(superior)} should be superior`;
  }
  return null;
}
