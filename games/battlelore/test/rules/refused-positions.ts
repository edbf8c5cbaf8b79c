import { begin, type Played, type Situation } from './position.ts';

const ENEMY = 'top regular-infantry h7';
export const UNITS = `bottom archers c3 c6 c7 c11; bottom regular-infantry d9; ${ENEMY}`;

/** Somebody is asked to order units by this card. */
export function ordering(card: string, field = UNITS, more: Situation = {}): Played {
  return begin(field, { hand: `${card} scout-left scout-left`, ...more }).play(`play:${card}`);
}

/** The unit on c5 is ordered and may move. */
export function moving(field: string, more: Situation = {}): Played {
  const game = begin(field, more).play('play:attack-centre', 'order:c5');
  return game.phase() === 'order' ? game.play('done') : game;
}

/** The unit on d5 is ordered, and another that touches an enemy, so that battle is asked for. */
export function battling(field: string, more: Situation = {}): Played {
  return begin(`bottom archers b6; top archers b7; ${field}`, more).order('d5', 'b6');
}

export const FOOT = 'bottom regular-infantry d5; top regular-infantry e5';
const HORSE = 'bottom regular-cavalry d5; top archers e5';
export const RUSH = 'bottom hobgoblin-swords c5; top archers f5 f4';
export const MARCH = 'bottom archers c5; top archers g5';

export function struck(field: string, ...moves: string[]): Played {
  return begin(field)
    .order('d5')
    .play('d5xe5', ...moves);
}

function darkened(field: string, ...orders: string[]): Played {
  const situation = { hand: 'darken-the-sky', lore: ['call-to-arms', ''], tokens: [4, 0] } as const;
  const game = begin(field, situation).play('lore:call-to-arms', 'play:darken-the-sky');
  return game.play(...orders);
}

export function lore(cards: string, tokens = 9): Played {
  return begin(FOOT, { lore: [cards, ''], tokens: [tokens, 9], figures: { e5: 1 } });
}

export function marching(cards: string): Played {
  const situation = { lore: [cards, ''], tokens: [9, 9] } as const;
  return begin(`${MARCH}; bottom archers c7`, situation).play(
    ...['play:attack-centre', 'order:c5', 'done'],
  );
}

export function drawn(...moves: string[]): Played {
  return begin(UNITS, { hand: 'scout-centre', lore: ['war-cry', ''] }).play(
    ...['play:scout-centre', 'done', '+forward', '+surround', ...moves],
  );
}

export const HORSED = `bottom archers c6; bottom regular-cavalry d6; ${ENEMY}`;

export function movedOn(): Played {
  const game = begin(`${MARCH}; bottom archers c7; top archers d8`);
  return game.play('play:attack-centre', 'order:c5', 'order:c7', 'c5>d5');
}

export function underSky(): Played {
  return darkened(
    'bottom archers d5; top archers f5; bottom regular-infantry d6',
    ...['order:d5', 'order:d6'],
  );
}

export function contact(): Played {
  return battling('bottom archers d5; top archers e5 f6');
}

export function bow(): Played {
  return battling('bottom archers d5; top archers f5 d8 i5; wood d6 e5 e6');
}

export function onslaught(): Played {
  const field = 'bottom archers d4 d5; top archers e4 f5';
  return begin(field, { hand: 'foot-onslaught scout-left' }).order('d4', 'd5');
}

export function dwarf(): Played {
  return struck('bottom heavy-infantry d5; top dwarf-swords e5', 'roll:rrrf');
}

export function driven(): Played {
  return struck(`${HORSE}; bottom archers d6; top archers h5`, 'roll:bbf', '<f5');
}

export function onFoot(): Played {
  return struck('bottom regular-infantry d5; top archers e5', 'roll:bbf', '<f5');
}

export function striking(card: string): Played {
  return begin(FOOT, { lore: [card, ''], tokens: [9, 9] })
    .order('d5')
    .play('d5xe5');
}

export function ambushed(): Played {
  const field = 'bottom archers d5; top archers f5';
  const game = begin(field, { lore: ['', 'ambush'], tokens: [9, 9] });
  return game.order('d5').play('d5xf5');
}

export function taking(): Played {
  return drawn('keep:forward', 'take:both', '+lore:ambush');
}
