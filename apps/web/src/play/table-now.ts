import type {
  GameTypes,
  Known,
  Match,
  Pair,
  PendingOver,
  Seat,
  TakebackRefusal,
  Viewer,
  Words,
} from '@bannerfield/kernel';
import type { Hint } from '../bots/service.ts';
import type { Moment } from '@bannerfield/ui';
import { logItems, type LogItem } from './log-items.ts';
import { momentsOf } from './moments.ts';

/** What the table waits for. */
export type Waiting =
  /** For a person at this device to act. */
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** Nothing but one move is possible, and it is about to be made; it can be taken back. */
  | { readonly kind: 'passing'; readonly seat: Seat }
  /** The turn is over; whoever has the device looks at it and then hands it on. */
  | { readonly kind: 'parting'; readonly seat: Seat; readonly next: Seat }
  /** The device changes hands: nobody's hand is shown. */
  | { readonly kind: 'curtain'; readonly next: Seat }
  /** For people elsewhere to act; none: for what chance says. */
  | { readonly kind: 'elsewhere'; readonly seats: readonly Seat[] }
  /** A move that was made here is on its way. */
  | { readonly kind: 'sending'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly over: PendingOver }
  /** It has ended, and not by the rules: `reason` is `resignation`, mostly. */
  | {
      readonly kind: 'stopped';
      readonly winner: PendingOver['winner'] | null;
      readonly reason: string;
    };

/** What went wrong; nothing of the game is lost by any of it. */
export type Trouble = 'not-saved' | 'changed-elsewhere' | 'bot-failed' | 'not-kept';

/** All that the page shows of a game at one moment. */
export interface TableNow {
  readonly waiting: Waiting;
  /** Who looks on; a spectator's view while the curtain is drawn. */
  readonly viewer: Viewer;
  readonly table: Readonly<GameTypes['Table']>;
  /** Null: not to be seen. */
  readonly hands: Pair<Known<GameTypes>['hand'] | null>;
  /** What the person who is to act knows; null while his last move is being stored. */
  readonly known: Known<GameTypes> | null;
  readonly log: readonly LogItem[];
  /** What has happened since the viewer last acted or looked. */
  readonly news: readonly LogItem[];
  /** The same with the tables before them. */
  readonly moments: readonly Moment<GameTypes>[];
  /** What the person who is to act has done since he was asked and may still change. */
  readonly own: readonly GameTypes['Action'][];
  /** Null: the last moves can be taken back. */
  readonly whyNoTakeback: TakebackRefusal | null;
  readonly trouble: Trouble | null;
  /** Why a move was sent back, in words, until one goes on; null: it was not. */
  readonly sentBack: Words | null;
  readonly isThinkingOfHint: boolean;
  readonly hint: Hint | null;
}

/** What can be done at a table, wherever the others sit. */
export interface TableActs {
  /** The move of the person who is asked. */
  act(action: GameTypes['Action']): Promise<void>;
  takeBack(): Promise<void>;
  /** Does these moves instead of those made since one was asked. */
  revise(actions: readonly GameTypes['Action'][]): Promise<void>;
  /** Null: at this table there are no hints. */
  readonly askHint: (() => Promise<void>) | null;
  /** Ends one's turn at a shared device. */
  handOn(): void;
  /** After a trouble. */
  tryAgain(): Promise<void>;
}

/** Whether nothing more is played. */
export function hasEnded({ waiting }: TableNow): boolean {
  return waiting.kind === 'over' || waiting.kind === 'stopped';
}

/** Where a table stands, beside its match. */
interface Standing {
  readonly waiting: Waiting;
  /** Who has the device; null: nobody, or everybody. */
  readonly holder: Seat | null;
  /** Entries that the holder has seen. */
  readonly seen: number;
  readonly passed: readonly number[];
  readonly trouble: Trouble | null;
}

/** Takes a picture of the table: what its holder may see, and nothing else. */
export function look(match: Match<GameTypes>, standing: Standing): TableNow {
  const { waiting, holder, seen, passed, trouble } = standing;
  const viewer: Viewer = waiting.kind === 'curtain' ? 'spectator' : (holder ?? 'spectator');
  const log = logItems(match, viewer, passed);
  return {
    waiting,
    viewer,
    table: match.state.table,
    hands: [viewer === 0 ? match.view(0).hand : null, viewer === 1 ? match.view(1).hand : null],
    known: waiting.kind === 'person' ? match.view(waiting.seat) : null,
    log,
    news: log.filter(({ at }) => at > seen),
    moments: momentsOf(match, viewer, seen),
    own: waiting.kind === 'person' ? ownActions(match, waiting.seat) : [],
    whyNoTakeback:
      waiting.kind === 'over' || viewer === 'spectator'
        ? 'nothing-yet'
        : match.whyNoTakeback(viewer),
    trouble,
    sentBack: null,
    isThinkingOfHint: false,
    hint: null,
  };
}

function ownActions(match: Match<GameTypes>, seat: Seat): GameTypes['Action'][] {
  return match.log.entries
    .slice(match.takebackStart(seat))
    .flatMap(({ move }) => match.game.notation.parse(move) ?? []);
}
