import { makeStream, type Reason } from '@bannerfield/bots';
import { silent, type Seat, type Words } from '@bannerfield/kernel';
import { unitName } from '../names.ts';
import { oddsOf, type Odds } from '../odds.ts';
import { listTargets } from '../rules/attacks.ts';
import { distance, formatHex, isAdjacent, type Hex } from '../rules/board.ts';
import { WEAPONS } from '../rules/data.ts';
import type { Duel } from '../rules/dice.ts';
import { game } from '../rules/index.ts';
import { isSupported } from '../rules/morale.ts';
import { listOrders, whyNotByCard } from '../rules/orders.ts';
import { limitsOf, listReach, rushOf } from '../rules/reach.ts';
import {
  currentClash,
  GONE,
  kindOf,
  NOBODY,
  unitAt,
  type Action,
  type BattleLore,
  type BattleLoreKnown,
  type Table,
  type Unit,
  type UnitId,
} from '../rules/state.ts';

/** What an attack may be expected to take, and what a place gives or spares. */
export const reason: Reason<BattleLore> = {
  counts: {
    en: 'the figures of both sides, how they stand, and the blows that are likely',
    de: 'die Figuren beider Seiten, wie sie stehen, und die Schläge, die zu erwarten sind',
  },
  say: (known, { action }) => {
    const { seat, table } = known;
    switch (action.type) {
      case 'play':
        return played(known, action);
      case 'attack':
        return attacked(table, action.from, action.at);
      case 'back':
        return struckBack(table);
      case 'order':
        return ordered(table, action.at);
      case 'move':
        return moved(table, seat, action);
      default:
        return null;
    }
  },
};

function duelOf(table: Readonly<Table>, from: Hex, at: Hex): Duel {
  const attacker = table.at[from] ?? NOBODY;
  return { kind: 'attack', attacker, from, at, melee: isAdjacent(from, at), dice: 0 };
}

function attacked(table: Readonly<Table>, from: Hex, at: Hex): Words | null {
  const target = unitAt(table, at);
  if (target === null || unitAt(table, from) === null) return null;
  const odds = oddsOf(table, duelOf(table, from, at), target);
  return expecting(odds, target, { en: 'It', de: 'Das kostet' });
}

/** R14: the target of the battle under way strikes at its attacker. */
function struckBack(table: Readonly<Table>): Words | null {
  const clash = currentClash(table);
  const target = table.units[clash.attacker];
  if (target === undefined) return null;
  const { attacker, from, at } = { attacker: clash.target, from: clash.at, at: clash.from };
  const duel: Duel = { kind: 'back', attacker, from, at, melee: true, dice: 0 };
  return expecting(oddsOf(table, duel, target), target, { en: 'It', de: 'Das kostet' });
}

/** `It takes 1.2 figures of the Archers on e5 on average, and all of them in 12 of 100 rolls.` */
function expecting(odds: Odds, target: Readonly<Unit>, who: Words): Words | null {
  const figures = figuresOf(odds);
  if (figures < 0.05) return null;
  const [many, all, place] = [figures.toFixed(1), String(lastOf(odds)), formatHex(target.hex)];
  const [en, de] = [unitName(target.kind, 'en'), unitName(target.kind, 'de')];
  const dice = String(odds.dice);
  const [inEnglish, inGerman] = odds.dice === 1 ? ['die', 'Würfel'] : ['dice', 'Würfeln'];
  return {
    en:
      `${who.en} takes ${many} figures of the ${en} on ${place} on average, with ${dice} ${inEnglish}` +
      (all === '0' ? '.' : `, and the last of them in ${all} of 100 rolls.`),
    de:
      `${who.de} ${de} auf ${place} im Mittel ${many.replace('.', ',')} Figuren, mit ${dice} ${inGerman}` +
      (all === '0' ? '.' : `, und in ${all} von 100 Würfen die letzte.`),
  };
}

/** In so many of a hundred rolls nobody is left. */
function lastOf({ kill }: Odds): number {
  return Math.round(100 * kill);
}

/** How many of the units that the card can order may attack from where they stand. */
function played(known: BattleLoreKnown, action: Action): Words | null {
  // The table after a card is the same in all worlds.
  const world = game.imagine(known, makeStream(0, 0, 'reason'));
  game.apply(world, known.seat, action, silent);
  const { table } = world;
  if (table.step !== 'order') return null;
  const count = listOrders(table, known.seat).filter((hex) => {
    const unit = unitAt(table, hex);
    return unit !== null && listTargets(table, { ...unit, order: 'card', battles: 1 }).length > 0;
  }).length;
  if (count === 0) return null;
  const many = String(count);
  return count === 1
    ? {
        en: 'Of the units that it can order, one can attack from where it stands.',
        de: 'Von den Einheiten, denen sie befehlen kann, kann eine ohne Bewegung angreifen.',
      }
    : {
        en: `Of the units that it can order, ${many} can attack from where they stand.`,
        de: `Von den Einheiten, denen sie befehlen kann, können ${many} ohne Bewegung angreifen.`,
      };
}

/** A unit that can attack from where it stands, once it has its order. */
function ordered(table: Readonly<Table>, hex: Hex): Words | null {
  const unit = unitAt(table, hex);
  if (unit === null) return null;
  const order = whyNotByCard(table, unit) === null ? 'card' : 'plain';
  const view = withUnit(table, unit, { order, battles: 1 });
  return expectingBest(view, hex, {
    en: 'Without moving, it',
    de: 'Ohne Bewegung kostet ein Angriff',
  });
}

/** As if the unit were so. */
function withUnit(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  change: Partial<Unit>,
): Readonly<Table> {
  const id = table.at[unit.hex] ?? NOBODY;
  const then: Unit = { ...unit, ...change };
  const at = table.at.with(unit.hex, NOBODY).with(then.hex, id);
  return { ...table, units: table.units.with(id, then), at };
}

/** What the attack takes that takes most figures, of those that the unit may make from there. */
function expectingBest(table: Readonly<Table>, from: Hex, who: Words): Words | null {
  const unit = unitAt(table, from);
  if (unit === null) return null;
  let best: { target: Unit; odds: Odds } | null = null;
  for (const at of listTargets(table, unit)) {
    const target = unitAt(table, at);
    if (target === null) continue;
    const odds = oddsOf(table, duelOf(table, from, at), target);
    if (best === null || figuresOf(odds) > figuresOf(best.odds)) best = { target, odds };
  }
  return best === null ? null : expecting(best.odds, best.target, who);
}

/** Lost on average. */
function figuresOf({ losses }: Odds): number {
  return losses.reduce((sum, share, count) => sum + share * count, 0);
}

function moved(
  table: Readonly<Table>,
  seat: Seat,
  { from, to, rush }: Extract<Action, { readonly type: 'move' }>,
): Words | null {
  const unit = unitAt(table, from);
  if (unit?.seat !== seat) return null;
  const rushed = rush === null ? NOBODY : (table.at[rush] ?? NOBODY);
  return closing(table, unit, to, rushed) ?? joining(table, unit, to) ?? leaving(table, unit, to);
}

/** A unit that may battle where it comes to. */
function closing(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  to: Hex,
  rush: UnitId,
): Words | null {
  const { fight, far } = limitsOf(table, unit);
  const reach = listReach(table, unit, Math.max(far, rushOf(table, unit)));
  const way = reach.find((each) => each.to === to);
  if (way === undefined) return null;
  const mayFight = way.fightSteps !== null && way.fightSteps <= fight;
  if (!mayFight && rush === NOBODY) return null;
  const view = withUnit(table, unit, { hex: to, moved: way.steps, hasMoved: true, rush });
  return expectingBest(view, to, { en: 'From there it', de: 'Von dort kostet ein Angriff' });
}

/** R12.7 */
function joining(table: Readonly<Table>, unit: Readonly<Unit>, to: Hex): Words | null {
  const there = withUnit(table, unit, { hex: to });
  const then = unitAt(there, to);
  if (then === null || isSupported(table, unit) || !isSupported(there, then)) return null;
  return {
    en: 'It is Bold there, with two friends beside it.',
    de: 'Mit zwei Freunden neben sich ist die Einheit dort kühn.',
  };
}

function leaving(table: Readonly<Table>, unit: Readonly<Unit>, to: Hex): Words | null {
  if (!isInReach(table, unit.seat, unit.hex) || isInReach(table, unit.seat, to)) return null;
  return {
    en: 'It leaves the reach of all enemies, as far as they move and shoot without a card’s help.',
    de: 'Die Einheit verlässt die Reichweite aller Feinde, soweit ihnen keine Karte weiterhilft.',
  };
}

/** Whether an enemy of the seat could come beside the hex or shoot at it, by distance alone. */
function isInReach(table: Readonly<Table>, seat: Seat, hex: Hex): boolean {
  return table.units.some((unit) => {
    if (unit.seat === seat || unit.hex === GONE) return false;
    const steps = Math.max(limitsOf(table, unit).fight, rushOf(table, unit));
    const far = Math.max(steps + 1, WEAPONS[kindOf(unit).weapon].range);
    return distance(unit.hex, hex) <= far;
  });
}
