import type { GameTypes, Known, OptionValue, Rng, Game } from '@bannerfield/kernel';
import type { MakeBot } from './bot.ts';

/**
 * A text protocol of others for one game, by which their programs (engines) play: `engine/index.ts`
 * of its folder. Lines go both ways, without line ends.
 */
export interface EngineFace<T extends GameTypes> {
  /** Options that the protocol leaves no choice of. */
  readonly needs: Readonly<Record<string, OptionValue>>;
  /** What a referee says to an engine, and how it takes the answers; one for each game and seat. */
  makeSeat(): EngineSeat<T>;
  /**
   * Lets a bot of ours be an engine before a referee of others; one for each game.
   * @param name one word.
   * @returns takes a line, and gives the line that answers it, or null.
   */
  makeMouth(
    game: Game<T>,
    makeBot: MakeBot<T>,
    rng: Rng,
    name: string,
  ): (line: string) => string | null;
}

export interface EngineSeat<T extends GameTypes> {
  see(event: T['Event']): void;
  /** Before the first turn: a line that the engine answers in any way, and lines that follow. */
  greet(known: Known<T>): { readonly asked: string; readonly told: readonly string[] };
  /**
   * What it is told where its seat is asked. `move` null: now it is to answer; else the protocol
   * leaves it no choice, and this is played.
   */
  turn(known: Known<T>): { readonly lines: readonly string[]; readonly move: T['Action'] | null };
  /** What its answer counts as, and whether it could not be taken as it was. */
  read(
    line: string,
    known: Known<T>,
  ): { readonly action: T['Action']; readonly isRepaired: boolean };
}
