import { FaultyLog, LONGEST_LOG } from './fault.ts';

/** Names the packing, so that another one can follow. */
const PACKING = '1.';

/** A log as the fragment of an address: squeezed, in letters that addresses may hold. */
export async function packLog(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return PACKING + toLetters(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

/** @throws FaultyLog for what `packLog` has not written, or what has been cut. */
export async function unpackLog(fragment: string): Promise<string> {
  if (!fragment.startsWith(PACKING)) throw new FaultyLog({ kind: 'not-a-log' });
  const letters = fragment.slice(PACKING.length);
  if (letters.length > LONGEST_LOG) throw new FaultyLog({ kind: 'too-large' });
  const bytes = fromLetters(letters);
  try {
    return await textOf(new Blob([bytes]).stream());
  } catch (error) {
    throw error instanceof FaultyLog ? error : new FaultyLog({ kind: 'not-a-log' });
  }
}

/** Stops as soon as it becomes too large: little that is squeezed can be much. */
async function textOf(squeezed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = squeezed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= LONGEST_LOG) continue;
    await reader.cancel();
    throw new FaultyLog({ kind: 'too-large' });
  }
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    throw new FaultyLog({ kind: 'not-a-log' });
  }
}
