import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { registrySource } from '../../source.ts';
import { documentOf, plain, run, type Answer, type Run } from './run.ts';

/** The terminal with the games that it really has. */
export const SETTING = { source: registrySource };
export const GAMES = fileURLToPath(new URL('../../../../games/', import.meta.url));

/** The golden logs of a game, by their files. */
export function goldenLogs(id: string): string[] {
  const golden = path.join(GAMES, id, 'golden');
  const logs = readdirSync(golden).filter((name) => name.endsWith('.log'));
  return logs.map((name) => path.join(golden, name));
}

export function runReal(...args: string[]): Promise<Run> {
  return run(args, '', SETTING);
}

export async function simulated(id: string, ...flags: string[]): Promise<unknown> {
  return documentOf(await runReal('simulate', id, ...flags, '--json'));
}

/** A person who asks for the moves and takes one of those on the first line. */
export function makePerson(pick: number): Answer {
  let isAsking = true;
  return (screen) => {
    const shown = plain(screen);
    if (!shown.endsWith('> ')) return '';
    isAsking = !isAsking;
    return isAsking ? moveFrom(shown, pick) : '?';
  };
}

/** `a8@ 1 2` lists a8@1 and a8@2; `end pass` lists two moves. */
function moveFrom(shown: string, pick: number): string | null {
  // A prompt is a sign by itself; a step back to e4 is written >e4.
  const listed = shown.split('\n').filter((line) => line !== '' && !/^(>( |$)|\?)/.test(line));
  const [stem = '', ...ends] = listed[0]?.split(' ') ?? [];
  const isStem = /[^\p{L}\p{N}]$/u.test(stem);
  const moves = isStem ? ends.map((end) => stem + end) : [stem, ...ends];
  return moves[pick % moves.length] ?? null;
}

/** Options under which a game ends also if nobody wants to win. */
export const ENDING: Readonly<Record<string, string>> = { battlelore: '{"turnLimit":10}' };

/** Games of many decisions are played less often in the quick run. */
export const FEWER: Readonly<Record<string, number>> = { battlelore: 8 };
