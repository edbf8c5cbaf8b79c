/** How much things are worth to the bot; found by letting it play against itself. */
export const WEIGHTS = {
  /** A figure taken, and the banner that the last of them is. */
  figure: 20,
  banner: 60,
  /** The banner that ends the game. */
  victory: 400,
  /** A hex that an enemy is driven back. */
  drive: 8,
  /** Moving onto the hex of an enemy who is gone, mounted. */
  chase: 20,
  /** Of what may be lost where a unit stands: to enemies beside it, and to those who can come. */
  danger: 0.25,
  beside: 0.5,
  inReach: 0.3,
  /** Of two friends beside a unit, and of one. */
  support: 10,
  halfSupport: 4,
  /** Of each hex to the nearest enemy: somebody must come closer. */
  near: 3,
  token: 1.5,
  card: 3,
} as const;
