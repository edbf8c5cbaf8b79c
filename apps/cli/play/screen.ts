import { stripVTControlCharacters } from 'node:util';
import type { Pair, Seat, Viewer } from '@bannerfield/kernel';
import { viewOf } from '../commands/show.ts';
import { hasScreen, print } from '../io.ts';
import { linesOf, say } from '../say.ts';
import { foldNews } from './fold.ts';
import { isHotSeat, phaseOf, type Desk, type Evening } from './desk.ts';
import { waitForEnter } from './pause.ts';

/** Home, all of the screen, and all that has scrolled away above it. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';
const LEAST_NEWS = 4;
/** Title, question, answer and empty lines. */
const FRAME_LINES = 6;
const USUAL_ROWS = 24;

/** A terminal that cannot clear is scrolled on by a screen, for the next to look may be another. */
export function clear({ io, isLive }: Evening): void {
  if (hasScreen(io)) io.stdout.write(CLEAR);
  else print(io, isLive ? '\n'.repeat(io.stdout.rows ?? USUAL_ROWS) : '');
}

/** The board as this seat sees it, the news, and what is asked. */
export function drawTurn(
  desk: Desk,
  seat: Seat,
  news: readonly string[],
  moves: readonly string[],
): void {
  drawNews(desk, seat, news);
  say(desk.io, question(desk, seat, moves));
}

export function drawNews(desk: Desk, seat: Seat, news: readonly string[]): void {
  clear(desk);
  const board = boardFor(desk, seat);
  printTitle(desk);
  printBoard(desk, board);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
}

/** The score of a series goes with it as long as the game may change it. */
export function printTitle(desk: Desk, score: Pair<number> | null = desk.score): void {
  say(desk.io, desk.title(score), { paint: (line) => desk.paint('bold', line) });
}

/** The board, and below it, if it does not fit, how wide the terminal should be. */
export function printBoard(desk: Desk, board: string): void {
  const { io, words } = desk;
  print(io, `${board}\n`);
  const needed = Math.max(
    ...board.split('\n').map((line) => stripVTControlCharacters(line).length),
  );
  const { columns = needed } = io.stdout;
  if (columns < needed) say(io, words.tooNarrow(columns, needed));
}

function boardFor({ parts, match, paint, language, io }: Desk, seat: Seat): string {
  return parts.board.draw(viewOf(match.state, seat), paint, language, io.stdout.columns);
}

/** All hands open; a single person at the screen sits where he sat. */
export function openBoard(desk: Desk, state: Desk['match']['state'] = desk.match.state): string {
  const { parts, paint, language, sitters, io } = desk;
  const near: Seat = sitters[0].kind === 'person' ? 0 : 1;
  const viewer: Viewer = isHotSeat(desk) ? 'spectator' : near;
  return parts.board.draw(
    { ...viewOf(state, 'all'), viewer, near },
    paint,
    language,
    io.stdout.columns,
  );
}

/** The latest, as many as there is room for beside the board. */
export function newsLines(desk: Desk, news: readonly string[], board: string): string[] {
  const { io, words, paint } = desk;
  const room = (io.stdout.rows ?? USUAL_ROWS) - board.split('\n').length - FRAME_LINES;
  const most = Math.max(room, LEAST_NEWS);
  const lines = foldNews(news).flatMap((line) => linesOf(io.stdout, line));
  if (lines.length <= most) return lines.map((line) => paint('dim', line));
  const shown = lines.slice(1 - most);
  return [words.earlierNews(lines.length - shown.length), ...shown].map((line) =>
    paint('dim', line),
  );
}

/** Moves of one word, as `end`, cannot be guessed: so many are named where they are asked for. */
const MOST_NAMED = 3;

function question(
  { parts, match, words, language, names, sitters }: Desk,
  seat: Seat,
  moves: readonly string[],
): string {
  const phase = phaseOf(match.state.table);
  const asked = phase === null ? undefined : parts.messages[language].prompts[phase];
  const lone = moves.filter((move) => /^\p{L}+$/u.test(move));
  const hint = words.promptHint(lone.length <= MOST_NAMED ? lone : []);
  // Who plays alone knows that he is asked.
  const who = sitters.every(({ kind }) => kind === 'person') ? `${names[seat]}: ` : '';
  return `${who}${asked ?? words.yourMove} ${hint}`;
}

/** Hides everything until the person whose turn it is says that he is there. @throws Stopped */
export async function handOver(desk: Desk, seat: Seat): Promise<void> {
  await waitForEnter(desk, desk.words.pressEnter, () => {
    clear(desk);
    printTitle(desk);
    say(desk.io, desk.words.handOver(desk.names[seat]));
  });
}
