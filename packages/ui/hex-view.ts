import type { Point } from './hex.ts';

/** The part of a drawing that is seen: its top left corner and size, in units of the drawing. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole drawing is seen at 1; at most four times as large. */
const CLOSEST = 4;

/** Zooms by `factor` (above 1: closer), `at` staying where it is on the screen. */
export function zoomFrame(frame: Frame, whole: Frame, factor: number, at: Point): Frame {
  const width = between(frame.width / factor, whole.width / CLOSEST, whole.width);
  const share = width / frame.width;
  const height = frame.height * share;
  return keepWithin(
    { x: at.x - (at.x - frame.x) * share, y: at.y - (at.y - frame.y) * share, width, height },
    whole,
  );
}

/** Moves the drawing by so many of its units. */
export function panFrame(frame: Frame, whole: Frame, by: Point): Frame {
  return keepWithin({ ...frame, x: frame.x - by.x, y: frame.y - by.y }, whole);
}

/** Brings a point into sight with room around it, moving no more than needed. */
export function showPoint(frame: Frame, whole: Frame, { x, y }: Point, room: number): Frame {
  return keepWithin(
    {
      ...frame,
      x: between(frame.x, x + room - frame.width, x - room),
      y: between(frame.y, y + room - frame.height, y - room),
    },
    whole,
  );
}

function keepWithin(frame: Frame, whole: Frame): Frame {
  return {
    ...frame,
    x: between(frame.x, whole.x, whole.x + whole.width - frame.width),
    y: between(frame.y, whole.y, whole.y + whole.height - frame.height),
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
