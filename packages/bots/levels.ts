/** How well one of ours plays, the weakest first; the same names in every game. */
export const LEVELS = ['recruit', 'sergeant', 'captain', 'colonel', 'general', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a level as strong as it is, on whatever machine it plays. */
export interface Strength {
  /** Playouts a choice; 0: it looks one action ahead, or follows its plan. */
  readonly trials: number;
  /** Points on the taste's scale by which it is usually wrong about what it looks at. */
  readonly misjudgement: number;
  /** Whether it does what the game's skill decides, where that decides anything. */
  readonly decides?: boolean;
}

/** How a game's taste is read by a search. */
export interface Reading {
  /** Log-odds to win of one point on the taste's scale. */
  readonly slope: number;
  readonly depth: number;
  readonly plies: number;
  /** Candidates at most. */
  readonly width: number;
  /** Actions that a playout looks at where nothing is advised. */
  readonly looks: number;
}

/** `bot/levels.ts` of a game's folder. */
export interface Ladder {
  readonly reading: Reading;
  readonly levels: Readonly<Record<Level, Strength>>;
}
