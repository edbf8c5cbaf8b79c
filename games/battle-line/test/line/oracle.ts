/**
 * The claim proof by trial of everything: each way to complete a side, each identity of each
 * wild card. Shares nothing with rules/ but the numbering of the cards.
 */

const ALEXANDER = 60;
const DARIUS = 61;
const COMPANION = 62;
const SHIELDS = 63;
const COLOURS = 6;

export interface Verdict {
  readonly rank: number; // 5 wedge … 1 host; 0 under Fog
  readonly sum: number;
}

/** What one card can be: colour and value. */
type Identity = readonly [number, number];

const LEADER_IDENTITIES = identities(1, 10);
const COMPANION_IDENTITIES = identities(8, 8);
const SHIELDS_IDENTITIES = identities(1, 3);

function identities(lowest: number, highest: number): Identity[] {
  const all: Identity[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let value = lowest; value <= highest; value++) all.push([colour, value]);
  }
  return all;
}

function identitiesOf(card: number): readonly Identity[] {
  if (card < 60) return [[Math.floor(card / 10), (card % 10) + 1]];
  if (card === ALEXANDER || card === DARIUS) return LEADER_IDENTITIES;
  if (card === COMPANION) return COMPANION_IDENTITIES;
  if (card === SHIELDS) return SHIELDS_IDENTITIES;
  throw new Error(`${String(card)} makes no formation`);
}

/** Null: the pool has too few cards. */
export function bestByTrial(
  cards: readonly number[],
  size: number,
  fog: boolean,
  pool: readonly number[],
): Verdict | null {
  const slots = cards.map(identitiesOf);
  const spare = pool.map(identitiesOf);
  let best: Verdict | null = null;
  for (const kept of choices(slots, Math.min(size, slots.length))) {
    for (const added of choices(spare, size - kept.length)) {
      best = better(best, bestIdentities([...kept, ...added], fog));
    }
  }
  return best;
}

/** Every choice of `count` of the items, in the items' order. */
function* choices<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - count; i++) {
    for (const rest of choices(items, count - 1, i + 1)) yield [items[i] as T, ...rest];
  }
}

function bestIdentities(slots: readonly (readonly Identity[])[], fog: boolean): Verdict {
  const colours: number[] = [];
  const values: number[] = [];
  let best: Verdict = { rank: -1, sum: 0 };
  const assign = (slot: number): void => {
    const options = slots[slot];
    if (options === undefined) {
      best = better(best, classify(colours, values, fog));
      return;
    }
    for (const [colour, value] of options) {
      colours[slot] = colour;
      values[slot] = value;
      assign(slot + 1);
    }
  };
  assign(0);
  return best;
}

function better(a: Verdict | null, b: Verdict): Verdict {
  if (a === null || b.rank > a.rank) return b;
  return b.rank === a.rank && b.sum > a.sum ? b : a;
}

/** The formation of cards whose identity is known. */
function classify(colours: readonly number[], values: readonly number[], fog: boolean): Verdict {
  let sum = 0;
  for (const value of values) sum += value;
  if (fog) return { rank: 0, sum };
  const oneColour = colours.every((colour) => colour === colours[0]);
  const run = isConsecutive(values);
  if (oneColour && run) return { rank: 5, sum };
  if (values.every((value) => value === values[0])) return { rank: 4, sum };
  if (oneColour) return { rank: 3, sum };
  return { rank: run ? 2 : 1, sum };
}

/** Each of lowest, lowest + 1, … occurs. */
function isConsecutive(values: readonly number[]): boolean {
  const lowest = Math.min(...values);
  for (let step = 0; step < values.length; step++) {
    if (!values.includes(lowest + step)) return false;
  }
  return true;
}
