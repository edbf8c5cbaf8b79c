import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { Announcer } from './announcer.ts';
import type { Spot } from './board.ts';
import type { HexAnswer, HexCell } from './hex-cell.ts';
import {
  HALF_WIDTH,
  QUARTER_HEIGHT,
  directionOfKey,
  hexCentre,
  hexNeighbour,
  isSameHex,
} from './hex.ts';
import { showPoint, zoomFrame, type Frame } from './hex-view.ts';

/** Changes the frame, knowing what it is. */
export type Change = (next: (now: Frame) => Frame) => void;

export const ZOOM = 1.5;

interface HexKeysSetup {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly cells: readonly HexCell[];
  readonly whole: Frame;
  readonly change: Change;
  readonly announcer: Announcer;
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
  /** What a key of the game's own says or where it leads; null: nothing. */
  readonly onKey: ((key: string, spot: Spot) => HexAnswer | null) | undefined;
}

interface HexKeys {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: FocusEvent): void;
  onClick(event: MouseEvent): void;
}

/** Around the middle of a hex, in units of the drawing: all of it, or its neighbours with it. */
const ALL_OF_IT = 2 * QUARTER_HEIGHT;
const NEIGHBOURS_TOO = 3 * HALF_WIDTH;

/** Moves the focus from hex to hex, and the map with it; shows all of a hex that is chosen. */
export function useHexKeys(setup: HexKeysSetup): HexKeys {
  const { svg, cells, whole, change } = setup;
  const focused = useRef<HexCell | null>(null);
  const go = (spot: Spot | undefined): void => {
    if (spot === undefined) return;
    svg.current?.querySelector<SVGElement>(`[data-spot="${spot}"]`)?.focus();
  };
  const cellAt = (target: EventTarget): HexCell | null =>
    cells.find(({ spot }) => spot === spotOf(target)) ?? null;
  const show = (cell: HexCell | null, room: number): void => {
    if (cell !== null) change((now) => showPoint(now, whole, hexCentre(cell), room));
  };
  return {
    onFocus: ({ target }) => {
      const cell = cellAt(target);
      focused.current = cell;
      if (target.matches(':focus-visible')) show(cell, NEIGHBOURS_TOO);
    },
    // Whoever touches twice must find the same hex again: only what is cut off moves the map.
    onClick: ({ target }) => show(cellAt(target), ALL_OF_IT),
    onKeyDown: (event) => {
      const from = focused.current;
      if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const deed = deedOf(setup, event.key, from, go);
      if (deed === null) return;
      event.preventDefault();
      deed();
    },
  };
}

/** What a key does on a hex; null: nothing, so that it may mean something elsewhere. */
function deedOf(
  setup: HexKeysSetup,
  key: string,
  from: HexCell,
  go: (spot: Spot | undefined) => void,
): (() => void) | null {
  const { cells, whole, change, announcer } = setup;
  if (key === '+' || key === '-') {
    const factor = key === '+' ? ZOOM : 1 / ZOOM;
    return () => change((now) => zoomFrame(now, whole, factor, hexCentre(from)));
  }
  if (key === 'Enter' || key === ' ') return () => setup.onPick(from.spot);
  if (key === '?') return () => setup.onExplain(from.spot);
  const answer = setup.onKey?.(key, from.spot) ?? null;
  if (answer !== null) {
    return () => {
      if (answer.say !== undefined) announcer.announce(answer.say);
      go(answer.go);
    };
  }
  const direction = directionOfKey(key, from);
  if (direction === null) return null;
  const to = hexNeighbour(from, direction);
  const cell = cells.find((each) => isSameHex(each, to));
  return cell === undefined ? null : () => go(cell.spot);
}

function spotOf(target: EventTarget): Spot | undefined {
  if (!(target instanceof SVGElement)) return undefined;
  return target.closest<SVGElement>('[data-spot]')?.dataset['spot'];
}
