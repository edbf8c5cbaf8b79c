import type { Emit, Refusal, Seat } from '@bannerfield/kernel';
import type { Hex } from './board.ts';
import { insertCard, kindsIn, removeCard } from './cards.ts';
import {
  BOLD_ALL,
  DREAD,
  FOOT_FIGURES,
  HOLD_FAST,
  LORE_CARDS,
  MOUNTED_FIGURES,
  OUT_OF_CHARACTER,
  UNEASE,
  type LoreTime,
} from './data.ts';
import type { Event } from './events.ts';
import { canMove } from './moves.ts';
import { AT_HAND, atHex, atLore, hexFact, no } from './refusals.ts';
import {
  currentClash,
  kindOf,
  unitAt,
  type Action,
  type BattleLoreKnown,
  type BattleLoreState,
  type LoreId,
  type Table,
  type Unit,
} from './state.ts';

type LoreAction = Action & { type: 'lore' };

/** R17.7: what a card costs, in tokens. */
function costOf(card: LoreId): number {
  return (LORE_CARDS[card]?.cost ?? 0) + OUT_OF_CHARACTER;
}

export function figuresOf(unit: Readonly<Unit>): number {
  return kindOf(unit).mounted ? MOUNTED_FIGURES : FOOT_FIGURES;
}

/** R17: null: the card may be played now, in a phase that is for cards of that time. */
export function whyNotLore(
  { seat, table, hand }: BattleLoreKnown,
  { card, on }: LoreAction,
  time: LoreTime,
): Refusal | null {
  const { lore } = table;
  const info = LORE_CARDS[card];
  if (lore === null) return no('R17.1', 'no-lore');
  if (info === undefined || !hand.lore.includes(card)) {
    return no('R17.6', 'lore-not-held', [AT_HAND]);
  }
  const at = [atLore(card)];
  if (lore.played[seat]) return no('R17.6', 'lore-played', at, { card: info.id });
  if (info.time !== time) return no('R17.8', 'lore-other-time', at, { card: info.id });
  if (lore.tokens[seat] < costOf(card)) {
    return no('R17.7', 'too-dear', at, { cost: costOf(card), tokens: lore.tokens[seat] });
  }
  if (info.id === 'ambush' && !currentClash(table).melee) return no('R17.14', 'ambush-melee', at);
  return whyNotOn(table, seat, card, on);
}

/** R17.10, R17.11: on a unit that has use for it; other cards are on none. */
function whyNotOn(
  table: Readonly<Table>,
  seat: Seat,
  card: LoreId,
  on: Hex | null,
): Refusal | null {
  const info = LORE_CARDS[card];
  if (info?.onUnit !== true) {
    return on === null ? null : no('R17.6', 'lore-on-nobody', [atLore(card)]);
  }
  const unit = on === null ? null : unitAt(table, on);
  const at = [on === null ? atLore(card) : atHex(on)];
  const facts = on === null ? {} : hexFact(on);
  if (unit?.seat !== seat) return no('R17.6', 'lore-on-own-unit', at, facts);
  if (info.id === 'second-wind') {
    return unit.figures < figuresOf(unit) ? null : no('R17.11', 'at-full-strength', at, facts);
  }
  return canMove(table, unit) ? null : no('R17.10', 'does-not-move', at, facts);
}

/** All plays of Lore cards of that time. */
export function listLore(known: BattleLoreKnown, time: LoreTime): LoreAction[] {
  const { table, hand, seat } = known;
  if (table.lore === null || table.lore.played[seat]) return [];
  return kindsIn(hand.lore).flatMap((card) => {
    const info = LORE_CARDS[card];
    if (info?.time !== time) return [];
    const places: (Hex | null)[] = info.onUnit
      ? table.units.filter((unit) => unit.seat === seat && unit.figures > 0).map(({ hex }) => hex)
      : [null];
    return places
      .map((on): LoreAction => ({ type: 'lore', card, on }))
      .filter((action) => whyNotLore(known, action, time) === null);
  });
}

/** R17.6: paid, shown, done, and discarded. */
export function playLore(
  { table, hands }: BattleLoreState,
  seat: Seat,
  { card, on }: LoreAction,
  emit: Emit<Event>,
): void {
  const { lore } = table;
  if (lore === null) throw new Error('no Lore is played here');
  removeCard(hands[seat].lore, card);
  insertCard(lore.discards, card);
  lore.cards[seat] -= 1;
  lore.tokens[seat] -= costOf(card);
  lore.played[seat] = true;
  emit({ type: 'lore-played', seat, card, on });
  DEEDS[LORE_CARDS[card]?.id ?? '']?.(table, on === null ? null : unitAt(table, on));
}

/** R17.10 to R17.15: what each card does; to a unit, if it is played on one. */
const DEEDS: Readonly<Record<string, (table: Table, unit: Unit | null) => void>> = {
  'call-to-arms': (table) => {
    table.extra += 1;
  },
  'second-wind': (_table, unit) => {
    if (unit !== null) unit.figures += 1;
  },
  'forced-march': (_table, unit) => {
    if (unit !== null) unit.haste += 1;
  },
  'war-cry': (table) => {
    currentClash(table).dice += 1;
  },
  unease: (table) => {
    currentClash(table).fright = UNEASE;
  },
  dread: (table) => {
    currentClash(table).fright = DREAD;
  },
  'fated-blow': (table) => {
    currentClash(table).fuelled = true;
  },
  ambush: (table) => {
    currentClash(table).ambush = true;
  },
  'hold-fast': (table) => {
    currentClash(table).bold += HOLD_FAST;
  },
  'last-stand': (table) => {
    currentClash(table).bold += BOLD_ALL;
  },
};
