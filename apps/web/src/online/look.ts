import type { Game, GameTypes, Known, Pair, Seat, Viewer } from '@bannerfield/kernel';
import type { MatchView } from '@bannerfield/protocol/online';
import type { LogItem } from '../play/log-items.ts';
import type { TableNow, Waiting } from '../play/table-now.ts';
import type { Drafted } from './draft.ts';
import type { SessionNow } from './session.ts';

/** A table that others sit at elsewhere, at one moment. */
export interface Standing {
  readonly session: SessionNow;
  readonly view: MatchView;
  /** What is known, with what was chosen here but not sent; null: a spectator. */
  readonly drafted: Drafted | null;
  /** The only move there is is about to be made by itself. */
  readonly isPassing: boolean;
  /** The numbers of moves that were made so. */
  readonly passed: readonly number[];
}

/** Takes a picture of the table: what its viewer was told, and what he may do. */
export function lookOnline(game: Game<GameTypes>, standing: Standing): TableNow {
  const { session, view, drafted } = standing;
  const waiting = waitingOf(game, standing);
  const own = drafted?.known ?? null;
  const log = logOf(standing);
  return {
    waiting,
    viewer: viewerOf(view),
    table: own === null ? view.table : own.table,
    hands: handsOf(own),
    log,
    news: log.filter(({ at }) => at > session.told.seen),
    moments: session.told.moments,
    ...choosing(waiting.kind === 'person' ? drafted : null),
    trouble: session.isKept ? null : 'not-kept',
    sentBack: session.refused === null ? null : session.refused.text,
    isThinkingOfHint: false,
    hint: null,
  };
}

/** @param drafted null: nobody here is asked. */
function choosing(drafted: Drafted | null): Pick<TableNow, 'known' | 'own' | 'whyNoTakeback'> {
  if (drafted === null) return { known: null, own: [], whyNoTakeback: 'nothing-yet' };
  const { known, actions } = drafted;
  return { known, own: actions, whyNoTakeback: actions.length > 0 ? null : 'nothing-yet' };
}

function viewerOf({ seat }: MatchView): Viewer {
  return seat ?? 'spectator';
}

function logOf({ session, view, passed }: Standing): LogItem[] {
  return session.told.log.map((item) => ({
    ...item,
    isPassed: item.by === view.seat && passed.includes(item.at),
  }));
}

function handsOf(own: Known<GameTypes> | null): Pair<Known<GameTypes>['hand'] | null> {
  if (own === null) return [null, null];
  return own.seat === 0 ? [own.hand, null] : [null, own.hand];
}

function waitingOf(game: Game<GameTypes>, standing: Standing): Waiting {
  const { session, view, isPassing } = standing;
  const pending = game.pending(view.table);
  if (pending.kind === 'over') return { kind: 'over', over: pending };
  if (view.result !== null) {
    const { winner, reason } = view.result;
    return { kind: 'stopped', winner, reason };
  }
  const { seat } = view;
  if (seat !== null && session.sending.length > 0) return { kind: 'sending', seat };
  const asked = pending.kind === 'decision' ? pending.seats : [];
  if (seat === null || !asked.includes(seat)) return { kind: 'elsewhere', seats: asked };
  return { kind: isPassing ? 'passing' : 'person', seat };
}

/** Whom the game waits for; null: for nobody. */
export function askedIn(game: Game<GameTypes>, view: MatchView): readonly Seat[] {
  const pending = game.pending(view.table);
  return view.stage === 'playing' && pending.kind === 'decision' ? pending.seats : [];
}
