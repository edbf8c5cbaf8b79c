/** Random positions at one flag, made so that the rare cases are not rare. */

import { COMPANION, SHIELDS, TROOPS, ALEXANDER, DARIUS } from '../../rules/data.ts';

export interface Position {
  readonly size: number;
  readonly fog: boolean;
  /** A full side, four cards on three at times. */
  readonly mine: number[];
  readonly theirs: number[];
  /** Unseen Troops; disjoint from both sides. */
  readonly pool: number[];
}

export type Random = (below: number) => number;

export function makeRandom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function makePosition(random: Random, poolSize: number): Position {
  const size = 3 + random(2);
  const deck = new Set(Array.from({ length: TROOPS }, (_, card) => card));
  const wilds = random(2) === 0 ? [COMPANION, SHIELDS] : [];
  const theirs = makeSide(random, deck, wilds, howMany(random, size), ALEXANDER);
  const mine =
    random(4) === 0
      ? makeTwin(random, deck, theirs, size)
      : makeSide(random, deck, wilds, full(random, size), DARIUS);
  return { size, fog: random(5) === 0, mine, theirs, pool: makePool(random, deck, poolSize) };
}

function howMany(random: Random, size: number): number {
  return size === 3 && random(8) === 0 ? 4 : random(size + 1);
}

function full(random: Random, size: number): number {
  return size === 3 && random(8) === 0 ? 4 : size;
}

/** Takes its cards out of the deck and the wild cards. */
function makeSide(
  random: Random,
  deck: Set<number>,
  wilds: number[],
  count: number,
  leader: number,
): number[] {
  const side: number[] = [];
  if (count > 0 && random(2) === 0) side.push(leader);
  for (const wild of [...wilds]) {
    if (side.length >= count || random(2) === 0) continue;
    side.push(wild);
    wilds.splice(wilds.indexOf(wild), 1);
  }
  const likes = makeTaste(random);
  while (side.length < count) side.push(take(random, deck, likes));
  return shuffled(random, side);
}

/** A full side with the values of another in other colours, so that ties come about. */
function makeTwin(random: Random, deck: Set<number>, other: number[], size: number): number[] {
  const twin: number[] = [];
  for (const card of other) {
    if (twin.length >= size || card >= TROOPS) continue;
    twin.push(take(random, deck, (troop) => troop % 10 === card % 10));
  }
  const likes = makeTaste(random);
  while (twin.length < size) twin.push(take(random, deck, likes));
  return shuffled(random, twin);
}

function makePool(random: Random, deck: Set<number>, poolSize: number): number[] {
  const pool: number[] = [];
  let likes = makeTaste(random);
  while (pool.length < poolSize && deck.size > 0) {
    if (random(6) === 0) likes = makeTaste(random);
    pool.push(take(random, deck, likes));
  }
  return pool;
}

/** Cards that go together: a colour, a value, a few neighbouring values, both, or anything. */
function makeTaste(random: Random): (troop: number) => boolean {
  const colour = random(6);
  const value = random(10);
  const near = (troop: number): boolean => Math.abs((troop % 10) - value) <= 2;
  const inColour = (troop: number): boolean => Math.floor(troop / 10) === colour;
  switch (random(5)) {
    case 0:
      return inColour;
    case 1:
      return (troop) => troop % 10 === value;
    case 2:
      return near;
    case 3:
      return (troop) => near(troop) && inColour(troop);
    default:
      return () => true;
  }
}

function take(random: Random, deck: Set<number>, likes: (troop: number) => boolean): number {
  const liked = [...deck].filter(likes);
  const choice = liked.length > 0 ? liked : [...deck];
  const card = choice[random(choice.length)];
  if (card === undefined) throw new Error('the deck is empty');
  deck.delete(card);
  return card;
}

function shuffled(random: Random, cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  return cards;
}
