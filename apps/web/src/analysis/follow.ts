import { proxy, releaseProxy, wrap } from 'comlink';
import type { Analysis } from '@bannerfield/bots/analysis-report';
import { formatLog, type GameTypes, type Match } from '@bannerfield/kernel';
import type { Thinker } from '../bots/client.ts';
import { makeAnalyst } from './client.ts';
import type { AnalysisService, Progress } from './service.ts';

/** What is known of an analysis. */
export type Following =
  | { readonly kind: 'waiting' | 'failed' }
  | ({ readonly kind: 'running' } & Progress)
  | { readonly kind: 'done'; readonly analysis: Analysis };

/** An analysis of one game, thought on as long as somebody looks. */
export interface Follower {
  readonly now: Following;
  readonly subscribe: (listener: () => void) => () => void;
}

/** From one look to the next, as from the end of a game to its analysis, it goes on. */
const GRACE_MS = 2000;

export function makeFollower(
  match: Match<GameTypes>,
  makeThinker: () => Thinker = makeAnalyst,
): Follower {
  const listeners = new Set<() => void>();
  let now: Following = { kind: 'waiting' };
  let thinker: Thinker | null = null;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const tell = (next: Following): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  const end = (): void => {
    thinker?.end();
    thinker = null;
  };
  const start = (): void => {
    const started = makeThinker();
    thinker = started;
    analyse(match, started, (progress) => {
      if (thinker === started) tell({ kind: 'running', ...progress });
    }).then(
      (analysis) => {
        end();
        tell({ kind: 'done', analysis });
      },
      (error: unknown) => {
        console.error(error);
        end();
        tell({ kind: 'failed' });
      },
    );
  };
  return {
    get now() {
      return now;
    },
    subscribe: (listener) => {
      clearTimeout(grace);
      listeners.add(listener);
      if (thinker === null && now.kind !== 'done') start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) grace = setTimeout(end, GRACE_MS);
      };
    },
  };
}

async function analyse(
  { header, log }: Match<GameTypes>,
  thinker: Thinker,
  hear: (progress: Progress) => void,
): Promise<Analysis> {
  const { game, rulesVersion, edition } = header;
  const rules = { game, version: rulesVersion, edition };
  const broken = new Promise<never>((_resolve, reject) => thinker.onBroken(reject));
  const service = wrap<AnalysisService>(thinker.endpoint);
  try {
    return await Promise.race([service.analyse(rules, formatLog(log), proxy(hear)), broken]);
  } finally {
    // Held to here: Comlink closes the line of whatever the memory is tidied of, and no answer comes.
    service[releaseProxy]();
  }
}

/** By the hash of the log; of games looked at before, the last is kept. */
const followers = new Map<string, Follower>();

/** Who analyses that game: one, however many look. */
export function followerOf(match: Match<GameTypes>): Follower {
  const found = followers.get(match.hash);
  if (found !== undefined) return found;
  const follower = makeFollower(match);
  followers.clear();
  followers.set(match.hash, follower);
  return follower;
}
