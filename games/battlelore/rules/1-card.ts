import {
  otherSeat,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { kindsIn, removeCard } from './cards.ts';
import { COMMANDS } from './data.ts';
import type { Event } from './events.ts';
import { listLore, playLore, whyNotLore } from './lore.ts';
import { needsFallback, scopeOfCard } from './orders.ts';
import { AT_HAND, no, wrongPhase } from './refusals.ts';
import type {
  Action,
  BattleLore,
  BattleLoreKnown,
  BattleLoreState,
  Chance,
  CommandId,
  Table,
} from './state.ts';
import { goOn } from './turn.ts';

/** R4: one Command card, face up; before it Lore cards of the command phase. */
export const card: DecisionPhase<BattleLore> = {
  legal: (known) => [
    ...kindsIn(known.hand.cards).map((each): Action => ({ type: 'play', card: each })),
    ...listLore(known, 'command'),
  ],
  why: whyNot,
  apply: (state, seat, action, emit) => {
    if (action.type === 'lore') playLore(state, seat, action, emit);
    else if (action.type === 'play') playCard(state, seat, action.card, emit);
    goOn(state, emit);
  },
};

function whyNot(known: BattleLoreKnown, action: Action | Chance): Refusal | null {
  if (action.type === 'lore') return whyNotLore(known, action, 'command');
  if (action.type !== 'play') return wrongPhase(known);
  if (known.hand.cards.includes(action.card)) return null;
  return no('R4.1', 'not-in-hand', [AT_HAND], { card: COMMANDS[action.card]?.id ?? 'none' });
}

function playCard(
  { table, hands }: BattleLoreState,
  seat: Seat,
  played: CommandId,
  emit: Emit<Event>,
): void {
  table.command = table.handSizes[seat];
  removeCard(hands[seat].cards, played);
  table.handSizes[seat] -= 1;
  table.card = played;
  table.effect = effectOf(table, seat, played);
  table.last[seat] = table.effect;
  table.stack.pop();
  table.step = 'order';
  const scope = table.effect === null ? null : scopeOfCard(table.effect);
  table.fallback = needsFallback(table, seat, scope);
  const { effect, fallback } = table;
  emit({ type: 'played', seat, card: played, as: effect, fallback });
  if (scope?.type === 'dice') table.stack.push({ phase: 'muster', seats: [] });
}

/** R4.10: a Counter Attack is what the opponent's last card was played as, seen from this side. */
function effectOf({ last }: Readonly<Table>, seat: Seat, played: CommandId): CommandId | null {
  if (scopeOfCard(played).type !== 'counter') return played;
  const copied = last[otherSeat(seat)];
  return copied === null ? null : mirrored(copied);
}

function mirrored(copied: CommandId): CommandId {
  const id = COMMANDS[copied]?.id ?? '';
  const other = id.replace(/(left|right)$/, (side) => (side === 'left' ? 'right' : 'left'));
  return COMMANDS.findIndex((each) => each.id === other);
}
