import { balance } from '@bannerfield/editions/toy/balance';
import { editions, house, optionsSchema } from '@bannerfield/editions/toy/edition';
import { makeGame } from '@bannerfield/editions/toy/rules';
import type { GameParts } from '@bannerfield/games/parts';
import { UnknownGame } from '@bannerfield/games/versions';
import type { GameSource } from '../../source.ts';

const words = { en: 'Duel', de: 'Duell' };
const messages = { refusals: {}, events: {}, prompts: {}, endings: {} };

/** The toy with editions, with as much around it as a program asks for. */
const duel = {
  game: makeGame(house),
  makeGame,
  editions,
  balance,
  about: { title: words, summary: words, options: {} },
  optionsSchema,
  stateSchema: optionsSchema,
  messages: { en: messages, de: messages },
  taste: { evaluate: () => 0 },
  board: { draw: () => '' },
} as unknown as GameParts;

export const duelSource: GameSource = {
  ids: () => ['duel'],
  load: (id) =>
    id === 'duel'
      ? Promise.resolve(duel)
      : Promise.reject(new UnknownGame('game', `there is no game “${id}”; there are duel`)),
};
