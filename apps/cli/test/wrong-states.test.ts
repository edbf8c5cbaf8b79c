import { afterAll, expect, test } from 'vitest';
import { complaint } from './support/complaint.ts';
import { GOLDEN, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

async function stateText(change: (state: StateLike) => void): Promise<string> {
  const state = documentOf(
    await run(['show', GOLDEN, '--at', '6', '--seat', 'all', '--json']),
  ) as StateLike;
  change(state);
  return JSON.stringify(state, null, 2);
}

interface StateLike {
  table: Record<string, unknown>;
  hands: [Record<string, unknown>, Record<string, unknown>];
  fate: unknown[];
}

test.each<[string, (state: StateLike) => void, string]>([
  [
    'a card that is none',
    ({ hands }) => (hands[0]['cards'] = [2, 4, 99]),
    ', line LINE, state.hands[0].cards[2]: should be at most 12, not 99',
  ],
  [
    'a card in two places',
    ({ hands }) => (hands[0]['cards'] = [2, 4, 12]),
    ', line 1, state: a card is missing or doubled',
  ],
  [
    'a wrong count',
    ({ table }) => (table['deckSize'] = 5),
    ', line 1, state: the deck is not as large as the table says',
  ],
  [
    'a negative count',
    ({ table }) => (table['deckSize'] = -1),
    ', line LINE, state.table.deckSize: should be at least 0, not -1',
  ],
  [
    'an unknown field',
    ({ table }) => (table['extra'] = 1),
    ', line LINE, state.table.extra: there is no such field',
  ],
  [
    'a missing drawer',
    (state) => delete (state as Partial<StateLike>).fate,
    ', line 1, state.fate: is missing',
  ],
  ['no phase', ({ table }) => (table['stack'] = []), ', line 1, state: the phase stack is empty'],
])('a state with %s is refused', async (_, change, sentence) => {
  const text = await stateText(change);
  const file = folder.file('state.json', text);
  // What each of these has that no other line has: a 99, a -1 or an extra field.
  const line = text.split('\n').findIndex((each) => /\b99\b|-1|extra/.test(each)) + 1;
  const expected = file + sentence.replace('LINE', String(line));
  for (const args of [
    ['legal', '--seat', '0'],
    ['why', 'c2', '--seat', '0'],
    ['show', '--seat', 'all'],
  ]) {
    expect(await complaint([...args, '--state', file, '--game', '_blank'])).toBe(expected);
  }
});

test.each<[string, string, string]>([
  [
    'no game',
    '{"table":{}}',
    ': whose state is this? Say --game, or wrap it in {"game":…,"rulesVersion":…,"state":…}',
  ],
  ['no JSON', '{"game":\n"_blank",\n"state" {}}', ', line 3: this is not JSON'],
  ['no version', '{"game":"_blank",\n"state":{}}', ', line 1, wrapper.rulesVersion: is missing'],
  [
    'a wrong version',
    '{"game":"_blank",\n"rulesVersion":"1","state":{}}',
    ', line 2, wrapper.rulesVersion: should be a number, not "1"',
  ],
  [
    'an unknown version',
    '{"game":"_blank",\n"rulesVersion":2,"state":{}}',
    ', line 2, wrapper.rulesVersion: _blank has no rules version 2; the newest is 1',
  ],
  [
    'an unknown game',
    '{\n"game":"chess","rulesVersion":2,"state":{}}',
    ', line 2, wrapper.game: there is no game “chess”; there are _blank',
  ],
  [
    'a path for a game',
    '{"game":"../x","rulesVersion":2,"state":{}}',
    ', line 1, wrapper.game: should be written in another way, not "../x"',
  ],
  [
    'a field too many',
    '{"game":"_blank","rulesVersion":1,"state":{},\n"at":1}',
    ', line 2, wrapper.at: there is no such field',
  ],
  [
    'a state that is none',
    '{"game":"_blank","rulesVersion":1,"state":{}}',
    ', line 1, state.table: is missing',
  ],
  [
    'a list',
    '[]',
    ': whose state is this? Say --game, or wrap it in {"game":…,"rulesVersion":…,"state":…}',
  ],
])('a wrapped state with %s is refused', async (_, text, sentence) => {
  const file = folder.file('wrapped.json', text);
  expect(await complaint(['legal', '--state', file, '--seat', '0'])).toBe(file + sentence);
});

test('a wrapped state of another game than --game says is refused', async () => {
  const file = folder.file('other.json', '{"game":"_blank","rulesVersion":1,"state":{}}');
  expect(await complaint(['legal', '--state', file, '--game', 'chess', '--seat', '0'])).toBe(
    `${file}, line 1, wrapper.game: this is “_blank”, but --game says “chess”`,
  );
});
