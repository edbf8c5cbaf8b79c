import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { edgesOf, makeNode, mostPromising, nextNode } from '../../search/node.ts';
import { drawEdge, learnRegret } from '../../search/regret.ts';

test('who goes by his regrets comes to mix as the solution does', () => {
  // Worth to the first: heads against heads 1, tails against tails 0.5, else 0. Solved by hand:
  // both choose heads once in three.
  const worth = [
    [1, 0],
    [0, 0.5],
  ];
  const { next } = makeXoshiro(3);
  const sides = [makeNode(), makeNode()].map((node) =>
    edgesOf(node, ['heads', 'tails'], () => 0.5),
  );
  for (let round = 0; round < 60_000; round++) {
    const drawn = sides.map((edges) => drawEdge(edges, next));
    const [row = 0, column = 0] = drawn.map(({ edge }, side) => sides[side]?.indexOf(edge));
    const value = worth[row]?.[column] ?? 0;
    drawn.forEach(({ edge, likelihood }, side) => {
      learnRegret(sides[side] ?? [], edge, likelihood, side === 0 ? value : 1 - value);
    });
  }
  for (const edges of sides) {
    const [heads = 0, tails = 0] = edges.map(({ share }) => share);
    expect(heads / (heads + tails)).toBeCloseTo(1 / 3, 1);
  }
});

test('an action that was never tried is tried before one that always lost', () => {
  const [lost, open] = edgesOf(makeNode(), ['lost', 'open'], () => 0.5);
  if (lost === undefined || open === undefined) throw new Error('two edges');
  Object.assign(lost, { visits: 20, sum: 0, offers: 20 });
  open.offers = 20;
  expect(mostPromising([lost, open])).toBe(open);
});

test('a good action is tried again and again, and the others now and then', () => {
  const edges = edgesOf(makeNode(), ['good', 'fair', 'bad'], () => 1 / 3);
  const chances = [0.7, 0.5, 0.3];
  const { next } = makeXoshiro(1);
  for (let trial = 0; trial < 1000; trial++) {
    const edge = mostPromising(edges);
    for (const each of edges) each.offers += 1;
    edge.visits += 1;
    edge.sum += next(1000) < 1000 * (chances[edges.indexOf(edge)] ?? 0) ? 1 : 0;
  }
  const [good = 0, fair = 0, bad = 0] = edges.map(({ visits }) => visits);
  expect(good).toBeGreaterThan(700);
  expect(fair).toBeGreaterThan(bad);
  expect(bad).toBeGreaterThan(0);
});

test('what the world answers is told apart the wider the more often it was asked', () => {
  const [edge] = edgesOf(makeNode(), ['move'], () => 1);
  if (edge === undefined) throw new Error('one edge');
  const first = nextNode(edge, 'six');
  expect(nextNode(edge, 'five')).toBe(nextNode(edge, 'four'));
  expect(nextNode(edge, 'six')).toBe(first);
  edge.visits = 100;
  expect(nextNode(edge, 'three')).not.toBe(nextNode(edge, 'two'));
});
