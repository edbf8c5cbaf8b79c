import type { Rated, Taste } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { DARIUS, ALEXANDER, isTroop, SCOUT } from '../rules/data.ts';
import { hasFog, slotsAt } from '../rules/flags.ts';
import { addToLine, makeLine, type Line } from '../rules/formations.ts';
import type { Action, BattleLine, BattleLineKnown, Flag } from '../rules/state.ts';
import { lookAround, type Sight } from './sight.ts';
import { chanceToWin } from './yardstick/game-chance.ts';
import { prospectsOf, type Prospect, type Supply } from './yardstick/prospects.ts';

/** Draws of each side that are reckoned with, while the decks have them: a guess. */
const AHEAD = 14;
/** What a Tactics card in hand is worth, in chance to win; Leaders twice that. */
const TACTICS = 0.02;
/** Tactics cards in hand beyond which Troops are drawn. */
const ENOUGH = 2;

/**
 * A player by rules of thumb, to measure others by: it reckons for each flag the chances of what
 * both sides may complete from what it has not seen, and plays what makes its game likeliest won.
 */
export const yardstick: Taste<BattleLine> = {
  evaluate: (known) => {
    const sight = lookAround(known);
    const flags = known.table.flags.map((flag) => chanceAt(known, flag, sight));
    return chanceToWin(flags) + tacticsWorth(known);
  },
  makeAdviser: () => ({ advise: adviseDraw }),
};

function tacticsWorth({ hand }: BattleLineKnown): number {
  return hand.cards.reduce((sum, card) => {
    if (isTroop(card) || card === SCOUT) return sum;
    return sum + (card === ALEXANDER || card === DARIUS ? 2 : 1) * TACTICS;
  }, 0);
}

/** Tactics cards while few are held and another may be played; else Troops. */
function adviseDraw(known: BattleLineKnown): readonly Rated<BattleLine>[] | null {
  const { seat, table, hand } = known;
  if (table.stack.at(-1)?.phase !== 'draw') return null;
  const held = hand.cards.filter((card) => !isTroop(card)).length;
  const isWanted = held + table.played[seat] - table.played[otherSeat(seat)] < ENOUGH;
  const wanted = isWanted && table.decks.tactics > 0 ? 'tactics' : 'troop';
  const deck = table.decks[wanted] > 0 ? wanted : wanted === 'troop' ? 'tactics' : 'troop';
  if (table.decks[deck] === 0) return null;
  const action: Action = { type: 'draw', deck };
  return [{ action, value: 0 }];
}

/** To have a flag in the end. */
function chanceAt(known: BattleLineKnown, flag: Readonly<Flag>, sight: Sight): number {
  const { seat, table } = known;
  if (flag.owner !== null) return flag.owner === seat ? 1 : 0;
  const other = otherSeat(seat);
  const fog = hasFog(flag);
  const [own, opposing] = [lineOf(flag, seat), lineOf(flag, other)];
  const unseen = sight.hidden.reduce((sum, mask) => sum + countBits(mask), 0);
  const drawn = Math.min(AHEAD, Math.ceil(table.decks.troop / 2), unseen);
  const theirs = Math.min(unseen, table.backs[other].troop + drawn);
  const mine: Supply = { inHand: sight.inHand, hidden: sight.hidden, draws: { unseen, drawn } };
  const others: Supply = {
    inHand: sight.hidden.map(() => 0),
    hidden: sight.hidden,
    draws: { unseen, drawn: theirs },
  };
  const isFirst = own.missing <= 0 && (opposing.missing > 0 || flag.last === other);
  return chanceOver(prospects(own, fog, mine), prospects(opposing, fog, others), isFirst);
}

/** What comes of a side where nothing lies yet: as often as it does when greedy bots play. */
const USUAL: readonly Prospect[] = [
  { strength: 5 * 64 + 15, chance: 0.12 },
  { strength: 4 * 64 + 18, chance: 0.18 },
  { strength: 3 * 64 + 20, chance: 0.25 },
  { strength: 2 * 64 + 18, chance: 0.25 },
  { strength: 64 + 18, chance: 0.2 },
];

function prospects(line: Readonly<Line>, fog: boolean, supply: Supply): readonly Prospect[] {
  return line.missing === line.size && !fog ? USUAL : prospectsOf(line, fog, supply);
}

/** @param isFirst whether who is as strong as the other has it. */
function chanceOver(
  own: readonly Prospect[],
  other: readonly Prospect[],
  isFirst: boolean,
): number {
  let chance = 0;
  for (const mine of own) {
    for (const theirs of other) {
      const gap = mine.strength - theirs.strength;
      const isHeld = gap > 0 || (gap === 0 && isFirst);
      const share = isHeld ? 1 : gap === 0 ? 0.5 : 0;
      chance += mine.chance * theirs.chance * share;
    }
  }
  return chance;
}

/** Of more cards than count, those laid first. */
function lineOf(flag: Readonly<Flag>, seat: Seat): Line {
  const line = makeLine(slotsAt(flag));
  for (const card of flag.sides[seat].slice(0, line.size)) addToLine(line, card);
  return line;
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
