import assert from 'node:assert/strict';
import { test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { COMPANION, SHIELDS, TROOPS, isLeader } from '../../rules/data.ts';
import { formationOf, sumOf } from '../../rules/formations.ts';
import { makeUnseen, strongestLine } from '../../rules/line.ts';
import { bestByTrial, type Verdict } from './oracle.ts';
import { makePosition, makeRandom, type Position } from './positions.ts';

const RANKS = ['none', 'host', 'skirmish', 'battalion', 'phalanx', 'wedge'];
const WILDS = ['no wild', 'leader', 'companion', 'leader + companion'].flatMap((wilds) => [
  wilds,
  `${wilds} + shields`,
]);

test('R5.15 the proof agrees with trial of everything on small pools', () => {
  const random = makeRandom(1);
  const seen = new Tally();
  for (let n = 0; n < 20_000; n++) compare(makePosition(random, random(19)), seen);
  for (const formation of RANKS) {
    seen.atLeast(300, `${formation} of 3`);
    seen.atLeast(300, `${formation} of 4`);
  }
  for (const wilds of WILDS) {
    seen.atLeast(300, `theirs: ${wilds}`);
    seen.atLeast(300, `mine: ${wilds}`);
  }
  for (const kind of ['fog', 'mud', 'fog and mud', 'tie', 'claim holds', 'claim fails']) {
    seen.atLeast(300, kind);
  }
  for (const kind of ['pool too short', 'their four on three', 'my four on three']) {
    seen.atLeast(300, kind);
  }
  for (const missing of [0, 1, 2, 3, 4]) seen.atLeast(300, `missing ${String(missing)}`);
});

test('R5.15 the proof agrees with trial of everything on full pools', () => {
  const random = makeRandom(2);
  const seen = new Tally();
  const count = runs(15, 300);
  for (let n = 0; n < count; n++) compare(makePosition(random, TROOPS), seen);
  seen.atLeast(count / 15, 'mud');
});

/** Both sides' best and the outcome of the claim must be the same by rule and by trial. */
function compare({ size, fog, mine, theirs, pool }: Position, seen: Tally): void {
  const context = JSON.stringify({ size, fog, mine, theirs, pool });
  const unseen = makeUnseen(without(pool));
  const myTrial = bestByTrial(mine, size, fog, []);
  const theirTrial = bestByTrial(theirs, size, fog, pool);
  const myBest = strongestLine(mine, size, fog, []);
  const theirBest = strongestLine(theirs, size, fog, unseen);

  assert.deepEqual(verdictOf(myBest?.strength), myTrial, context);
  assert.deepEqual(verdictOf(theirBest?.strength), theirTrial, context);
  if (theirBest !== null && theirTrial !== null) {
    assert.equal(theirBest.completion.length, Math.max(0, size - theirs.length), context);
    assertDrawn(theirBest.completion, pool, context);
    const completed = [...theirs, ...theirBest.completion];
    assert.deepEqual(bestByTrial(completed, size, fog, []), theirTrial, context);
  }
  const holds = theirBest === null || (myBest?.strength ?? -1) >= theirBest.strength;
  assert.equal(holds, theirTrial === null || !beats(theirTrial, myTrial), context);
  note(seen, { size, fog, mine, theirs, pool }, theirTrial, holds);
  if (theirBest !== null && theirBest.strength === myBest?.strength) seen.add('tie');
}

function note(seen: Tally, position: Position, theirTrial: Verdict | null, holds: boolean): void {
  const { size, fog, mine, theirs } = position;
  seen.add(`mine: ${wildsOf(mine)}`);
  seen.add(`theirs: ${wildsOf(theirs)}`);
  seen.add(`missing ${String(Math.max(0, size - theirs.length))}`);
  seen.add(holds ? 'claim holds' : 'claim fails');
  if (theirTrial === null) seen.add('pool too short');
  else seen.add(`${String(RANKS[theirTrial.rank])} of ${String(size)}`);
  if (fog) seen.add('fog');
  if (size === 4) seen.add('mud');
  if (fog && size === 4) seen.add('fog and mud');
  if (theirs.length > size) seen.add('their four on three');
  if (mine.length > size) seen.add('my four on three');
}

function verdictOf(strength: number | undefined): Verdict | null {
  if (strength === undefined) return null;
  return { rank: RANKS.indexOf(formationOf(strength)), sum: sumOf(strength) };
}

function beats(a: Verdict, b: Verdict | null): boolean {
  return b === null || a.rank > b.rank || (a.rank === b.rank && a.sum > b.sum);
}

function without(pool: readonly number[]): number[] {
  return Array.from({ length: TROOPS }, (_, card) => card).filter((card) => !pool.includes(card));
}

function assertDrawn(cards: readonly number[], pool: readonly number[], context: string): void {
  assert.equal(new Set(cards).size, cards.length, context);
  for (const card of cards) assert.ok(pool.includes(card), context);
}

function wildsOf(side: readonly number[]): string {
  const wilds = [
    ...(side.some(isLeader) ? ['leader'] : []),
    ...(side.includes(COMPANION) ? ['companion'] : []),
    ...(side.includes(SHIELDS) ? ['shields'] : []),
  ];
  if (wilds.length === 0) return 'no wild';
  return wilds[0] === 'shields' ? 'no wild + shields' : wilds.join(' + ');
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  atLeast(count: number, kind: string): void {
    const found = this.#counts.get(kind) ?? 0;
    assert.ok(found >= count, `only ${String(found)} of ${kind}`);
  }
}
