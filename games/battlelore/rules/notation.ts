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

function parseNamed(head: string, name: string): Action | Chance | null {
  switch (head) {
    case 'play':
    case 'keep':
      return withCard(COMMANDS, name, (card) => ({ type: head, card }));
    case '+lore':
      return withCard(LORE_CARDS, name, (card) => ({ type: 'lore-card', card }));
    case 'keep-lore':
      return withCard(LORE_CARDS, name, (card) => ({ type: 'keep-lore', card }));
    case 'lore':
      return parseLore(name);
    case 'order':
      return withHex(name, (at) => ({ type: 'order', at }));
    case 'ignore':
      return /^[0-9]$/.test(name) ? { type: 'ignore', flags: Number(name) } : null;
    case 'take':
      return name === 'cards' || name === 'both' || name === 'tokens'
        ? { type: 'replenish', take: name }
        : null;
    case 'roll':
      return parseRoll(name);
    default:
      return null;
  }
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

function parseHexes(text: string): Action | null {
  const { from, sign, to, rush } =
    /^(?<from>[a-i]\d+)?(?<sign>[<>x])(?<to>[a-i]\d+)(?:!(?<rush>[a-i]\d+))?$/.exec(text)?.groups ??
    {};
  const [start, end, enemy] = [from, to, rush].map((name) => parseHex(name ?? ''));
  if (end === null || end === undefined || sign === undefined) return null;
  if (rush !== undefined && (enemy === null || sign !== '>' || from === undefined)) return null;
  if (from === undefined) return sign === 'x' ? null : back(sign, end);
  if (start === null || start === undefined) return null;
  if (sign === 'x') return { type: 'attack', from: start, at: end };
  return sign === '>' ? { type: 'move', from: start, to: end, rush: enemy ?? null } : null;
}

function back(sign: string, to: Hex): Action {
  return sign === '<' ? { type: 'retreat', to } : { type: 'follow', to };
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
