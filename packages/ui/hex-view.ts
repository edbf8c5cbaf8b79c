import { HALF_WIDTH, type Point } from './hex.ts';

/** The part of a drawing that is seen: its top left corner and size, in units of the drawing. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large the window is through which it is seen, in pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** The whole drawing is seen at 1; at most four times as large. */
const CLOSEST = 4;
/** A hex as wide as a thumb, and as wide as it may become where there is room to spare; in pixels. */
const THUMB = 44;
const ROOMY = 56;

/**
 * What is seen at first: the whole drawing, or as much of it as leaves room for thumbs, around a
 * point. It has the shape of the window.
 */
export function firstFrame(whole: Frame, window: Window, at: Point): Frame {
  const shape = window.width / Math.max(1, window.height);
  const widthFor = (pixels: number): number => (window.width * 2 * HALF_WIDTH) / pixels;
  const filling = Math.max(whole.height * shape, widthFor(ROOMY));
  const width = Math.min(widest(whole, shape), widthFor(THUMB), filling);
  const height = width / shape;
  return keepWithin({ x: at.x - width / 2, y: at.y - height / 2, width, height }, whole);
}

/** Zooms by `factor` (above 1: closer), `at` staying where it is on the screen. */
export function zoomFrame(frame: Frame, whole: Frame, factor: number, at: Point): Frame {
  const most = widest(whole, frame.width / frame.height);
  const width = between(frame.width / factor, whole.width / CLOSEST, most);
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

/**
 * Brings a point into sight with room around it, moving no more than needed. Where there is not so
 * much room it stands in the middle.
 */
export function showPoint(frame: Frame, whole: Frame, { x, y }: Point, room: number): Frame {
  const [across, up] = [Math.min(room, frame.width / 2), Math.min(room, frame.height / 2)];
  return keepWithin(
    {
      ...frame,
      x: between(frame.x, x + across - frame.width, x - across),
      y: between(frame.y, y + up - frame.height, y - up),
    },
    whole,
  );
}

/** How wide a frame of that shape (width by height) is that holds everything. */
function widest(whole: Frame, shape: number): number {
  return Math.max(whole.width, whole.height * shape);
}

function keepWithin(frame: Frame, whole: Frame): Frame {
  return {
    ...frame,
    x: keepSpan(frame.x, frame.width, whole.x, whole.width),
    y: keepSpan(frame.y, frame.height, whole.y, whole.height),
  };
}

/** What has room to spare stands in the middle. */
function keepSpan(start: number, length: number, wholeStart: number, wholeLength: number): number {
  const spare = length - wholeLength;
  return spare >= 0 ? wholeStart - spare / 2 : between(start, wholeStart, wholeStart - spare);
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
