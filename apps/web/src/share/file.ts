import { FaultyLog, LONGEST_LOG } from './fault.ts';

/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `battle-line-2026-03-01.log`: what it is and when it was begun. */
export function fileName(game: string, begun: number): string {
  return `${game}-${new Date(begun).toISOString().slice(0, 10)}.log`;
}

/** @throws FaultyLog if it is too large to be a log. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LONGEST_LOG) throw new FaultyLog({ kind: 'too-large' });
  return file.text();
}
