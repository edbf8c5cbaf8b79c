import { useMemo, type ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import {
  HexGrid,
  marksOf,
  type BoardProps,
  type HexCell,
  type Moment,
  type Spot,
} from '@bannerfield/ui';
import type { Hex } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { unitAt, type BattleLore, type Table } from '../rules/state.ts';
import type { Odds } from '../odds.ts';
import { hexSign, type LandingSign } from './hex-sign.tsx';
import { hexesInOrder, nearSeat, placeOf } from './layout.ts';
import { Arrows, FieldLines, SightLines } from './overlay.tsx';
import { OddsPanel, Rolls } from './panel.tsx';
import { cardAtSpot, hexAtSpot, phaseOf, spotOfHex } from './pointing.ts';
import { attackOdds, backOdds } from './prompts.ts';
import { orderedBy, prospectNow, type Prospect } from './prospect.ts';
import { answerKey, cellName } from './tell.ts';
import { wordsIn } from './words.ts';
import './board.css';

type Props = BoardProps<BattleLore>;

/** The field, with what the unit in hand may do, the odds of what is pointed at, and the dice. */
export function Board(props: Props): ReactElement {
  const { table, viewer, language, picked, cause, onPick, onExplain } = props;
  const news = useMemo(() => newsOf(props.moments ?? []), [props.moments]);
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const prospect = useProspect(table, picked);
  const cells = useCells(props, prospect);
  const odds = oddsShown(table, picked);
  const clash = table.clashes.at(-1) ?? null;
  const at = hexAtSpot(picked[1]) ?? aimedAt(prospect, cause);
  return (
    <div className="lore-board">
      <HexGrid
        label={words.field}
        cells={cells}
        words={words}
        at={spotInSight(props)}
        over={
          <>
            <FieldLines layout={table.options.sectionLayout} />
            <Arrows news={news} clash={clash} near={near} />
            {prospect === null ? null : (
              <SightLines from={prospect.from} aims={prospect.aims} at={at} near={near} />
            )}
          </>
        }
        onPick={onPick}
        onExplain={onExplain}
        onKey={(key, spot) => answerKey(props, key, spot)}
      />
      {odds === null ? null : <OddsPanel odds={odds} words={words} />}
      {odds === null ? <Rolls news={news} words={words} /> : null}
    </div>
  );
}

/** All that has just happened, without the tables in between. */
function newsOf(moments: readonly Moment<BattleLore>[]): Event[] {
  return moments.flatMap(({ events }) => events);
}

/** What the unit in hand may do; null: none is. */
function useProspect(table: Readonly<Table>, picked: Props['picked']): Prospect | null {
  const hex = hexAtSpot(picked[0]);
  return useMemo(() => (hex === null ? null : prospectNow(table, hex)), [table, hex]);
}

function useCells(props: Props, prospect: Prospect | null): HexCell[] {
  const { table, viewer, names, language, picked, targets, cause, confirming, changed } = props;
  const near = nearSeat(viewer);
  const ordered = useOrdered(table, near, picked);
  return useMemo(() => {
    const pointed = { picked, targets, cause, confirming, changed, onPick: () => undefined };
    return hexesInOrder(near).map((hex) => {
      const spot = spotOfHex(hex);
      return {
        ...placeOf(hex, near),
        spot,
        name: cellName({ table, viewer, names, language }, hex, { prospect, ordered }),
        marks: `${marksOf(pointed, spot)} ${ownMarks(prospect, ordered, hex)}`.trim(),
        ground: groundOf(table, hex),
        inside: hexSign(table, hex, landingOf(prospect, targets, hex)),
      };
    });
  }, [
    table,
    viewer,
    names,
    language,
    picked,
    targets,
    cause,
    confirming,
    changed,
    prospect,
    ordered,
    near,
  ]);
}

function groundOf({ field }: Readonly<Table>, hex: Hex): string {
  return GROUND_LOOKS[field.ground.charAt(hex)] ?? 'open';
}

const GROUND_LOOKS: Readonly<Record<string, string>> = {
  w: 'wood',
  h: 'hill',
  '~': 'water',
  f: 'ford',
  '=': 'water',
};

/** Whom the card that is pointed at could order. */
function useOrdered(table: Readonly<Table>, near: Seat, picked: Props['picked']): readonly Hex[] {
  const [first] = picked;
  const card = first?.startsWith('card:') === true ? cardAtSpot(first) : null;
  return useMemo(
    () => (card === null || phaseOf(table) !== 'card' ? [] : orderedBy(table, near, card)),
    [table, near, card],
  );
}

/** Whether an enemy within reach of the weapon is seen, and whom a card could order. */
function ownMarks(prospect: Prospect | null, ordered: readonly Hex[], hex: Hex): string {
  if (ordered.includes(hex)) return 'could';
  const aim = prospect?.aims.find(({ at }) => at === hex);
  if (aim === undefined) return '';
  return aim.blockers.length > 0 ? 'unseen' : 'seen';
}

function landingOf(prospect: Prospect | null, targets: ReadonlySet<Spot>, hex: Hex): LandingSign {
  if (!targets.has(spotOfHex(hex))) return null;
  const landing = prospect?.landings.find(({ to }) => to === hex);
  if (landing === undefined) return null;
  return landing.fights ? 'fight' : 'go';
}

/** Of the attack that is pointed at, or of striking back. */
function oddsShown(table: Readonly<Table>, picked: Props['picked']): Odds | null {
  const phase = phaseOf(table);
  if (phase === 'back') return backOdds(table);
  const [from, at] = [hexAtSpot(picked[0]), hexAtSpot(picked[1])];
  if (from === null || at === null || (phase !== 'battle' && phase !== 'bonus')) return null;
  const [unit, target] = [unitAt(table, from), unitAt(table, at)];
  return unit === null || target === null ? null : attackOdds(table, unit, target);
}

/** The enemy of whom a refusal speaks, to draw the line to it. */
function aimedAt(prospect: Prospect | null, cause: ReadonlySet<Spot>): Hex | null {
  return prospect?.aims.find(({ at }) => cause.has(spotOfHex(at)))?.at ?? null;
}

/**
 * What should be seen: where something is asked about or has just happened, and the target that is
 * chosen, but not the unit in hand, which somebody has just touched.
 */
function spotInSight({ table, changed, picked }: Props): Spot | null {
  const [, target] = picked;
  if (target !== undefined) return hexAtSpot(target) === null ? null : target;
  const clash = table.clashes.at(-1);
  if (clash !== undefined) return spotOfHex(clash.at);
  if (picked.length > 0) return null;
  return [...changed].filter((spot) => hexAtSpot(spot) !== null).at(-1) ?? null;
}
