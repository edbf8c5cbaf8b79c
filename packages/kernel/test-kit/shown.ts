import {
  SEATS,
  type Game,
  type GameTypes,
  type Pending,
  type Rng,
  type Seat,
  type State,
} from '../game.ts';
import type { Viewer } from '../match.ts';
import { known } from '../step.ts';
import { expectSame } from './expect.ts';

/**
 * What a viewer is not told does not show either: two moves, or two outcomes, of which he hears the
 * same leave the same table and the same hand of his own. Who acts knows what he did.
 */
export function checkShown<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  pending: Pending,
  rng: Rng,
): void {
  const by =
    pending.kind === 'decision' ? (pending.seats[rng(pending.seats.length)] ?? null) : null;
  const moves = by === null ? outcomesOf(game, state) : game.legal(known(state, by));
  const [one, other] = [moves[rng(moves.length)], moves[rng(moves.length)]];
  if (one === undefined || other === undefined) return;
  const [afterOne, afterOther] = [seenOf(game, state, by, one), seenOf(game, state, by, other)];
  const others: Viewer[] = [...SEATS.filter((seat) => seat !== by), 'spectator'];
  for (const viewer of others) {
    const [first, second] = [afterOne(viewer), afterOther(viewer)];
    if (first.told !== second.told) continue;
    const texts = [one, other].map((move) => game.notation.format(move)).join(' or ');
    expectSame(first.shown, second.shown, `nothing untold shows to ${String(viewer)}: ${texts}`);
  }
}

function outcomesOf<T extends GameTypes>(game: Game<T>, state: Readonly<State<T>>): T['Chance'][] {
  return game.chance(state).map(({ outcome }) => outcome);
}

/** What each viewer hears of a move and sees after it. */
function seenOf<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  by: Seat | null,
  move: T['Action'] | T['Chance'],
): (viewer: Viewer) => { readonly told: string; readonly shown: string } {
  const after = game.clone(state);
  const told: { readonly event: T['Event']; readonly to: Seat | null }[] = [];
  const emit = (event: T['Event'], to: Seat | null = null): void => {
    told.push({ event, to });
  };
  if (by === null) game.applyChance(after, move, emit);
  else game.apply(after, by, move, emit);
  return (viewer) => ({
    told: JSON.stringify(told.filter(({ to }) => to === null || to === viewer)),
    shown: JSON.stringify([after.table, viewer === 'spectator' ? null : after.hands[viewer]]),
  });
}
