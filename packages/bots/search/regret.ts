import type { Rng } from '@bannerfield/kernel';
import type { Edge } from './node.ts';

/** How often something is tried whatever the regrets say. */
const EXPLORE = 0.15;
const FINE = 0x1_0000_0000;

/** How likely each edge is to be chosen: by regret, and each a little (regret matching). */
function mixOfRegrets(edges: readonly Edge[]): number[] {
  const positive = edges.map(({ regret }) => Math.max(0, regret));
  const sum = positive.reduce((one, other) => one + other, 0);
  return positive.map((regret, index) =>
    sum > 0 ? regret / sum : (edges[index]?.prior ?? 0) / priorSum(edges),
  );
}

function priorSum(edges: readonly Edge[]): number {
  return edges.reduce((sum, { prior }) => sum + prior, 0);
}

/** An edge drawn from the mix, and how likely it was to be drawn. */
export function drawEdge(edges: readonly Edge[], rng: Rng): { edge: Edge; likelihood: number } {
  const mix = mixOfRegrets(edges);
  for (const [index, edge] of edges.entries()) edge.share += mix[index] ?? 0;
  const even = EXPLORE / edges.length;
  let left = rng(FINE) / FINE;
  for (const [index, edge] of edges.entries()) {
    const likelihood = (1 - EXPLORE) * (mix[index] ?? 0) + even;
    left -= likelihood;
    if (left <= 0 || index === edges.length - 1) return { edge, likelihood };
  }
  throw new Error('nothing to choose from');
}

/** After a trial worth `value`: what the others would have been worth, judged by this one alone. */
export function learnRegret(
  edges: readonly Edge[],
  chosen: Edge,
  likelihood: number,
  value: number,
): void {
  for (const edge of edges) {
    const estimate = edge === chosen ? (value - 0.5) / likelihood : 0;
    edge.regret = Math.max(0, edge.regret + estimate - (value - 0.5));
  }
}
