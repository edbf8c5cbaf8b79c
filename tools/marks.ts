/**
 * `node tools/marks.ts`: writes `marks.svg` beside every `marks.json`, a sheet with just the
 * drawings of Game Icons that are named there. `--check` writes nothing and fails if one differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from './checks/files.ts';
import { reportFaults } from './report-faults.ts';
import { ROOT } from './steps.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const NAME = 'marks.json';

function readIcons(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

/** @throws Error naming a drawing that is not in the set. */
function makeSheet(names: readonly string[], { icons }: IconSet): string {
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`Game Icons has no drawing “${name}”`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

const isCheck = process.argv.includes('--check');
const icons = readIcons();
const faults: string[] = [];
for (const list of listFiles(ROOT).filter((file) => path.basename(file) === NAME)) {
  const sheet = list.replace(/\.json$/, '.svg');
  const names = JSON.parse(readFileSync(path.join(ROOT, list), 'utf8')) as string[];
  const text = makeSheet(names, icons);
  if (!isCheck) writeFileSync(path.join(ROOT, sheet), text);
  else if (readFileSync(path.join(ROOT, sheet), 'utf8') !== text) {
    faults.push(`${sheet} is out of date: run node tools/marks.ts`);
  }
}
reportFaults(faults);
