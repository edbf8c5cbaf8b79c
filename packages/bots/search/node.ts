/** An action as one seat has tried it from one information set. */
export interface Edge {
  /** As the notation writes it. */
  readonly move: string;
  /** How likely good play is held to choose it before any trial; of all edges of a node, about 1. */
  readonly prior: number;
  visits: number;
  /** Of the chance to win after it, over all visits. */
  sum: number;
  /** Trials in which it could be chosen, in whatever truth was imagined. */
  offers: number;
  /** How much better it would have been than what was chosen, where both choose at once. */
  regret: number;
  /** How often it would have been chosen, where both choose at once. */
  share: number;
  /** What the seat may know when it is asked next, by what it was told in between. */
  readonly next: Map<string, Node>;
}

/** What one seat knows when it is asked: the same node in all truths it cannot tell apart. */
export interface Node {
  readonly edges: Map<string, Edge>;
  visits: number;
}

export function makeNode(): Node {
  return { edges: new Map(), visits: 0 };
}

function makeEdge(move: string, prior: number): Edge {
  return { move, prior, visits: 0, sum: 0, offers: 0, regret: 0, share: 0, next: new Map() };
}

/** The edges of what is possible now; those that were never possible before come with their prior. */
export function edgesOf(
  node: Node,
  moves: readonly string[],
  priorOf: (index: number) => number,
): Edge[] {
  return moves.map((move, index) => {
    const known = node.edges.get(move);
    if (known !== undefined) return known;
    const edge = makeEdge(move, priorOf(index));
    node.edges.set(move, edge);
    return edge;
  });
}

/** How far what was little tried is preferred to what was best so far; not fitted to play yet. */
const CURIOSITY = 1.2;
/** What an untried action is held to be worth below the tried ones; a guess. */
const DOUBT = 0.1;

/**
 * The edge to try next: the best mean, and the more the less it was tried of all the trials in
 * which it could have been (PUCT over subsets of actions; Cowling, Powley and Whitehouse 2012,
 * Silver and others 2017).
 */
export function mostPromising(edges: readonly Edge[]): Edge {
  const [first] = edges;
  if (first === undefined) throw new Error('nothing to choose from');
  const untried = meanOf(edges) - DOUBT;
  let best = first;
  let bestScore = -Infinity;
  for (const edge of edges) {
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits;
    const score = mean + (CURIOSITY * edge.prior * Math.sqrt(edge.offers + 1)) / (edge.visits + 1);
    if (score <= bestScore) continue;
    best = edge;
    bestScore = score;
  }
  return best;
}

function meanOf(edges: readonly Edge[]): number {
  let sum = 0;
  let visits = 0;
  for (const edge of edges) {
    sum += edge.sum;
    visits += edge.visits;
  }
  return visits === 0 ? 0.5 : sum / visits;
}

/** How many answers of the world to one action are told apart, by how often it was tried. */
const WIDTH = 1.5;

/**
 * Where a seat is when it is asked again: by what it was told, as long as there are few such
 * places for so many trials; else in one place for all the rest (progressive widening).
 */
export function nextNode(edge: Edge, told: string): Node {
  const known = edge.next.get(told);
  if (known !== undefined) return known;
  const isWide = edge.next.size > WIDTH * Math.sqrt(edge.visits);
  const place = isWide ? '' : told;
  const shared = edge.next.get(place);
  if (shared !== undefined) return shared;
  const node = makeNode();
  edge.next.set(place, node);
  return node;
}
