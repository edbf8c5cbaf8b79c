import type { Notation } from '@bannerfield/kernel';
import { formatCard, isLeader, parseCard, type Card } from './data.ts';
import type { Action, Chance, LeaderTactics } from './state.ts';

/** `keep`, `discard:giap`, `t8`, `commit:I.C.C`, `withdraw:C`, `casualty:0.A`, `lose:I.C`, `+jets`. */
export const notation: Notation<LeaderTactics> = { format, parse };

function format(move: Action | Chance): string {
  if (move.type === 'leader') return `+${move.leader}`;
  if (move.type === 'card') return `+${formatCard(move.card)}`;
  if (move.type === 'tactic') return `t${String(move.tactic)}`;
  const object = objectOf(move);
  return object === '' ? move.type : `${move.type}:${object}`;
}

/** What stands behind the colon. */
function objectOf(action: Action): string {
  switch (action.type) {
    case 'pick':
    case 'field':
    case 'discard':
      return action.leader ?? '';
    case 'recover':
    case 'commit':
    case 'lose':
      return formatCards(action.cards ?? []);
    case 'withdraw':
      return action.card === null ? '' : formatCard(action.card);
    case 'casualty':
      return `${String(action.of)}.${formatCard(action.card)}`;
    default:
      return '';
  }
}

function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join('.');
}

const PLAIN: Readonly<Record<string, Action>> = {
  keep: { type: 'keep' },
  discard: { type: 'discard', leader: null },
  recover: { type: 'recover', cards: null },
  leave: { type: 'leave' },
  attack: { type: 'attack' },
  defend: { type: 'defend' },
  stand: { type: 'stand' },
  withdraw: { type: 'withdraw', card: null },
  remove: { type: 'remove' },
  protect: { type: 'protect' },
  ignore: { type: 'ignore' },
  accept: { type: 'accept' },
  draw: { type: 'draw' },
  decline: { type: 'decline' },
};

function parse(text: string): Action | Chance | null {
  if (Object.hasOwn(PLAIN, text)) return PLAIN[text] ?? null;
  if (text.startsWith('+')) return parseChance(text.slice(1));
  const [, tactic] = /^t([1-9]|1[0-2])$/.exec(text) ?? [];
  if (tactic !== undefined) return { type: 'tactic', tactic: Number(tactic) };
  const [, head = '', tail = ''] = /^([a-z]+):([A-Za-z0-9.]+)$/.exec(text) ?? [];
  return parseNamed(head, tail);
}

function parseChance(name: string): Chance | null {
  if (isLeader(name)) return { type: 'leader', leader: name };
  const card = parseCard(name);
  return card === null ? null : { type: 'card', card };
}

function parseNamed(head: string, tail: string): Action | null {
  switch (head) {
    case 'pick':
    case 'field':
    case 'discard':
      return isLeader(tail) ? ({ type: head, leader: tail } as Action) : null;
    case 'recover':
    case 'commit':
    case 'lose': {
      const cards = parseCards(tail);
      return cards === null ? null : { type: head, cards };
    }
    case 'withdraw': {
      const card = parseCard(tail);
      return card === null ? null : { type: head, card };
    }
    case 'casualty':
      return parseCasualty(tail);
    default:
      return null;
  }
}

/** In any order; sorted, as the game keeps them. */
function parseCards(text: string): Card[] | null {
  const names = text.split('.');
  const cards = names.map(parseCard).filter((card) => card !== null);
  return cards.length < names.length ? null : cards.sort((one, other) => one - other);
}

function parseCasualty(tail: string): Action | null {
  const [, seat = '', name = ''] = /^([01])\.(\w+)$/.exec(tail) ?? [];
  const card = parseCard(name);
  return card === null ? null : { type: 'casualty', of: seat === '0' ? 0 : 1, card };
}
