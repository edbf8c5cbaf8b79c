import { Match, type GameTypes, type Language, type Viewer } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import type { Event as BattleLineEvent } from '../../../games/battle-line/rules/events.ts';
import { logSentences } from '../src/play/fold-log.ts';
import { logItems } from '../src/play/log-items.ts';
import { sentenceOf, youOf } from '../src/play/sentences.ts';
import { wantLanguage } from '../src/words/by-language.ts';
import { battleLine, defaults, seeded } from './support/game.ts';

wantLanguage('en');
wantLanguage('de');

/** A game of Battle Line of which the cards have been dealt. */
async function dealt(): Promise<Match<GameTypes>> {
  const parts = await battleLine();
  const match = new Match(parts.game, defaults(parts));
  match.settle(seeded());
  return match;
}

async function told(
  match: Match<GameTypes>,
  viewer: Viewer | 'all',
  language: Language = 'en',
): Promise<string[]> {
  const reader = { language, names: ['Ann', 'Ben'] as const, you: youOf(viewer) };
  return logSentences(await battleLine(), logItems(match, viewer, []), reader).map(
    ({ text }) => text,
  );
}

/** Seven cards in notation, one after the other. */
const SEVEN = String.raw`(?:[govaps]\d+, ){6}[govaps]\d+`;

test('a player called like a card is not taken for one', async () => {
  const parts = await battleLine();
  const event: BattleLineEvent = { type: 'turn', seat: 0, turn: 1 };
  const item = { event, to: null, at: 0, nth: 0, by: null, isPassed: false };
  const said = sentenceOf(parts, item, { language: 'en', names: ['a8', 'Ben'], you: null });
  expect(said.replaceAll('\u2060', '')).toContain('a8');
  expect(parts.face.spell(said, 'en')).toBe(said);
});

describe('the deal is one line a player', () => {
  test.for<[Viewer | 'all', string, string]>([
    [0, String.raw`You draw ${SEVEN}\.`, String.raw`Ben is dealt a card\. \(×7\)`],
    [1, String.raw`You draw ${SEVEN}\.`, String.raw`Ann is dealt a card\. \(×7\)`],
    [
      'spectator',
      String.raw`Ann is dealt a card\. \(×7\)`,
      String.raw`Ben is dealt a card\. \(×7\)`,
    ],
    ['all', String.raw`Ann: You draw ${SEVEN}\.`, String.raw`Ben: You draw ${SEVEN}\.`],
  ])('as %s sees it', async ([viewer, ...lines]) => {
    const sentences = await told(await dealt(), viewer);
    const deal = sentences.slice(sentences.findIndex((each) => each.includes('start')) + 1, -1);
    expect(deal).toHaveLength(2);
    for (const line of lines) {
      expect(deal).toContainEqual(expect.stringMatching(new RegExp(`^${line}$`)));
    }
    expect(sentences.at(-1)).toMatch(/^Turn 1/);
  });

  test('in German too', async () => {
    const sentences = await told(await dealt(), 0, 'de');
    expect(sentences).toContainEqual(expect.stringMatching(new RegExp(`^Du ziehst ${SEVEN}\\.$`)));
    expect(sentences).toContain('Ben erhält eine Karte. (×7)');
  });
});

test('who reads is spoken to, and everyone else has a name', async () => {
  const match = await dealt();
  const { pending } = match;
  const seat = pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0;
  const [play] = match.game.legal(match.view(seat));
  if (play === undefined) throw new Error('nothing is allowed');
  match.act(seat, play);
  expect((await told(match, seat)).at(-1)).toMatch(/^You lay /);
  expect((await told(match, seat, 'de')).at(-1)).toMatch(/^Du legst /);
  const name = ['Ann', 'Ben'][seat] ?? '';
  for (const viewer of [seat === 0 ? 1 : 0, 'spectator', 'all'] as const) {
    expect((await told(match, viewer)).at(-1)).toMatch(new RegExp(`^${name} lays `));
  }
});

test('a whole game loses nothing but the deal, and nothing a player decided is folded', async () => {
  const match = await dealt();
  const rng = seeded(3);
  for (let moves = 0; moves < 60; moves++) {
    const { pending } = match;
    if (pending.kind !== 'decision') break;
    const seat = pending.seats[0] ?? 0;
    const legal = match.game.legal(match.view(seat));
    const move = legal[rng(legal.length)];
    if (move === undefined) throw new Error('nothing is allowed');
    match.act(seat, move);
    match.settle(rng);
  }
  const items = logItems(match, 0, []);
  const sentences = await told(match, 0);
  // Of 21 lines of the deal two are left.
  expect(sentences).toHaveLength(items.length - 19);
  expect(sentences.filter((each) => each.includes('×'))).toHaveLength(1);
});
