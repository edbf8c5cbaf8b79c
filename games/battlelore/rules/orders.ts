import type { Refusal, Seat } from '@bannerfield/kernel';
import { CENTRE, isAdjacent, LEFT, neighboursOf, RIGHT, sectionsOf, type Hex } from './board.ts';
import { BANNERS, COMMAND, COMMANDS, SWORD, WEAPONS, type Scope } from './data.ts';
import { atHex, hexFact, no } from './refusals.ts';
import { kindOf, unitAt, type CommandId, type Table, type Unit } from './state.ts';

/** What the card of this turn is played as; null: it orders nobody. */
export function scopeOf(table: Readonly<Table>): Scope | null {
  return table.effect === null ? null : scopeOfCard(table.effect);
}

export function scopeOfCard(card: CommandId): Scope {
  const found = COMMANDS[card];
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found.scope;
}

/** R4.9: what the card gives to a unit that it orders; null if it is ordered beside it. */
export function giftTo(table: Readonly<Table>, unit: Readonly<Unit>): Scope | null {
  return unit.order === 'card' && !table.fallback ? scopeOf(table) : null;
}

export function hasEnemyBeside(table: Readonly<Table>, unit: Readonly<Unit>): boolean {
  for (const hex of neighboursOf(unit.hex)) {
    const other = unitAt(table, hex);
    if (other !== null && other.seat !== unit.seat) return true;
  }
  return false;
}

/** R5.4 to R5.8: a unit of the kind that the card asks for, wherever it stands. */
function isEligible(table: Readonly<Table>, scope: Scope, unit: Readonly<Unit>): boolean {
  switch (scope.type) {
    case 'banner':
      return kindOf(unit).banner === scope.banner;
    case 'charge':
      return kindOf(unit).mounted;
    case 'onslaught':
      return !kindOf(unit).mounted;
    case 'darken':
      return WEAPONS[kindOf(unit).weapon].range > 1 && !hasEnemyBeside(table, unit);
    default:
      return true;
  }
}

/** R5.9: nobody on the whole board is of the kind that the card asks for. */
export function needsFallback(table: Readonly<Table>, seat: Seat, scope: Scope | null): boolean {
  if (scope === null || !['banner', 'charge', 'onslaught', 'darken'].includes(scope.type)) {
    return false;
  }
  return !table.units.some(
    (unit) => unit.seat === seat && unit.figures > 0 && isEligible(table, scope, unit),
  );
}

/** R5: null: the unit on that hex may be ordered, by the card or beside it. */
export function whyNotOrder(
  table: Readonly<Table>,
  seat: Seat,
  at: Hex,
  ordered: readonly Unit[] = orderedByCard(table),
): Refusal | null {
  const unit = unitAt(table, at);
  if (unit === null) return no('R5.1', 'nobody-there', [atHex(at)], hexFact(at));
  if (unit.seat !== seat) return no('R5.1', 'not-your-unit', [atHex(at)], hexFact(at));
  if (unit.order !== 'no') return no('R5.2', 'already-ordered', [atHex(at)], hexFact(at));
  return table.extra > 0 ? null : whyNotByCard(table, unit, ordered);
}

/** Who has an order of this turn's card. */
function orderedByCard({ units }: Readonly<Table>): Unit[] {
  return units.filter(({ order }) => order === 'card');
}

/** R5.3 to R5.9: by the card alone. */
export function whyNotByCard(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  ordered: readonly Unit[] = orderedByCard(table),
): Refusal | null {
  const scope = scopeOf(table);
  if (scope === null) return no('R4.10', 'nothing-to-counter');
  if (table.fallback) return atMost(ordered.length, 1, unit);
  switch (scope.type) {
    case 'sections':
      return whyNotInSections(table, scope.most, [...ordered, unit]);
    case 'dice':
      return canMuster(table.mustered, [...ordered, unit])
        ? null
        : no('R5.8', 'no-die-for-it', [atHex(unit.hex)], { banner: kindOf(unit).banner });
    case 'any':
      return atMost(ordered.length, 1, unit);
    default:
      return whyNotOfKind(table, scope, ordered, unit);
  }
}

function atMost(ordered: number, most: number, { hex }: Readonly<Unit>): Refusal | null {
  return ordered < most ? null : no('R5.3', 'orders-given', [atHex(hex)], { most });
}

function whyNotOfKind(
  table: Readonly<Table>,
  scope: Scope,
  ordered: readonly Unit[],
  unit: Readonly<Unit>,
): Refusal | null {
  const at = [atHex(unit.hex)];
  if (!isEligible(table, scope, unit)) {
    if (scope.type === 'banner') return no('R5.5', 'other-banner', at, { banner: scope.banner });
    if (scope.type === 'charge') return no('R5.6', 'not-mounted', at);
    if (scope.type === 'onslaught') return no('R5.6', 'not-on-foot', at);
    return no('R5.7', 'cannot-shoot', at);
  }
  const isConnected = ordered.some(({ hex }) => isAdjacent(hex, unit.hex));
  if (scope.type === 'onslaught' && ordered.length > 0 && !isConnected) {
    return no('R5.6', 'not-connected', at);
  }
  return scope.type === 'darken' ? null : atMost(ordered.length, table.command, unit);
}

function whyNotInSections(
  { options, command }: Readonly<Table>,
  most: readonly [number, number, number],
  units: readonly Readonly<Unit>[],
): Refusal | null {
  const room = most.map((each) => (each === COMMAND ? command : each));
  const bits = units.map(({ hex, seat }) => sectionsOf(hex, seat, options.sectionLayout));
  if (fits(room, bits)) return null;
  const { hex = 0 } = units.at(-1) ?? {};
  const last = bits.at(-1) ?? 0;
  const isAsked = [LEFT, CENTRE, RIGHT].some((bit, place) => last & bit && (most[place] ?? 0) > 0);
  return isAsked
    ? no('R5.3', 'section-ordered', [atHex(hex)])
    : no('R5.4', 'other-section', [atHex(hex)]);
}

/** R5.4: who stands on a dotted line counts where there is room. */
function fits(
  [leftRoom = 0, centreRoom = 0, rightRoom = 0]: readonly number[],
  bits: readonly number[],
): boolean {
  let [left, right, centre, leftLine, rightLine] = [leftRoom, rightRoom, centreRoom, 0, 0];
  for (const each of bits) {
    if (each === LEFT) left -= 1;
    else if (each === RIGHT) right -= 1;
    else if (each === CENTRE) centre -= 1;
    else if (each === (LEFT | CENTRE)) leftLine += 1;
    else rightLine += 1;
  }
  if (left < 0 || right < 0) return false;
  return Math.max(0, leftLine - left) + Math.max(0, rightLine - right) <= centre;
}

/** R5.8: each helmet for a unit of that colour, each Sword for any; one die one unit. */
function canMuster(faces: readonly number[], units: readonly Readonly<Unit>[]): boolean {
  let swords = faces[SWORD] ?? 0;
  for (const [face, banner] of BANNERS.entries()) {
    const wanted = units.filter((unit) => kindOf(unit).banner === banner).length;
    swords -= Math.max(0, wanted - (faces[face] ?? 0));
  }
  return swords >= 0;
}

export function listOrders(table: Readonly<Table>, seat: Seat): Hex[] {
  const ordered = orderedByCard(table);
  return table.units.filter((unit) => mayOrder(table, seat, unit, ordered)).map(({ hex }) => hex);
}

/** As `listOrders`, without the list. */
export function hasOrders(table: Readonly<Table>, seat: Seat): boolean {
  const ordered = orderedByCard(table);
  return table.units.some((unit) => mayOrder(table, seat, unit, ordered));
}

function mayOrder(
  table: Readonly<Table>,
  seat: Seat,
  unit: Readonly<Unit>,
  ordered: readonly Unit[],
): boolean {
  if (unit.seat !== seat || unit.figures === 0 || unit.order !== 'no') return false;
  return whyNotOrder(table, seat, unit.hex, ordered) === null;
}
