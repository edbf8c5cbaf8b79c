import type { Language } from '@bannerfield/kernel';
import type { Choice, Path, Spot } from '@bannerfield/ui';
import { commandName, loreName } from '../names.ts';
import { oddsOf, type Odds } from '../odds.ts';
import { BACKWARDS, isAdjacent, type Hex } from '../rules/board.ts';
import { ignorable, isPursuit } from '../rules/clash.ts';
import { LORE, LORE_CARDS, OUT_OF_CHARACTER } from '../rules/data.ts';
import { countHits } from '../rules/dice.ts';
import {
  currentClash,
  isFree,
  NOBODY,
  unitAt,
  unitOf,
  type Table,
  type Unit,
} from '../rules/state.ts';
import { isImpassable } from '../rules/terrain.ts';
import type { BoardWords } from './board-words.ts';
import { commandText, hexName, unitOn } from './names.ts';
import { BUTTONS, cardAtSpot, hexAtSpot, ignoredAt, loreAtSpot, phaseOf } from './pointing.ts';
import { oddsText } from './tell.ts';
import { wordsIn } from './words.ts';

/** What is asked, once `picked` is pointed at; null: the phase's own prompt. */
export function promptAfter(
  picked: Path,
  _targets: ReadonlySet<Spot>,
  language: Language,
  table: Readonly<Table>,
): string | null {
  const [first, second] = picked;
  if (first === undefined) return promptOfPhase(table, language);
  const hex = hexAtSpot(first);
  if (hex !== null) return promptAfterUnit(table, hex, hexAtSpot(second), language);
  const words = wordsIn(language);
  const lore = loreAtSpot(first);
  if (lore !== null) return promptAfterLore(table, lore, language);
  const card = cardAtSpot(first);
  if (card === null) return null;
  const name = commandName(card, language);
  if (first.startsWith('drawn:')) return words.asks.keep(name);
  return words.asks.card(name, commandText(card, words), table.handSizes[table.active]);
}

function promptAfterLore(table: Readonly<Table>, card: number, language: Language): string {
  const words = wordsIn(language);
  const name = loreName(card, language);
  if (phaseOf(table) === 'keep-lore') return words.asks.keep(name);
  const { id = '', cost = 0, onUnit = false } = LORE_CARDS[card] ?? {};
  const does = words.lore[id] ?? '';
  return onUnit
    ? words.asks.loreOn(name, does)
    : words.asks.lore(name, does, cost + OUT_OF_CHARACTER);
}

function promptAfterUnit(
  table: Readonly<Table>,
  from: Hex,
  at: Hex | null,
  language: Language,
): string | null {
  const { asks } = wordsIn(language);
  const unit = unitAt(table, from);
  if (unit === null) return null;
  const name = unitOn(unit, language);
  const target = at === null ? null : unitAt(table, at);
  if (phaseOf(table) === 'move') {
    return target === null ? asks.move(name) : asks.rush(unitOn(target, language));
  }
  return target === null ? asks.attack(name) : promptOfAttack(table, unit, target, language);
}

/** The odds before the roll: what the attack may bring, and what may come back. */
function promptOfAttack(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  target: Readonly<Unit>,
  language: Language,
): string {
  const words = wordsIn(language);
  const odds = attackOdds(table, unit, target);
  const melee = isAdjacent(unit.hex, target.hex);
  return words.asks.odds({
    target: unitOn(target, language),
    dice: diceText(odds, words),
    hit: words.percent(odds.hit),
    kill: words.percent(odds.kill),
    driven: words.percent(odds.driven),
    extra: extraText(table, target, odds, melee, words),
  });
}

/** Of an attack that would be announced now: its own, or a bonus attack. */
export function attackOdds(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  target: Readonly<Unit>,
): Odds {
  const duel = {
    kind: phaseOf(table) === 'bonus' ? 'bonus' : 'attack',
    attacker: table.at[unit.hex] ?? NOBODY,
    from: unit.hex,
    at: target.hex,
    melee: isAdjacent(unit.hex, target.hex),
    dice: 0,
  } as const;
  return oddsOf(table, duel, target);
}

/** `3 dice (banner 4, terrain at most 2, cards +1)`. */
function diceText({ dice, count }: Odds, words: BoardWords): string {
  const why = [
    ...(count.weapon > 0 ? [words.diceWhy.weapon] : []),
    ...(count.banner - count.weapon > count.cap ? [words.diceWhy.cap(count.cap)] : []),
    ...(count.cards > 0 ? [words.diceWhy.cards(count.cards)] : []),
  ];
  if (why.length === 0) return words.dice(dice);
  return `${words.dice(dice)} (${[words.diceWhy.banner(count.banner), ...why].join(', ')})`;
}

function extraText(
  table: Readonly<Table>,
  target: Readonly<Unit>,
  { bold, hexes }: Odds,
  melee: boolean,
  { asks }: BoardWords,
): string {
  const boldness = bold === 0 ? '' : asks.boldTarget(bold) + (melee ? asks.strikesBack : '.');
  const runs = hexes > 1 ? asks.runsFar : '';
  return boldness + runs + (isClosed(table, target) ? asks.closed : '');
}

/** Whether no step back is open, so that flags cost figures. */
function isClosed(table: Readonly<Table>, target: Readonly<Unit>): boolean {
  const back = BACKWARDS[target.seat][target.hex] ?? [];
  return !back.some((hex) => isFree(table, hex) && !isImpassable(table, hex));
}

/** What the phase asks, of whom it asks it; null: its own prompt says it all. */
function promptOfPhase(table: Readonly<Table>, language: Language): string | null {
  switch (phaseOf(table)) {
    case 'order':
      return promptOfOrders(table, language);
    case 'flags':
    case 'retreat':
      return promptOfTarget(table, language);
    case 'follow':
    case 'bonus':
    case 'fuel':
      return promptOfAttacker(table, language);
    case 'back':
      return promptOfBack(table, language);
    case 'strike':
    case 'react':
      return promptOfLore(table, language);
    default:
      return null;
  }
}

function promptOfOrders(table: Readonly<Table>, language: Language): string {
  const ordered = table.units.filter(({ order }) => order !== 'no').length;
  const card = commandName(table.effect ?? table.card ?? 0, language);
  return wordsIn(language).asks.order(card, ordered);
}

function promptOfLore(table: Readonly<Table>, language: Language): string {
  const { asks } = wordsIn(language);
  const [unit, target] = namesOf(table, language);
  return phaseOf(table) === 'strike' ? asks.strike(unit, target) : asks.react(unit, target);
}

/** Attacker and target of the battle that is being resolved. */
function namesOf(table: Readonly<Table>, language: Language): [string, string] {
  const { attacker, target } = currentClash(table);
  return [unitOn(unitOf(table, attacker), language), unitOn(unitOf(table, target), language)];
}

function promptOfTarget(table: Readonly<Table>, language: Language): string {
  const { asks } = wordsIn(language);
  const clash = currentClash(table);
  const [, target] = namesOf(table, language);
  if (phaseOf(table) === 'retreat') return asks.retreat(target, clash.hexes);
  return asks.flags(target, clash.flags, ignorable(table, clash), clash.fright);
}

function promptOfAttacker(table: Readonly<Table>, language: Language): string {
  const { asks } = wordsIn(language);
  const clash = currentClash(table);
  const unit = unitOf(table, clash.attacker);
  const name = unitOn(unit, language);
  if (phaseOf(table) === 'bonus') return asks.bonus(name);
  if (phaseOf(table) === 'follow') {
    const hex = hexName(clash.at);
    return isPursuit(table, clash) ? asks.pursue(name, hex) : asks.follow(name, hex);
  }
  const target = unitOf(table, clash.target);
  const hits = countHits(unit, target, clash.melee, clash.faces, false);
  return asks.fuel(hits, clash.faces[LORE] ?? 0);
}

function promptOfBack(table: Readonly<Table>, language: Language): string {
  const words = wordsIn(language);
  const [attacker, target] = namesOf(table, language);
  return words.asks.back(target, attacker, oddsText(backOdds(table), words));
}

/** Of striking back now. */
export function backOdds(table: Readonly<Table>): Odds {
  const clash = currentClash(table);
  const unit = unitOf(table, clash.target);
  const other = unitOf(table, clash.attacker);
  const duel = {
    kind: 'back',
    attacker: clash.target,
    from: unit.hex,
    at: other.hex,
    melee: true,
    dice: 0,
  } as const;
  return oddsOf(table, duel, other);
}

/** The choices among the targets that are buttons, in words. */
export function choices(
  targets: ReadonlySet<Spot>,
  language: Language,
  table: Readonly<Table>,
  picked: Path,
): Choice[] {
  const last = picked.at(-1);
  const again = last !== undefined && targets.has(last) ? [last] : [];
  const buttons = [...targets].filter((spot) => spot.startsWith('button:'));
  return [...again, ...buttons].map((spot) => ({
    spot,
    label: labelOf(spot, table, picked, wordsIn(language)),
  }));
}

function labelOf(spot: Spot, table: Readonly<Table>, picked: Path, words: BoardWords): string {
  const { buttons } = words;
  const flags = ignoredAt(spot);
  if (flags !== null) return ignoreLabel(table, flags, words);
  switch (spot) {
    case BUTTONS.done:
      return doneLabel(table, words);
    case BUTTONS.pass:
      return passLabel(table, words);
    case BUTTONS.back:
      return buttons.back(backOdds(table).dice);
    case BUTTONS.cards:
      return buttons.cards;
    case BUTTONS.both:
      return buttons.both;
    case BUTTONS.tokens:
      return buttons.tokens;
    default:
      return againLabel(spot, table, picked, words);
  }
}

/** Of what is pointed at a second time: a card is played or kept, an attack rolled. */
function againLabel(
  spot: Spot,
  table: Readonly<Table>,
  [first]: Path,
  { buttons }: BoardWords,
): string {
  const [from, at] = [hexAtSpot(first), hexAtSpot(spot)];
  const unit = from === null ? null : unitAt(table, from);
  const target = at === null ? null : unitAt(table, at);
  if (unit !== null && target !== null) return buttons.roll(attackOdds(table, unit, target).dice);
  const isKept = spot.startsWith('drawn:') || phaseOf(table) === 'keep-lore';
  return isKept ? buttons.keep : buttons.play;
}

function ignoreLabel(table: Readonly<Table>, flags: number, { buttons }: BoardWords): string {
  const clash = currentClash(table);
  const hexes = (clash.flags - flags) * clash.fright;
  return hexes === 0 ? buttons.ignoreAll : buttons.ignore(flags, hexes);
}

function doneLabel(table: Readonly<Table>, { buttons }: BoardWords): string {
  switch (phaseOf(table)) {
    case 'order':
      return buttons.endOrders;
    case 'move':
      return buttons.endMoves;
    default:
      return buttons.endBattle;
  }
}

function passLabel(table: Readonly<Table>, { buttons }: BoardWords): string {
  switch (phaseOf(table)) {
    case 'follow':
      return buttons.stay;
    case 'bonus':
      return buttons.noBonus;
    case 'back':
      return buttons.noBack;
    default:
      return buttons.noLore;
  }
}

/** Whether what may be chosen follows from the Lore that is held: R17.9. */
export function asksInSecret(table: Readonly<Table>): boolean {
  const phase = phaseOf(table);
  return phase === 'strike' || phase === 'react' || phase === 'fuel';
}
