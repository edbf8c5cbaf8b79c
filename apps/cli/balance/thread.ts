import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@bannerfield/games/load';
import { measurementOf, playShare, type Task } from './task.ts';

/** What a thread is begun with: its share is every `step`-th game from `first` on. */
export interface ThreadOrder {
  readonly task: Task;
  readonly first: number;
  readonly step: number;
}

const { task, first, step } = workerData as ThreadOrder;
const measurement = measurementOf(await loadGame(task.game), task);
for (const played of playShare(measurement, task, first, step)) parentPort?.postMessage(played);
