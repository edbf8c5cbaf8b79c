import assert from 'node:assert/strict';
import { isRefusal, known, SEATS, step, type Refusal, type Seat } from '@bannerfield/kernel';
import type { Event } from '../../rules/events.ts';
import { makeGame } from '../../rules/index.ts';
import { makeMuster } from '../../rules/setup.ts';
import type { FdbState } from '../../rules/fdb.ts';
import {
  type Action,
  type Chance,
  type Options,
  type Side,
  type Tile,
  type Token,
} from '../../rules/state.ts';
import { findTile, insert, tileInfo } from '../../rules/tiles.ts';
import { DEFAULTS } from '../mixed.ts';
import { plain } from './edition.ts';

export const game = makeGame(plain);
const EDITION = game.setup(DEFAULTS).table.edition;

/**
 * One side: battalions as `fl fm fr sl sr hero`, `.` for nobody, dice behind a tile as `foot:2`
 * (wounds) or `foot:2p` (and poison); by default a foot soldier in each space but for the heroes.
 */
export interface Drawn {
  readonly battalions?: readonly string[];
  /** Three, `.` for nobody. */
  readonly fleeing?: string;
  readonly reinforcements?: string;
  readonly hand?: string;
  readonly discard?: string;
  /** How many of the cards that are left lie in the pile; the others have been discarded. */
  readonly pile?: number;
}

export interface Situation {
  readonly sides?: readonly [Drawn?, Drawn?];
  readonly options?: Partial<Options>;
  readonly round?: number;
}

export const ROW = 'foot foot foot foot foot';
export const FULL = [`${ROW} foot-hero`, `${ROW} guard-hero`, `${ROW} bow-hero`] as const;
const HAND = 'foot foot foot foot foot foot foot';

/** A game in step 1 that could have come to this. Seat 0 and seat 1 have any cards that are named. */
export function position({ sides = [], options = {}, round = 1 }: Situation = {}): FdbState {
  const state = game.setup({ ...DEFAULTS, ...options });
  const { table } = state;
  table.stack = [{ phase: 'orders', seats: [0, 1] }];
  table.round = round;
  table.step = 1;
  for (const seat of SEATS) fill(state, seat, sides[seat] ?? {});
  assert.equal(game.audit(state), null);
  return state;
}

function fill(state: FdbState, seat: Seat, drawn: Drawn): void {
  const { table, hands, fate } = state;
  const side = table.sides[seat];
  const hand = hands[seat];
  hand.muster = null;
  side.spaces = (drawn.battalions ?? FULL).flatMap((line) => tokensOf(line, tile));
  side.fleeing = (drawn.fleeing ?? '. . .').split(' ').map((id) => (id === '.' ? null : tile(id)));
  side.reinforcements = tiles(drawn.reinforcements);
  hand.cards = tiles(drawn.hand ?? HAND);
  side.discard = tiles(drawn.discard);
  const left = standing(side);
  for (const card of [...hand.cards, ...side.discard]) {
    const at = left.indexOf(card);
    // A card whose unit is nowhere: it has been lost.
    if (at < 0) insert(side.fallen, card);
    else left.splice(at, 1);
  }
  side.army = [...standing(side), ...side.fallen].sort((a, b) => a - b);
  const pile = drawn.pile ?? left.length;
  for (const card of left.slice(pile)) insert(side.discard, card);
  fate[seat] = left.slice(0, pile).sort((a, b) => a - b);
  side.pile = pile;
  side.held = hand.cards.length;
}

function standing({ spaces, fleeing, reinforcements }: Side): Tile[] {
  const tokens = spaces.flatMap((each) => (each === null ? [] : [each.tile]));
  return [...tokens, ...fleeing.filter((each) => each !== null), ...reinforcements];
}

function tiles(text = ''): Tile[] {
  return text === ''
    ? []
    : text
        .split(' ')
        .map(tile)
        .sort((a, b) => a - b);
}

export function tile(id: string): Tile {
  const found = findTile(EDITION, id);
  assert.ok(found !== null, `there is no ${id}`);
  return found;
}

/** A line of `Drawn`, with tiles as their edition finds them. */
export function tokensOf(line: string, find: (id: string) => Tile): (Token | null)[] {
  return line.split(' ').map((text) => {
    if (text === '.') return null;
    const [id = '', dice = '0'] = text.split(':');
    return {
      tile: find(id),
      wounds: Number.parseInt(dice, 10),
      poison: dice.endsWith('p') ? 1 : 0,
      blocked: 0,
    };
  });
}

/** What a space holds. */
export function at(state: FdbState, seat: Seat, space: string): string {
  const slot = ['fl', 'fm', 'fr', 'sl', 'sr', 'h'].indexOf(space.slice(1));
  const found = state.table.sides[seat].spaces[(Number(space[0]) - 1) * 6 + slot];
  return formatToken(state, found ?? null);
}

/** As in `Drawn`; dice on armour as `b`. */
export function formatToken({ table }: FdbState, token: Token | null): string {
  if (token === null) return '.';
  const { id } = tileInfo(table.edition, token.tile);
  const dice = `${token.wounds}${'p'.repeat(token.poison)}${'b'.repeat(token.blocked)}`;
  return dice === '0' ? id : `${id}:${dice}`;
}

export function lane(state: FdbState, seat: Seat): string {
  return ids(state, state.table.sides[seat].fleeing);
}

export function waiting(state: FdbState, seat: Seat): string {
  return ids(state, state.table.sides[seat].reinforcements);
}

export function fallen(state: FdbState, seat: Seat): string {
  return ids(state, state.table.sides[seat].fallen);
}

export function ids(state: FdbState, list: readonly (Tile | null)[]): string {
  const { edition } = state.table;
  return list.map((each) => (each === null ? '.' : tileInfo(edition, each).id)).join(' ');
}

export function move(text: string, of = game): Action | Chance {
  const parsed = of.notation.parse(text);
  assert.ok(parsed !== null, `${text} cannot be read`);
  return parsed;
}

/** After these moves: `0 foot@1` by a seat, `roll:123` by chance; each must be possible. */
export function after(state: FdbState, ...moves: readonly string[]): FdbState {
  return told(state, ...moves).state;
}

/** The same with all events. */
export function told(
  state: FdbState,
  ...moves: readonly string[]
): { state: FdbState; events: Event[] } {
  const events: Event[] = [];
  const hear = (event: Event): void => void events.push(event);
  let now = game.clone(state);
  for (const text of moves) {
    const [, seat, words = ''] = /^(?:([01]) )?(\S+)$/.exec(text) ?? [];
    if (seat === undefined) {
      fall(now, words, hear);
    } else {
      const next = step(game, now, Number(seat) as Seat, move(words) as Action, hear);
      assert.ok(!isRefusal(next), `${text}: ${JSON.stringify(next)}`);
      now = next;
    }
    assert.equal(game.audit(now), null);
  }
  return { state: now, events };
}

/** `roll` is any roll, spread over the front row, `draw` any card; `rolls` and `draws` are all that are due. */
function fall(state: FdbState, text: string, hear: (event: Event) => void): void {
  if (text === 'rolls' || text === 'draws') {
    const due = text.slice(0, -1);
    while (phase(state) === due) game.applyChance(state, spread(state), hear);
    return;
  }
  const outcome = text === 'roll' || text === 'draw' ? spread(state) : (move(text) as Chance);
  const listed = game.pending(state.table).kind === 'chance' ? game.chance(state) : [];
  const words = game.notation.format(outcome);
  const can = listed.some((each) => game.notation.format(each.outcome) === words);
  assert.ok(can, `${words} cannot fall here`);
  game.applyChance(state, outcome, hear);
}

function spread(state: FdbState): Chance {
  const [first] = game.chance(state);
  assert.ok(first !== undefined);
  if (first.outcome.type === 'card') return first.outcome;
  const faces = [0, 0, 0, 0, 0, 0];
  const dice = first.outcome.faces.reduce((sum, each) => sum + each, 0);
  for (let die = 0; die < dice; die++) {
    const face = [0, 2, 4, 1, 3, 5][die % 6] ?? 0;
    faces[face] = (faces[face] ?? 0) + 1;
  }
  return { type: 'roll', faces };
}

export function refused(state: FdbState, seat: Seat, text: string | Action): Refusal | null {
  const action = typeof text === 'string' ? move(text) : text;
  return game.why(known(state, seat), action);
}

/** `R3.3 not-in-hand`, or `allowed`; `legal` must say the same. */
export function refusal(state: FdbState, seat: Seat, text: string): string {
  const answer = refused(state, seat, text);
  assert.equal(legal(state, seat).includes(text), answer === null, text);
  return answer === null ? 'allowed' : `${answer.rule} ${answer.reason}`;
}

export function legal(state: FdbState, seat: Seat): string[] {
  return game.legal(known(state, seat)).map((action) => game.notation.format(action));
}

export function phase(state: FdbState): string {
  return state.table.result === null ? (state.table.stack.at(-1)?.phase ?? 'none') : 'over';
}

export function asked(state: FdbState): readonly Seat[] {
  const pending = game.pending(state.table);
  return pending.kind === 'decision' ? pending.seats : [];
}

export function laid(state: FdbState, mine: string, theirs: string): FdbState {
  return after(state, ...laying(mine, theirs));
}

/**
 * The moves by which both lay these cards, `.` for none, at battalions 1 to 3 and as regrouping
 * order, and say that they are ready, seat 0 first.
 */
export function laying(mine: string, theirs: string): string[] {
  const lines = [mine, theirs].map((line, seat) =>
    line.split(' ').flatMap((card, place) => {
      const name = place === 3 ? 'regroup' : String(place + 1);
      return card === '.' ? [] : [`${seat} ${card}@${name}`];
    }),
  );
  return [...lines.flat(), '0 ready', '1 ready'];
}

/** The dice on a seat's cards. */
export function dice(state: FdbState, seat: Seat): number[] {
  return state.table.sides[seat].dice;
}

/** An army that is being raised, with nothing in it yet. */
export function raising(options: Partial<Options> = {}): FdbState {
  const state = game.setup({ ...DEFAULTS, ...options });
  for (const hand of state.hands) hand.muster ??= makeMuster(state.table.edition, null);
  return state;
}
