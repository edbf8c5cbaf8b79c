import { eventText } from '@bannerfield/kernel';
import { print } from '../io.ts';
import { say, sayPage } from '../say.ts';
import { parseCommand } from './commands.ts';
import { spokenTo, type Desk } from './desk.ts';
import { saySaved } from './pause.ts';
import type { PlayWords } from './words.ts';
import { clear, newsLines, openBoard, printBoard, printTitle } from './screen.ts';

/** One position of a finished game, and what led to it. */
interface Step {
  /** How many entries come before. */
  readonly at: number;
  readonly news: readonly string[];
}

/** The game once more, open, from decision to decision, forwards and back. @throws Stopped */
export async function goThrough(desk: Desk): Promise<void> {
  const steps = stepsOf(desk);
  let index = 0;
  while (index < steps.length) {
    const redraw = (): void => {
      drawStep(desk, steps[index]);
    };
    redraw();
    index = await askWhere(desk, index, steps.length, redraw);
  }
}

function stepsOf(desk: Desk): Step[] {
  const { entries } = desk.match.log;
  const steps: Step[] = [];
  const news: string[] = [];
  for (const [index, { by }] of entries.entries()) {
    news.push(...toldOpenly(desk, index));
    const isLast = index + 1 === entries.length;
    if ((by === null && !isLast) || news.length === 0) continue;
    steps.push({ at: index + 1, news: news.splice(0) });
  }
  return steps;
}

/** The step to be shown next; `length`: none. @throws Stopped */
async function askWhere(
  desk: Desk,
  index: number,
  length: number,
  redraw: () => void,
): Promise<number> {
  const { reader, words, io } = desk;
  for (;;) {
    const line = await reader.ask(words.whenReplayed(index + 1, length), { redraw });
    const wanted = wantedStep(line.trim().toLowerCase(), index, words);
    if (wanted === null) {
      const command = parseCommand(line, [], words);
      if (command.type === 'quit') return length;
      if (command.type === 'show') return index;
      if (command.type === 'save') saySaved(desk, command.rest);
      else sayPage(io, words.replayHelp);
    } else if (wanted >= 0 && (wanted < length || wanted === index + 1)) return wanted;
    else say(io, words.noStep(length));
  }
}

/** Null: no step is asked for. */
function wantedStep(word: string, index: number, { replayCommands }: PlayWords): number | null {
  if (word === '' || replayCommands.next.includes(word)) return index + 1;
  if (replayCommands.back.includes(word)) return Math.max(0, index - 1);
  return /^\d+$/.test(word) ? Number(word) - 1 : null;
}

function drawStep(desk: Desk, step: Step | undefined): void {
  if (step === undefined) return;
  clear(desk);
  printTitle(desk, null);
  const board = openBoard(desk, desk.match.stateAt(step.at));
  printBoard(desk, board);
  for (const line of newsLines(desk, step.news, board)) print(desk.io, line);
}

/** What an entry told to all. */
function toldOpenly(desk: Desk, index: number): string[] {
  const { parts, match, language, names } = desk;
  return match
    .toldBy(index)
    .filter(({ to }) => to === null)
    .map(({ event }) => eventText(parts.messages[language], event, names, spokenTo(desk)));
}
