import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { LEVELS } from '@bannerfield/bots/levels';
import type { Pair } from '@bannerfield/kernel';
import { tournamentDocument, type TournamentDocument } from '@bannerfield/protocol';
import { rateAll, type Estimate } from '@bannerfield/stats';
import { gameIds, loadGame } from '../games/load.ts';
import { ROOT } from './steps.ts';

/** Who plays whom: each the next better one. */
const PLAYERS = ['random', ...LEVELS] as const;
const DOC = path.join(ROOT, 'docs/bots.md');
const RESULTS = path.join(ROOT, 'reports');
/** Added to each meeting, so that who has won all is rated too. */
const DRAWN_IN_THOUGHT = 1;
const USAGE = 'usage: npm run ladder -- [games a pair, even] [game…]';

/**
 * `npm run ladder`: lets each level play the next better one, rates them all by Bradley and Terry,
 * and writes the table of each game into docs/bots.md. Goes on where it was ended.
 */
async function main(args: readonly string[]): Promise<number> {
  const [count = '100', ...asked] = args;
  const games = Number(count);
  const ids = asked.length === 0 ? gameIds() : asked;
  if (!(games >= 2 && games % 2 === 0) || ids.some((id) => !gameIds().includes(id))) {
    console.error(USAGE);
    return 2;
  }
  mkdirSync(RESULTS, { recursive: true });
  for (const id of ids) writeTable(id, await tableOf(id, games));
  return 0;
}

async function tableOf(id: string, games: number): Promise<string> {
  const steps: TournamentDocument[] = [];
  const how = ['at random', ...(await strengths(id))];
  for (const [index, better] of PLAYERS.slice(1).entries()) {
    const worse = PLAYERS[index] ?? 'random';
    console.error(`${id}: ${worse} and ${better}`);
    // Kept games are of other bots as soon as a level is made of something else.
    const kept = [id, worse, how[index], better, how[index + 1]].join(' ').replaceAll(/\W+/g, '-');
    steps.push(await meet(id, [worse, better], games, `ladder-${kept}.ndjson`));
  }
  const meetings = steps.map(({ pairs: [pair] }, index) => {
    const points = (pair?.won[0] ?? 0) + (pair?.drawn ?? 0) / 2;
    return { players: [index, index + 1] as const, points, games: pair?.games ?? 0 };
  });
  return format(rateAll(PLAYERS.length, meetings, DRAWN_IN_THOUGHT), steps, how.slice(1));
}

/** One tournament of two, kept as it goes. */
async function meet(
  id: string,
  [worse, better]: Pair<string>,
  games: number,
  name: string,
): Promise<TournamentDocument> {
  const bin = path.join(ROOT, 'apps/cli/bin/bannerfield.mjs');
  const file = path.join(RESULTS, name);
  const args = [bin, 'tournament', id, '--bot', worse, '--bot', better];
  const terms = ['--games', String(games), '--seed', '1', '--results', file, '--json'];
  const child = spawn(process.execPath, [...args, ...terms], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`the tournament of ${worse} and ${better} ended with ${String(code)}`);
  }
  return tournamentDocument.parse(JSON.parse(out));
}

async function strengths(id: string): Promise<string[]> {
  const { taste } = await loadGame(id);
  return LEVELS.map((level) => {
    const strength = taste.ladder?.levels[level] ?? { trials: 0, misjudgement: 0 };
    const { trials, misjudgement } = strength;
    const decided = strength.decides === true ? ', draws from the best mix' : '';
    if (trials > 0) return `tries ${String(trials)} playouts${decided}`;
    return misjudgement === 0 ? 'judges' : `misjudges by ${String(misjudgement)}`;
  });
}

function format(
  ratings: readonly Estimate[],
  steps: readonly TournamentDocument[],
  how: readonly string[],
): string {
  const anchor = ratings[PLAYERS.indexOf('captain')]?.value ?? 0;
  const rows = LEVELS.map((level, index) => {
    const rating = (ratings[index + 1]?.value ?? 0) - anchor;
    const cells = [level, how[index] ?? '', rating.toFixed(0), ...cellsOf(level, steps[index])];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| level | how it chooses | Elo | scores against the one below (95 %) | a choice, the slowest |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** What came of the meeting with the one below, and how long that level took. */
function cellsOf(level: string, step: TournamentDocument | undefined): [string, string] {
  const { games, pairs, players } = step ?? { games: 0, pairs: [], players: [] };
  const score = pairs[0]?.score ?? null;
  const { ms, answers, slowestMs } = players.find(({ name }) => name === level)?.conduct ?? NO_TIME;
  const scored =
    score === null
      ? ''
      : `${percent(1 - score.value)} (${percent(1 - score.high)} … ${percent(1 - score.low)})`;
  const time = `${(ms / Math.max(1, answers)).toFixed(0)} ms, ${slowestMs.toFixed(0)} ms`;
  return [`${scored} of ${String(games)}`, time];
}

const NO_TIME = { ms: 0, answers: 0, slowestMs: 0 };

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

/** Between the marks of that game. */
function writeTable(id: string, table: string): void {
  const text = readFileSync(DOC, 'utf8');
  const [begin, end] = [`<!-- ladder ${id} -->`, '<!-- /ladder -->'];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/bots.md has no place for the ladder of ${id}`);
  writeFileSync(DOC, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}

process.exitCode = await main(process.argv.slice(2));
