import type { GameParts } from '@bannerfield/games/parts';
import {
  byPlayer,
  type GameTypes,
  type Language,
  Match,
  optionsAfter,
  type Pair,
  type PendingOver,
  playerIn,
  pointsOf,
  type Seat,
} from '@bannerfield/kernel';
import { entropy } from '../chance.ts';
import { explain, messageOf } from '../errors.ts';
import { isTerminal, type Io, type Output } from '../io.ts';
import { makePaint } from '../paint.ts';
import { linesOf, type Saying } from '../say.ts';
import { exitCodeOf } from '../process-io.ts';
import { makeBotDesk, type Sitter } from './bots.ts';
import { isHotSeat, type Desk, type Evening } from './desk.ts';
import { endOfGame, type Wish } from './ending.ts';
import { goOnCommand, type Keeper, type Kept } from './keep.ts';
import { makeReader, Stopped, type StopReason } from './reader.ts';
import { clear, handOver } from './screen.ts';
import { letLook, playOnlyMove, takeTurn } from './turn.ts';
import { wordsOf } from './languages.ts';

/** A game of an evening and the rules that it is played by. */
export interface EveningGame {
  readonly parts: GameParts;
  readonly match: Match<GameTypes>;
}

/** What is to be played. */
export interface PlayPlan {
  /** The rules that new games are played by. */
  readonly parts: GameParts;
  /** Options of the first game. */
  readonly options: object;
  /** By player. */
  readonly players: Pair<Sitter>;
  readonly length: number;
  readonly language: Language;
  /** Games played before; the last one may be unfinished. */
  readonly loaded: readonly EveningGame[];
  readonly keeper: Keeper;
  /** True: the game is saved also when it ends in peace. */
  readonly keepsFinished: boolean;
  /** What must be said again to go on with a saved game. */
  readonly flags: readonly string[];
  /** The same from the beginning, in a file of its own. */
  again(): Promise<PlayPlan>;
}

/** Plays to the end or until stopped; a stopped game is saved. Gives the exit code. */
export async function playEvening(io: Io, plan: PlayPlan): Promise<number> {
  const games = [...plan.loaded];
  const evening = makeEvening(io, plan, games);
  let wish: Wish;
  try {
    wish = await playGames(evening, plan, games);
  } catch (error) {
    if (error instanceof Stopped) {
      return stop(evening, plan, games, error.reason);
    }
    // A fault of ours must not cost the players their game.
    write(io.stderr, trySave(evening));
    throw error;
  } finally {
    evening.reader.close();
  }
  return wish === 'again' ? playEvening(io, await plan.again()) : 0;
}

function makeEvening(io: Io, plan: PlayPlan, games: readonly EveningGame[]): Evening {
  const words = wordsOf(plan.language);
  const save = (file: string | null): Saying[] => {
    try {
      const written = keepGames(plan, games, file);
      const { trouble } = written;
      const lines: Saying[] = trouble === null ? [] : [explain(trouble, plan.language).sentence];
      lines.push(words.saved(written.file));
      if (isUnfinished(plan, games)) {
        lines.push({ whole: words.goOn(goOnCommand(written.file, plan.flags)) });
      }
      return lines;
    } catch (error) {
      return [words.notSaved(explain(error, plan.language).sentence)];
    }
  };
  return {
    io,
    reader: makeReader(io, hasBot(plan)),
    language: plan.language,
    words,
    paint: makePaint(io),
    isLive: isTerminal(io),
    save,
  };
}

function keepGames({ keeper }: PlayPlan, games: readonly EveningGame[], file: string | null): Kept {
  const logs = games.map(({ match }) => match.log);
  if (file === null) return keeper.writeAnywhere(logs);
  keeper.write(file, logs);
  return { file, trouble: null };
}

async function playGames(evening: Evening, plan: PlayPlan, games: EveningGame[]): Promise<Wish> {
  const score: [number, number] = [0, 0];
  for (let index = 0; index < plan.length; index++) {
    const isReplayed = index < games.length - 1;
    const played = games[index] ?? beginGame(plan, games);
    if (!isReplayed && games[index] === undefined) games.push(played);
    const desk = makeDesk(evening, plan, played, index, score);
    const over = await playGame(desk);
    addPoints(score, played, over, index);
    if (isReplayed) continue;
    const saved = plan.keepsFinished ? evening.save(null) : [];
    const wish = await endOfGame(desk, over, { index, length: plan.length, score, saved });
    if (wish === 'again') return wish;
  }
  return 'leave';
}

function beginGame(plan: PlayPlan, games: readonly EveningGame[]): EveningGame {
  const last = games.at(-1);
  const options =
    last === undefined
      ? plan.options
      : optionsAfter(plan.parts, last.match.state.table, last.match.header.options);
  return { parts: plan.parts, match: new Match(plan.parts.game, options) };
}

function addPoints(
  score: [number, number],
  { parts, match }: EveningGame,
  over: PendingOver,
  index: number,
): void {
  const points = byPlayer(parts, pointsOf(parts, match.state.table, over), index);
  score[0] += points[0];
  score[1] += points[1];
}

function makeDesk(
  evening: Evening,
  { players, length }: PlayPlan,
  { parts, match }: EveningGame,
  index: number,
  score: Pair<number>,
): Desk {
  const { words, language } = evening;
  const isAlone = players.some(({ kind }) => kind === 'bot');
  const nameOf = (player: Seat): string => {
    const sitter = players[player];
    if (sitter.kind === 'bot') return words.bot(sitter.name);
    return isAlone ? words.you : words.player(player);
  };
  const first = playerIn(parts, 0, index);
  const second = playerIn(parts, 1, index);
  const names: Pair<string> = [nameOf(first), nameOf(second)];
  const playerNames: Pair<string> = [nameOf(0), nameOf(1)];
  const sitters: Pair<Sitter> = [players[first], players[second]];
  const title = (shown: Pair<number> | null): string =>
    [
      parts.about.title[language],
      ...(length === 1 ? [] : [words.gameOfSeries(index + 1, length)]),
      ...(length === 1 || shown === null ? [] : [words.score(playerNames, shown)]),
      ...(first === 0 ? [] : [words.seatsChanged(names[0])]),
    ].join(' · ');
  return {
    ...evening,
    parts,
    match,
    sitters,
    names,
    playerNames,
    bots: makeBotDesk(parts, match, sitters),
    title,
    score: [...score],
    news: [[], []],
  };
}

/** Plays one game to its end. @throws Stopped */
async function playGame(desk: Desk): Promise<PendingOver> {
  const { match, sitters } = desk;
  const seats = makeSeats(desk);
  for (;;) {
    match.settle(entropy);
    const { pending } = match;
    if (pending.kind === 'over') return pending;
    const [seat] = pending.kind === 'decision' ? pending.seats : [];
    if (seat === undefined) throw new Error('a decision without a seat');
    if (sitters[seat].kind === 'bot') {
      desk.bots.act(seat);
      continue;
    }
    await seats.change(seat);
    if (playOnlyMove(desk, seat)) continue;
    seats.looked();
    await takeTurn(desk, seat);
  }
}

/** Who sits at the screen, where two people share it. */
interface Seats {
  /**
   * Lets this person sit down, before anything is done for him: that only one move is possible
   * may tell what he holds. Who leaves has seen what was done for him and which card he has drawn.
   * @throws Stopped
   */
  change(seat: Seat): Promise<void>;
  /** Who sits there is shown his board. */
  looked(): void;
}

function makeSeats(desk: Desk): Seats {
  const { match } = desk;
  const isShared = isHotSeat(desk);
  let seated: Seat | null = null;
  let hasLooked = true;
  /** How many entries there were when he last looked. */
  let seen = match.log.entries.length;
  /** Whether something was told to this seat alone since, as a card that it has drawn. */
  const hasSecret = (seat: Seat): boolean =>
    match.log.entries.some((_, at) => at >= seen && match.toldBy(at).some(({ to }) => to === seat));
  return {
    change: async (seat) => {
      if (!isShared || seated === seat) return;
      if (seated !== null && (!hasLooked || hasSecret(seated))) await letLook(desk, seated);
      await handOver(desk, seat);
      seated = seat;
      seen = match.log.entries.length;
      hasLooked = false;
    },
    looked: () => {
      seen = match.log.entries.length;
      hasLooked = true;
    },
  };
}

function trySave(evening: Evening): readonly Saying[] {
  try {
    return evening.save(null);
  } catch (error) {
    return [messageOf(error)];
  }
}

function write(out: Output, sayings: readonly Saying[]): void {
  for (const line of sayings.flatMap((each) => linesOf(out, each))) out.write(`${line}\n`);
}

function hasBot({ players }: PlayPlan): boolean {
  return players.some(({ kind }) => kind === 'bot');
}

function isUnfinished({ length }: PlayPlan, games: readonly EveningGame[]): boolean {
  const last = games.at(-1);
  return last !== undefined && (games.length < length || last.match.pending.kind !== 'over');
}

function stop(
  evening: Evening,
  plan: PlayPlan,
  games: readonly EveningGame[],
  reason: StopReason,
): number {
  const { io } = evening;
  // Before anything is written: the terminal may be gone, but the disk is not.
  const lines = isUnfinished(plan, games) && reason !== 'leave' ? trySave(evening) : [];
  // The next to look at the screen may be the other player.
  if (evening.isLive && !hasBot(plan)) clear(evening);
  // On stderr for a signal: whoever reads stdout may be gone, and it is not what he asked for.
  const isCalm = reason === 'quit' || reason === 'leave' || reason === 'end';
  const out = isCalm ? io.stdout : io.stderr;
  out.write('\n');
  write(out, lines);
  return isCalm || reason === 'SIGPIPE' ? 0 : exitCodeOf(reason);
}
