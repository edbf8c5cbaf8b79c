import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { ROOT } from './steps.ts';

/** `bot/train.ts` of a game that learns by playing itself. */
interface Trainer {
  /** What is written, from the folder of the bot. */
  readonly file: string;
  readonly train: (rng: Rng, after: (share: number) => void) => string;
}

const SEED = 5;

/** `npm run train <game>`: lets a game's bot learn by playing itself, the same every time. */
async function main([id, ...more]: readonly string[]): Promise<number> {
  const folder = path.join(ROOT, 'games', id ?? '', 'bot');
  const script = path.join(folder, 'train.ts');
  if (id === undefined || more.length > 0 || !existsSync(script)) {
    console.error('usage: npm run train <game>, where games/<game>/bot has a train.ts');
    return 2;
  }
  const { file, train } = (await import(pathToFileURL(script).href)) as Trainer;
  const began = performance.now();
  const text = train(makeXoshiro(SEED).next, (share) => {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.error(`${String(Math.round(100 * share))} % learned, ${String(seconds)} s`);
  });
  writeFileSync(path.join(folder, file), text);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
