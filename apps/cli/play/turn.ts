import { rate } from '@bannerfield/bots';
import { known, replay, type Seat, type TakebackRefusal } from '@bannerfield/kernel';
import { entropy } from '../chance.ts';
import { print } from '../io.ts';
import { groupMoves, judge, refusalLines } from '../moves.ts';
import { completions, parseCommand, type Command } from './commands.ts';
import { addNews, historyOf, takeNews, type Desk } from './desk.ts';
import { Stopped } from './reader.ts';
import { drawNews, drawTurn } from './screen.ts';

/** `moved`: someone else may be asked now. `stay`: the same question stands. */
type Outcome = 'moved' | 'stay' | 'redraw';

/** Asks one person until he has moved. @throws Stopped */
export async function takeTurn(desk: Desk, seat: Seat): Promise<void> {
  const news = takeNews(desk, seat);
  const moves = movesOf(desk, seat);
  drawTurn(desk, seat, news);
  for (;;) {
    const line = await desk.reader.ask('> ', {
      complete: (begun) => completions(begun, moves, desk.words),
      redraw: () => {
        drawTurn(desk, seat, news);
      },
    });
    const outcome = await obey(desk, seat, moves, parseCommand(line, moves, desk.words));
    if (outcome === 'moved') return;
    if (outcome === 'redraw') drawTurn(desk, seat, news);
  }
}

function movesOf({ parts, match }: Desk, seat: Seat): string[] {
  return parts.game.legal(match.view(seat)).map((action) => parts.game.notation.format(action));
}

/** The lone move, if there is but one; asking for it would be an empty question. */
export function playOnlyMove(desk: Desk, seat: Seat): boolean {
  const [only, ...others] = movesOf(desk, seat);
  if (only === undefined || others.length > 0) return false;
  addNews(desk, seat, desk.words.onlyMove(only));
  return act(desk, seat, only) === 'moved';
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
      return act(desk, seat, command.text);
    case 'show':
      return 'redraw';
    case 'undo':
      return undo(desk, seat);
    case 'quit':
      throw new Stopped(await leaving(desk));
    default:
      for (const each of answer(desk, seat, moves, command)) print(desk.io, each);
      return 'stay';
  }
}

function act(desk: Desk, seat: Seat, text: string): Outcome {
  const verdict = judge(desk.parts, desk.match.view(seat), text);
  switch (verdict.kind) {
    case 'allowed':
      desk.match.act(seat, verdict.action);
      return 'moved';
    case 'refused':
      for (const line of refusalLines(desk.parts, verdict.refusal, desk.language)) {
        print(desk.io, line);
      }
      return 'stay';
    case 'unreadable':
      print(desk.io, desk.words.notAMove(text));
      return 'stay';
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

async function leaving({ reader, words, isLive }: Desk): Promise<'quit' | 'leave'> {
  if (!isLive) return 'quit';
  const answered = await reader.ask(words.saveFirst);
  return words.no.includes(answered.trim().toLowerCase()) ? 'leave' : 'quit';
}

type Asking = Exclude<Command, { readonly type: 'nothing' | 'move' | 'show' | 'undo' | 'quit' }>;

/** What a command that changes nothing has to say. */
function answer(desk: Desk, seat: Seat, moves: readonly string[], command: Asking): string[] {
  switch (command.type) {
    case 'help':
      return [...desk.words.help];
    case 'moves':
      return listMoves(desk, moves, command.part);
    case 'why':
      return whyLines(desk, seat, command.rest);
    case 'hint':
      return [hint(desk, seat)];
    case 'log':
      return logLines(desk, seat, command.rest);
    case 'save':
      return [...desk.save(command.rest === '' ? null : command.rest)];
  }
}

function listMoves({ words }: Desk, moves: readonly string[], part: string): string[] {
  const wanted = moves.filter((move) => move.includes(part));
  return wanted.length === 0 ? [words.noMoveLike] : groupMoves(wanted);
}

function whyLines(desk: Desk, seat: Seat, move: string): string[] {
  if (move === '') return [desk.words.whyUsage];
  const verdict = judge(desk.parts, desk.match.view(seat), move);
  switch (verdict.kind) {
    case 'allowed':
      return [desk.words.allowed(move)];
    case 'refused':
      return refusalLines(desk.parts, verdict.refusal, desk.language);
    case 'unreadable':
      return [desk.words.notAMove(move)];
  }
}

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
  const all = historyOf(desk, seat);
  if (all.length === 0) return [desk.words.nothingYet];
  if (which !== '' || all.length <= LATELY) return all;
  return [desk.words.earlierNews(all.length - LATELY), ...all.slice(-LATELY)];
}
