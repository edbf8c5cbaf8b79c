import type { Io } from './io.ts';
import { linesOf } from './say.ts';

/** A text that stands below the help of a command, as wide as the screen. */
export function below(io: Io, text: string): string {
  return ['', ...linesOf(io.stdout, text, '')].join('\n');
}
