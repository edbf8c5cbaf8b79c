import { wrap, type Endpoint, type Remote } from 'comlink';
import type { GameTypes, Known, Match, Pair, Seat } from '@bannerfield/kernel';
import type { BotName } from '@bannerfield/bots/names';
import type { RulesName } from '../games/rules.ts';
import type { BotService, Hint } from './service.ts';

/** A worker that can be spoken to and ended. */
export interface Thinker {
  readonly endpoint: Endpoint;
  /** Calls back if the worker breaks down. */
  onBroken(hear: (error: Error) => void): void;
  end(): void;
}

/** Where the bots of one game are asked, and whoever gives hints in it. */
export interface BotClient {
  /** The choice of the bot that sits there. @throws Error if it cannot be had. */
  choose(seat: Seat): Promise<GameTypes['Action']>;
  hint(seat: Seat): Promise<Hint>;
  /** New bots that know only what still stands: after a take-back or a breakdown. */
  reset(): void;
  close(): void;
}

function rulesOf({ header: { game, rulesVersion, edition } }: Match<GameTypes>): RulesName {
  return { game, version: rulesVersion, edition };
}

/** A bot that has not answered by then has broken down. */
const PATIENCE = 60_000;

/**
 * Asks the bots of a match. What goes out is a seat's knowledge and what it was told; the match
 * itself stays here.
 */
export function makeBotClient(
  match: Match<GameTypes>,
  bots: Pair<BotName | null>,
  makeThinker: () => Thinker,
): BotClient {
  const rules = rulesOf(match);
  let thinker: Thinker | null = null;
  let service: Remote<BotService> | null = null;
  let broken: Promise<never> | null = null;
  const seated = new Set<Seat>();

  const close = () => {
    thinker?.end();
    [thinker, service, broken] = [null, null, null];
    seated.clear();
  };
  const ask = async <T>(question: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    if (service === null || broken === null) {
      const started = makeThinker();
      broken = new Promise((_resolve, reject) => started.onBroken(reject));
      broken.catch(() => undefined);
      [thinker, service] = [started, wrap<BotService>(started.endpoint)];
    }
    const asked = thinker;
    try {
      return await inTime(Promise.race([question(service), broken]));
    } catch (error) {
      // One that was let go of in the meantime has had its successor, which is none of this.
      if (thinker === asked) close();
      throw error;
    }
  };
  const view = (seat: Seat): Known<GameTypes> => match.view(seat);
  return {
    choose: async (seat) => {
      const bot = bots[seat];
      if (bot === null) throw new Error(`no bot sits in seat ${String(seat)}`);
      if (!seated.has(seat)) {
        await ask((worker) => worker.sit(rules, seat, bot));
        seated.add(seat);
        match.drain(seat);
        return ask((worker) => worker.choose(seat, view(seat), match.history(seat)));
      }
      return ask((worker) => worker.choose(seat, view(seat), match.drain(seat)));
    },
    hint: (seat) => ask((worker) => worker.hint(rules, view(seat))),
    reset: close,
    close,
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the bot did not answer')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The worker of the program. */
export function makeWorker(): Thinker {
  // Apart from `new Worker`, so that the build does not make a bundle of its own of it.
  const code = new URL('./worker.ts', import.meta.url);
  return thinkerOf(new Worker(code, { type: 'module', name: 'bots' }));
}

export function thinkerOf(worker: Worker): Thinker {
  return {
    endpoint: worker,
    onBroken: (hear) => {
      worker.addEventListener('error', (event) => hear(new Error(event.message)));
      worker.addEventListener('messageerror', () => hear(new Error('a message was lost')));
    },
    end: () => worker.terminate(),
  };
}
