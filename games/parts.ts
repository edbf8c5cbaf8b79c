import type { Reading, Taste } from '@bannerfield/bots';
import type { Balance, EditionKind } from '@bannerfield/editions';
import type {
  About,
  ArmyFace,
  Edition,
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
  /** The game as an edition has it, where a game has editions; `game` is of the house edition. */
  makeGame?(edition: Edition): Game<GameTypes>;
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
  /** `bot/reading.ts`: how an analysis reads the taste. */
  readonly reading: Reading;
  readonly board: TextBoard<GameTypes>;
  /** `edition.ts`: what editions this game takes. */
  readonly editions?: EditionKind<object>;
  /** `balance.ts`: what this game measures of itself. */
  readonly balance?: Balance<GameTypes>;
  /** `armies.ts`: how an army is built before play. */
  readonly armies?: ArmyFace<GameTypes>;
}

/** The same game as another edition has it. @throws Error for a game without editions. */
export function withEdition<P extends RulesModule>(parts: P, edition: Edition): P {
  if (parts.makeGame === undefined) throw new Error(`${parts.game.id} has no editions`);
  return { ...parts, game: parts.makeGame(edition) };
}
