import type { ChancePhase, Emit, Rng, Seat, Weighted } from '@bannerfield/kernel';
import type { Leader } from './data.ts';
import { takeLeader } from './draft.ts';
import type { Event } from './events.ts';
import { currentFrame, supplyOf, type Chance, type LeaderTactics, type Table } from './state.ts';

export function listLeaders(deck: readonly Leader[]): Weighted<Chance>[] {
  return deck.map((leader) => ({ outcome: { type: 'leader', leader }, weight: 1 }));
}

export function sampleLeader(deck: readonly Leader[], rng: Rng): Chance {
  const leader = deck[rng(deck.length)];
  if (leader === undefined) throw new Error('a Leader Deck is empty');
  return { type: 'leader', leader };
}

/** A leader is drawn from the deck that supplies the seat. */
export const leader: ChancePhase<LeaderTactics> = {
  chance: ({ table }) => listLeaders(supplyOf(table, currentFrame(table, 'leader').to)),
  sample: ({ table }, rng) => sampleLeader(supplyOf(table, currentFrame(table, 'leader').to), rng),
  applyChance: ({ table }, outcome, emit) => {
    if (outcome.type !== 'leader') throw new Error('a leader is drawn');
    const { to } = currentFrame(table, 'leader');
    table.stack.pop();
    putInCommand(table, to, outcome.leader, emit);
  },
};

/** From the deck that supplies him into play. */
export function putInCommand(table: Table, seat: Seat, name: Leader, emit: Emit<Event>): void {
  takeLeader(supplyOf(table, seat), name);
  table.leaders[seat] = name;
  emit({ type: 'leader', seat, leader: name, penalty: table.battle.penalty[seat] });
}

/** R3.2: into the KIA Pile, for good. */
export function loseLeader(table: Table, seat: Seat): Leader {
  const name = table.leaders[seat];
  if (name === null) throw new Error(`seat ${seat} has no leader to lose`);
  table.leaders[seat] = null;
  table.kiaPile.push(name);
  return name;
}
