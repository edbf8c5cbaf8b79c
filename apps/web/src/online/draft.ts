import { known, type Game, type GameTypes, type Known, type Rng } from '@bannerfield/kernel';

type Action = GameTypes['Action'];

/** What is known of a position, and what of it was chosen here but not sent. */
export interface Drafted {
  readonly known: Known<GameTypes>;
  readonly actions: readonly Action[];
}

/** What an action leads to, as far as it concerns nobody else. */
type Tried =
  /** It may be changed until something is done that others notice. */
  | { readonly kind: 'draft'; readonly known: Known<GameTypes> }
  /** Others are to learn of it, or are to act: it is sent. */
  | { readonly kind: 'send' };

/**
 * Tries an action out on what one knows. It stays here as long as nobody hears of it and it is still
 * for the same seat to act, so that a choice that is made in secret can be changed, as at a table.
 * The truth that stands in for what is hidden decides nothing: legality is a matter of what is known.
 * @param seals whether an action makes final what could be changed until then.
 */
export function tryAction(
  game: Game<GameTypes>,
  from: Known<GameTypes>,
  action: Action,
  rng: Rng,
  seals: (action: Action) => boolean,
): Tried {
  if (seals(action)) return { kind: 'send' };
  const state = game.clone(game.imagine(from, rng));
  const heard: GameTypes['Event'][] = [];
  game.apply(state, from.seat, action, (event) => {
    heard.push(event);
  });
  const pending = game.pending(state.table);
  const goesOn = pending.kind === 'decision' && pending.seats.includes(from.seat);
  const isSecret = goesOn && heard.length === 0;
  return isSecret ? { kind: 'draft', known: known(state, from.seat) } : { kind: 'send' };
}

/** Tries actions one after the other, up to the first that is refused or cannot wait. */
export function draftOf(
  game: Game<GameTypes>,
  from: Known<GameTypes>,
  actions: readonly Action[],
  rng: Rng,
  seals: (action: Action) => boolean,
): Drafted {
  let here = from;
  const kept: Action[] = [];
  for (const action of actions) {
    if (game.why(here, action) !== null) break;
    const tried = tryAction(game, here, action, rng, seals);
    if (tried.kind === 'send') break;
    here = tried.known;
    kept.push(action);
  }
  return { known: here, actions: kept };
}
