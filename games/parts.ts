import type { Taste } from '@bannerfield/bots';
import type {
  About,
  Game,
  GameTypes,
  Language,
  Messages,
  Series,
  TextBoard,
} from '@bannerfield/kernel';
import type { ZodType } from 'zod';

/** What a game's `rules/index.ts` gives. */
export interface RulesModule {
  readonly game: Game<GameTypes>;
  readonly series?: Series<GameTypes>;
}

/** A whole game: its rules of one version, and all that stands beside them. */
export interface GameParts extends RulesModule {
  readonly about: About;
  /** Fills in defaults; strict. */
  readonly optionsSchema: ZodType<object>;
  /** A whole state, its keys put in the rules' order. */
  readonly stateSchema: ZodType<object>;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly taste: Taste<GameTypes>;
  readonly board: TextBoard<GameTypes>;
}
