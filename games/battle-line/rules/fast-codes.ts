import { TROOPS, type Card } from './data.ts';
import type { Action, Chance } from './state.ts';

/** A code is kind × 2048 + card × 16 + flag; what a kind does not use is 0. */
export const PLACE = 0;
export const SCOUT_PLAY = 1;
export const REDEPLOY_PLAY = 2;
export const DESERTER_PLAY = 3;
export const TRAITOR_PLAY = 4;
export const PASS = 5;
export const CLAIM = 6;
export const END = 7;
export const DRAW = 8;
export const RETURN = 9;
export const DROP = 10;
export const COMES_UP = 11;

/** Instead of a flag: to the own display. */
export const OUT = 15;

export function makeCode(kind: number, card: Card, flag: number): number {
  return (kind << 11) | (card << 4) | flag;
}

export function kindOfCode(code: number): number {
  return code >> 11;
}

export function cardOfCode(code: number): Card {
  return (code >> 4) & 127;
}

export function flagOfCode(code: number): number {
  return code & 15;
}

/** A deck is named by the first card of its kind. */
export function makeDraw(kind: number): number {
  return makeCode(DRAW, kind * TROOPS, 0);
}

export function encode(move: Action | Chance): number {
  switch (move.type) {
    case 'place':
      return makeCode(PLACE, move.card, move.flag);
    case 'scout':
      return makeCode(SCOUT_PLAY, 0, 0);
    case 'redeploy':
      return makeCode(REDEPLOY_PLAY, move.card, move.to ?? OUT);
    case 'deserter':
      return makeCode(DESERTER_PLAY, move.card, 0);
    case 'traitor':
      return makeCode(TRAITOR_PLAY, move.card, move.to);
    case 'claim':
      return makeCode(CLAIM, 0, move.flag);
    case 'return':
      return makeCode(RETURN, move.card, 0);
    case 'drop':
      return makeCode(DROP, move.card, 0);
    case 'card':
      return makeCode(COMES_UP, move.card, 0);
    default:
      return encodeStep(move);
  }
}

function encodeStep(move: Extract<Action, { readonly type: 'pass' | 'end' | 'draw' }>): number {
  if (move.type === 'draw') return makeDraw(move.deck === 'troop' ? 0 : 1);
  return makeCode(move.type === 'pass' ? PASS : END, 0, 0);
}

export function decode(code: number): Action | Chance {
  const [card, flag] = [cardOfCode(code), flagOfCode(code)];
  switch (kindOfCode(code)) {
    case PLACE:
      return { type: 'place', card, flag };
    case REDEPLOY_PLAY:
      return { type: 'redeploy', card, to: flag === OUT ? null : flag };
    case TRAITOR_PLAY:
      return { type: 'traitor', card, to: flag };
    case CLAIM:
      return { type: 'claim', flag };
    case COMES_UP:
      return { type: 'card', card };
    default:
      return decodeStep(kindOfCode(code), card);
  }
}

function decodeStep(kind: number, card: Card): Action {
  switch (kind) {
    case SCOUT_PLAY:
      return { type: 'scout' };
    case DESERTER_PLAY:
      return { type: 'deserter', card };
    case PASS:
      return { type: 'pass' };
    case END:
      return { type: 'end' };
    case DRAW:
      return { type: 'draw', deck: card < TROOPS ? 'troop' : 'tactics' };
    case RETURN:
      return { type: 'return', card };
    case DROP:
      return { type: 'drop', card };
    default:
      throw new RangeError(`no move is written ${kind}`);
  }
}
