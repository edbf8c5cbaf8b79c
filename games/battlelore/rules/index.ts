import { makeFlow, type Game } from '@bannerfield/kernel';
import { card } from './1-card.ts';
import { order } from './2-order.ts';
import { move } from './3-move.ts';
import { battle, bonus } from './4-battle.ts';
import { muster, panic, roll } from './5-roll.ts';
import { fuel, react, strike } from './6-lore.ts';
import { flags, retreat } from './7-retreat.ts';
import { back, follow } from './8-follow.ts';
import { draw, drawLore, keep, keepLore, replenish } from './9-draw.ts';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { outOfTurn } from './refusals.ts';
import { setup } from './setup.ts';
import type { BattleLore } from './state.ts';

export const game: Game<BattleLore> = {
  id: 'battlelore',
  rulesVersion: 1,
  setup,
  ...makeFlow<BattleLore>(
    {
      card,
      order,
      move,
      battle,
      bonus,
      strike,
      react,
      fuel,
      flags,
      retreat,
      follow,
      back,
      keep,
      replenish,
      'keep-lore': keepLore,
    },
    { draw, 'draw-lore': drawLore, muster, roll, panic },
    outOfTurn,
  ),
  clone,
  imagine,
  audit,
  notation,
};
