/** A thread of the pool: it is asked, and answers, one question at a time. */
import { parentPort } from 'node:worker_threads';
import { makeChooser } from './chooser.ts';
import type { BotQuestion } from './chooser.ts';
import type { ThreadAnswer } from './pool.ts';

const choose = makeChooser(() => performance.now());

async function answerTo(question: BotQuestion): Promise<ThreadAnswer> {
  try {
    return { move: await choose(question) };
  } catch (error) {
    return { trouble: String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});
