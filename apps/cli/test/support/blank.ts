import type { GameParts } from '@bannerfield/games/parts';
import { rulesOf, UnknownGame } from '@bannerfield/games/versions';
import type { GameSource } from '../../source.ts';
import { about } from '../../../../games/_blank/about.ts';
import { reading } from '../../../../games/_blank/bot/reading.ts';
import { taste } from '../../../../games/_blank/bot/index.ts';
import { messages as german } from '../../../../games/_blank/messages.de.ts';
import { messages as english } from '../../../../games/_blank/messages.en.ts';
import { game } from '../../../../games/_blank/rules/index.ts';
import { optionsSchema, stateSchema } from '../../../../games/_blank/schema.ts';
import { board } from '../../../../games/_blank/terminal.ts';

/** The blank game, which the registry does not list. */
export const blank = {
  game,
  about,
  optionsSchema,
  stateSchema,
  messages: { en: english, de: german },
  taste,
  reading,
  board,
} as unknown as GameParts;

/** A source with the blank game only. */
export const blankSource: GameSource = {
  ids: () => ['_blank'],
  load: async (id, version) => {
    if (id !== '_blank') {
      throw new UnknownGame('game', `there is no game “${id}”; there are _blank`);
    }
    return { ...blank, ...(await rulesOf(blank, version, () => Promise.resolve(null))) };
  },
};
