import type { Known, State } from '@bannerfield/kernel';
import type { Event } from './events.ts';
import type { Action, Chance, Fate, Hand, Options, Table } from './state.ts';

/** The game's vocabulary. */
export interface Fdb {
  Options: Options;
  Table: Table;
  Hand: Hand;
  Fate: Fate;
  Action: Action;
  Chance: Chance;
  Event: Event;
}

export type FdbState = State<Fdb>;
export type FdbKnown = Known<Fdb>;
