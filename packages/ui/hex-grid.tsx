import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { makeAnnouncer } from './announcer.ts';
import type { Spot } from './board.ts';
import { Button } from './button.tsx';
import { HALF_WIDTH, HEX_OUTLINE, QUARTER_HEIGHT, hexCentre, type Hex } from './hex.ts';
import type { HexAnswer, HexCell } from './hex-cell.ts';
import { firstFrame, showPoint, zoomFrame, type Frame } from './hex-view.ts';
import { LiveRegion } from './live-region.tsx';
import { describing, useLongPress } from './spot.tsx';
import { useFrame } from './use-frame.ts';
import { ZOOM, useHexKeys, type Change } from './use-hex-keys.ts';
import './hex-grid.css';

interface HexGridProps {
  readonly label: string;
  readonly cells: readonly HexCell[];
  readonly words: { readonly closer: string; readonly farther: string };
  /** Drawn above all hexes, in the drawing's own units; SVG. */
  readonly over?: ReactNode;
  /** Brought into sight whenever it changes. */
  readonly at?: Spot | null;
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
  /** Asked first for every key that is pressed on a hex; null: the key means nothing. */
  onKey?(key: string, spot: Spot): HexAnswer | null;
}

/**
 * A map of hexes: the six neighbours by six keys, moved by dragging, zoomed by pinching, by the
 * wheel and by buttons. Only the map moves, never the page. Where hexes would be too small for a
 * thumb it begins closer.
 */
export function HexGrid(props: HexGridProps): ReactElement {
  const { label, cells, words, over, at = null, onPick, onExplain, onKey } = props;
  const svg = useRef<SVGSVGElement>(null);
  const outline = cells.map(({ q, r }) => `${String(q)} ${String(r)}`).join();
  // The same object as long as no hex comes or goes.
  const whole = useMemo(() => wholeOf(cells), [outline]);
  const [frame, setFrame] = useState(whole);
  const gestures = useFrame(svg, whole, setFrame);
  const announcer = useMemo(makeAnnouncer, []);
  const keys = useHexKeys({
    ...{ svg, cells, whole, announcer, onPick, onExplain, onKey },
    change: setFrame,
  });
  useWindow(svg, cells, whole, at, setFrame);
  return (
    <div className="bf-hexes">
      <svg
        ref={svg}
        className="bf-hexes__map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="grid"
        aria-label={label}
        {...keys}
        {...gestures}
      >
        {rowsOf(cells).map((row) => (
          <g key={row[0]?.r} role="row">
            {row.map((cell) => (
              <HexPlace key={cell.spot} {...cell} onPick={onPick} onExplain={onExplain} />
            ))}
          </g>
        ))}
        <g className="bf-hexes__over" aria-hidden="true">
          {over}
        </g>
      </svg>
      <ZoomButtons words={words} whole={whole} change={setFrame} />
      <LiveRegion announcer={announcer} />
    </div>
  );
}

/** The frame has the shape of the window; what is to be seen is brought into it. */
function useWindow(
  svg: RefObject<SVGSVGElement | null>,
  cells: readonly HexCell[],
  whole: Frame,
  at: Spot | null,
  change: Change,
): void {
  const cell = cells.find(({ spot }) => spot === at);
  const { q = null, r = null } = cell ?? {};
  const point = useRef(middleOf(whole));
  useLayoutEffect(() => {
    if (q === null || r === null) return;
    point.current = hexCentre({ q, r });
    change((now) => showPoint(now, whole, hexCentre({ q, r }), ROOM));
  }, [q, r, whole, change]);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    let [wide, high] = [0, 0];
    const fit = (): void => {
      const { width, height } = element.getBoundingClientRect();
      // What someone has moved or zoomed stays so until the window is another.
      if (width === 0 || (width === wide && height === high)) return;
      [wide, high] = [width, height];
      change(() => firstFrame(whole, { width, height }, point.current));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, whole, change]);
}

/** Around what is brought into sight: one hex on each side and a half. */
const ROOM = 3 * HALF_WIDTH;

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

interface HexPlaceProps extends HexCell {
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
}

const HexPlace = memo(function HexPlace(props: HexPlaceProps): ReactElement {
  const { q, r, spot, name, marks, ground, inside, onPick, onExplain } = props;
  const { x, y } = hexCentre({ q, r });
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
      aria-describedby={describing(marks)}
      aria-selected={marks.includes('picked')}
      transform={`translate(${x} ${y})`}
      {...press}
      onClick={() => onPick(spot)}
    >
      <polygon className="bf-hex__ground" points={HEX_OUTLINE} />
      {inside}
      <polygon className="bf-hex__ring" points={HEX_OUTLINE} transform="scale(0.92)" />
      <polygon className="bf-hex__focus" points={HEX_OUTLINE} transform="scale(0.96)" />
    </g>
  );
});

function rowsOf(cells: readonly HexCell[]): HexCell[][] {
  const rows = new Map<number, HexCell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.r);
    if (row === undefined) rows.set(cell.r, [cell]);
    else row.push(cell);
  }
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
