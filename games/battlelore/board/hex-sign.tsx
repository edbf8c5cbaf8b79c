import type { ReactElement, ReactNode } from 'react';
import { cutOf } from '@bannerfield/ui';
import type { Hex } from '../rules/board.ts';
import { figuresOf } from '../rules/lore.ts';
import { boldOf, isGoblin } from '../rules/morale.ts';
import { canMove } from '../rules/moves.ts';
import { kindOf, unitAt, type Table, type Unit } from '../rules/state.ts';
import { markOfUnit, TINCTURE } from './marks.ts';
import { hexName, terrainAt } from './names.ts';
import { UnitSign } from './unit-sign.tsx';

/** What the unit in hand may do with a hex that it can come to. */
export type LandingSign = 'fight' | 'go' | null;

/** All signs that were drawn once, by what they show: what looks the same is the same. */
const DRAWN = new Map<string, ReactNode>();

/** What is drawn in a hex. */
export function hexSign(table: Readonly<Table>, hex: Hex, landing: LandingSign): ReactNode {
  const unit = unitAt(table, hex);
  const terrain = terrainAt(table, hex);
  const banner = table.field.banners.includes(hex);
  const shown = unit === null ? null : shownOf(table, unit);
  const key = JSON.stringify([hex, terrain, banner, shown, landing]);
  const drawn = DRAWN.get(key) ?? (
    <>
      {terrain.map((id) => (
        <GroundSign key={id} id={id} />
      ))}
      {banner ? (
        <>
          <path className="lore-hex__prize" d={PRIZE} />
          <path className="lore-hex__banner" d="M-7 16V-12h17l-5 6 5 6H-7" />
        </>
      ) : null}
      <text className="lore-hex__name" y="-19">
        {hexName(hex)}
      </text>
      {landing === null ? null : <Landing landing={landing} />}
      {shown === null ? null : <UnitSign {...shown} mark={markOfUnit(shown.kind)} />}
    </>
  );
  DRAWN.set(key, drawn);
  return drawn;
}

/** The symbols of one kind of terrain, by its id in the rules. */
export function GroundSign({ id }: { readonly id: string }): ReactElement | null {
  return GROUNDS[id] ?? null;
}

function shownOf(table: Readonly<Table>, unit: Readonly<Unit>) {
  return {
    kind: unit.kind,
    cut: cutOf(unit.seat),
    tincture: TINCTURE[kindOf(unit).banner],
    figures: unit.figures,
    all: figuresOf(unit),
    order: orderOf(table, unit),
    bold: boldOf(table, unit, null),
    runs: isGoblin(table, unit),
  } as const;
}

function orderOf(table: Readonly<Table>, unit: Readonly<Unit>): 'no' | 'open' | 'done' {
  if (unit.order === 'no') return 'no';
  if (table.step === 'move') return canMove(table, unit) ? 'open' : 'done';
  return unit.battles > 0 ? 'open' : 'done';
}

function Landing({ landing }: { readonly landing: 'fight' | 'go' }): ReactElement {
  return landing === 'fight' ? (
    <g className="lore-landing">
      <circle r="7" />
      <path d="M-3.4-3.4l6.8 6.8M3.4-3.4l-6.8 6.8" />
    </g>
  ) : (
    <circle className="lore-landing" data-only="go" r="6" />
  );
}

/** Just within the edge of the hex. */
const PRIZE = 'M0-24.5L21.5-12.2V12.2L0 24.5-21.5 12.2V-12.2z';

const TREE = 'M0-7.500q5 0 5 5 0 4.500-4 5V6h-2V2.500q-4-.5-4-5 0-5 5-5z';
const TREES = [
  [-20, -3],
  [20, -3],
  [-19, 11],
  [19, 11],
  [-8, 3],
  [8, 3],
  [0, -7],
  [0, 22],
] as const;

const WAVES =
  'M-22-9q3.700-5 7.300 0t7.300 0 7.300 0 7.300 0 7.300 0 7.300 0M-25 2q4.200-5 8.300 0t8.300 0 8.300 0 8.300 0 8.300 0 8.300 0M-22 13q3.700-5 7.300 0t7.300 0 7.300 0 7.300 0 7.300 0 7.300 0M-8 23q4-5 8 0t8 0';

/** The symbols of terrain, so placed that a unit leaves some of them in sight. */
const GROUNDS: Readonly<Record<string, ReactElement>> = {
  wood: (
    <g className="lore-wood">
      {TREES.map(([x, y]) => (
        <path
          key={`${String(x)} ${String(y)}`}
          d={TREE}
          transform={`translate(${String(x)} ${String(y)})`}
        />
      ))}
    </g>
  ),
  hill: (
    <path
      className="lore-hill"
      d="M-24 9Q-20-14 0-14T24 9M-17 14Q-13-3 0-3t17 17M-21-4l-4-4M-12-11l-3-5M12-11l3-5M21-4l4-4M-9 21q9-9 18 0"
    />
  ),
  water: <path className="lore-waves" d={WAVES} />,
  ford: (
    <>
      <path className="lore-waves" d={WAVES} />
      <path
        className="lore-stones"
        d="M-19 0h.1M-11 2h.1M-3-1h.1M5 2h.1M13 0h.1M20 2h.1M-6 22h.1M6 23h.1"
      />
    </>
  ),
  bridge: (
    <>
      <path className="lore-waves" d={WAVES} />
      <path className="lore-deck" d="M-19-19.5V19.5H19v-39z" />
      <path className="lore-planks" d="M-19-13h38M-19-6.5h38M-19 0h38M-19 6.5h38M-19 13h38" />
    </>
  ),
  rampart: <path className="lore-rampart" d="M0-26L22-13V13L0 26-22 13V-13z" />,
  landmark: (
    <path
      className="lore-landmark"
      d="M-23 16V-6h2v-4h2v3h2v-3h2v3h2v-3h2v26zM11 16V-10h2v3h2v-3h2v3h2v-3h2v4h2v22zM-9 16V-12l9-8 9 8v28h-5v-9q-4-6-8 0v9z"
    />
  ),
};
