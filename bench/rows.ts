import { fastPlayOuts, fastSteps, readable } from './contestants.ts';
import type { Contestant } from './measure.ts';
import { counterExamples, fullSides, partialProofs } from './proofs.ts';

/** Random games of one kind. */
export interface GameRow {
  readonly name: string;
  readonly tactics: boolean;
  readonly contestant: Contestant;
}

const GAMES = [
  { name: 'readable, Tactics', make: readable, tactics: true },
  { name: 'readable, no Tactics', make: readable, tactics: false },
  { name: 'fast by steps, Tactics', make: fastSteps, tactics: true },
  { name: 'fast by steps, no Tactics', make: fastSteps, tactics: false },
  { name: 'fast playouts, Tactics', make: fastPlayOuts, tactics: true },
  { name: 'fast playouts, no Tactics', make: fastPlayOuts, tactics: false },
];

const PROOFS = [
  { name: 'proof, partial side', make: partialProofs },
  { name: 'proof with counter-example', make: counterExamples },
  { name: 'strength, full side', make: fullSides },
];

export function makeGameRows(): GameRow[] {
  return GAMES.map(({ name, make, tactics }) => ({
    name,
    tactics,
    contestant: make(name, tactics),
  }));
}

export function makeProofRows(): Contestant[] {
  return PROOFS.map(({ name, make }) => make(name));
}
