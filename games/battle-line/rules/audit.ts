import { SEATS, otherSeat, type Seat } from '@bannerfield/kernel';
import { complainOfReach } from './audit-reach.ts';
import { CARDS, isEnvironment, isFormationCard, isLeader, isTroop, kindOf } from './data.ts';
import type { Card, CardKind } from './data.ts';
import { faceUp, hasExcess, isComplete, isOpen } from './flags.ts';
import { FLAGS, deckCards, handSize, turnOf } from './state.ts';
import type { BattleLineState, Flag, Frame, Table } from './state.ts';

const KINDS: readonly CardKind[] = ['troop', 'tactics'];

/** What holds in every state, whatever is played; null, or what does not hold. */
export function audit(state: Readonly<BattleLineState>): string | null {
  return (
    complainOfCards(state) ??
    complainOfOrder(state) ??
    complainOfCounts(state) ??
    complainOfDecks(state) ??
    complainOfSecrets(state) ??
    complainOfFlags(state.table) ??
    complainOfPlays(state.table) ??
    complainOfTurn(state.table) ??
    complainOfTop(state) ??
    complainOfReach(state)
  );
}

/** Every card of the game is somewhere exactly once. */
function complainOfCards({ table, hands, fate }: Readonly<BattleLineState>): string | null {
  const all = [...faceUp(table), ...fate.troop, ...fate.tactics];
  for (const { cards, placed } of hands) all.push(...cards, ...placed.troop, ...placed.tactics);
  const places = new Array<number>(CARDS).fill(0);
  for (const card of all) places[card] = (places[card] ?? 0) + 1;
  const expected = (card: Card): number => (isTroop(card) || table.options.tactics ? 1 : 0);
  const wrong = places.findIndex((count, card) => count !== expected(card));
  if (wrong === -1) return null;
  return `card ${wrong} is in ${places[wrong] ?? 0} places instead of ${expected(wrong)}`;
}

function complainOfOrder({ hands, fate }: Readonly<BattleLineState>): string | null {
  const lists = [fate.troop, fate.tactics];
  for (const { cards, seen, shown } of hands) lists.push(cards, seen, shown);
  return lists.every(isAscending) ? null : 'a list of hidden cards is not in ascending order';
}

function isAscending(cards: readonly Card[]): boolean {
  return cards.every((card, at) => at === 0 || (cards[at - 1] ?? card) < card);
}

/** The backs that the table counts are the cards that the hands hold. */
function complainOfCounts({ table, hands }: Readonly<BattleLineState>): string | null {
  for (const seat of SEATS) {
    for (const kind of KINDS) {
      const held = hands[seat].cards.filter((card) => kindOf(card) === kind).length;
      if (held !== table.backs[seat][kind]) {
        return `hand ${seat} holds ${held} ${kind} cards, but shows ${table.backs[seat][kind]} backs`;
      }
    }
  }
  return null;
}

/** Decks are as large as the table says, and what was placed on them is whose the table says. */
function complainOfDecks({ table, hands, fate }: Readonly<BattleLineState>): string | null {
  for (const kind of KINDS) {
    const placers = table.placed[kind];
    const size = fate[kind].length + placers.length;
    if (size !== table.decks[kind]) {
      return `the ${kind} deck has ${size} cards, but the table says ${table.decks[kind]}`;
    }
    for (const seat of SEATS) {
      const placed = hands[seat].placed[kind];
      if (placed.length !== placers.filter((placer) => placer === seat).length) {
        return `the table and hand ${seat} disagree on what lies on the ${kind} deck`;
      }
    }
    const owned = [fate[kind], hands[0].placed[kind], hands[1].placed[kind]].flat();
    if (owned.some((card) => kindOf(card) !== kind)) return `a stranger is in the ${kind} deck`;
  }
  return null;
}

/** What one knows of the other is so, and both keep the same list of it. */
function complainOfSecrets({ hands }: Readonly<BattleLineState>): string | null {
  for (const seat of SEATS) {
    const { cards, shown } = hands[seat];
    const { seen } = hands[otherSeat(seat)];
    if (seen.join() !== shown.join()) return `what is known of hand ${seat} is not mirrored`;
    if (!shown.every((card) => cards.includes(card))) return `hand ${seat} shows what it has not`;
  }
  return null;
}

function complainOfFlags(table: Readonly<Table>): string | null {
  if (table.flags.length !== FLAGS) return `there are ${table.flags.length} flags instead of nine`;
  const wrong = table.flags.findIndex((flag) => SEATS.some((seat) => !isInOrder(flag, seat)));
  return wrong === -1 ? null : `flag ${wrong + 1} holds what it cannot hold`;
}

/** Only Mud makes room for a fourth card; it may have gone since. */
function isInOrder(flag: Readonly<Flag>, seat: Seat): boolean {
  const side = flag.sides[seat];
  const isTieNoted =
    !isOpen(flag) || flag.last !== null || !isComplete(flag, 0) || !isComplete(flag, 1);
  return (
    side.length <= 4 &&
    side.every(isFormationCard) &&
    flag.environment[seat].every(isEnvironment) &&
    isTieNoted
  );
}

/** R6.3: who played a Tactics card has it on his side, at a flag or in his display, for good. */
function complainOfPlays(table: Readonly<Table>): string | null {
  const { played, leaders } = table;
  for (const seat of SEATS) {
    const tactics = tacticsOf(table, seat);
    if (played[seat] !== tactics.length) {
      return `seat ${seat} shows ${tactics.length} Tactics cards, but played ${played[seat]}`;
    }
    if (leaders[seat] !== tactics.filter(isLeader).length) {
      return `seat ${seat} does not show the Leaders that it played`;
    }
  }
  return null;
}

function tacticsOf({ flags, displays }: Readonly<Table>, seat: Seat): Card[] {
  const lying = flags.flatMap(({ sides, environment }) => [...sides[seat], ...environment[seat]]);
  return [...lying, ...displays[seat]].filter((card) => !isTroop(card));
}

/** The frames on the stack are of the seat whose turn it is. */
function complainOfTurn(table: Readonly<Table>): string | null {
  if ((table.result === null) !== table.stack.length > 0) {
    return 'a game is either over or waits for something';
  }
  const seat = turnOf(table);
  for (const frame of table.stack) {
    if (frame.phase === 'cut' || frame.phase === 'deal') {
      if (table.turn !== 0) return `${frame.phase} belongs to the setup`;
    } else if (seat === null) {
      return `${frame.phase} belongs to a turn`;
    } else if (frame.phase !== 'card' && frame.phase !== 'mud-excess' && frame.seats[0] !== seat) {
      return `${frame.phase} is asked of a seat whose turn it is not`;
    }
  }
  return null;
}

/** What the top of the stack waits for can come. */
function complainOfTop(state: Readonly<BattleLineState>): string | null {
  const top = state.table.stack.at(-1);
  if (top === undefined || canCome(state, top)) return null;
  return `${top.phase} waits for what cannot come`;
}

function canCome({ table, hands, fate }: Readonly<BattleLineState>, top: Frame): boolean {
  switch (top.phase) {
    case 'cut':
      return top.first === null || fate.troop.includes(top.first);
    case 'deal':
      return table.starter !== null && handSize(table, 0) + handSize(table, 1) === top.dealt;
    case 'card':
      return fate[top.deck].length > 0 && table.placed[top.deck].length === 0;
    case 'draw':
    case 'scout-draw':
      return deckCards(table) > 0;
    case 'scout-return':
      return hands[top.seats[0]].cards.length > 0;
    case 'mud-excess':
      return hasExcess(table, top.seats[0], top.flag);
    default:
      return true;
  }
}
