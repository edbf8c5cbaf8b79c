import { makeBotMaker, makeStream, type Bot, type BotName, type MakeBot } from '@bannerfield/bots';
import {
  known,
  SEATS,
  silent,
  type Edition,
  type Game,
  type Pair,
  type Seat,
} from '@bannerfield/kernel';
import { taste } from '../bot/index.ts';
import { LEADERS, type Card } from '../rules/data.ts';
import type { EditionValues, LeaderValues } from '../rules/edition.ts';
import type { Event } from '../rules/events.ts';
import { house } from '../rules/house.ts';
import { makeGame } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { Action, GameState, LeaderTactics } from '../rules/state.ts';

/** When in a war the battle is: the first of it, or the last, which decides it. */
export type When = 'first' | 'last';
export type Superior = 'attacker' | 'defender';

/** What one side had chosen when all was turned over. */
export interface Chosen {
  readonly tactic: number;
  /** Sorted by kind. */
  readonly cards: readonly Card[];
}

/** The house edition with leaders who are alike but for their ranks. */
const alike: Edition<EditionValues> = {
  ...house,
  id: 'alike',
  values: {
    ...house.values,
    leaders: Object.fromEntries(
      LEADERS.map((leader, index) => [leader, plain(index + 1)]),
    ) as Record<(typeof LEADERS)[number], LeaderValues>,
  },
};

function plain(rank: number): LeaderValues {
  return {
    rank: { designed: rank },
    rating: { designed: 12 },
    attack: { designed: 4 },
    defence: { designed: 4 },
    bonuses: { designed: [] },
  };
}

/** Battles won by each before the fifteenth, which decides. */
const EVEN = 7;

/** A battle in which both are about to set their Tactics Cards; seat 0 attacks. */
export function beforeTactics(
  when: When,
  superior: Superior,
): { readonly game: Game<LeaderTactics>; readonly state: GameState } {
  const game = makeGame(alike);
  const state = game.setup({ ...DEFAULTS, battles: when === 'last' ? 15 : DEFAULTS.battles });
  const [low, high] = ['cyrus', 'giap'] as const;
  for (const leader of superior === 'attacker' ? [high, low] : [low, high]) {
    game.applyChance(state, { type: 'leader', leader }, silent);
  }
  if (when === 'last') {
    state.table.record = Array.from({ length: 2 * EVEN }, (_, n) => (n % 2 === 0 ? 0 : 1));
    state.table.wins = [EVEN, EVEN];
    state.table.battle.number = 2 * EVEN + 1;
  }
  for (;;) {
    const pending = game.pending(state.table);
    const [seat] = pending.kind === 'decision' ? pending.seats : [];
    const phase = state.table.stack.at(-1)?.phase;
    if (seat === undefined) throw new Error('somebody is asked before tactics are set');
    if (phase === 'tactics') return { game, state };
    game.apply(state, seat, before(phase, superior), silent);
  }
}

function before(phase: string | undefined, superior: Superior): Action {
  if (phase === 'command') return { type: 'keep' };
  if (phase === 'muster') return { type: 'leave' };
  if (phase === 'initiative') return { type: superior === 'attacker' ? 'attack' : 'defend' };
  throw new Error(`nobody expects ${String(phase)} here`);
}

/** What both had chosen in so many battles, the attacker first, each with a seed of its own. */
export function fight(
  bot: BotName,
  when: When,
  superior: Superior,
  battles: number,
): Pair<Chosen>[] {
  const make = makeBotMaker(bot, taste);
  return Array.from({ length: battles }, (_, seed) => fightOnce(make, when, superior, seed));
}

function fightOnce(
  make: MakeBot<LeaderTactics>,
  when: When,
  superior: Superior,
  seed: number,
): Pair<Chosen> {
  const { game, state } = beforeTactics(when, superior);
  const sit = (seat: Seat): Bot<LeaderTactics> =>
    make(game, seat, makeStream(seed, seat, 'one battle'));
  const bots: Pair<Bot<LeaderTactics>> = [sit(0), sit(1)];
  const revealed: Chosen[] = [];
  const hear = (event: Event, to?: Seat): void => {
    if (event.type === 'reveal') revealed[event.seat] = event;
    for (const seat of SEATS) if (to === undefined || to === seat) bots[seat].see(event);
  };
  for (;;) {
    const [attacker, defender] = revealed;
    if (attacker !== undefined && defender !== undefined) return [attacker, defender];
    const pending = game.pending(state.table);
    const [seat] = pending.kind === 'decision' ? pending.seats : [];
    if (seat === undefined) throw new Error('somebody is asked until all is turned over');
    game.apply(state, seat, bots[seat].choose(known(state, seat), {}), hear);
  }
}
