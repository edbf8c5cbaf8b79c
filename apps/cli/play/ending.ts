import type { Pair, PendingOver } from '@bannerfield/kernel';
import { print } from '../io.ts';
import { say, sayPage, type Saying } from '../say.ts';
import { parseCommand, type Command } from './commands.ts';
import { firstPerson, historyOf, isHotSeat, spokenTo, takeNews, type Desk } from './desk.ts';
import { foldNews } from './fold.ts';
import { saySaved, waitForEnter } from './pause.ts';
import { goThrough } from './review.ts';
import { clear, newsLines, openBoard, printBoard, printTitle } from './screen.ts';

/** Where a game stands in its series. */
export interface Standing {
  /** From 0. */
  readonly index: number;
  readonly length: number;
  /** With this game, by player. */
  readonly score: Pair<number>;
  /** Where it was saved, if it was. */
  readonly saved: readonly Saying[];
}

/** What is wanted when all games are over. */
export type Wish = 'leave' | 'again';

/** Shows the open table, what ended the game by which rule, and the score. @throws Stopped */
export async function endOfGame(desk: Desk, over: PendingOver, standing: Standing): Promise<Wish> {
  const news = takeNews(desk, firstPerson(desk));
  const draw = (): void => {
    drawEnd(desk, over, standing, news);
  };
  const isLast = standing.index + 1 === standing.length;
  if (isLast) {
    draw();
    return lookBack(desk, draw);
  }
  // The next game clears the screen, with the result on it.
  if (desk.isLive) await waitForEnter(desk, desk.words.nextGame, draw);
  else draw();
  return 'leave';
}

function drawEnd(desk: Desk, over: PendingOver, standing: Standing, news: readonly string[]): void {
  clear(desk);
  // The score stands below, with this game in it.
  printTitle(desk, null);
  const board = openBoard(desk);
  printBoard(desk, board);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
  say(desk.io, endSentence(desk, over), { paint: (line) => desk.paint('bold', line) });
  for (const each of [...scoreLines(desk, standing), ...standing.saved]) say(desk.io, each);
}

function endSentence(desk: Desk, over: PendingOver): string {
  const { parts, language, names, words } = desk;
  const { winner, reason, rule } = over;
  const say = parts.messages[language].endings[reason];
  const name = winner === 'draw' ? null : names[winner];
  return words.ended(say?.(name, winner === spokenTo(desk)) ?? reason, rule);
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
    else answer(desk, command);
  }
}

function answer(desk: Desk, command: Command): void {
  switch (command.type) {
    case 'log':
      for (const line of foldNews(historyOf(desk, firstPerson(desk)))) say(desk.io, line);
      return;
    case 'save':
      saySaved(desk, command.rest);
      return;
    default:
      sayPage(desk.io, desk.words.afterHelp);
  }
}
