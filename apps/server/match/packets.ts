import {
  toldTo,
  type Game,
  type GameTypes,
  type Seat,
  type State,
  type Viewer,
} from '@bannerfield/kernel';
import { commitmentOf } from '@bannerfield/fair-dice';
import {
  hasEnded,
  viewHashOfTexts,
  type EntryKind,
  type MatchDice,
  type MatchView,
  type NewsEntry,
  type NewsMessage,
} from '@bannerfield/protocol';
import type { EntryRow } from '../store/tables.ts';
import { resultOf, stageOf, type Position, type ToldEvent } from './position.ts';
import { clocksAt } from './clocks.ts';
import { handText, indexOf, textsOf } from './seen.ts';

/** Of what a viewer sees of a state, and of nothing else. */
export function hashOfView(state: Readonly<State<GameTypes>>, viewer: Viewer): string {
  return viewHashOfTexts(textsOf(state).table, handText(state, viewer));
}

/** What packets are made of. */
export interface Source {
  readonly game: Game<GameTypes>;
  readonly position: Position;
  readonly match: string;
  /** The server's part of the dice. */
  readonly secret: string;
  readonly now: number;
}

/** Built up from what the viewer may see; nothing is taken out of anything. */
export function viewOf({ game, position, now }: Source, viewer: Viewer): MatchView {
  const { state, numbers, clocks, offers, rematch } = position;
  const stage = stageOf(game, position);
  return {
    number: numbers[indexOf(viewer)],
    stage,
    result: hasEnded(stage) ? resultOf(game, position) : null,
    seat: viewer === 'spectator' ? null : viewer,
    table: { ...state.table },
    hand: viewer === 'spectator' ? null : state.hands[viewer],
    clocks: clocks === null ? null : clocksAt(clocks, now),
    offers: { ...offers },
    rematch,
    hash: hashOfView(state, viewer),
  };
}

/** What everyone may know of the dice; the secrets, once nothing can come of them any more. */
export function diceOfMatch({ game, position, match, secret }: Source): MatchDice {
  const { commitments, secrets } = position;
  const isOver = hasEnded(stageOf(game, position));
  return {
    committed: { server: commitmentOf('server', match, secret), seats: [...commitments] },
    revealed: [secrets[0] !== null, secrets[1] !== null],
    secrets: isOver ? { server: secret, seats: [...secrets] } : null,
  };
}

/** Of these everyone is told all. */
const OPEN_KINDS: readonly EntryKind[] = ['void', 'claim', 'offer', 'accept', 'decline'];

/** What an entry is to a viewer; only for one who is told of it. */
function newsEntry(row: EntryRow, viewer: Viewer): NewsEntry {
  const by = row.by as Seat | null;
  const told = JSON.parse(row.told) as readonly ToldEvent[];
  const heard = toldTo(told, viewer);
  return {
    number: numberIn(row, viewer),
    kind: row.kind,
    by,
    move: row.kind === 'move' && viewer === by ? row.body : null,
    detail: OPEN_KINDS.includes(row.kind) ? row.body : null,
    events: heard.map(({ event }) => ({ ...event })),
    alone: heard.flatMap(({ to }, index) => (to === null ? [] : [index])),
  };
}

function numberIn({ number0, number1, number2 }: EntryRow, viewer: Viewer): number {
  return [number0, number1, number2][indexOf(viewer)] ?? 0;
}

/**
 * What a viewer is told of entries after his number `after`, and what he sees then. Of what is
 * hidden from him there is no entry at all.
 */
export function newsOf(
  source: Source,
  rows: readonly EntryRow[],
  after: number,
  viewer: Viewer,
): NewsMessage {
  const entries: NewsEntry[] = [];
  let number = after;
  for (const row of rows) {
    if (numberIn(row, viewer) <= number) continue;
    number = numberIn(row, viewer);
    entries.push(newsEntry(row, viewer));
  }
  return {
    type: 'news',
    after,
    entries,
    view: viewOf(source, viewer),
    dice: diceOfMatch(source),
  };
}
