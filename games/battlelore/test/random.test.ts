import assert from 'node:assert/strict';
import { known, makeXoshiro, type Rng } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { ALL_HEXES, distance, rowOf, type Hex } from '../rules/board.ts';
import { LORE_CARDS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { currentClash, kindOf, unitOf, type Action, type BattleLoreState } from '../rules/state.ts';
import { mixed } from './mixed.ts';

/** What many random games should have come to. */
const MET: readonly string[] = [
  ...['attack', 'bonus', 'back', 'first'],
  ...['hits', 'blocked', 'panic'],
  ...['rush', 'pursuit', 'ground', 'fallback', 'repeated', 'reshuffled', 'ignored'],
  ...LORE_CARDS.map(({ id }) => id),
  ...['banners', 'turn-limit'],
];

function namesOf(event: Event): string[] {
  const { type } = event;
  if (type === 'attacked') return [event.how];
  if (type === 'lost') return [event.why];
  if (type === 'played') return namesOfCard(event);
  if (type === 'moved' && event.rush !== null) return ['rush'];
  if (type === 'followed') return [event.pursuit ? 'pursuit' : 'ground'];
  if (type === 'lore-played') return [LORE_CARDS[event.card]?.id ?? ''];
  return type === 'over' ? [event.reason] : [type];
}

function namesOfCard({ fallback, as, card }: Event & { type: 'played' }): string[] {
  return [...(fallback ? ['fallback'] : []), ...(as === card ? [] : ['repeated'])];
}

/** Free of units and water, by looking at every unit and every letter. */
function isOpen({ table }: Readonly<BattleLoreState>, hex: Hex): boolean {
  return !table.units.some((unit) => unit.hex === hex) && table.field.ground[hex] !== '~';
}

/** Retreats and follow-ons by looking at all hexes. */
function expected(state: Readonly<BattleLoreState>): Hex[] | null {
  const phase = state.table.stack.at(-1)?.phase;
  if (phase === 'retreat') return expectedBack(state);
  return phase === 'follow' ? expectedFollows(state) : null;
}

function expectedBack(state: Readonly<BattleLoreState>): Hex[] {
  const { hex, seat } = unitOf(state.table, currentClash(state.table).target);
  const row = rowOf(hex) + (seat === 0 ? -1 : 1);
  return ALL_HEXES.filter(
    (to) => rowOf(to) === row && distance(hex, to) === 1 && isOpen(state, to),
  );
}

function expectedFollows(state: Readonly<BattleLoreState>): Hex[] {
  const { table } = state;
  const { at, from, kind, attacker } = currentClash(table);
  const { mounted } = kindOf(unitOf(table, attacker));
  if (!mounted || kind === 'bonus' || endsPursuit(state, from, at)) return [at];
  return ALL_HEXES.filter(
    (to) => to === at || (distance(to, at) === 1 && (to === from || isOpen(state, to))),
  );
}

function endsPursuit({ table }: Readonly<BattleLoreState>, from: Hex, at: Hex): boolean {
  const { ground, overlay } = table.field;
  if (ground[at] === 'w') return true;
  if (overlay[at] === 'l') return table.options.landmarks;
  return overlay[at] === 'r' && overlay[from] !== 'r';
}

function check(state: Readonly<BattleLoreState>, legal: readonly Action[]): void {
  const wanted = expected(state);
  if (wanted === null) return;
  const offered = legal.flatMap((action) => ('to' in action ? [action.to] : []));
  assert.deepEqual(
    [...offered].sort((a, b) => a - b),
    wanted,
  );
}

/** Lore is played when it can be, so that rare cards come about. */
function pick(legal: readonly Action[], seed: number, rng: Rng): Action {
  const lore = seed % 2 === 0 ? legal.filter(({ type }) => type === 'lore') : [];
  const from = lore.length > 0 ? lore : legal;
  const action = from[rng(from.length)];
  assert.ok(action !== undefined, 'a decision has a legal action');
  return action;
}

function play(seed: number, met: Set<string>): void {
  const rng = makeXoshiro(seed).next;
  const state = game.setup(mixed(seed));
  const emit = (event: Event): void => {
    for (const name of namesOf(event)) met.add(name);
  };
  for (let entry = 0; ; entry++) {
    assert.ok(entry < 30_000, `game ${seed} ends`);
    if (entry % 16 === 0) assert.equal(game.audit(state), null);
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      game.applyChance(state, game.sample(state, rng), emit);
      continue;
    }
    const [seat = 0] = pending.seats;
    const legal = game.legal(known(state, seat));
    // With dead ends forbidden fewer hexes are offered; R11.9 has its own test.
    if (state.table.options.retreatDeadEndAllowed) check(state, legal);
    game.apply(state, seat, pick(legal, seed, rng), emit);
  }
}

test('R11.3, R11.6 and R13.5 random games end, retreats and follow-ons are as by looking at all hexes', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < runs(240, 10_000); seed++) play(seed, met);
  const missing = MET.filter((name) => !met.has(name));
  assert.deepEqual(missing, []);
}, 600_000);
