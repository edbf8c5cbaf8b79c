import { eventText, type Pair, type PendingOver, type Seat } from '@bannerfield/kernel';
import { print } from '../io.ts';
import { widthOf, wrapText } from '../text.ts';
import { parseCommand, type Command } from './commands.ts';
import { historyOf, isHotSeat, takeNews, type Desk } from './desk.ts';
import { foldNews } from './fold.ts';
import { clear, newsLines, openBoard, printBoard, printTitle } from './screen.ts';

/** Where a game stands in its series. */
export interface Standing {
  /** From 0. */
  readonly index: number;
  readonly length: number;
  /** With this game, by player. */
  readonly score: Pair<number>;
  /** Where it was saved, if it was. */
  readonly saved: readonly string[];
}

/** What is wanted when all games are over. */
export type Wish = 'leave' | 'again';

/** Shows the open table, what ended the game by which rule, and the score. @throws Stopped */
export async function endOfGame(desk: Desk, over: PendingOver, standing: Standing): Promise<Wish> {
  const news = takeNews(desk, firstPerson(desk));
  const draw = (): void => {
    drawEnd(desk, over, standing, news);
  };
  draw();
  const isLast = standing.index + 1 === standing.length;
  if (isLast) return lookBack(desk, draw);
  // The next game clears the screen, with the result on it.
  if (desk.isLive) await desk.reader.ask(desk.words.nextGame, { redraw: draw });
  return 'leave';
}

function drawEnd(desk: Desk, over: PendingOver, standing: Standing, news: readonly string[]): void {
  clear(desk);
  // The score stands below, with this game in it.
  printTitle(desk, null);
  const board = openBoard(desk);
  printBoard(desk, board);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
  for (const line of wrapped(desk, endSentence(desk, over))) {
    print(desk.io, desk.paint('bold', line));
  }
  const lines = [...scoreLines(desk, standing), ...standing.saved];
  for (const line of lines.flatMap((each) => wrapped(desk, each))) print(desk.io, line);
}

function wrapped({ io }: Desk, text: string): string[] {
  return wrapText(text, '  ', widthOf(io.stdout));
}

function endSentence(desk: Desk, over: PendingOver): string {
  const { parts, language, names, words } = desk;
  const { winner, reason, rule } = over;
  const say = parts.messages[language].endings[reason];
  const name = winner === 'draw' ? null : names[winner];
  return words.ended(say?.(name, winner === spokenTo(desk)) ?? reason, rule);
}

/** Who is spoken to when two may look: nobody. */
function spokenTo(desk: Desk): Seat | null {
  return isHotSeat(desk) ? null : firstPerson(desk);
}

function scoreLines(desk: Desk, { index, length, score }: Standing): string[] {
  const { words, playerNames } = desk;
  if (length === 1) return [];
  const line = words.score(playerNames, score);
  if (index + 1 < length) return [line];
  const [first, second] = score;
  const winner = first === second ? null : playerNames[first > second ? 0 : 1];
  return [line, words.seriesOver(winner, !isHotSeat(desk) && winner === words.you)];
}

/** On a terminal the finished game can still be looked at and saved. @throws Stopped */
async function lookBack(desk: Desk, draw: () => void): Promise<Wish> {
  if (!desk.isLive) return 'leave';
  const { words } = desk;
  for (;;) {
    const line = await desk.reader.ask(words.afterGame, { redraw: draw });
    const word = line.trim().toLowerCase();
    if (words.afterCommands.again.includes(word)) return 'again';
    const command = parseCommand(line, [], words);
    if (command.type === 'nothing' || command.type === 'quit') return 'leave';
    if (words.afterCommands.replay.includes(word)) await goThrough(desk);
    if (command.type === 'show' || words.afterCommands.replay.includes(word)) draw();
    else for (const each of answer(desk, command)) print(desk.io, each);
  }
}

function answer(desk: Desk, command: Command): readonly string[] {
  switch (command.type) {
    case 'log':
      return foldNews(historyOf(desk, firstPerson(desk))).flatMap((line) => wrapped(desk, line));
    case 'save':
      return desk.save(command.rest === '' ? null : command.rest);
    default:
      return desk.words.afterHelp;
  }
}

/** The game once more, open, from decision to decision. @throws Stopped */
async function goThrough(desk: Desk): Promise<void> {
  const { match, reader, words } = desk;
  const news: string[] = [];
  for (const [index, { by }] of match.log.entries.entries()) {
    news.push(...toldOpenly(desk, index));
    const isLast = index + 1 === match.log.entries.length;
    if ((by === null && !isLast) || news.length === 0) continue;
    const shown = news.splice(0);
    const redraw = (): void => {
      drawAt(desk, index + 1, shown);
    };
    redraw();
    const answered = await reader.ask(words.whenReplayed, { redraw });
    if (answered.trim() !== '') return;
  }
}

function drawAt(desk: Desk, at: number, news: readonly string[]): void {
  clear(desk);
  printTitle(desk, null);
  const board = openBoard(desk, desk.match.stateAt(at));
  printBoard(desk, board);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
}

/** What an entry told to all. */
function toldOpenly(desk: Desk, index: number): string[] {
  const { parts, match, language, names } = desk;
  return match
    .toldBy(index)
    .filter(({ to }) => to === null)
    .map(({ event }) => eventText(parts.messages[language], event, names, spokenTo(desk)));
}

function firstPerson({ sitters }: Desk): Seat {
  return sitters[0].kind === 'person' ? 0 : 1;
}
