/** A thread of the pool that hangs, or dies, and as the third of its kind plays as it should. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { makeChooser, type BotQuestion } from '../../bots/chooser.ts';

const choose = makeChooser(() => performance.now());

parentPort?.on('message', (question: BotQuestion) => {
  while (workerData === 0) continue;
  if (workerData === 1) process.exit(1);
  void choose(question).then((move) => parentPort?.postMessage({ move }));
});
