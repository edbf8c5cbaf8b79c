import { mindOf, type Mind } from '@bannerfield/bots';
import { makeAnalyser, type Analyser } from '@bannerfield/bots/analysis';
import type { Account, Analysis, Decided, Fell } from '@bannerfield/bots/analysis-report';
import { Match, type Seat } from '@bannerfield/kernel';
import type { Estimate } from '@bannerfield/stats';
import { expect, test } from 'vitest';
import { taste } from '../../../../games/_blank/bot/index.ts';
import { finished } from '../../../kernel/test/games.ts';
import { game as wagers, PILE, type Wager, type Wagers } from '../search/wager.ts';
import { headstrong, pennies, type Pennies, type Side } from './pennies.ts';

const TERMS = { nodes: 4000, seed: 1 };

/** Plays on by wagering on red. */
const cautious: Mind<Wagers> = {
  depth: 9,
  plies: 1,
  chance: () => 0.5,
  candidates: ({ legal }) => legal.map((action) => ({ action, prior: 1 / legal.length })),
  makePolicy: () => () => ({ type: 'wager', on: 'red' }),
};

function wagered(on: Wager, { pile = PILE.toReversed(), eyes = 1 } = {}): Match<Wagers> {
  const match = new Match(wagers, { pile });
  match.act(0, { type: 'wager', on });
  if (match.pending.kind === 'chance') match.applyChance({ type: 'die', eyes });
  return match;
}

function shown(...sides: readonly (readonly [Seat, Side])[]): Match<Pennies> {
  const match = new Match(pennies, {});
  for (const [seat, side] of sides) match.act(seat, { type: 'show', side });
  return match;
}

function whole(analyser: Analyser): Analysis {
  while (analyser.think());
  return analyser.report();
}

function decision({ moments }: Analysis, seat: Seat = 0): Decided {
  const found = moments.find((each) => each.kind === 'decision' && each.seat === seat);
  if (found?.kind !== 'decision') throw new Error(`seat ${String(seat)} decided nothing`);
  return found;
}

function fall({ moments }: Analysis): Fell {
  const found = moments.find(({ kind }) => kind === 'chance');
  if (found?.kind !== 'chance') throw new Error('nothing fell');
  return found;
}

function expectIn(estimate: Estimate | undefined, exact: number): void {
  expect(estimate?.low).toBeLessThanOrEqual(exact);
  expect(estimate?.high).toBeGreaterThanOrEqual(exact);
}

/** The identity of `Analysis`. */
function expectToAddUp({ start, end, sides }: Analysis): void {
  const booked = ({ lost, hindsight }: Account): number => hindsight.value - lost.value;
  const [first, second] = sides;
  expect(second.luck.value).toBeCloseTo(-first.luck.value, 12);
  const all = first.luck.value + booked(first) - booked(second);
  expect(end - start).toBeCloseTo(all, 9);
}

test('a blunder is found, with the win chance that it gave away', () => {
  const analysis = whole(makeAnalyser(wagered('black'), cautious, TERMS));
  const { played, choice } = decision(analysis);
  expect([played, choice?.best]).toEqual(['black', 'red']);
  expectIn(choice?.bestChance, 3 / 5);
  expectIn(choice?.playedChance, 2 / 5);
  expectIn(choice?.lost, 1 / 5);
  expect(choice?.lost.value).toBeCloseTo(1 / 5, 1);
  expectToAddUp(analysis);
});

test('the best move gives nothing away', () => {
  const { choice } = decision(whole(makeAnalyser(wagered('red'), cautious, TERMS)));
  expect(choice).toMatchObject({ best: 'red', lost: { value: 0, low: 0, high: 0 } });
  expectIn(choice?.playedChance, 3 / 5);
});

test.each([
  ['small', 2, 1 - 1 / 2],
  ['small', 5, 0 - 1 / 2],
  ['six', 6, 1 - 1 / 6],
  ['six', 1, 0 - 1 / 6],
] as const)('on %s a roll of %i is as lucky as it is', (on, eyes, luck) => {
  const analysis = whole(makeAnalyser(wagered(on, { eyes }), cautious, TERMS));
  const { outcomes, swing } = fall(analysis);
  expect(outcomes).toEqual([`die:${String(eyes)}`]);
  expectIn(swing, luck);
  expect(swing.value).toBeCloseTo(luck, 1);
  expectIn(analysis.sides[0].luck, luck);
  expectIn(analysis.sides[1].luck, -luck);
  expectToAddUp(analysis);
});

test('what lay hidden is hindsight: it changes nothing of what was given away', () => {
  const [lucky, unlucky] = [PILE.toReversed(), PILE].map((pile) =>
    whole(makeAnalyser(wagered('black', { pile: pile.slice() }), cautious, TERMS)),
  );
  if (lucky === undefined || unlucky === undefined) throw new Error('two games');
  expect(decision(unlucky).choice).toEqual(decision(lucky).choice);
  expect(unlucky.sides[0].lost).toEqual(lucky.sides[0].lost);
  // Black lay on top in one and red in the other; who saw the pile would have known.
  expect([lucky, unlucky].map(({ start, end }) => [start, end])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  for (const each of [lucky, unlucky]) expectToAddUp(each);
});

const BOTH: readonly (readonly [Seat, Side])[] = [
  [0, 'tails'],
  [1, 'heads'],
];

test.each([
  ['first', BOTH],
  ['second', BOTH.toReversed()],
] as const)('who chooses %s of two at once is judged against how the other mixes', (_, both) => {
  const analysis = whole(makeAnalyser(shown(...both), headstrong, TERMS));
  const { choice } = decision(analysis);
  expect(choice?.best).toBe('heads');
  // Against what the other has shown heads would win always, and against either side half the time.
  expectIn(choice?.bestChance, 3 / 4);
  expectIn(choice?.playedChance, 1 / 4);
  const other = decision(analysis, 1).choice;
  expect(other?.best).toBe('tails');
  expectIn(other?.lost, 1 / 2);
  expectToAddUp(analysis);
});

const READING = { slope: 0.05, depth: 40, plies: 1, width: 3, looks: 3 };
const mind = mindOf(finished().game, taste, READING);

test('the accounts of a whole game add up, and its turning point is its largest swing', () => {
  const analysis = whole(makeAnalyser(finished(), mind, TERMS));
  expectToAddUp(analysis);
  const { moments, turningPoint, end } = analysis;
  expect([0, 0.5, 1]).toContain(end);
  const swings = moments.map(({ swing }) => Math.abs(swing.value));
  expect(swings[turningPoint ?? -1]).toBe(Math.max(...swings));
  // The deal is one, and each moment begins where the one before it ended.
  expect(moments[0]).toMatchObject({ kind: 'chance', at: 0, before: analysis.start });
  expect((moments[0] as Fell).outcomes).toHaveLength(6);
  moments.slice(1).forEach(({ before }, index) => expect(before).toBe(moments[index]?.after));
  expect(moments.at(-1)?.after).toBe(end);
});

test('a game under way is analysed as far as it has come', () => {
  const { moments, end, sides } = whole(makeAnalyser(shown([0, 'heads']), headstrong, TERMS));
  expect(moments.map(({ at }) => at)).toEqual([0]);
  expect(end).toBeCloseTo(3 / 4, 1);
  expect(sides.map(({ decisions }) => decisions)).toEqual([1, 0]);
});

test('same seed and nodes, same result; another seed, another one', () => {
  const analysed = (seed: number): Analysis =>
    whole(makeAnalyser(finished(), mind, { nodes: 2000, seed }));
  expect(analysed(5)).toEqual(analysed(5));
  expect(analysed(6)).not.toEqual(analysed(5));
});

test('it never takes more playouts than it may, says how far it is, and can be left at any time', () => {
  const terms = { nodes: 1500, seed: 1 };
  const analyser = makeAnalyser(finished(), mind, terms);
  const total = analyser.report().moments.length;
  let [done, asked] = [0, 0];
  do {
    expect(analyser.done).toBeGreaterThanOrEqual(done);
    ({ done } = analyser);
    if (asked++ % 40 > 0) continue;
    const early = analyser.report();
    expectToAddUp(early);
    expect(early.moments).toHaveLength(total);
  } while (analyser.think());
  expect(analyser.done).toBe(analyser.total);
  expect(analyser.playouts).toBeLessThanOrEqual(terms.nodes);
  expect(analyser.playouts).toBeGreaterThan(terms.nodes / 2);
});

test('where nothing else is worth a trial, it is still said how what was played stands', () => {
  const single: Mind<Wagers> = {
    ...cautious,
    candidates: () => [{ action: { type: 'wager', on: 'small' }, prior: 1 }],
  };
  const { choice } = decision(whole(makeAnalyser(wagered('small'), single, TERMS)));
  expect(choice).toMatchObject({ best: 'small', lost: { value: 0 } });
  expectIn(choice?.playedChance, 1 / 2);
});

test('without a playout nothing is said of a decision', () => {
  const analysis = whole(makeAnalyser(wagered('black'), cautious, { nodes: 1, seed: 1 }));
  expect(decision(analysis).choice).toBeNull();
  expect(analysis.sides[0].lost.value).toBe(0);
  expectToAddUp(analysis);
});
