import { gameIds, loadGame } from '@bannerfield/games/load';
import {
  formatLog,
  lineOfEntry,
  LogError,
  makeXoshiro,
  Match,
  replay,
  type Game,
  type GameTypes,
  type Log,
} from '@bannerfield/kernel';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import {
  checkDice,
  commitmentOf,
  diceKey,
  diceOf,
  drawOutcome,
  formatMatch,
  lineInMatch,
  parseMatch,
  type MatchFile,
  type Secrets,
} from '../index.ts';

const MATCH = 'abcdefghijklmnopqrstuv';
const SECRETS: Secrets = {
  server: '01'.repeat(32),
  seats: ['23'.repeat(32), '45'.repeat(32)],
};

function commitmentsTo({ server, seats }: Secrets): MatchFile['commitments'] {
  return {
    server: commitmentOf('server', MATCH, server),
    seats: [commitmentOf(0, MATCH, seats[0]), commitmentOf(1, MATCH, seats[1])],
  };
}

/** A game played by chance to its end or until someone resigns, its dice drawn as a server does. */
function playOut(game: Game<GameTypes>, options: object, longest = Infinity): MatchFile {
  const secrets = SECRETS;
  const key = diceKey(MATCH, secrets);
  const { next: rng } = makeXoshiro(3);
  const match = new Match(game, options);
  while (match.log.entries.length < longest) {
    const { pending } = match;
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      const dice = diceOf(key, match.log.entries.length, match.hash);
      match.applyChance(drawOutcome(game, match.state, dice));
      continue;
    }
    const seat = pending.seats[rng(pending.seats.length)] ?? 0;
    const legal = game.legal(match.view(seat));
    match.act(seat, legal[rng(legal.length)] ?? { type: 'none' });
  }
  return {
    match: MATCH,
    commitments: commitmentsTo(secrets),
    secrets,
    end: match.pending.kind === 'over' ? { by: 'rules' } : { by: 'resignation', seat: 0 },
    log: match.log,
  };
}

/** The same log with another outcome at `index`, all hashes made anew: no chain tells of it. */
function withOtherOutcome(game: Game<GameTypes>, { header, entries }: Log): [Log, number] | null {
  const match = new Match(game, header.options);
  for (const [index, { by, move }] of entries.entries()) {
    if (by === null && index > entries.length / 2) {
      const other = game
        .chance(match.state)
        .find(({ outcome }) => game.notation.format(outcome) !== move);
      if (other !== undefined) {
        match.applyChance(other.outcome);
        return [match.log, index];
      }
    }
    const parsed = game.notation.parse(move) ?? { type: 'none' };
    if (by === null) match.applyChance(parsed);
    else match.act(by, parsed);
  }
  return null;
}

test.each(gameIds())('%s: a match drawn by its secrets is fair, and no other is', async (id) => {
  const { game, optionsSchema } = await loadGame(id);
  const longest = runs(120, Infinity);
  const file = parseMatch(formatMatch(playOut(game, optionsSchema.parse({}), longest)));
  const outcomes = file.log.entries.filter(({ by }) => by === null).length;
  expect(outcomes).toBeGreaterThan(3);
  expect(checkDice(game, file)).toEqual({ kind: 'fair', outcomes });

  const [log, index] = withOtherOutcome(game, file.log) ?? [file.log, -1];
  expect(replay(game, log).hash).not.toBe(file.log.entries.at(-1)?.hash);
  expect(checkDice(game, { ...file, log })).toMatchObject({ kind: 'other-outcome', index });
});

test('a match that has not ended as it says is found out', async () => {
  const { game, optionsSchema } = await loadGame('battle-line');
  const whole = playOut(game, optionsSchema.parse({}));
  expect(checkDice(game, whole).kind).toBe('fair');
  const end = { by: 'resignation', seat: 1 } as const;
  expect(checkDice(game, { ...whole, end })).toEqual({ kind: 'other-end', end });
  const part = playOut(game, optionsSchema.parse({}), 100);
  expect(checkDice(game, part).kind).toBe('fair');
  expect(checkDice(game, { ...part, end: whole.end }).kind).toBe('other-end');
});

test('a secret that was not committed to is named, whoever’s it is', async () => {
  const { game, optionsSchema } = await loadGame('battle-line');
  const file = playOut(game, optionsSchema.parse({}));
  const { server, seats } = SECRETS;
  const other = 'ff'.repeat(32);
  const changed: readonly [Secrets, string | number][] = [
    [{ server: other, seats }, 'server'],
    [{ server, seats: [other, seats[1]] }, 0],
    [{ server, seats: [seats[0], other] }, 1],
    [{ server, seats: [seats[1], seats[0]] }, 0],
  ];
  for (const [secrets, party] of changed) {
    expect(checkDice(game, { ...file, secrets })).toEqual({ kind: 'broken-commitment', party });
  }
});

test('another’s commitment, or one of another match, is nobody’s own', () => {
  const secret = SECRETS.server;
  const all = [
    commitmentOf('server', MATCH, secret),
    commitmentOf(0, MATCH, secret),
    commitmentOf(1, MATCH, secret),
    commitmentOf(0, MATCH.toUpperCase(), secret),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('each secret, the match, the entry and the log before it change the dice', () => {
  const first = (match: string, secrets: Secrets, entry: number, hash: string): number =>
    diceOf(diceKey(match, secrets), entry, hash)(2 ** 32);
  const { server, seats } = SECRETS;
  const hash = '0123456789abcdef';
  const drawn = [
    first(MATCH, SECRETS, 7, hash),
    first(MATCH.toUpperCase(), SECRETS, 7, hash),
    first(MATCH, { server: seats[0], seats }, 7, hash),
    first(MATCH, { server, seats: [server, seats[1]] }, 7, hash),
    first(MATCH, { server, seats: [seats[0], server] }, 7, hash),
    first(MATCH, SECRETS, 8, hash),
    first(MATCH, SECRETS, 7, '0123456789abcdee'),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(first(MATCH, SECRETS, 7, hash)).toBe(drawn[0]);
});

test('the stream is ChaCha20 as RFC 8439 has it, section 2.4.2', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);
  // Nonce 00000000 0000004a 00000000, of which the RFC takes block 1; here block 0 comes first.
  const dice = diceOf(key, 0, '0000004a00000000');
  const words = Array.from({ length: 9 }, () =>
    dice(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  expect(words[8]).toBe('f3514f22');
});

/** The first words of 64 bits that belong to an entry. */
function wordsOf(key: Uint8Array, entry: number): [bigint, bigint] {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, entry);
  const view = new DataView(chacha20(key, nonce, new Uint8Array(16)).buffer);
  return [view.getBigUint64(0, true), view.getBigUint64(8, true)];
}

test('a word that would favour some numbers is passed over', () => {
  const key = diceKey(MATCH, SECRETS);
  // One word in some four thousand is beyond the last whole round of so many numbers.
  const below = Math.floor(2 ** 64 / 2048.5);
  const rounds = 2n ** 64n - (2n ** 64n % BigInt(below));
  let passed = 0;
  for (let entry = 0; entry < 20_000; entry++) {
    const [first, second] = wordsOf(key, entry);
    if (first < rounds) continue;
    passed += 1;
    expect(diceOf(key, entry, '0'.repeat(16))(below)).toBe(Number(second % BigInt(below)));
  }
  expect(passed).toBeGreaterThan(0);
});

test.each(gameIds())(
  '%s: the order and the size of weights in the rules change no outcome',
  async (id) => {
    const { game, optionsSchema } = await loadGame(id);
    const { log } = playOut(game, optionsSchema.parse({}), 60);
    const other: Game<GameTypes> = {
      ...game,
      chance: (state) =>
        game
          .chance(state)
          .map(({ outcome, weight }) => ({ outcome, weight: 6 * weight }))
          .reverse(),
    };
    const match = new Match(game, log.header.options);
    for (const { by, move } of log.entries) {
      if (by === null) {
        const texts = game.chance(match.state).map(({ outcome }) => game.notation.format(outcome));
        const least = drawOutcome(game, match.state, () => 0);
        expect(game.notation.format(least)).toBe(texts.sort()[0]);
        expect(drawOutcome(other, match.state, makeXoshiro(7).next)).toEqual(
          drawOutcome(game, match.state, makeXoshiro(7).next),
        );
        match.applyChance(game.notation.parse(move) ?? { type: 'none' });
      } else match.act(by, game.notation.parse(move) ?? { type: 'none' });
    }
  },
);

test('every number comes as often as its neighbours', () => {
  const key = diceKey(MATCH, SECRETS);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let entry = 0; entry < 600; entry++) {
    const dice = diceOf(key, entry, 'fedcba9876543210');
    for (let n = 0; n < 100; n++) {
      const rolled = dice(6);
      counts[rolled] = (counts[rolled] ?? 0) + 1;
    }
  }
  // Chi-square of 5 degrees: beyond 25.7 in one of ten thousand; the key is fixed.
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(counts).toHaveLength(6);
  expect(chi).toBeLessThan(25.7);
});

test('a file that is not whole is refused at its line', async () => {
  const { game, optionsSchema } = await loadGame('battle-line');
  const file = playOut(game, optionsSchema.parse({}));
  const lines = formatMatch(file).split('\n');
  for (let at = 0; at < 9; at++) {
    const text = lines.with(at, `${lines[at] ?? ''}x`).join('\n');
    expect(() => parseMatch(text)).toThrow(LogError);
    expect(lineOf(text)).toBe(at + 1);
  }
  const entry = lineInMatch(lineOfEntry(file.log.header, 4));
  expect(lineOf(lines.with(entry - 1, 'no entry').join('\n'))).toBe(entry);
  expect(formatMatch(file).endsWith(formatLog(file.log))).toBe(true);
  expect(parseMatch(formatMatch({ ...file, end: { by: 'resignation', seat: 1 } })).end).toEqual({
    by: 'resignation',
    seat: 1,
  });
});

function lineOf(text: string): number | null {
  try {
    parseMatch(text);
    return null;
  } catch (error) {
    return error instanceof LogError ? error.line : -1;
  }
}
