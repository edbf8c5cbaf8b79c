import { appendFileSync, statSync, truncateSync } from 'node:fs';
import {
  tournamentGame,
  tournamentHeader,
  type TournamentGame,
  type TournamentHeader,
} from '@bannerfield/protocol';
import { firstFault } from '@bannerfield/protocol/fault';
import { badField, badInput } from '../errors.ts';
import { parseJson } from '../json.ts';
import { readText } from '../read.ts';
import { checkName, checkWritable } from '../save.ts';
import { keyOf } from './plan.ts';

/** What a file of results holds. */
export interface Kept {
  readonly header: TournamentHeader;
  readonly games: readonly TournamentGame[];
}

/**
 * Null: there is no such file, or nothing in it. A last line without its end was being written when
 * the program was ended: it is taken off, and its game played again.
 * @throws CliError naming the line that is not as it should be.
 */
export function readResults(file: string): Kept | null {
  checkName(file);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return null;
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first === undefined) return null;
  const header = parseLine(file, 1, first, tournamentHeader, 'tournament');
  const games = lines.map((line, index) =>
    parseLine(file, index + 2, line, tournamentGame, 'game'),
  );
  checkGames(file, header, games);
  return { header, games };
}

interface Schema<T> {
  safeParse(value: unknown): { data?: T; error?: Parameters<typeof firstFault>[0] };
}

function parseLine<T>(
  file: string,
  number: number,
  line: string,
  schema: Schema<T>,
  root: string,
): T {
  const { value } = parseJson(line, `${file}, entry ${String(number)}`);
  const { data, error } = schema.safeParse(value);
  if (data !== undefined || error === undefined) return data as T;
  throw badField(file, number, root, firstFault(error, value));
}

/** @throws CliError for a game that stands twice, or has players that there are not. */
function checkGames(
  file: string,
  { players }: TournamentHeader,
  games: readonly TournamentGame[],
): void {
  const seen = new Set<string>();
  for (const [index, game] of games.entries()) {
    const [first, second] = game.seats;
    const place = `${file}, line ${String(index + 2)}`;
    if (first === second || Math.max(first, second) >= players.length) {
      throw badInput(`${place}: there are no such players`);
    }
    if (seen.has(keyOf(game))) throw badInput(`${place}: this game stands twice`);
    seen.add(keyOf(game));
  }
}

/** Goes on with a file, or begins it. @throws CliError if what it holds is another tournament. */
export function openResults(file: string, kept: Kept | null, header: TournamentHeader): void {
  if (kept === null) {
    checkWritable(file);
    append(file, header);
    return;
  }
  for (const name of Object.keys(header) as (keyof TournamentHeader)[]) {
    const [there, now] = [JSON.stringify(kept.header[name]), JSON.stringify(header[name])];
    if (there === now) continue;
    throw badInput(`${file}: is of another tournament: its ${name} was ${there}, not ${now}`);
  }
}

/** On the disk before the next game begins. */
export function append(file: string, line: TournamentHeader | TournamentGame): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true });
}
