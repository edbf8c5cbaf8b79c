import { makeStream, mindOf, rate, reasonOf, type Rated } from '@bannerfield/bots';
import { makeHinter } from '@bannerfield/bots/hint';
import {
  known,
  replay,
  type GameTypes,
  type Known,
  type Rng,
  type Seat,
  type TakebackRefusal,
} from '@bannerfield/kernel';
import { judge } from '../moves.ts';
import { say, sayPage, type Saying } from '../say.ts';
import { completions, parseCommand, type Command } from './commands.ts';
import { addNews, historyOf, markNews, takeNews, type Desk } from './desk.ts';
import { foldNews } from './fold.ts';
import { answerMove, listed, readMove } from './meant.ts';
import { leave, saySaved, waitForEnter } from './pause.ts';
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
  await waitForEnter(desk, desk.words.whenSeen, () => {
    drawNews(desk, seat, news);
  });
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
      return act(desk, seat, moves, command.text);
    case 'show':
      return 'redraw';
    case 'undo':
      return undo(desk, seat);
    case 'quit':
      await leave(desk);
      return 'redraw';
    case 'help':
      sayHelp(desk);
      return 'stay';
    case 'save':
      saySaved(desk, command.rest);
      return 'stay';
    default:
      for (const each of await answer(desk, seat, moves, command)) say(desk.io, each);
      return 'stay';
  }
}

function act(desk: Desk, seat: Seat, moves: readonly string[], text: string): Outcome {
  const typed = readMove(desk, moves, text);
  if (typed.kind === 'move') {
    const verdict = judge(desk.parts, desk.match.view(seat), typed.text);
    if (verdict.kind === 'allowed') {
      desk.match.act(seat, verdict.action);
      return 'moved';
    }
  }
  for (const each of answerMove(desk, seat, moves, text)) say(desk.io, each);
  return 'stay';
}

function undo(desk: Desk, seat: Seat): Outcome {
  const refusal = hasChosen(desk, seat)
    ? (forcedRefusal(desk, seat) ?? desk.match.takeback(seat))
    : 'nothing-yet';
  if (refusal !== null) {
    say(desk.io, desk.words.takeback[refusal]);
    return 'stay';
  }
  desk.bots.reset();
  addNews(desk, seat, desk.words.takenBack);
  return 'moved';
}

/** Whether this seat has made a move that was not the only one. */
function hasChosen({ match }: Desk, seat: Seat): boolean {
  return match.log.entries.some(({ by }, at) => by === seat && !isForced(match, seat, at));
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

type Asking = Extract<Command, { readonly type: 'moves' | 'why' | 'hint' | 'log' }>;

/** What a command that changes nothing has to say. */
async function answer(
  desk: Desk,
  seat: Seat,
  moves: readonly string[],
  command: Asking,
): Promise<readonly Saying[]> {
  switch (command.type) {
    case 'moves':
      return listMoves(desk, moves, command.part);
    case 'why':
      return whyLines(desk, seat, moves, command.rest);
    case 'hint':
      return hint(desk, seat);
    case 'log':
      return logSentences(desk, seat, command.rest);
  }
}

function listMoves(desk: Desk, moves: readonly string[], part: string): Saying[] {
  const wanted = moves.filter((move) => move.includes(part.toLowerCase()));
  return wanted.length === 0 ? [desk.words.noMoveLike] : listed(desk, wanted);
}

function whyLines(
  desk: Desk,
  seat: Seat,
  moves: readonly string[],
  move: string,
): readonly Saying[] {
  return move === '' ? [desk.words.whyUsage] : answerMove(desk, seat, moves, move);
}

/** What can be typed, and what the signs of the board mean. */
function sayHelp({ words, parts, language, io }: Desk): void {
  sayPage(io, words.help);
  const legend = parts.board.legend?.(language) ?? [];
  if (legend.length > 0) sayPage(io, [words.legend, ...legend]);
}

const RUNNERS_UP = 2;

/** What is seen at once is said at once; then what trying says, with the reason if it is another. */
async function hint(desk: Desk, seat: Seat): Promise<string[]> {
  const { parts, match, words, language } = desk;
  const view = match.view(seat);
  // Equals come in the same order whenever the same position is asked about.
  const rng = makeStream(0, 0, `hint ${JSON.stringify(view)}`);
  const rated = rate(parts.game, parts.taste, view, rng);
  const format = (action: GameTypes['Action']): string => parts.game.notation.format(action);
  const [best, ...others] = rated.slice(0, 1 + RUNNERS_UP);
  if (best === undefined) return [words.noMoveLike];
  const reason = await reasonOf(parts.taste, view, rated);
  for (const each of [
    words.hint(format(best.action)),
    ...(reason === null ? [] : [reason[language]]),
    ...(others.length === 0 ? [] : [words.nextBest(others.map(({ action }) => format(action)))]),
  ]) {
    say(desk.io, each);
  }
  return weighed(desk, view, rated, rng);
}

/** Playouts of a hint; and milliseconds after which it is said with fewer. */
const HINT_PLAYOUTS = 120;
const HINT_TIME = 1500;

/** The win chances of the best and what comes next, as an analysis judges. */
async function weighed(
  { parts, words, language }: Desk,
  view: Known<GameTypes>,
  rated: readonly Rated<GameTypes>[],
  rng: Rng,
): Promise<string[]> {
  const [quick] = rated;
  if (quick === undefined || parts.game.legal(view).length < 2) return [];
  const mind = mindOf(parts.game, parts.taste, parts.reading);
  const hinter = makeHinter(parts.game, mind, view, quick.action, HINT_PLAYOUTS, rng);
  const end = performance.now() + HINT_TIME;
  while (performance.now() < end && hinter.think());
  const [best, ...others] = hinter.hinted();
  if (best === undefined || others.length === 0) return [];
  const format = (action: GameTypes['Action']): string => parts.game.notation.format(action);
  const chances = [best, ...others.slice(0, RUNNERS_UP)].map(
    ({ action, chance }) => `${format(action)} ${(100 * chance.value).toFixed(0)} %`,
  );
  const isOther = format(best.action) !== format(quick.action);
  const alike = rated.find(({ action }) => format(action) === format(best.action));
  const reason = isOther ? await reasonOf(parts.taste, view, alike ? [alike] : []) : null;
  return [
    words.weighed(chances, hinter.playouts, isOther),
    ...(reason === null ? [] : [reason[language]]),
  ];
}

const LATELY = 15;

/** What has happened, as far as this seat was told. */
function logSentences(desk: Desk, seat: Seat, which: string): string[] {
  const all = foldNews(historyOf(desk, seat));
  if (all.length === 0) return [desk.words.nothingYet];
  const isLong = which === '' && all.length > LATELY;
  return isLong ? [desk.words.earlierNews(all.length - LATELY), ...all.slice(-LATELY)] : all;
}
