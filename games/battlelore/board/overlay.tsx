import { memo, type ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { HALF_WIDTH, hexCentre, QUARTER_HEIGHT, type Point } from '@bannerfield/ui/hex';
import { ROWS, type Hex } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/state.ts';
import { placeOf } from './layout.ts';
import type { Aim } from './prospect.ts';

/** The middle of a hex in the drawing, for whoever sits there. */
function centreOf(hex: Hex, near: Seat): Point {
  return hexCentre(placeOf(hex, near));
}

/** The lines between wings and centre, and the half-hexes at both ends of the short rows. */
export const FieldLines = memo(function FieldLines({
  layout,
}: {
  readonly layout: Options['sectionLayout'];
}): ReactElement {
  return (
    <>
      <path className="lore-border" d={BORDER} />
      <path className="lore-sections" d={sectionLine(layout, 7, 8)} />
      <path className="lore-sections" d={sectionLine(layout, 17, 16)} />
    </>
  );
});

const H = HALF_WIDTH;
const Q = QUARTER_HEIGHT;

/** The right half of a hex at the left end of each short row, and the left half at its right end. */
const BORDER = [1, 3, 5, 7].map((row) => halfHexes(3 * row * Q)).join('');

function halfHexes(y: number): string {
  const [top, high, low, bottom] = [y - 2 * Q, y - Q, y + Q, y + 2 * Q].map(String);
  const half = (out: number, inner: number): string =>
    `M${String(out)} ${top ?? ''}L${String(inner)} ${high ?? ''}V${low ?? ''}L${String(out)} ${bottom ?? ''}z`;
  return half(-H, 0) + half(25 * H, 24 * H);
}

/** Straight where hexes are shared; else around those of the short rows. In half widths. */
function sectionLine(layout: Options['sectionLayout'], long: number, short: number): string {
  if (layout === 'dotted') {
    return `M${String(long * H)} ${String(-2 * Q)}V${String((3 * (ROWS - 1) + 2) * Q)}`;
  }
  const points = Array.from({ length: ROWS }, (_, row) => {
    const x = String((row % 2 === 0 ? long : short) * H);
    return `${x} ${String((3 * row - 1) * Q)}L${x} ${String((3 * row + 1) * Q)}`;
  });
  return `M${points.join('L')}`;
}

interface SightLinesProps {
  readonly from: Hex;
  readonly aims: readonly Aim[];
  /** The enemy that is pointed at, or whose refusal is shown. */
  readonly at: Hex | null;
  readonly near: Seat;
}

/** From the unit in hand to each enemy within reach of its weapon; what blocks a line is crossed. */
export function SightLines({ from, aims, at, near }: SightLinesProps): ReactElement {
  const start = centreOf(from, near);
  return (
    <>
      {aims.map((aim) => {
        const end = centreOf(aim.at, near);
        const isBlocked = aim.blockers.length > 0;
        if (aim.odds === null && !isBlocked) return null;
        return (
          <g
            key={aim.at}
            className="lore-sight"
            data-blocked={isBlocked}
            data-chosen={aim.at === at}
          >
            <path d={lineOf(start, end)} />
            {isBlocked ? null : <path d={headOf(start, end)} />}
            {aim.blockers.map((hex) => {
              const { x, y } = centreOf(hex, near);
              return <path key={hex} d={crossAt(x, y)} />;
            })}
          </g>
        );
      })}
    </>
  );
}

/** Short of both middles, so that what stands there can be seen. */
function lineOf(start: Point, end: Point): string {
  const [a, b] = [towards(start, end, INSET), towards(end, start, INSET)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

const INSET = 17;
const HEAD = 8;

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
}

function headOf(start: Point, end: Point): string {
  const tip = towards(end, start, INSET - 3);
  const back = towards(end, start, INSET + HEAD);
  const [dx, dy] = [(tip.x - back.x) / 2, (tip.y - back.y) / 2];
  return `M${tip.x} ${tip.y}L${back.x - dy} ${back.y + dx}L${back.x + dy} ${back.y - dx}z`;
}

function crossAt(x: number, y: number): string {
  return `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`;
}

interface ArrowsProps {
  readonly news: readonly Event[];
  /** The battle under way. */
  readonly clash: { readonly from: Hex; readonly at: Hex } | null;
  readonly near: Seat;
}

/** What has just moved, and who fights whom. */
export function Arrows({ news, clash, near }: ArrowsProps): ReactElement {
  const moves = news.flatMap((event) =>
    event.type === 'moved' || event.type === 'retreated' || event.type === 'followed'
      ? [event]
      : [],
  );
  return (
    <>
      {moves.map(({ type, from, to }, index) => (
        <Arrow key={index} kind={type === 'retreated' ? 'back' : 'move'} {...{ from, to, near }} />
      ))}
      {clash === null ? null : <Arrow kind="clash" from={clash.from} to={clash.at} near={near} />}
    </>
  );
}

interface ArrowProps {
  readonly kind: 'move' | 'back' | 'clash';
  readonly from: Hex;
  readonly to: Hex;
  readonly near: Seat;
}

function Arrow({ kind, from, to, near }: ArrowProps): ReactElement | null {
  if (from === to) return null;
  const [start, end] = [centreOf(from, near), centreOf(to, near)];
  return (
    <g className="lore-arrow" data-kind={kind}>
      <path d={lineOf(start, end)} />
      <path d={headOf(start, end)} />
    </g>
  );
}
