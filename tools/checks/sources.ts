import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './files.ts';

const SOURCE = /\.(ts|tsx|js|mjs)$/;

/** Names of files, and comments that switch a check off. */
export function findSourceFaults(root: string): string[] {
  const files = listFiles(root).filter((file) => SOURCE.test(file));
  return files.flatMap((file) => [
    ...judgeName(file),
    ...judgeSuppressions(file, readFileSync(path.join(root, file), 'utf8')),
  ]);
}

function judgeName(file: string): string[] {
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(path.basename(file));
  return isKebab ? [] : [`${file}: name files in kebab-case`];
}

/** `eslint-disable`, `prettier-ignore` and their like need a rule where there is one, and a reason. */
function judgeSuppressions(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = SUPPRESSION.exec(line)?.groups;
    if (found === undefined) return [];
    const where = `${file}:${index + 1}`;
    const [rules = '', reason = ''] = (found['rest'] ?? '')
      .replace(/\*\/.*$/, '')
      .split(/\s-{2,}\s/);
    const faults = reason.trim() === '' ? [`${where}: say why, behind \` -- \``] : [];
    const isEslint = found['what']?.startsWith('eslint') === true;
    return isEslint && rules.trim() === '' ? [...faults, `${where}: name the rule`] : faults;
  });
}

const SUPPRESSION =
  /(?:\/\/|\/\*)\s*(?<what>eslint-disable(?:-next-line|-line)?|prettier-ignore|Stryker disable|v8 ignore)\b(?<rest>.*)$/;

/**
 * A TypeScript file that no project of the root's tsconfig.json checks, and one that two do: the
 * compiler itself is content with a project that holds no file at all.
 */
export function findUncheckedFiles(root: string): string[] {
  const checked = new Map<string, number>();
  for (const file of projectFiles(path.join(root, 'tsconfig.json'), new Set())) {
    checked.set(file, (checked.get(file) ?? 0) + 1);
  }
  const files = listFiles(root).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const times = checked.get(path.join(root, file)) ?? 0;
    if (times === 1) return [];
    return [`${file} is checked by ${times} TypeScript projects: it needs exactly one`];
  });
}

/** All files of a project and of those that it refers to. */
function projectFiles(config: string, seen: Set<string>): string[] {
  if (seen.has(config)) return [];
  seen.add(config);
  const { fileNames, projectReferences = [] } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    path.dirname(config),
    undefined,
    config,
  );
  const below = projectReferences.map((reference) => ts.resolveProjectReferencePath(reference));
  return [...fileNames, ...below.flatMap((file) => projectFiles(path.normalize(file), seen))];
}
