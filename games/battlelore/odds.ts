import { FACES, FLAG, SWORD } from './rules/data.ts';
import { countDice, countHits, diceOf, listRolls, type Count, type Duel } from './rules/dice.ts';
import { boldOf, isGoblin } from './rules/morale.ts';
import { unitOf, type Clash, type Table, type Unit } from './rules/state.ts';

/** What a roll may bring, as shares of all rolls: exact. */
export interface Odds {
  readonly dice: number;
  readonly count: Count;
  /** By figures that the target loses to hits, from none to all that it has. */
  readonly losses: readonly number[];
  /** At least one hit, and as many as there are figures. */
  readonly hit: number;
  readonly kill: number;
  /** It lives and must retreat: more flags than it may ignore. */
  readonly driven: number;
  /** Flags that it may ignore, and hexes for each of the others. */
  readonly bold: number;
  readonly hexes: number;
}

/** So many hits and flags, and what share of all rolls shows them. */
export interface Share {
  readonly hits: number;
  readonly flags: number;
  readonly share: number;
}

/** What an attack may bring before it is rolled; `bold` and `hexes` as Lore leaves them. */
export function oddsOf(
  table: Readonly<Table>,
  duel: Readonly<Duel>,
  target: Readonly<Unit>,
  clash: Readonly<Clash> | null = null,
): Odds {
  const count = countDice(table, duel);
  const dice = diceOf(count);
  const unit = unitOf(table, duel.attacker);
  const bold = boldOf(table, target, clash);
  const hexes = Math.max(isGoblin(table, target) ? 2 : 1, clash?.fright ?? 1);
  const losses = Array.from({ length: target.figures + 1 }, () => 0);
  let driven = 0;
  for (const { hits, flags, share } of sharesOf(unit, target, duel.melee, dice)) {
    const lost = Math.min(hits, target.figures);
    losses[lost] = (losses[lost] ?? 0) + share;
    if (lost < target.figures && flags > bold) driven += share;
  }
  const kill = losses.at(-1) ?? 0;
  return { dice, count, losses, hit: 1 - (losses[0] ?? 0), kill, driven, bold, hexes };
}

const KNOWN = new Map<string, readonly Share[]>();

/** All rolls of so many dice, by hits and flags. */
export function sharesOf(
  unit: Readonly<Unit>,
  target: Readonly<Unit>,
  melee: boolean,
  dice: number,
): readonly Share[] {
  const key = `${String(dice)} ${String(readingOf(unit, target, melee))}`;
  const known = KNOWN.get(key) ?? addUp(unit, target, melee, dice);
  KNOWN.set(key, known);
  return known;
}

/**
 * Hits of two Swords: they tell the three ways in which weapons read them apart; a helmet is always
 * a hit.
 */
export function readingOf(unit: Readonly<Unit>, target: Readonly<Unit>, melee: boolean): number {
  return countHits(unit, target, melee, twoSwords, false);
}

const twoSwords = FACES.map((_, face) => (face === SWORD ? 2 : 0));

function addUp(
  unit: Readonly<Unit>,
  target: Readonly<Unit>,
  melee: boolean,
  dice: number,
): readonly Share[] {
  const all = FACES.length ** dice;
  const shares = new Map<string, Share>();
  for (const { outcome, weight } of listRolls(dice)) {
    if (outcome.type !== 'roll') continue;
    const hits = countHits(unit, target, melee, outcome.faces, false);
    const flags = outcome.faces[FLAG] ?? 0;
    const key = `${String(hits)} ${String(flags)}`;
    const share = (shares.get(key)?.share ?? 0) + weight / all;
    shares.set(key, { hits, flags, share });
  }
  return [...shares.values()];
}
