import type { Seat } from '@bannerfield/kernel';
import type { Moment } from '@bannerfield/ui';
import type { Count, Event, Failure, Hit, Path } from '../rules/events.ts';
import type { Fdb } from '../rules/fdb.ts';
import { BATTALIONS, spaceAt, battalionOf, WIDTH, type Table, type Tile } from '../rules/state.ts';
import type { Colour } from '../rules/values.ts';

/** What one side did at a battalion. */
export interface Strike {
  /** Null: it laid none there. */
  readonly card: Tile | null;
  readonly failure: Failure | null;
  readonly count: Count | null;
  readonly dice: number;
  readonly colour: Colour | null;
  /** Null: nothing was rolled. */
  readonly roll: Roll | null;
}

export interface Roll {
  /** Each die, lowest first. */
  readonly dice: readonly RolledDie[];
  readonly hits: readonly Hit[];
  /** The table just before. */
  readonly before: Readonly<Table>;
}

export interface RolledDie {
  readonly face: number;
  readonly path: Path;
}

/** What became of a unit or hero after the roll. */
export type Fate = 'fled' | 'destroyed' | 'fell';

/** One battalion's fight in one round. */
export interface Beat {
  readonly round: number;
  readonly battalion: number;
  /** By seat. */
  readonly strikes: readonly [Strike, Strike];
  /** By seat, then by space. */
  readonly fates: readonly [ReadonlyMap<number, Fate>, ReadonlyMap<number, Fate>];
}

/** The fights among what has happened, battalion by battalion; the cards are turned up in one. */
export function beatsOf(moments: readonly Moment<Fdb>[]): Beat[] {
  const told = moments.flatMap(({ before, events }) => events.map((event) => ({ before, event })));
  const [first] = told;
  if (first === undefined) return [];
  const { round } = first.before;
  return BATTALIONS.map((battalion): Beat => ({
    round,
    battalion,
    strikes: [strikeOf(told, 0, battalion), strikeOf(told, 1, battalion)],
    fates: [fatesOf(told, 0, battalion), fatesOf(told, 1, battalion)],
  })).filter(({ strikes }) =>
    strikes.some(({ roll, failure }) => roll !== null || failure !== null),
  );
}

interface Heard {
  readonly before: Readonly<Table>;
  readonly event: Event;
}

const NO_STRIKE: Strike = {
  card: null,
  failure: null,
  count: null,
  dice: 0,
  colour: null,
  roll: null,
};

function strikeOf(told: readonly Heard[], seat: Seat, battalion: number): Strike {
  return told
    .filter(({ event }) => 'seat' in event && event.seat === seat)
    .reduce((strike, heard) => ({ ...strike, ...partOf(heard, battalion) }), NO_STRIKE);
}

/** What one event tells of a strike. */
function partOf({ before, event }: Heard, battalion: number): Partial<Strike> {
  switch (event.type) {
    case 'revealed':
      return event.at === battalion && typeof event.card === 'number' ? { card: event.card } : {};
    case 'failed':
      return event.at === battalion ? { failure: event.why } : {};
    case 'dice':
      return event.battalion === battalion
        ? { count: event.count, dice: event.dice, colour: event.colour }
        : {};
    case 'rolled':
      return event.battalion === battalion ? rolledPart(event, before) : {};
    default:
      return {};
  }
}

/** Where the cards were turned up before this, the table still shows them. */
function rolledPart(event: Rolled, before: Readonly<Table>): Partial<Strike> {
  const order = before.sides[event.seat].orders[event.battalion];
  return {
    card: typeof order === 'number' ? order : null,
    colour: event.colour,
    dice: event.faces.reduce((sum, each) => sum + each, 0),
    roll: { dice: diceOf(event), hits: event.hits, before },
  };
}

type Rolled = Extract<Event, { readonly type: 'rolled' }>;

function diceOf({ faces, paths }: Rolled): RolledDie[] {
  return paths.flatMap((path) =>
    Array.from({ length: faces[path.face - 1] ?? 0 }, () => ({ face: path.face, path })),
  );
}

function fatesOf(told: readonly Heard[], seat: Seat, battalion: number): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  for (const { event } of told) {
    if (event.type === 'heroFell' && event.seat === seat && event.battalion === battalion) {
      fates.set(spaceAt(battalion, WIDTH - 1), 'fell');
    }
    const isGone = event.type === 'fled' || event.type === 'destroyed';
    if (isGone && event.seat === seat && battalionOf(event.from) === battalion) {
      fates.set(event.from, event.type);
    }
  }
  return fates;
}
