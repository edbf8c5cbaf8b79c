import { Worker } from 'node:worker_threads';
import type { Observation } from '@bannerfield/editions';
import type { Task } from './task.ts';
import type { ThreadOrder } from './thread.ts';

/**
 * Plays a task on several threads; the observations come in the order of their games, so that
 * the number of threads changes nothing.
 * @param after hears how many games are done.
 */
export async function playOnThreads(
  task: Task,
  threads: number,
  after: (done: number) => void,
): Promise<Observation[]> {
  const observed: Observation[] = [];
  let done = 0;
  const keep = ({ index, observation }: { index: number; observation: Observation }): void => {
    observed[index] = observation;
    done += 1;
    after(done);
  };
  const workers = Array.from({ length: threads }, (_, first) => {
    const order: ThreadOrder = { task, first, step: threads };
    return new Worker(new URL('thread.ts', import.meta.url), { workerData: order });
  });
  try {
    await Promise.all(workers.map((worker) => ended(worker, keep)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  if (done !== task.games) throw new Error('a thread ended before its games were played');
  return observed;
}

function ended(
  worker: Worker,
  keep: (played: { index: number; observation: Observation }) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', keep);
    worker.on('error', reject);
    worker.on('exit', () => {
      resolve();
    });
  });
}
