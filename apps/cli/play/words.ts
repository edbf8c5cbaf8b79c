import type { TakebackRefusal } from '@bannerfield/kernel';

/** What a typed word means besides a move. */
export type CommandName = 'help' | 'hint' | 'log' | 'quit' | 'save' | 'show' | 'undo' | 'why';

/** Everything that `play` says itself; what happens in a game, the game's messages say. */
export interface PlayWords {
  /** A player's name; `note` says that it is you, or which bot. */
  player(index: number, note: string | null): string;
  readonly you: string;
  /** All words for a command, the first one is shown in the help. */
  readonly commands: Readonly<Record<CommandName, readonly string[]>>;
  readonly help: readonly string[];
  /** Asks for a move where the game has no words of its own. */
  readonly yourMove: string;
  /** Stands behind the question for a move. */
  readonly promptHint: string;
  gameOfSeries(index: number, length: number): string;
  score(names: readonly [string, string], points: readonly [number, number]): string;
  seatsChanged(names: readonly [string, string]): string;
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
  exists(file: string): string;
  readonly saveFirst: string;
  readonly no: readonly string[];
  readonly nothingYet: string;
  readonly afterGame: string;
  readonly nextGame: string;
  seriesOver(winner: string | null): string;
  ended(sentence: string, rule: string): string;
}
