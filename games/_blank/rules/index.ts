import { makeFlow, type Game } from '@bannerfield/kernel';
import { choose } from './1-choose.ts';
import { draw } from './2-draw.ts';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { outOfTurn } from './refusals.ts';
import { setup } from './setup.ts';
import type { Blank } from './state.ts';

export const game: Game<Blank> = {
  id: '_blank',
  rulesVersion: 1,
  setup,
  ...makeFlow<Blank>({ choose }, { draw }, outOfTurn),
  clone,
  imagine,
  audit,
  notation,
};
