import type { Notation } from '@bannerfield/kernel';
import { formatHex, parseHex, type Hex } from './board.ts';
import { COMMANDS, FACES, LORE_CARDS } from './data.ts';
import type { Action, BattleLore, Chance } from './state.ts';

const FACE_LETTERS = 'gbrsfl';

/** `play:forward`, `order:d5`, `d5>d7`, `d5>d7!e7`, `d5xe5`, `<c5`, `ignore:1`, `roll:gbs`. */
export const notation: Notation<BattleLore> = { format, parse };

const commandName = (card: number): string => COMMANDS[card]?.id ?? 'none';
const loreName = (card: number): string => LORE_CARDS[card]?.id ?? 'none';

function format(move: Action | Chance): string {
  switch (move.type) {
    case 'play':
    case 'keep':
      return `${move.type}:${commandName(move.card)}`;
    case 'card':
      return `+${commandName(move.card)}`;
    case 'lore-card':
      return `+lore:${loreName(move.card)}`;
    case 'lore':
      return `lore:${loreName(move.card)}${move.on === null ? '' : `@${formatHex(move.on)}`}`;
    case 'keep-lore':
      return `keep-lore:${loreName(move.card)}`;
    case 'roll':
      return `roll:${move.faces.map((count, face) => FACE_LETTERS.charAt(face).repeat(count)).join('')}`;
    default:
      return formatPlain(move);
  }
}

type Carded = 'play' | 'keep' | 'lore' | 'keep-lore';

function formatPlain(move: Exclude<Action, { readonly type: Carded }>): string {
  switch (move.type) {
    case 'order':
      return `order:${formatHex(move.at)}`;
    case 'move':
      return `${formatHex(move.from)}>${formatHex(move.to)}${move.rush === null ? '' : `!${formatHex(move.rush)}`}`;
    case 'attack':
      return `${formatHex(move.from)}x${formatHex(move.at)}`;
    case 'ignore':
      return `ignore:${move.flags}`;
    case 'retreat':
      return `<${formatHex(move.to)}`;
    case 'follow':
      return `>${formatHex(move.to)}`;
    case 'replenish':
      return `take:${move.take}`;
    case 'done':
    case 'back':
    case 'pass':
      return move.type;
  }
}

function parse(text: string): Action | Chance | null {
  if (text === 'done' || text === 'back' || text === 'pass') return { type: text };
  const colon = text.indexOf(':');
  if (colon >= 0) return parseNamed(text.slice(0, colon), text.slice(colon + 1));
  if (text.startsWith('+')) {
    return withCard(COMMANDS, text.slice(1), (card) => ({ type: 'card', card }));
  }
  return parseHexes(text);
}

type Read = (name: string) => Action | Chance | null;

/** What stands behind the colon, by what stands before it. */
const NAMED: Readonly<Record<string, Read>> = {
  play: (name) => withCard(COMMANDS, name, (card) => ({ type: 'play', card })),
  keep: (name) => withCard(COMMANDS, name, (card) => ({ type: 'keep', card })),
  '+lore': (name) => withCard(LORE_CARDS, name, (card) => ({ type: 'lore-card', card })),
  'keep-lore': (name) => withCard(LORE_CARDS, name, (card) => ({ type: 'keep-lore', card })),
  lore: parseLore,
  order: (name) => withHex(name, (at) => ({ type: 'order', at })),
  ignore: (name) => (/^[0-9]$/.test(name) ? { type: 'ignore', flags: Number(name) } : null),
  take: (name) =>
    name === 'cards' || name === 'both' || name === 'tokens'
      ? { type: 'replenish', take: name }
      : null,
  roll: parseRoll,
};

function parseNamed(head: string, name: string): Action | Chance | null {
  return Object.hasOwn(NAMED, head) ? (NAMED[head]?.(name) ?? null) : null;
}

function parseLore(text: string): Action | null {
  const [name = '', place, ...more] = text.split('@');
  const on = place === undefined ? null : parseHex(place);
  if (more.length > 0 || (place !== undefined && on === null)) return null;
  return withCard(LORE_CARDS, name, (card) => ({ type: 'lore', card, on }));
}

/** Faces in their order, at least one die. */
function parseRoll(text: string): Chance | null {
  if (!/^g*b*r*s*f*l*$/.test(text) || text === '') return null;
  const faces = FACES.map(() => 0);
  for (const letter of text) {
    const face = FACE_LETTERS.indexOf(letter);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  return { type: 'roll', faces };
}

/** `d5>d7!e7`, `d5>d7`, `d5xe5`, `<c5`, `>e5`. */
function parseHexes(text: string): Action | null {
  const [, from = '', sign = '', to = '', , rush] =
    /^([a-i]\d+)?([<>x])([a-i]\d+)(!([a-i]\d+))?$/.exec(text) ?? [];
  const end = parseHex(to);
  if (end === null) return null;
  if (from === '') return rush === undefined ? parseStep(sign, end) : null;
  const start = parseHex(from);
  return start === null ? null : parsePair(start, sign, end, rush);
}

function parseStep(sign: string, to: Hex): Action | null {
  if (sign === 'x') return null;
  return sign === '<' ? { type: 'retreat', to } : { type: 'follow', to };
}

function parsePair(from: Hex, sign: string, to: Hex, rush: string | undefined): Action | null {
  if (sign === 'x') return rush === undefined ? { type: 'attack', from, at: to } : null;
  if (sign === '<') return null;
  if (rush === undefined) return { type: 'move', from, to, rush: null };
  return withHex(rush, (enemy): Action => ({ type: 'move', from, to, rush: enemy }));
}

function withCard<M>(
  cards: readonly { readonly id: string }[],
  name: string,
  make: (card: number) => M,
): M | null {
  const card = cards.findIndex(({ id }) => id === name);
  return card < 0 ? null : make(card);
}

function withHex<M>(name: string, make: (hex: Hex) => M): M | null {
  const hex = parseHex(name);
  return hex === null ? null : make(hex);
}
