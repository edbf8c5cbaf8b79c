import type { Seat, Viewer } from '@bannerfield/kernel';
import { viewOf } from '../commands/show.ts';
import { hasScreen, print } from '../io.ts';
import { wrapText } from '../text.ts';
import { isHotSeat, phaseOf, type Desk, type Evening } from './desk.ts';

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
export function drawTurn(desk: Desk, seat: Seat, news: readonly string[]): void {
  drawNews(desk, seat, news);
  print(desk.io, question(desk, seat));
}

export function drawNews(desk: Desk, seat: Seat, news: readonly string[]): void {
  clear(desk);
  const board = boardFor(desk, seat);
  print(desk.io, titleLine(desk));
  print(desk.io, `${board}\n`);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
}

export function titleLine({ title, paint }: Desk): string {
  return paint('bold', title);
}

function boardFor({ parts, match, paint, language }: Desk, seat: Seat): string {
  return parts.board.draw(viewOf(match.state, seat), paint, language);
}

/** All hands open; a single person at the screen sits where he sat. */
export function openBoard(desk: Desk): string {
  const { parts, match, paint, language, sitters } = desk;
  const near: Seat = sitters[0].kind === 'person' ? 0 : 1;
  const viewer: Viewer = isHotSeat(desk) ? 'spectator' : near;
  return parts.board.draw({ ...viewOf(match.state, 'all'), viewer, near }, paint, language);
}

/** The latest, as many as there is room for beside the board. */
export function newsLines(desk: Desk, news: readonly string[], board: string): string[] {
  const { io, words, paint } = desk;
  const room = (io.stdout.rows ?? USUAL_ROWS) - board.split('\n').length - FRAME_LINES;
  const most = Math.max(room, LEAST_NEWS);
  const lines = news.flatMap((line) => wrapText(line));
  if (lines.length <= most) return lines.map((line) => paint('dim', line));
  const shown = lines.slice(1 - most);
  return [words.earlierNews(lines.length - shown.length), ...shown].map((line) =>
    paint('dim', line),
  );
}

function question({ parts, match, words, language, names }: Desk, seat: Seat): string {
  const phase = phaseOf(match.state.table);
  const asked = phase === null ? undefined : parts.messages[language].prompts[phase];
  return `${names[seat]}: ${asked ?? words.yourMove} ${words.promptHint}`;
}

/** Hides everything until the person whose turn it is says that he is there. @throws Stopped */
export async function handOver(desk: Desk, seat: Seat): Promise<void> {
  const redraw = (): void => {
    clear(desk);
    print(desk.io, titleLine(desk));
    print(desk.io, desk.words.handOver(desk.names[seat]));
  };
  redraw();
  desk.reader.forget();
  await desk.reader.ask(desk.words.pressEnter, { redraw });
}
