import { SEATS, type Seat } from '@bannerfield/kernel';
import type { MatchClocks, TimeControl } from '@bannerfield/protocol';

/** Both clocks, by what is stored. All times in thousandths of a second. */
export interface Clocks {
  readonly control: TimeControl;
  /** What each had when his clock began to run for the present decision, or has while it stands. */
  readonly left: readonly [number, number];
  /** When it began to run; null: it stands. */
  readonly since: readonly [number | null, number | null];
  /** Up to here, time in which no server ran has been given back. */
  readonly givenBackTo: number;
}

/** A time in which no server ran. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export function newClocks(control: TimeControl): Clocks {
  const all = SECOND * (control.kind === 'days' ? 0 : control.base);
  const left = control.kind === 'days' ? DAY * control.days : all;
  return { control, left: [left, left], since: [null, null], givenBackTo: 0 };
}

/**
 * The clocks after something has happened.
 * @param decided whose decision it was, as everyone sees; null: nobody's.
 * @param asked whose clock runs from now on.
 */
export function clocksAfter(
  clocks: Clocks,
  at: number,
  decided: Seat | null,
  asked: readonly [boolean, boolean],
): Clocks {
  const next = SEATS.map((seat) => clockAfter(clocks, seat, at, decided === seat, asked[seat]));
  const [first, second] = next as [OneClock, OneClock];
  return { ...clocks, left: [first.left, second.left], since: [first.since, second.since] };
}

interface OneClock {
  readonly left: number;
  readonly since: number | null;
}

function clockAfter(
  { control, left, since }: Clocks,
  seat: Seat,
  at: number,
  hasDecided: boolean,
  isAsked: boolean,
): OneClock {
  const began = since[seat];
  if (began === null) return { left: left[seat], since: isAsked ? at : null };
  if (isAsked && !hasDecided) return { left: left[seat], since: began };
  const rest = restOf(control, left[seat], at - began);
  return { left: hasDecided ? withBonus(control, rest) : rest, since: isAsked ? at : null };
}

/** What is left of a clock that has run so long; never below 0, and no clock runs backwards. */
function restOf(control: TimeControl, left: number, ran: number): number {
  return Math.max(0, left - Math.max(0, ran - freeOf(control)));
}

function freeOf(control: TimeControl): number {
  return control.kind === 'delay' ? SECOND * control.delay : 0;
}

function withBonus(control: TimeControl, left: number): number {
  switch (control.kind) {
    case 'increment':
      return left + SECOND * control.increment;
    case 'delay':
      return left;
    case 'days':
      return DAY * control.days;
  }
}

/** Whoever was to decide while no server ran has so much more time. */
export function giveBack(clocks: Clocks, { from, to }: Outage): Clocks {
  const later = (began: number | null): number | null =>
    began === null ? null : began + Math.max(0, to - Math.max(from, began));
  const [first, second] = clocks.since;
  return { ...clocks, since: [later(first), later(second)], givenBackTo: to };
}

export function isRunning({ since }: Clocks): boolean {
  return since.some((began) => began !== null);
}

/** When the earlier of the clocks that run began to; only for clocks of which one runs. */
export function runsFrom({ since }: Clocks): number {
  return Math.min(...since.map((began) => began ?? Infinity));
}

export function hasRunOut({ control, left, since }: Clocks, seat: Seat, now: number): boolean {
  const began = since[seat];
  return began !== null && restOf(control, left[seat], now - began) === 0;
}

/** As players see them at this moment. */
export function clocksAt({ control, left, since }: Clocks, now: number): MatchClocks {
  const ran = since.map((began) => (began === null ? null : Math.max(0, now - began)));
  const rest = (seat: Seat): number => restOf(control, left[seat], ran[seat] ?? 0);
  const free = (seat: Seat): number => {
    const time = ran[seat] ?? null;
    return time === null ? 0 : Math.max(0, freeOf(control) - time);
  };
  return {
    control,
    left: [rest(0), rest(1)],
    free: [free(0), free(1)],
    running: [since[0] !== null, since[1] !== null],
  };
}
