import { makeFlow, type Game, type Series } from '@bannerfield/kernel';
import { play } from './1-play.ts';
import { claim } from './2-claim.ts';
import { card, draw } from './3-draw.ts';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { mudExcess } from './mud-excess.ts';
import { notation } from './notation.ts';
import { scoutDraw, scoutReturn } from './scout.ts';
import { next, score } from './series.ts';
import { cut, deal, setup } from './setup.ts';
import type { BattleLine } from './state.ts';
import { outOfTurn } from './steps.ts';

export const game: Game<BattleLine> = {
  id: 'battle-line',
  rulesVersion: 1,
  setup,
  ...makeFlow<BattleLine>(
    {
      play,
      claim,
      draw,
      'scout-draw': scoutDraw,
      'scout-return': scoutReturn,
      'mud-excess': mudExcess,
    },
    { cut, deal, card },
    outOfTurn,
  ),
  clone,
  imagine,
  audit,
  notation,
};

/** R11: games played as one contest. */
export const series: Series<BattleLine> = { score, next };
