import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from './files.ts';

/** A sheet of drawings as it should be, and where. */
export interface Sheet {
  readonly file: string;
  readonly text: string;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * For every `marks.json` the sheet `marks.svg` beside it, with just the drawings of Game Icons
 * that are named there.
 * @throws Error naming a drawing that is not in the set.
 */
export function makeSheets(root: string): Sheet[] {
  const icons = readIcons();
  return listFiles(root)
    .filter((file) => path.basename(file) === 'marks.json')
    .map((file) => {
      const names = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as string[];
      return { file: file.replace(/\.json$/, '.svg'), text: makeSheet(names, icons) };
    });
}

/** Sheets that are missing or out of date. */
export function findMarkFaults(root: string): string[] {
  return makeSheets(root)
    .filter(({ file, text }) => {
      const kept = path.join(root, file);
      return !existsSync(kept) || readFileSync(kept, 'utf8') !== text;
    })
    .map(({ file }) => `${file} is out of date: run node tools/marks.ts`);
}

function readIcons(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

function makeSheet(names: readonly string[], { icons }: IconSet): string {
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`Game Icons has no drawing “${name}”`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
