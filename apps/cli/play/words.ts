import type { Pair, TakebackRefusal } from '@bannerfield/kernel';
import type { BotName } from '../bots.ts';

/** What a typed word means besides a move. */
export type CommandName = 'help' | 'hint' | 'log' | 'quit' | 'save' | 'show' | 'undo' | 'why';

/** Everything that `play` says itself; what happens in a game, the game's messages say. */
export interface PlayWords {
  /** The name of a person, who may be one of two; `index` from 0. */
  player(index: number): string;
  bot(name: BotName): string;
  /** The name of a person who plays against a bot. */
  readonly you: string;
  /** All words for a command, the first one is shown in the help. */
  readonly commands: Readonly<Record<CommandName, readonly string[]>>;
  readonly help: readonly string[];
  /** Stands above what the signs of the board mean. */
  readonly legend: string;
  tooNarrow(columns: number, needed: number): string;
  /** Asks for a move where the game has no words of its own. */
  readonly yourMove: string;
  /** Stands behind the question for a move. */
  promptHint(moves: readonly string[]): string;
  gameOfSeries(index: number, length: number): string;
  score(names: Pair<string>, points: Pair<number>): string;
  /** Who has the first seat, when the players have changed theirs. */
  seatsChanged(name: string): string;
  handOver(name: string): string;
  readonly pressEnter: string;
  readonly whenSeen: string;
  onlyMove(move: string): string;
  earlierNews(count: number): string;
  notAMove(text: string): string;
  whyUsage: string;
  allowed(move: string): string;
  hint(best: string, others: readonly string[]): string;
  readonly takenBack: string;
  readonly takeback: Readonly<Record<TakebackRefusal, string>>;
  readonly noMoves: string;
  readonly noMoveLike: string;
  saved(file: string): string;
  goOn(command: string): string;
  notSaved(why: string): string;
  readonly saveFirst: string;
  readonly no: readonly string[];
  readonly cancel: readonly string[];
  readonly nothingYet: string;
  readonly afterGame: string;
  /** What can be typed when the game is over. */
  readonly afterHelp: readonly string[];
  readonly afterCommands: Readonly<Record<'again' | 'replay', readonly string[]>>;
  readonly whenReplayed: string;
  readonly nextGame: string;
  /** `isYou`: the winner is spoken to. */
  seriesOver(winner: string | null, isYou: boolean): string;
  ended(sentence: string, rule: string): string;
}
