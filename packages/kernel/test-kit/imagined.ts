import { makeXoshiro } from '../chance.ts';
import { SEATS, type Game, type GameTypes, type Known, type Rng, type State } from '../game.ts';
import { known } from '../step.ts';
import { expectSame, expectThat } from './expect.ts';

/** What the imagined truths of one game have come to. */
export interface Worlds {
  /** How often something was hidden of which there could have been several. */
  free: number;
  /** By other numbers another truth was imagined. */
  differed: boolean;
}

/** At one of so many states imagining is repeated. */
const REPEATED = 4;

/** Where little is hidden the same is imagined twice by chance, but not so often in a row. */
const ENOUGH = 12;

/** What each seat imagines here is possible, looks to it like the real thing, and is chance. */
export function checkImagined<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  worlds: Worlds,
  countHidden: (seat: 0 | 1) => number,
  rng: Rng,
): void {
  for (const seat of SEATS) {
    const me = known(state, seat);
    const imagined = game.imagine(me, rng);
    const complaint = game.audit(imagined);
    expectThat(complaint === null, 'an imagined truth passes the audit', complaint ?? '');
    const looks = JSON.stringify(known(imagined, seat));
    expectSame(looks, JSON.stringify(me), 'an imagined truth looks the same');
    if (rng(REPEATED) > 0) continue;
    expectApart(game, known(game.clone(state), seat), rng);
    if (countHidden(seat) > 1) worlds.free += 1;
    if (isFree(game, me, rng)) worlds.differed = true;
  }
}

/** @param me not frozen: what is frozen cannot be changed from there, and may be shared. */
function expectApart<T extends GameTypes>(game: Game<T>, me: Known<T>, rng: Rng): void {
  const real = partsOf([me.table, me.hand]);
  const shared = [...partsOf(game.imagine(me, rng))].some((part) => real.has(part));
  expectThat(!shared, 'an imagined truth shares nothing with the real one');
}

/** By the same numbers the same is imagined; true if by others something else was. */
function isFree<T extends GameTypes>(game: Game<T>, me: Known<T>, rng: Rng): boolean {
  const seed = rng(0x1_0000);
  const world = (of: number): string => JSON.stringify(game.imagine(me, makeXoshiro(of).next));
  const first = world(seed);
  expectSame(world(seed), first, 'imagine takes its chance from its generator alone');
  return world(seed + 1) !== first;
}

/** All objects and lists within; not what is frozen, as an edition is. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return found;
  if (found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) partsOf(part, found);
  return found;
}

/** At the end of a game. */
export function checkWorlds({ free, differed }: Worlds): void {
  expectThat(differed || free < ENOUGH, 'imagine uses its generator');
}
