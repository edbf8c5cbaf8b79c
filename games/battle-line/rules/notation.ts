import type { Notation } from '@bannerfield/kernel';
import { formatCard, parseCard, type CardKind } from './data.ts';
import type { Action, BattleLine, Chance } from './state.ts';

/** `g10@5`, `redeploy:g10>out`, `claim@4`, `draw:troop`, `+g10`: flags are counted from 1. */
export const notation: Notation<BattleLine> = { format, parse };

function format(move: Action | Chance): string {
  switch (move.type) {
    case 'card':
      return `+${formatCard(move.card)}`;
    case 'place':
      return `${formatCard(move.card)}@${move.flag + 1}`;
    case 'claim':
      return `claim@${move.flag + 1}`;
    case 'draw':
      return `draw:${move.deck}`;
    case 'scout':
    case 'pass':
    case 'end':
      return move.type;
    default:
      return formatTransfer(move);
  }
}

type Transfer = Extract<
  Action,
  { readonly type: 'redeploy' | 'traitor' | 'deserter' | 'return' | 'drop' }
>;

function formatTransfer(move: Transfer): string {
  const named = `${move.type}:${formatCard(move.card)}`;
  if (move.type !== 'redeploy' && move.type !== 'traitor') return named;
  return `${named}>${move.to === null ? 'out' : move.to + 1}`;
}

function parse(text: string): Action | Chance | null {
  if (text === 'scout' || text === 'pass' || text === 'end') return { type: text };
  const [, head = '', mark = '', tail = ''] = /^([a-z]*\d*)([@:+])([a-z\d>]+)$/.exec(text) ?? [];
  if (mark === '@') return parseAt(head, tail);
  if (mark === ':') return parseNamed(head, tail);
  if (mark === '+' && head === '') return cardMove('card', tail);
  return null;
}

function parseAt(head: string, tail: string): Action | null {
  const flag = parseFlag(tail);
  if (flag === null) return null;
  if (head === 'claim') return { type: 'claim', flag };
  const card = parseCard(head);
  return card === null ? null : { type: 'place', card, flag };
}

function parseNamed(head: string, tail: string): Action | null {
  switch (head) {
    case 'deserter':
    case 'return':
    case 'drop':
      return cardMove(head, tail);
    case 'draw':
      return isDeck(tail) ? { type: 'draw', deck: tail } : null;
    case 'redeploy':
    case 'traitor':
      return parseTransfer(head, tail);
    default:
      return null;
  }
}

function parseTransfer(type: 'redeploy' | 'traitor', tail: string): Action | null {
  const [name = '', place = '', ...rest] = tail.split('>');
  const card = parseCard(name);
  if (card === null || rest.length > 0) return null;
  if (type === 'redeploy' && place === 'out') return { type, card, to: null };
  const to = parseFlag(place);
  return to === null ? null : { type, card, to };
}

function cardMove<T extends 'card' | 'deserter' | 'return' | 'drop'>(
  type: T,
  text: string,
): { readonly type: T; readonly card: number } | null {
  const card = parseCard(text);
  return card === null ? null : { type, card };
}

function parseFlag(text: string): number | null {
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}

function isDeck(text: string): text is CardKind {
  return text === 'troop' || text === 'tactics';
}
