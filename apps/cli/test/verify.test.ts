import {
  commitmentOf,
  diceKey,
  diceOf,
  drawOutcome,
  formatMatch,
  lineInMatch,
  type MatchFile,
  type Secrets,
} from '@bannerfield/fair-dice';
import { lineOfEntry, makeXoshiro, Match, type Log } from '@bannerfield/kernel';
import { verifyDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { game } from '../../../games/_blank/rules/index.ts';
import { GOLDEN, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const MATCH = 'abcdefghijklmnopqrstuv';
const SECRETS: Secrets = { server: '01'.repeat(32), seats: ['23'.repeat(32), '45'.repeat(32)] };

/** A match to its end; `changed` turns one outcome into another and goes on as if nothing were. */
function playOut(changed: number | null): Log {
  const key = diceKey(MATCH, SECRETS);
  const { next: rng } = makeXoshiro(4);
  const match = new Match(game, { target: 3 });
  while (match.pending.kind !== 'over') {
    const { pending } = match;
    const here = match.log.entries.length;
    if (pending.kind === 'chance') {
      const due = drawOutcome(game, match.state, diceOf(key, here, match.hash));
      const texts = game.chance(match.state).map(({ outcome }) => outcome);
      const other = texts.find((each) => game.notation.format(each) !== game.notation.format(due));
      match.applyChance(here === changed && other !== undefined ? other : due);
      continue;
    }
    const seat = pending.seats[rng(pending.seats.length)] ?? 0;
    const legal = game.legal(match.view(seat));
    const action = legal[rng(legal.length)];
    if (action !== undefined) match.act(seat, action);
  }
  return match.log;
}

function fileOf(log: Log): MatchFile {
  const { server, seats } = SECRETS;
  return {
    match: MATCH,
    commitments: {
      server: commitmentOf('server', MATCH, server),
      seats: [commitmentOf(0, MATCH, seats[0]), commitmentOf(1, MATCH, seats[1])],
    },
    secrets: SECRETS,
    end: { by: 'rules' },
    log,
  };
}

const fair = fileOf(playOut(null));
/** An outcome of which there could have been several. */
const at = fair.log.entries.findIndex(({ by }, index) => by === null && index > 4);
const outcomes = fair.log.entries.filter(({ by }) => by === null).length;

test('a match whose dice are as they had to be is said to be fair, in both languages', async () => {
  const file = folder.file('fair.match', formatMatch(fair));
  const english = await run(['verify', file, '--language', 'en']);
  expect(english.exitCode).toBe(0);
  expect(english.out).toContain(`each of the ${String(outcomes)} outcomes`);
  const { server, seats } = fair.commitments;
  for (const commitment of [server, ...seats]) expect(english.out).toContain(commitment);
  expect(english.out.replaceAll(/\s+/g, ' ')).toContain('agree with what each player was shown');
  const german = await run(['verify', file, '--language', 'de']);
  expect(german.out).toContain('Die Würfel sind ehrlich');
  const document = verifyDocument.parse(documentOf(await run(['verify', file, '--json'])));
  expect(document).toMatchObject({
    match: MATCH,
    committed: { server, seats },
    verdict: { kind: 'fair', outcomes },
  });
});

test('one die changed is found, though all hashes were made anew', async () => {
  const log = playOut(at);
  const file = folder.file('changed.match', formatMatch(fileOf(log)));
  const { exitCode, out } = await run(['verify', file, '--language', 'en']);
  const line = lineInMatch(lineOfEntry(log.header, at));
  expect(exitCode).toBe(1);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(`entry ${String(at + 1)} (line ${String(line)})`);
  const { verdict } = verifyDocument.parse(JSON.parse((await run(['verify', file, '--json'])).out));
  expect(verdict).toMatchObject({ kind: 'other-outcome', entry: at + 1, line });
});

test('one die changed by hand is refused at its line', async () => {
  const other = playOut(at).entries[at]?.move ?? '';
  const line = lineInMatch(lineOfEntry(fair.log.header, at));
  const lines = formatMatch(fair).split('\n');
  const text = (lines[line - 1] ?? '').replace(/^\* \S+/, `* ${other}`);
  const file = folder.file('by-hand.match', lines.with(line - 1, text).join('\n'));
  const { exitCode, err } = await run(['verify', file]);
  expect(exitCode).toBe(2);
  expect(err).toContain(`by-hand.match, line ${String(line)}, hash:`);
});

test('another secret than was committed to is named', async () => {
  const secrets = { ...SECRETS, server: 'ff'.repeat(32) };
  const file = folder.file('secret.match', formatMatch({ ...fair, secrets }));
  const { exitCode, out } = await run(['verify', file, '--language', 'en']);
  expect(exitCode).toBe(1);
  expect(out).toContain('The server has revealed');
  const end = { by: 'resignation', seat: 0 } as const;
  const ended = folder.file('ended.match', formatMatch({ ...fair, end }));
  const other = await run(['verify', ended, '--language', 'de']);
  expect(other.exitCode).toBe(1);
  expect(other.out).toContain('nicht geendet');
  const help = (await run(['verify', '--help'])).out.replaceAll(/\s+/g, ' ');
  expect(help).toContain('the match has not ended as the file says');
});

test('what is no record of a match is refused, and so is one that was cut', async () => {
  const { exitCode, err } = await run(['verify', GOLDEN]);
  expect(exitCode).toBe(2);
  expect(err).toContain('line 1, bannerfield-match:');
  const cut = formatMatch(fair).split('\n').slice(0, -3).join('\n');
  const answer = await run(['verify', folder.file('cut.match', cut)]);
  expect(answer.exitCode).toBe(2);
  expect(answer.err).toContain('end:');
});
