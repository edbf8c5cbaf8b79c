import type { Pair, PendingOver, Seat } from '@bannerfield/kernel';
import { print } from '../io.ts';
import { parseCommand, type Command } from './commands.ts';
import { historyOf, takeNews, type Desk } from './desk.ts';
import { clear, newsLines, openBoard, titleLine } from './screen.ts';

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

/** Shows the open table, what ended the game by which rule, and the score. @throws Stopped */
export async function endOfGame(desk: Desk, over: PendingOver, standing: Standing): Promise<void> {
  const news = takeNews(desk, firstPerson(desk));
  const draw = (): void => {
    drawEnd(desk, over, standing, news);
  };
  draw();
  const isLast = standing.index + 1 === standing.length;
  if (isLast) await lookBack(desk, draw);
  // The next game clears the screen, with the result on it.
  else if (desk.isLive) await desk.reader.ask(desk.words.nextGame, { redraw: draw });
}

function drawEnd(desk: Desk, over: PendingOver, standing: Standing, news: readonly string[]): void {
  clear(desk);
  print(desk.io, titleLine(desk));
  const board = openBoard(desk);
  print(desk.io, `${board}\n`);
  for (const line of newsLines(desk, news, board)) print(desk.io, line);
  print(desk.io, desk.paint('bold', endSentence(desk, over)));
  for (const line of [...scoreLines(desk, standing), ...standing.saved]) print(desk.io, line);
}

function endSentence({ parts, language, names, words }: Desk, over: PendingOver): string {
  const { winner, reason, rule } = over;
  const say = parts.messages[language].endings[reason];
  const name = winner === 'draw' ? null : names[winner];
  return words.ended(say?.(name) ?? reason, rule);
}

function scoreLines({ words, playerNames }: Desk, { index, length, score }: Standing): string[] {
  if (length === 1) return [];
  const line = words.score([...playerNames], [...score]);
  if (index + 1 < length) return [line];
  const [first, second] = score;
  const winner = first === second ? null : playerNames[first > second ? 0 : 1];
  return [line, words.seriesOver(winner)];
}

/** On a terminal the finished game can still be looked at and saved. */
async function lookBack(desk: Desk, draw: () => void): Promise<void> {
  if (!desk.isLive) return;
  for (;;) {
    const command = parseCommand(
      await desk.reader.ask(desk.words.afterGame, { redraw: draw }),
      [],
      desk.words,
    );
    if (command.type === 'nothing' || command.type === 'quit') return;
    if (command.type === 'show') draw();
    else for (const line of answer(desk, command)) print(desk.io, line);
  }
}

function answer(desk: Desk, command: Command): readonly string[] {
  switch (command.type) {
    case 'log':
      return historyOf(desk, firstPerson(desk));
    case 'save':
      return desk.save(command.rest === '' ? null : command.rest);
    default:
      return desk.words.help;
  }
}

function firstPerson({ sitters }: Desk): Seat {
  return sitters[0].kind === 'person' ? 0 : 1;
}
