import type { Seat } from '@bannerfield/kernel';
import { ALL_HEXES, formatHex, neighboursOf, parseHex, type Hex } from './board.ts';
import { GROUNDS, OVERLAYS, UNITS, type Ground, type Overlay } from './data.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Field } from './state.ts';

export interface Placed {
  readonly kind: number;
  readonly seat: Seat;
  readonly hex: Hex;
}

/** A scenario read from its text. */
export interface Scenario extends Field {
  readonly units: readonly Placed[];
  /** It is a Lore Adventure. */
  readonly lore: boolean;
}

/** What is wrong with a scenario's text, and in which of its entries. */
export interface Problem {
  readonly reason: string;
  readonly entry: string;
  readonly hex: Hex | null;
}

interface Draft {
  ground: string[];
  overlay: string[];
  banners: Hex[];
  units: Placed[];
  hands: [number, number];
  goals: [number, number];
  first: Seat;
  lore: boolean;
  problems: Problem[];
}

const SIDES = ['bottom', 'top'] as const;
const LEAST_HAND = 1;
const MOST_HAND = 8;
const MOST_GOAL = 12;

/** The scenario that an option names or writes out, with everything that is wrong with it. */
export function readScenario(text: string): { scenario: Scenario; problems: readonly Problem[] } {
  const named = SCENARIOS.find(({ id }) => id === text);
  const draft = emptyDraft();
  for (const entry of (named?.text ?? text).split(/[;\n]/)) readEntry(draft, entry.trim());
  checkUnits(draft);
  const { problems, ...rest } = draft;
  const scenario: Scenario = {
    ...rest,
    ground: rest.ground.join(''),
    overlay: rest.overlay.join(''),
    ridges: ridgesOf(rest.ground),
  };
  return { scenario, problems };
}

function emptyDraft(): Draft {
  return {
    ground: ALL_HEXES.map(() => '.'),
    overlay: ALL_HEXES.map(() => '.'),
    banners: [],
    units: [],
    hands: [5, 5],
    goals: [4, 4],
    first: 0,
    lore: false,
    problems: [],
  };
}

function complain(draft: Draft, reason: string, entry: string, hex: Hex | null = null): void {
  draft.problems.push({ reason, entry, hex });
}

/** R20.2: `wood c1 d1`, `bottom archers b4`, `hands 5 4`, `goals 4 4`, `first top`, `lore`. */
function readEntry(draft: Draft, entry: string): void {
  if (entry === '') return;
  const [head = '', ...rest] = entry.split(/\s+/);
  const seat = SIDES.findIndex((side) => side === head);
  if (readTerrain(draft, entry, head, rest)) return;
  if (seat >= 0) readUnits(draft, entry, seat === 0 ? 0 : 1, rest);
  else readTerm(draft, entry, head, rest);
}

function readTerrain(draft: Draft, entry: string, head: string, rest: string[]): boolean {
  const ground = keyOf(GROUNDS, head);
  const overlay = keyOf(OVERLAYS, head);
  if (ground === null && overlay === null) return false;
  for (const hex of hexes(draft, entry, rest)) {
    if (ground !== null) draft.ground[hex] = ground;
    if (overlay !== null) draft.overlay[hex] = overlay;
  }
  return true;
}

function readTerm(draft: Draft, entry: string, head: string, rest: string[]): void {
  const side = SIDES.findIndex((each) => each === rest[0]);
  if (head === 'banner') readBanners(draft, hexes(draft, entry, rest));
  else if (head === 'hands') readPair(draft, entry, rest, draft.hands, LEAST_HAND, MOST_HAND);
  else if (head === 'goals') readPair(draft, entry, rest, draft.goals, 1, MOST_GOAL);
  else if (head === 'first' && side >= 0) draft.first = side === 0 ? 0 : 1;
  else if (entry === 'lore') draft.lore = true;
  else complain(draft, 'unknown-entry', entry);
}

/** R19.3: a hex that is marked twice is worth one banner. */
function readBanners(draft: Draft, marked: readonly Hex[]): void {
  draft.banners = [...new Set([...draft.banners, ...marked])];
}

function keyOf<K extends Ground | Overlay>(
  table: Readonly<Record<K, { readonly id: string }>>,
  id: string,
): K | null {
  const keys = Object.keys(table) as K[];
  return keys.find((key) => table[key].id === id) ?? null;
}

function hexes(draft: Draft, entry: string, names: readonly string[]): Hex[] {
  return names.flatMap((name) => {
    const hex = parseHex(name);
    if (hex !== null) return [hex];
    complain(draft, 'no-such-hex', `${entry}: ${name}`);
    return [];
  });
}

function readUnits(draft: Draft, entry: string, seat: Seat, [id = '', ...names]: string[]): void {
  const kind = UNITS.findIndex((each) => each.id === id);
  if (kind < 0) complain(draft, 'no-such-unit', entry);
  else for (const hex of hexes(draft, entry, names)) draft.units.push({ kind, seat, hex });
}

function readPair(
  draft: Draft,
  entry: string,
  texts: readonly string[],
  pair: [number, number],
  least: number,
  most: number,
): void {
  const numbers = texts.map(Number);
  const [bottom = 0, top = 0] = numbers;
  const isFine = numbers.every((each) => Number.isInteger(each) && each >= least && each <= most);
  if (!isFine || numbers.length !== 2) complain(draft, 'bad-number', entry);
  else [pair[0], pair[1]] = [bottom, top];
}

/** R20.3: nobody in water or on top of another, and enough enemies for the goal. */
function checkUnits(draft: Draft): void {
  const taken = new Set<Hex>();
  for (const { hex } of draft.units) {
    if (taken.has(hex)) complain(draft, 'hex-taken', formatHex(hex), hex);
    if (draft.ground[hex] === '~') complain(draft, 'unit-in-water', formatHex(hex), hex);
    taken.add(hex);
  }
  for (const seat of [0, 1] as const) {
    const enemies = draft.units.filter((unit) => unit.seat !== seat).length;
    if (enemies < draft.goals[seat]) complain(draft, 'goal-too-high', SIDES[seat]);
  }
  for (const hex of ALL_HEXES) {
    if (draft.overlay[hex] !== '.' && '~f='.includes(draft.ground[hex] ?? '')) {
      complain(draft, 'bad-stack', formatHex(hex), hex);
    }
  }
}

/** R15.8: hills that touch are one group, named by a letter. */
function ridgesOf(ground: readonly string[]): string {
  const groups = ground.map(() => '.');
  let next = 'A'.charCodeAt(0);
  for (const start of ALL_HEXES) {
    if (ground[start] !== 'h' || groups[start] !== '.') continue;
    const letter = String.fromCharCode(next++);
    const queue = [start];
    for (const hex of queue) {
      if (ground[hex] !== 'h' || groups[hex] !== '.') continue;
      groups[hex] = letter;
      queue.push(...neighboursOf(hex));
    }
  }
  return groups.join('');
}

/** R20.2: the text from which the scenario is read again. */
export function formatScenario(scenario: Readonly<Scenario>): string {
  const { hands, goals, first, lore, banners, units } = scenario;
  const places = (list: readonly Hex[]): string => list.map(formatHex).join(' ');
  const layers = [
    ...listLayer(scenario.ground, GROUNDS),
    ...listLayer(scenario.overlay, OVERLAYS),
  ].map(([id, list]) => `${id} ${places(list)}`);
  const armies = SIDES.flatMap((side, seat) =>
    UNITS.flatMap(({ id }, kind) => {
      const list = units.filter((unit) => unit.seat === seat && unit.kind === kind);
      return list.length === 0 ? [] : [`${side} ${id} ${places(list.map(({ hex }) => hex))}`];
    }),
  );
  return [
    `hands ${hands.join(' ')}`,
    `goals ${goals.join(' ')}`,
    `first ${SIDES[first]}`,
    ...(lore ? ['lore'] : []),
    ...layers,
    ...(banners.length > 0 ? [`banner ${places(banners)}`] : []),
    ...armies,
  ].join('; ');
}

function listLayer<K extends string>(
  layer: string,
  table: Readonly<Record<K, { readonly id: string }>>,
): [string, Hex[]][] {
  const keys = (Object.keys(table) as K[]).filter((key) => key !== '.');
  return keys
    .map((key): [string, Hex[]] => [
      table[key].id,
      ALL_HEXES.filter((hex) => layer.charAt(hex) === key),
    ])
    .filter(([, list]) => list.length > 0);
}
