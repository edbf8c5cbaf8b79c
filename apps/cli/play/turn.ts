import { rate } from '@bannerfield/bots';
import { known, replay, type Seat, type TakebackRefusal } from '@bannerfield/kernel';
import { entropy } from '../chance.ts';
import { print } from '../io.ts';
import { groupMoves, judge, refusalLines } from '../moves.ts';
import { cutQuotes, widthOf, wrapText } from '../text.ts';
import { readTyped, type Typed } from '../typed.ts';
import { completions, parseCommand, type Command } from './commands.ts';
import { addNews, historyOf, markNews, takeNews, type Desk } from './desk.ts';
import { Stopped } from './reader.ts';
import { foldNews } from './fold.ts';
import { drawNews, drawTurn } from './screen.ts';

/** `moved`: someone else may be asked now. `stay`: the same question stands. */
type Outcome = 'moved' | 'stay' | 'redraw';

/** Asks one person until he has moved. @throws Stopped */
export async function takeTurn(desk: Desk, seat: Seat): Promise<void> {
  const news = takeNews(desk, seat);
  const moves = movesOf(desk, seat);
  drawTurn(desk, seat, news, moves);
  for (;;) {
    const line = await desk.reader.ask('> ', {
      complete: (begun) => completions(begun, moves, desk.words),
      redraw: () => {
        drawTurn(desk, seat, news, moves);
      },
    });
    const outcome = await obey(desk, seat, moves, parseCommand(line, moves, desk.words));
    if (outcome === 'moved') return;
    if (outcome === 'redraw') drawTurn(desk, seat, news, moves);
  }
}

function movesOf({ parts, match }: Desk, seat: Seat): string[] {
  return parts.game.legal(match.view(seat)).map((action) => parts.game.notation.format(action));
}

/** The lone move, if there is but one; asking for it would be an empty question. */
export function playOnlyMove(desk: Desk, seat: Seat): boolean {
  const [only, ...others] = movesOf(desk, seat);
  if (only === undefined || others.length > 0) return false;
  const explain = markNews(desk, seat);
  const told = desk.match.history(seat).length;
  const action = desk.parts.game.notation.parse(only);
  if (action === null || desk.match.act(seat, action) !== null) return false;
  // A step that nobody sees anything of needs no words.
  const isSeen = desk.match.history(seat).length > told;
  if (isSeen) explain(desk.words.onlyMove(only));
  return true;
}

/** Shows a person what was done for him, when he is asked for nothing more. @throws Stopped */
export async function letLook(desk: Desk, seat: Seat): Promise<void> {
  const news = takeNews(desk, seat);
  const redraw = (): void => {
    drawNews(desk, seat, news);
  };
  redraw();
  await desk.reader.ask(desk.words.whenSeen, { redraw });
}

async function obey(
  desk: Desk,
  seat: Seat,
  moves: readonly string[],
  command: Command,
): Promise<Outcome> {
  switch (command.type) {
    case 'nothing':
      return 'stay';
    case 'move':
      return act(desk, seat, read(desk, moves, command.text));
    case 'show':
      return 'redraw';
    case 'undo':
      return undo(desk, seat);
    case 'quit':
      return leave(desk);
    default:
      for (const each of answer(desk, seat, moves, command)) print(desk.io, each);
      return 'stay';
  }
}

/** What was meant by a move that may be written in another way than the game does. */
function read({ parts, match }: Desk, moves: readonly string[], text: string): Typed {
  const seen = match.log.entries.map(({ move }) => move);
  const typed = readTyped(text, moves, seen, parts.game.notation);
  return typed.kind === 'unknown' ? { kind: 'move', text } : typed;
}

function act(desk: Desk, seat: Seat, typed: Typed): Outcome {
  if (typed.kind === 'move') {
    const verdict = judge(desk.parts, desk.match.view(seat), typed.text);
    if (verdict.kind === 'allowed') {
      desk.match.act(seat, verdict.action);
      return 'moved';
    }
  }
  for (const line of typedLines(desk, seat, typed)) print(desk.io, line);
  return 'stay';
}

/** What is to be said to a move that is not made: why not, or which ones there are. */
function typedLines(desk: Desk, seat: Seat, typed: Typed): string[] {
  const width = widthOf(desk.io.stdout);
  if (typed.kind !== 'move') return typed.kind === 'some' ? groupMoves(typed.moves, width) : [];
  const verdict = judge(desk.parts, desk.match.view(seat), typed.text);
  switch (verdict.kind) {
    case 'allowed':
      return [desk.words.allowed(typed.text)];
    case 'refused':
      return refusalLines(desk.parts, verdict.refusal, desk.language, width);
    case 'unreadable':
      return wrapText(cutQuotes(desk.words.notAMove(typed.text)), '  ', width);
  }
}

function undo(desk: Desk, seat: Seat): Outcome {
  const refusal = forcedRefusal(desk, seat) ?? desk.match.takeback(seat);
  if (refusal !== null) {
    print(desk.io, desk.words.takeback[refusal]);
    return 'stay';
  }
  desk.bots.reset();
  addNews(desk, seat, desk.words.takenBack);
  return 'moved';
}

/**
 * Why nothing but moves made for the player could be taken back: they would only be made again.
 * Null: something of his own comes before them, or none of them is there.
 */
function forcedRefusal({ match }: Desk, seat: Seat): TakebackRefusal | null {
  const { log } = match;
  let at = log.entries.length;
  while (log.entries[at - 1]?.by === seat && isForced(match, seat, at - 1)) at -= 1;
  if (at === log.entries.length) return null;
  return replay(match.game, { ...log, entries: log.entries.slice(0, at) }).takeback(seat);
}

function isForced(match: Desk['match'], seat: Seat, index: number): boolean {
  return match.game.legal(known(match.stateAt(index), seat)).length === 1;
}

/** On a terminal it is asked first, and may be thought better of. @throws Stopped */
async function leave({ reader, words, isLive }: Desk): Promise<Outcome> {
  if (!isLive) throw new Stopped('quit');
  const answered = (await reader.ask(words.saveFirst)).trim().toLowerCase();
  if (words.cancel.includes(answered)) return 'redraw';
  throw new Stopped(words.no.includes(answered) ? 'leave' : 'quit');
}

type Asking = Exclude<Command, { readonly type: 'nothing' | 'move' | 'show' | 'undo' | 'quit' }>;

/** What a command that changes nothing has to say. */
function answer(desk: Desk, seat: Seat, moves: readonly string[], command: Asking): string[] {
  switch (command.type) {
    case 'help':
      return helpLines(desk);
    case 'moves':
      return listMoves(desk, moves, command.part);
    case 'why':
      return whyLines(desk, seat, moves, command.rest);
    case 'hint':
      return [hint(desk, seat)];
    case 'log':
      return logLines(desk, seat, command.rest);
    case 'save':
      return [...desk.save(command.rest === '' ? null : command.rest)];
  }
}

function listMoves({ words, io }: Desk, moves: readonly string[], part: string): string[] {
  const wanted = moves.filter((move) => move.includes(part.toLowerCase()));
  return wanted.length === 0 ? [words.noMoveLike] : groupMoves(wanted, widthOf(io.stdout));
}

function whyLines(desk: Desk, seat: Seat, moves: readonly string[], move: string): string[] {
  if (move === '') return [desk.words.whyUsage];
  return typedLines(desk, seat, read(desk, moves, move));
}

/** What can be typed, and what the signs of the board mean. */
function helpLines({ words, parts, language, io }: Desk): string[] {
  const legend = parts.board.legend?.(language) ?? [];
  const lines = [...words.help, ...(legend.length === 0 ? [] : [words.legend, ...legend])];
  return lines.flatMap((line) => wrapText(line, ' '.repeat(HELP_INDENT), widthOf(io.stdout)));
}

const HELP_INDENT = 2;

const RUNNERS_UP = 2;

function hint({ parts, match, words }: Desk, seat: Seat): string {
  const rated = rate(parts.game, parts.taste, match.view(seat), entropy);
  const [best, ...others] = rated
    .slice(0, 1 + RUNNERS_UP)
    .map(({ action }) => parts.game.notation.format(action));
  return best === undefined ? words.noMoveLike : words.hint(best, others);
}

const LATELY = 15;

/** What has happened, as far as this seat was told. */
function logLines(desk: Desk, seat: Seat, which: string): string[] {
  const all = foldNews(historyOf(desk, seat));
  if (all.length === 0) return [desk.words.nothingYet];
  const isLong = which === '' && all.length > LATELY;
  const shown = isLong ? [desk.words.earlierNews(all.length - LATELY), ...all.slice(-LATELY)] : all;
  return shown.flatMap((line) => wrapText(line, '  ', widthOf(desk.io.stdout)));
}
