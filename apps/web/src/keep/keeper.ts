import { makeKeeper } from './games.ts';

/** The store of this browser. */
export const keeper = makeKeeper();
