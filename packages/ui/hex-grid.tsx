import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Spot } from './board.ts';
import { Button } from './button.tsx';
import {
  HALF_WIDTH,
  HEX_OUTLINE,
  QUARTER_HEIGHT,
  directionOfKey,
  hexCentre,
  hexNeighbour,
  isSameHex,
  type Hex,
} from './hex.ts';
import { showPoint, zoomFrame, type Frame } from './hex-view.ts';
import { useLongPress } from './spot.tsx';
import { useFrame } from './use-frame.ts';
import './hex-grid.css';

/** One hex of the map. */
export interface HexCell extends Hex {
  readonly spot: Spot;
  /** Its coordinates as one says them, its ground and what stands there. */
  readonly name: string;
  readonly marks: string;
  /** Looks: a word for the style sheet, `wood`, `hill`. */
  readonly ground?: string;
  /** Drawn in the middle of the hex, in the drawing's own units; SVG. */
  readonly inside?: ReactNode;
}

interface HexGridProps {
  readonly label: string;
  readonly cells: readonly HexCell[];
  readonly words: { readonly closer: string; readonly farther: string };
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
}

/**
 * A map of hexes: the six neighbours by six keys, moved by dragging, zoomed by pinching, by the
 * wheel and by buttons. Only the map moves, never the page.
 */
export function HexGrid({ label, cells, words, onPick, onExplain }: HexGridProps): ReactElement {
  const svg = useRef<SVGSVGElement>(null);
  const whole = useMemo(() => wholeOf(cells), [cells]);
  const [frame, setFrame] = useState(whole);
  const gestures = useFrame(svg, whole, setFrame);
  const keys = useHexKeys(svg, cells, whole, setFrame);
  useEffect(() => setFrame(whole), [whole]);
  return (
    <div className="bf-hexes">
      <svg
        ref={svg}
        className="bf-hexes__map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="grid"
        aria-label={label}
        onKeyDown={keys.onKeyDown}
        {...gestures}
      >
        {rowsOf(cells).map((row) => (
          <g key={row[0]?.r} role="row">
            {row.map((cell) => (
              <HexPlace
                key={cell.spot}
                cell={cell}
                onFocus={keys.onFocus}
                onPick={onPick}
                onExplain={onExplain}
              />
            ))}
          </g>
        ))}
      </svg>
      <ZoomButtons words={words} whole={whole} change={setFrame} />
    </div>
  );
}

/** Changes the frame, knowing what it is. */
type Change = (next: (now: Frame) => Frame) => void;

const ZOOM = 1.5;

interface HexKeys {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(hex: Hex): void;
}

/** Moves the focus from hex to hex, and the map with it. */
function useHexKeys(
  svg: RefObject<SVGSVGElement | null>,
  cells: readonly HexCell[],
  whole: Frame,
  change: Change,
): HexKeys {
  const focused = useRef<Hex | null>(null);
  return {
    onFocus: (hex) => {
      focused.current = hex;
      change((now) => showPoint(now, whole, hexCentre(hex), 3 * HALF_WIDTH));
    },
    onKeyDown: (event) => {
      const from = focused.current;
      if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === '+' || event.key === '-') {
        const factor = event.key === '+' ? ZOOM : 1 / ZOOM;
        change((now) => zoomFrame(now, whole, factor, hexCentre(from)));
        return;
      }
      const direction = directionOfKey(event.key, from);
      if (direction === null) return;
      const to = hexNeighbour(from, direction);
      const cell = cells.find((each) => isSameHex(each, to));
      if (cell === undefined) return;
      event.preventDefault();
      svg.current?.querySelector<SVGElement>(`[data-spot="${cell.spot}"]`)?.focus();
    },
  };
}

interface ZoomButtonsProps extends Pick<HexGridProps, 'words'> {
  readonly whole: Frame;
  readonly change: Change;
}

function ZoomButtons({ words, whole, change }: ZoomButtonsProps): ReactElement {
  const zoom = (factor: number) => () =>
    change((now) => zoomFrame(now, whole, factor, middleOf(now)));
  return (
    <div className="bf-hexes__zoom">
      <Button icon="plus" aria-label={words.closer} onClick={zoom(ZOOM)} />
      <Button icon="minus" aria-label={words.farther} onClick={zoom(1 / ZOOM)} />
    </div>
  );
}

interface HexPlaceProps {
  readonly cell: HexCell;
  onFocus(hex: Hex): void;
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
}

function HexPlace({ cell, onFocus, onPick, onExplain }: HexPlaceProps): ReactElement {
  const { spot, name, marks, ground, inside } = cell;
  const { x, y } = hexCentre(cell);
  const press = useLongPress(() => onExplain(spot));
  return (
    <g
      role="gridcell"
      tabIndex={-1}
      className="bf-hex"
      data-spot={spot}
      data-marks={marks}
      data-ground={ground}
      aria-label={name}
      aria-selected={marks.includes('picked')}
      transform={`translate(${x} ${y})`}
      {...press}
      onFocus={() => onFocus(cell)}
      onClick={() => onPick(spot)}
      onKeyDown={(event) => {
        if (event.key === '?') onExplain(spot);
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick(spot);
      }}
    >
      <polygon className="bf-hex__ground" points={HEX_OUTLINE} />
      {inside}
      <polygon className="bf-hex__ring" points={HEX_OUTLINE} transform="scale(0.92)" />
    </g>
  );
}

function rowsOf(cells: readonly HexCell[]): HexCell[][] {
  const rows = new Map<number, HexCell[]>();
  for (const cell of cells) rows.set(cell.r, [...(rows.get(cell.r) ?? []), cell]);
  return [...rows.values()];
}

function wholeOf(cells: readonly Hex[]): Frame {
  const centres = cells.map(hexCentre);
  const [left, top] = [
    Math.min(...centres.map(({ x }) => x)) - HALF_WIDTH - 2,
    Math.min(...centres.map(({ y }) => y)) - 2 * QUARTER_HEIGHT - 2,
  ];
  return {
    x: left,
    y: top,
    width: Math.max(...centres.map(({ x }) => x)) + HALF_WIDTH + 2 - left,
    height: Math.max(...centres.map(({ y }) => y)) + 2 * QUARTER_HEIGHT + 2 - top,
  };
}

function middleOf({ x, y, width, height }: Frame): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
