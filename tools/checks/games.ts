import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, listFolders } from './files.ts';

/** What every registered game has, and what belongs into it. */
const PARTS: Readonly<Record<string, string>> = {
  'RULES.md': 'the rules in English, numbered in the order of the rulebook: `- **R1.1** …`',
  'RULES.de.md': 'the same rules in German under the same numbers',
  'rules/index.ts': '`game`, put together from the phases',
  'schema.ts': '`optionsSchema` and `stateSchema`, since types prove nothing about a file',
  'headline.ts': '`headline`: title and summary, in both languages',
  'about.ts': '`about`: the headline and the options, in both languages',
  'messages.en.ts': '`messages`: a sentence for each refusal, event, prompt and ending',
  'messages.de.ts': '`messages`: the sentences of messages.en.ts in German',
  'terminal.ts': '`board`: the position drawn as text',
  'bot/index.ts': '`taste`: what a good position is worth',
  'bot/levels.ts': '`ladder`: what its six levels are made of; `npm run ladder` measures them',
  'bot/reading.ts': '`reading`: how an analysis reads the taste; `node tools/reading.ts` fits it',
  'board/index.tsx': '`face`: the game in the browser, on the board kit of packages/ui',
  'board/tutorial.ts': '`tutorial`: the game taught by playing it, step by step',
  'test/contract.test.ts': 'the contract suite over this game, in a loop over seeds',
  'golden/perft.txt': 'counts of courses, to be recounted by the tests',
};

/** In a folder with this file a game is being made: nobody can play it yet, so it is not registered. */
export const IN_THE_MAKING = 'IN-THE-MAKING.md';

/** A registered game without one of its parts, and a game that is not registered. */
export async function findGameFaults(root: string): Promise<string[]> {
  const registry = path.join(root, 'games/registry.ts');
  if (!existsSync(registry)) return ['games/registry.ts is missing: one line a game'];
  const source = readFileSync(registry, 'utf8');
  const ids = parseRegistry(source);
  const folders = listFolders(root, 'games').filter((id) => !id.startsWith('_'));
  const parts = await Promise.all(ids.map((id) => findMissing(root, id)));
  return [
    ...findOddLines(source, ids),
    ...folders.filter((id) => !ids.includes(id)).flatMap((id) => notRegistered(root, id)),
    ...parts.flat(),
  ];
}

/** The line that makes a folder a game. */
export function registryLine(id: string): string {
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  return `${key}: () => import('./${id}/rules/index.ts'),`;
}

/** The ids of all games in the source of the registry. */
export function parseRegistry(source: string): string[] {
  const lines = source.matchAll(
    /^ *'?(?<id>[a-z0-9-]+)'?: \(\) => import\('\.\/\k<id>\/rules\/index\.ts'\),?$/gm,
  );
  return [...lines].map(({ groups }) => groups?.['id'] ?? '');
}

function findOddLines(source: string, ids: readonly string[]): string[] {
  const imports = source.match(/\bimport\(/g)?.length ?? 0;
  if (imports === ids.length) return [];
  return [`games/registry.ts: a line is not of the form \`${registryLine('<id>')}\``];
}

function notRegistered(root: string, id: string): string[] {
  if (existsSync(path.join(root, 'games', id, IN_THE_MAKING))) return [];
  return [`games/${id} is not registered: add \`${registryLine(id)}\` to games/registry.ts`];
}

async function findMissing(root: string, id: string): Promise<string[]> {
  const files = listFiles(root, `games/${id}`);
  if (files.length === 0) return [`games/${id} is registered, but there is no such folder`];
  const has = (part: string) => files.includes(`games/${id}/${part}`);
  const faults = Object.entries(PARTS)
    .filter(([part]) => !has(part))
    .map(([part, content]) => `games/${id}/${part} is missing: write ${content}`);
  if (has(IN_THE_MAKING)) {
    faults.push(`games/${id}/${IN_THE_MAKING} is there, but the game is registered: remove one`);
  }
  if (!files.some((file) => /^games\/[^/]+\/golden\/[^/]+\.log$/.test(file))) {
    faults.push(`games/${id}/golden/*.log is missing: keep the log of a played game there`);
  }
  if (!has('messages.en.ts') || !has('messages.de.ts')) return faults;
  return [...faults, ...(await judgeMessages(root, id, files))];
}

/** Sentences that stand in one language only, and refusals without one. */
async function judgeMessages(
  root: string,
  id: string,
  files: readonly string[],
): Promise<string[]> {
  const folder = `games/${id}`;
  const [english, german] = await Promise.all([
    messageKeys(path.join(root, folder, 'messages.en.ts')),
    messageKeys(path.join(root, folder, 'messages.de.ts')),
  ]);
  const rules = files.filter((file) => file.startsWith(`${folder}/rules/`));
  const reasons = new Set(
    rules.flatMap((file) => reasonsIn(readFileSync(path.join(root, file), 'utf8'))),
  );
  const judge = (file: string, here: readonly string[], there: readonly string[]) => [
    ...there.filter((key) => !here.includes(key)).map((key) => `${folder}/${file} lacks ${key}`),
    ...[...reasons]
      .filter((reason) => !isWorded(reason, here))
      .map((reason) => `${folder}/${file} has no sentence for the reason “${reason}”`),
  ];
  return [...judge('messages.en.ts', english, german), ...judge('messages.de.ts', german, english)];
}

/** The reasons that stand behind a rule's number: of `no('R3.3', 'line-full')`, `line-full`. */
function reasonsIn(source: string): string[] {
  const reasons = source.matchAll(/'R\d+(?:\.\d+)?',\s*'(?<reason>[a-z][a-z-]*)'/g);
  return [...reasons].map(({ groups }) => groups?.['reason'] ?? '');
}

function isWorded(reason: string, keys: readonly string[]): boolean {
  return (
    keys.includes(`messages.refusals.${reason}`) || keys.includes(`messages.endings.${reason}`)
  );
}

async function messageKeys(file: string): Promise<string[]> {
  const loaded = (await import(pathToFileURL(file).href)) as { messages?: unknown };
  return keysBelow('messages', loaded.messages);
}

function keysBelow(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([key, below]) => keysBelow(`${name}.${key}`, below));
}
