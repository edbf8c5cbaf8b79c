import { otherSeat, type Emit, type Seat } from '@bannerfield/kernel';
import { announce, besides } from './attacks.ts';
import { BACKWARDS, neighboursOf, type Hex } from './board.ts';
import { FLAG, LORE } from './data.ts';
import { countHits } from './dice.ts';
import type { Event } from './events.ts';
import { gainTokens } from './tokens.ts';
import { loseFigures, putOn } from './losses.ts';
import { boldOf, hexesForFlag } from './morale.ts';
import {
  currentClash,
  isFree,
  kindOf,
  mayPlayLore,
  unitOf,
  type AskedPhase,
  type Clash,
  type Table,
  type Unit,
} from './state.ts';
import { endsMovesAt, isImpassable, mayBattleAt } from './terrain.ts';

type StepOf = (table: Table, clash: Clash, emit: Emit<Event>) => void;

/** R7.6: the steps of a battle, in their order; each says which comes next. */
const STEPS: Readonly<Record<Clash['step'], StepOf>> = {
  strike: (table, clash) => {
    clash.step = 'react';
    askForLore(table, 'strike', unitOf(table, clash.attacker).seat);
  },
  react: (table, clash) => {
    clash.step = 'roll';
    askForLore(table, 'react', unitOf(table, clash.target).seat);
  },
  roll: beginRoll,
  fuel: (table, clash) => {
    clash.step = 'hits';
    if (!isOwn(clash) || (clash.faces[LORE] ?? 0) === 0) return;
    askForLore(table, 'fuel', unitOf(table, clash.attacker).seat);
  },
  hits: resolveHits,
  retreat: resolveRetreat,
  panic: (table, clash) => {
    clash.step = 'follow';
    if (isPanicDue(table, clash)) table.stack.push({ phase: 'panic', seats: [] });
  },
  follow: (table, clash) => {
    clash.step = 'end';
    askForFollowOn(table, clash);
  },
  end: (table) => {
    table.clashes.pop();
  },
};

/** One step of the battle being resolved. Pushes a frame where somebody must choose or roll. */
export function advanceClash(table: Table, emit: Emit<Event>): void {
  const clash = currentClash(table);
  STEPS[clash.step](table, clash, emit);
}

/** The attacker's own battle, not an answer to one. */
function isOwn({ kind }: Readonly<Clash>): boolean {
  return kind === 'attack' || kind === 'bonus';
}

function ask(table: Table, phase: AskedPhase, seat: Seat): void {
  table.stack.push({ phase, seats: [seat] });
}

/** R17.9: asked for by what all see, never by what is held. */
function askForLore(table: Table, phase: 'strike' | 'react' | 'fuel', seat: Seat): void {
  if (mayPlayLore(table, seat)) ask(table, phase, seat);
}

/** R7.8, R17.14: an ambush comes first; if it kills or moves the attacker, his battle is over. */
function beginRoll(table: Table, clash: Clash, emit: Emit<Event>): void {
  if (clash.ambush) {
    clash.ambush = false;
    announce(table, 'first', clash.target, clash.attacker, emit);
  } else if (unitOf(table, clash.attacker).hex !== clash.from) {
    clash.step = 'end';
  } else {
    table.stack.push({ phase: 'roll', seats: [] });
  }
}

/** R10: tokens first, then figures, then the flags that are left to whom still stands. */
function resolveHits(table: Table, clash: Clash, emit: Emit<Event>): void {
  const attacker = unitOf(table, clash.attacker);
  const target = unitOf(table, clash.target);
  if (!clash.fuelled) gainTokens(table, attacker.seat, clash.faces[LORE] ?? 0, emit);
  const hits = countHits(attacker, target, clash.melee, clash.faces, clash.fuelled);
  loseFigures(table, clash.target, hits, 'hits', emit);
  clash.step = 'follow';
  clash.flags = clash.faces[FLAG] ?? 0;
  if (target.figures === 0 || clash.flags === 0) return;
  clash.step = 'retreat';
  clash.fright = hexesForFlag(table, target, clash);
  if (boldOf(table, target, clash) > 0) ask(table, 'flags', target.seat);
  else clash.hexes = clash.flags * clash.fright;
}

/** R12.6: flags that the target of the battle may ignore of this roll. */
export function ignorable(table: Readonly<Table>, clash: Readonly<Clash>): number {
  return Math.min(clash.flags, boldOf(table, unitOf(table, clash.target), clash));
}

/** R11.4 to R11.6: hexes of the next row back that are open. */
function openBackwards(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): Hex[] {
  const back = BACKWARDS[unit.seat][hex] ?? [];
  return back.filter((to) => isFree(table, to) && !isImpassable(table, to));
}

/** R11.9: without the option only steps after which the retreat goes as far as it can. */
export function listRetreats(table: Readonly<Table>, clash: Readonly<Clash>): Hex[] {
  const unit = unitOf(table, clash.target);
  const open = openBackwards(table, unit, unit.hex);
  if (table.options.retreatDeadEndAllowed || open.length < 2) return open;
  const ways = open.map((to) => longestWay(table, unit, to, clash.hexes - 1));
  return open.filter((_, index) => ways[index] === Math.max(...ways));
}

function longestWay(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex, hexes: number): number {
  if (hexes === 0) return 0;
  const ways = openBackwards(table, unit, hex).map(
    (to) => 1 + longestWay(table, unit, to, hexes - 1),
  );
  return Math.max(0, ...ways);
}

/** R11: step by step; the owner is asked where two ways are open. */
function resolveRetreat(table: Table, clash: Clash, emit: Emit<Event>): void {
  if (clash.hexes === 0) {
    clash.step = 'panic';
    return;
  }
  const [only, ...more] = listRetreats(table, clash);
  if (only === undefined) {
    const figures = clash.hexes;
    clash.hexes = 0;
    loseFigures(table, clash.target, figures, 'blocked', emit);
  } else if (more.length === 0) {
    retreatTo(table, clash, only, emit);
  } else {
    ask(table, 'retreat', unitOf(table, clash.target).seat);
  }
}

export function retreatTo(table: Table, clash: Clash, to: Hex, emit: Emit<Event>): void {
  const { seat, hex } = unitOf(table, clash.target);
  clash.hexes -= 1;
  clash.crossed += 1;
  emit({ type: 'retreated', seat, from: hex, to });
  putOn(table, clash.target, to, emit);
}

/** R12.5: the Frightened who have really retreated, and live. */
function isPanicDue(table: Readonly<Table>, clash: Readonly<Clash>): boolean {
  return clash.fright > 1 && clash.crossed > 0 && unitOf(table, clash.target).figures > 0;
}

/** R13, R14: the target has left its hex, or it has stayed and may battle back. */
function askForFollowOn(table: Table, clash: Readonly<Clash>): void {
  const attacker = unitOf(table, clash.attacker);
  if (!clash.melee || !isOwn(clash)) return;
  if (unitOf(table, clash.target).hex !== clash.at) {
    if (listFollows(table, clash).length > 0) ask(table, 'follow', attacker.seat);
  } else if (canBattleBack(table, clash)) {
    ask(table, 'back', otherSeat(attacker.seat));
  }
}

/** R14.1 to R14.5 */
function canBattleBack(table: Readonly<Table>, clash: Readonly<Clash>): boolean {
  const isBold = boldOf(table, unitOf(table, clash.target), clash) > 0;
  switch (table.options.boldCheck) {
    case 'atBattleBack':
      return isBold;
    case 'atAttack':
      return clash.wasBold;
    case 'both':
      return isBold && clash.wasBold;
  }
}

/** R13.3: a mounted unit's own attack, not its bonus attack. */
export function isPursuit(table: Readonly<Table>, clash: Readonly<Clash>): boolean {
  return clash.kind === 'attack' && kindOf(unitOf(table, clash.attacker)).mounted;
}

/** R13.1 to R13.8: where the attacker may go; the vacated hex first. */
export function listFollows(table: Readonly<Table>, clash: Readonly<Clash>): Hex[] {
  const { at, from } = clash;
  const unit = unitOf(table, clash.attacker);
  if (unit.stopped && table.options.stopEndsTurn) return [];
  if (!isPursuit(table, clash) || endsMovesAt(table, from, at)) return [at];
  const beyond = neighboursOf(at).filter(
    (hex) => hex === from || (isFree(table, hex) && !isImpassable(table, hex)),
  );
  return [at, ...beyond];
}

export function followTo(table: Table, clash: Clash, to: Hex, emit: Emit<Event>): void {
  const { at, from, attacker } = clash;
  const unit = unitOf(table, attacker);
  const pursuit = isPursuit(table, clash);
  const [start, end] = to === at ? [from, at] : [at, to];
  emit({ type: 'followed', seat: unit.seat, kind: unit.kind, from, to, pursuit });
  putOn(table, attacker, at, emit);
  // A winning banner at the vacated hex ends the game there.
  if (to !== at && !isOver(table)) putOn(table, attacker, to, emit);
  unit.stopped ||= endsMovesAt(table, start, end);
  if (isOver(table) || !pursuit || !mayBattleAt(table, start, end)) return;
  if (besides(table, unit).length > 0) ask(table, 'bonus', unit.seat);
}

function isOver({ result }: Readonly<Table>): boolean {
  return result !== null;
}
