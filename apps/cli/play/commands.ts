import type { CommandName, PlayWords } from './words.ts';

/** What a typed line means. */
export type Command =
  | { readonly type: 'nothing' }
  | { readonly type: 'move'; readonly text: string }
  /** The moves that contain `part`. */
  | { readonly type: 'moves'; readonly part: string }
  | { readonly [K in CommandName]: { readonly type: K; readonly rest: string } }[CommandName];

/** A move is never hidden by a command of the same name. */
export function parseCommand(line: string, moves: readonly string[], words: PlayWords): Command {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  if (moves.includes(text)) return { type: 'move', text };
  if (text.startsWith('?')) return { type: 'moves', part: text.slice(1).trim() };
  const [word = '', ...rest] = text.split(/\s+/);
  const name = commandNamed(word, words);
  return name === null ? { type: 'move', text } : { type: name, rest: rest.join(' ') };
}

function commandNamed(word: string, { commands }: PlayWords): CommandName | null {
  const entries = Object.entries(commands) as [CommandName, readonly string[]][];
  return entries.find(([, names]) => names.includes(word.toLowerCase()))?.[0] ?? null;
}

/** Whole lines that begin like this one: moves, commands, and what `why` may be asked. */
export function completions(
  line: string,
  moves: readonly string[],
  { commands }: PlayWords,
): string[] {
  const [why = 'why'] = commands.why;
  const names = Object.values(commands).map(([name = '']) => name);
  const all = line.startsWith(`${why} `)
    ? moves.map((move) => `${why} ${move}`)
    : [...moves, ...names];
  return all.filter((each) => each.startsWith(line));
}
