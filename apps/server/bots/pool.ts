import { Worker } from 'node:worker_threads';
import type { BotQuestion, Choose } from './chooser.ts';

/** Threads in which bots think, so that none of them ever holds the server up. */
export interface BotPool {
  /** @throws Error if no thread could answer, tried several times. */
  readonly choose: Choose;
  close(): Promise<void>;
}

export type ThreadAnswer = { readonly move: string } | { readonly trouble: string };

export interface PoolSetup {
  readonly threads: number;
  /** A thread that has not answered by then is ended, and another one is asked. */
  readonly patienceMs: number;
  /** What a thread runs. */
  readonly file: URL;
}

export const BOT_THREAD = new URL('thread.ts', import.meta.url);

const TRIES = 3;

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** A thread, begun when it is needed first. */
interface Thread {
  readonly worker: Worker;
  /** Ends what is asked of it, with an answer or without. */
  done: ((answer: ThreadAnswer | null) => void) | null;
}

export function makeBotPool({ threads, patienceMs, file }: PoolSetup): BotPool {
  const waiting: Waiting[] = [];
  const all = makeThreads(threads, file);
  let isClosed = false;

  function next(): void {
    const thread = isClosed || waiting.length === 0 ? null : all.idle();
    const asked = thread === null ? undefined : waiting.shift();
    if (thread === null || asked === undefined) return;
    ask(thread, asked, patienceMs, (answer) => {
      if (answer === null) all.drop(thread);
      settle(asked, answer);
      next();
    });
    next();
  }

  /** Who got no answer is asked again, before all others. */
  function settle(asked: Waiting, answer: ThreadAnswer | null): void {
    if (answer !== null && 'move' in answer) {
      asked.resolve(answer.move);
      return;
    }
    asked.tries += 1;
    if (asked.tries < TRIES && !isClosed) waiting.unshift(asked);
    else asked.reject(new Error(answer === null ? 'a bot did not answer' : answer.trouble));
  }

  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject, tries: 0 });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the server ends'));
      await all.end();
    },
  };
}

interface Threads {
  /** One that is asked nothing, begun if there may be one more; null: all are busy. */
  idle(): Thread | null;
  /** It is not asked any more. */
  drop(thread: Thread): void;
  end(): Promise<void>;
}

function makeThreads(most: number, file: URL): Threads {
  const running = new Set<Thread>();
  let begun = 0;
  const begin = (): Thread => {
    // It is told which one it is.
    const worker = new Worker(file, { workerData: begun });
    begun += 1;
    const thread: Thread = { worker, done: null };
    running.add(thread);
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => thread.done?.(answer));
    // What it dies of is told by its end.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      running.delete(thread);
      thread.done?.(null);
    });
    return thread;
  };
  return {
    idle: () => {
      const found = [...running].find(({ done }) => done === null);
      return found ?? (running.size < most ? begin() : null);
    },
    drop: (thread) => {
      running.delete(thread);
    },
    end: async () => {
      await Promise.all([...running].map(({ worker }) => worker.terminate()));
    },
  };
}

function ask(
  thread: Thread,
  { question }: Waiting,
  patienceMs: number,
  told: (answer: ThreadAnswer | null) => void,
): void {
  const late = setTimeout(() => {
    finish(null);
    void thread.worker.terminate();
  }, patienceMs).unref();
  const finish = (answer: ThreadAnswer | null): void => {
    clearTimeout(late);
    thread.done = null;
    told(answer);
  };
  thread.done = finish;
  thread.worker.postMessage(question);
}
