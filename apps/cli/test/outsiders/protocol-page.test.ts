import { readFileSync } from 'node:fs';
import type { GameParts } from '@bannerfield/games/parts';
import { loadEngine } from '@bannerfield/games/engines';
import { Match, makeXoshiro, type Pair } from '@bannerfield/kernel';
import {
  FORFEITS,
  OUTSIDER_PROTOCOL,
  programMessage,
  refereeMessage,
  type RefereeMessage,
} from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { makeOwnPlayer } from '../../outsiders/own-player.ts';
import type { Player } from '../../outsiders/player.ts';
import { refereeGame } from '../../outsiders/referee.ts';
import { registrySource } from '../../source.ts';
import { makeRandom } from '@bannerfield/bots';

const PAGE = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

/** The lines of the block below the comment that names it. */
function blockOf(name: string): string[] {
  const [, block = ''] =
    new RegExp(`<!-- transcript: ${name} -->\\n+\`\`\`[a-z]*\\n([^]*?)\\n\`\`\``).exec(PAGE) ?? [];
  return block.split('\n');
}

/** Lists and objects of more than this are cut in the page, where `…` stands for the rest. */
const SHOWN = 60;

/** As JSON writes it, but long tables and lists are cut. */
function shortened(message: object): string {
  const parts = Object.entries(message).map(([name, value]) => {
    const text = JSON.stringify(value);
    return `${JSON.stringify(name)}:${text.length > SHOWN ? cut(value) : text}`;
  });
  return `{${parts.join(',')}}`;
}

function cut(value: unknown): string {
  if (Array.isArray(value)) return `[${JSON.stringify(value[0])},…]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => {
    const text = JSON.stringify(each);
    const isLong = text.length > SHOWN && name !== 'hand';
    return `${JSON.stringify(name)}:${isLong ? (Array.isArray(each) ? '[…]' : '{…}') : text}`;
  });
  return `{${fields.join(',')}}`;
}

/** Says what a program would, and writes down both sides. */
function makeScribe(answers: string[], lines: string[]): Player {
  const say = (message: RefereeMessage): void => {
    refereeMessage.parse(JSON.parse(JSON.stringify(message)));
    lines.push(`> ${shortened(message)}`);
  };
  const answer = (message: object): void => {
    programMessage.parse(message);
    lines.push(`< ${JSON.stringify(message)}`);
  };
  return {
    begin: (hello) => {
      say(hello);
      answer({ type: 'ready', protocol: OUTSIDER_PROTOCOL });
      return Promise.resolve(null);
    },
    hear: (event) => say({ type: 'event', event }),
    answer: (_known, ask) => {
      const message = ask();
      say(message);
      const move = answers.shift() ?? 'xyzzy';
      answer({ type: 'move', question: message.question, move });
      return Promise.resolve({ kind: 'move', move });
    },
    refused: say,
    end: say,
    close: () => Promise.resolve(),
  };
}

async function transcript(parts: GameParts, answers: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { next: rng } = makeXoshiro(1);
  const options = parts.optionsSchema.parse({ tactics: false, starter: 0 });
  const other = makeOwnPlayer(parts.game, makeRandom()(parts.game, 1, rng));
  const players: Pair<Player> = [makeScribe(answers, lines), other];
  const names = ['mine', 'random'] as const;
  const terms = { parts, options, names, clock: { moveMs: 10_000 }, longest: 20_000 };
  await refereeGame(terms, players, makeXoshiro(1).next);
  return lines;
}

test('the transcript of the page is what a referee and a program say', async () => {
  const shown = blockOf('json');
  const answers = shown
    .filter((line) => line.startsWith('< {"type":"move"'))
    .map((line) => (JSON.parse(line.slice(2)) as { readonly move: string }).move);
  const lines = await transcript(await registrySource.load('battle-line'), answers);
  expect(shown).toEqual(lines);
});

test('the transcript of the text protocol is what a referee and an engine of ours say', async () => {
  const { game, taste } = await registrySource.load('battle-line');
  const face = await loadEngine('battle-line');
  if (face === null) throw new Error('Battle Line has a text protocol');
  const options = { ...(await registrySource.load('battle-line')).optionsSchema.parse({}) };
  const match = new Match(game, { ...options, ...face.needs, starter: 0 });
  match.settle(makeXoshiro(1).next);
  expect(taste).toBeDefined();
  const [seat, lines]: [ReturnType<typeof face.makeSeat>, string[]] = [face.makeSeat(), []];
  const mouth = face.makeMouth(game, makeRandom(), makeXoshiro(1).next, 'ours');
  const say = (line: string): void => {
    lines.push(`> ${line}`);
    const answer = mouth(line);
    if (answer !== null) lines.push(`< ${answer}`);
  };
  const known = match.view(0);
  const { asked, told } = seat.greet(known);
  for (const line of [asked, ...told, ...seat.turn(known).lines]) say(line);
  // Of nine flags two are shown.
  const isShown = (line: string): boolean => !/^> flag [2-8] cards/.test(line);
  const shown = lines.filter(isShown);
  const cutAt = shown.findIndex((line) => line.startsWith('> flag 9'));
  expect(blockOf('engine')).toEqual([...shown.slice(0, cutAt), '…', ...shown.slice(cutAt)]);
});

test('the page names every message, every way to forfeit, and the version', () => {
  for (const option of [...refereeMessage.options, ...programMessage.options]) {
    expect(PAGE).toContain(`\`${option.shape.type.value}\``);
  }
  for (const why of FORFEITS) expect(PAGE).toContain(`\`${why}\``);
  expect(PAGE).toContain(`version ${String(OUTSIDER_PROTOCOL)}`);
});
