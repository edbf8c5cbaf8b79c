import type { Notation } from '@bannerfield/kernel';
import { formatPlace, formatSpace } from './refusals.ts';
import type { Fdb } from './fdb.ts';
import {
  REGROUPING,
  spaceAt,
  type Action,
  type Chance,
  type OrderPlace,
  type Space,
} from './state.ts';
import { findTile, tileInfo } from './tiles.ts';
import { SLOTS, type Roster } from './values.ts';

/** `deploy:archers>1sl`, `knights@2`, `send:goblin>3fm`, `+healer`, `roll:1335`. */
export function makeNotation(edition: Roster): Notation<Fdb> {
  const id = (tile: number): string => tileInfo(edition, tile).id;
  return {
    format: (move) => format(move, id),
    parse: (text) => parse(text, (tile) => findTile(edition, tile)),
  };
}

function format(move: Action | Chance, id: (tile: number) => string): string {
  switch (move.type) {
    case 'card':
      return `+${id(move.card)}`;
    case 'roll':
      return `roll:${move.faces.map((count, face) => String(face + 1).repeat(count)).join('')}`;
    case 'order':
      return `${id(move.card)}@${formatPlace(move.at)}`;
    case 'deploy':
      return `deploy:${id(move.tile)}>${move.to === null ? 'reserve' : formatSpace(move.to)}`;
    case 'send':
      return `send:${id(move.tile)}>${formatSpace(move.to)}`;
    default:
      return formatPlain(move);
  }
}

type Plain = Exclude<Action, { readonly type: 'order' | 'deploy' | 'send' }>;

function formatPlain(move: Plain): string {
  switch (move.type) {
    case 'army':
      return `army:${move.army}`;
    case 'faction':
      return `faction:${move.faction}`;
    case 'regroup':
      return `regroup:${move.from + 1}`;
    case 'redeploy':
    case 'flee':
      return `${move.type}:${formatSpace(move.from)}`;
    case 'deployed':
    case 'ready':
    case 'hold':
      return move.type;
  }
}

type FindTile = (id: string) => number | null;

function parse(text: string, find: FindTile): Action | Chance | null {
  if (text === 'deployed' || text === 'ready' || text === 'hold') return { type: text };
  if (text.startsWith('+')) {
    return withTile(find(text.slice(1)), (card) => ({ type: 'card', card }));
  }
  return text.includes('@') ? parseOrder(text, find) : parseNamed(text, find);
}

function parseNamed(text: string, find: FindTile): Action | Chance | null {
  const [, head = '', tail = ''] = /^([a-z]+):([a-z0-9>-]*)$/.exec(text) ?? [];
  return Object.hasOwn(PARSERS, head) ? (PARSERS[head]?.(tail, find) ?? null) : null;
}

function parseOrder(text: string, find: FindTile): Action | null {
  const [order = '', place = '', ...more] = text.split('@');
  const at = parseOrderPlace(place);
  return at === null || more.length > 0
    ? null
    : withTile(find(order), (card) => ({ type: 'order', card, at }));
}

/** By what stands before the colon. */
const PARSERS: Readonly<Record<string, (tail: string, find: FindTile) => Action | Chance | null>> =
  {
    army: (army) => (army === '' ? null : { type: 'army', army }),
    faction: (faction) => (faction === '' ? null : { type: 'faction', faction }),
    roll: parseRoll,
    regroup: (tail) => (/^[1-3]$/.test(tail) ? { type: 'regroup', from: Number(tail) - 1 } : null),
    redeploy: (tail) => withTile(parseSpace(tail), (from) => ({ type: 'redeploy', from })),
    flee: (tail) => withTile(parseSpace(tail), (from) => ({ type: 'flee', from })),
    deploy: (tail, find) => parseMove('deploy', tail, find),
    send: (tail, find) => parseMove('send', tail, find),
  };

function parseMove(type: 'deploy' | 'send', text: string, find: FindTile): Action | null {
  const [id = '', target = '', ...more] = text.split('>');
  const tile = find(id);
  if (tile === null || more.length > 0) return null;
  const to = parseSpace(target);
  if (type === 'send') return to === null ? null : { type, tile, to };
  return to === null && target !== 'reserve' ? null : { type, tile, to };
}

function withTile<M>(tile: number | null, make: (tile: number) => M): M | null {
  return tile === null ? null : make(tile);
}

/** Faces ascending, at least one die. */
function parseRoll(text: string): Chance | null {
  if (!/^1*2*3*4*5*6*$/.test(text) || text === '') return null;
  const faces = [0, 0, 0, 0, 0, 0];
  for (const face of text) faces[Number(face) - 1] = (faces[Number(face) - 1] ?? 0) + 1;
  return { type: 'roll', faces };
}

/** Null: no order space is written so. */
export function parseOrderPlace(text: string): OrderPlace | null {
  if (text === 'regroup') return REGROUPING;
  return /^[1-3]$/.test(text) ? Number(text) - 1 : null;
}

/** Null: no space is written so. */
export function parseSpace(text: string): Space | null {
  const [, battalion = '', name = ''] = /^([1-3])([a-z]+)$/.exec(text) ?? [];
  const slot = SLOTS.findIndex((each) => each === name);
  return slot < 0 ? null : spaceAt(Number(battalion) - 1, slot);
}
