import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/steps.ts';

/** What someone does by pointing outdoes what has changed, or is hinted at, at the same place. */
const POINTING = ['picked', 'confirm', 'cause'];
/** What each of them is drawn with. */
const DRAWN = /^\s*(outline|box-shadow|stroke)\s*:/gm;
const RULE = /(?<selector>[^{}]*\[data-marks~='(?<mark>\w+)'\][^{}]*)\{(?<body>[^{}]*)\}/g;

interface MarkRule {
  readonly mark: string;
  /** Each thing that is marked, in the words of the stylesheet. */
  readonly things: readonly string[];
  readonly drawn: readonly string[];
}

function rulesIn(css: string): MarkRule[] {
  return [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(RULE)].map(({ groups }) => {
    const { selector = '', mark = '', body = '' } = groups ?? {};
    const before = selector.split('[data-marks')[0] ?? '';
    return {
      mark,
      things: before.match(/\.[\w-]+/g) ?? [],
      drawn: [...body.matchAll(DRAWN)].map(([, property]) => property ?? ''),
    };
  });
}

test('what is pointed at is seen also where something has changed or is hinted at', () => {
  const files = globSync('{packages,games,apps}/**/*.css', {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  });
  const hidden: string[] = [];
  let compared = 0;
  for (const file of files) {
    const rules = rulesIn(readFileSync(path.join(ROOT, file), 'utf8'));
    for (const [at, changed] of rules.entries()) {
      if (changed.mark !== 'changed') continue;
      for (const [where, { mark, things, drawn }] of rules.entries()) {
        if (!POINTING.includes(mark)) continue;
        if (!things.some((thing) => changed.things.includes(thing))) continue;
        if (!drawn.some((property) => changed.drawn.includes(property))) continue;
        compared += 1;
        if (where < at) hidden.push(`${file}: ${things.join()} ${mark}`);
      }
    }
  }
  expect(hidden).toEqual([]);
  expect(compared).toBeGreaterThan(5);
});
