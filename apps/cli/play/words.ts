import type { Pair, TakebackRefusal } from '@bannerfield/kernel';
import type { BotName } from '@bannerfield/bots/names';
import type { Page } from '../text.ts';

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
  readonly help: Page;
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
  /** What can be typed where only Enter goes on. */
  readonly waitHelp: Page;
  /** Something else was typed there. */
  readonly onlyEnter: string;
  readonly whenSeen: string;
  onlyMove(move: string): string;
  earlierNews(count: number): string;
  notAMove(text: string): string;
  /** It would be one with another number. */
  missed(text: string, first: string, last: string): string;
  /** A move in the words of this language, and how it is written. */
  writtenSo(text: string, move: string): string;
  whyUsage: string;
  allowed(move: string): string;
  hint(best: string): string;
  /** Moves with their win chances, the best first. @param isOther than what was seen at once. */
  weighed(chances: readonly string[], playouts: number, isOther: boolean): string;
  /** What is nearly as good as the hint, the best first. */
  nextBest(others: readonly string[]): string;
  readonly takenBack: string;
  readonly takeback: Readonly<Record<TakebackRefusal, string>>;
  readonly noMoves: string;
  readonly noMoveLike: string;
  saved(file: string): string;
  goOn(command: string): string;
  notSaved(why: string): string;
  readonly saveFirst: string;
  /** Any other answer is asked for again. */
  readonly saveAnswers: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly cancel: readonly string[];
  readonly nothingYet: string;
  readonly afterGame: string;
  /** What can be typed when the game is over. */
  readonly afterHelp: Page;
  readonly afterCommands: Readonly<Record<'again' | 'replay', readonly string[]>>;
  /** Asks at a step of the game that is gone through, from 1. */
  whenReplayed(step: number, steps: number): string;
  readonly replayHelp: Page;
  readonly replayCommands: Readonly<Record<'back' | 'next', readonly string[]>>;
  noStep(steps: number): string;
  readonly nextGame: string;
  /** `isYou`: the winner is spoken to. */
  seriesOver(winner: string | null, isYou: boolean): string;
  ended(sentence: string, rule: string): string;
}
