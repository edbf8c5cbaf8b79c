import { useMemo, useState } from 'react';
import type { GameTypes, Pair } from '@bannerfield/kernel';
import type { BoardProps, Spot } from '@bannerfield/ui';
import type { GameRecord, Player } from '../keep/record.ts';
import type { ReadGame } from '../share/read-log.ts';
import { useLanguage } from '../words/words.tsx';
import { playersBySeat } from './begin.ts';
import { logItems, type LogItem } from './log-items.ts';
import { momentsOf } from './moments.ts';
import { atStops, eyesFor, handsFor, stopAt, stopsOf, viewerOf, type Eyes } from './replay-view.ts';
import { logSentences } from './fold-log.ts';
import { youOf, type Reader } from './sentences.ts';
import { useNames } from './use-names.ts';
import { useStepping, type Stepping } from './use-stepping.ts';

/** A replay at one of its stops, through someone's eyes. */
export interface Replay {
  readonly board: BoardProps<GameTypes>;
  readonly reader: Reader;
  readonly log: readonly LogItem[];
  readonly stops: readonly number[];
  readonly stepping: Stepping;
  /** The stop as a number of entries. */
  readonly at: number;
  /** What has just happened, in words. */
  readonly says: string;
  readonly eyes: Eyes;
  readonly choices: readonly Eyes[];
  setEyes(eyes: Eyes): void;
}

const STRANGERS: Pair<Player> = [
  { kind: 'person', name: '' },
  { kind: 'person', name: '' },
];
const NOTHING: ReadonlySet<string> = new Set();

/**
 * @param record null: the game came by a link, and who played it is not known.
 * @param from where it begins, as a number of entries.
 */
export function useReplay(
  { parts, match }: ReadGame,
  record: GameRecord | null,
  ask: (spot: Spot) => void,
  from = 0,
): Replay {
  const language = useLanguage();
  const players = record === null ? STRANGERS : playersBySeat(parts, record);
  const names = useNames(players);
  const choices = eyesFor(match, record, players);
  const [eyes, setEyes] = useState<Eyes>(choices[0] ?? 'spectator');
  const stops = useMemo(() => stopsOf(match), [match]);
  const log = useMemo(
    () => atStops(logItems(match, eyes, record?.passed ?? []), stops),
    [match, eyes, record, stops],
  );
  const stepping = useStepping(stops.length - 1, stopAt(stops, from));
  const at = stops[stepping.index] ?? 0;
  const state = useMemo(() => match.stateAt(at), [match, at]);
  const news = log.filter((item) => item.at === at);
  const told = useMemo(
    () => log.filter((item) => item.at <= at).map(({ event }) => event),
    [log, at],
  );
  const before = stops[stepping.index - 1] ?? 0;
  const moments = useMemo(() => momentsOf(match, eyes, before, at), [match, eyes, before, at]);
  const board = {
    viewer: viewerOf(eyes),
    table: state.table,
    hands: handsFor(eyes, state),
    picked: [],
    targets: NOTHING,
    cause: NOTHING,
    confirming: null,
    changed: new Set(news.flatMap(({ event }) => parts.face.spotsOf(event))),
    told,
    moments,
    language,
    names,
    onPick: ask,
    onExplain: ask,
  };
  // Who looks on is known only where one person played.
  const isAlone = players.some(({ kind }) => kind === 'bot');
  const reader = { names, language, you: isAlone ? youOf(eyes) : null };
  const says = logSentences(parts, news, reader)
    .map(({ text }) => text)
    .join(' ');
  return { board, reader, log, stops, stepping, at, says, eyes, choices, setEyes };
}
