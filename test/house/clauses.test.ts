import { expect, test } from 'vitest';
import { findClauseFaults } from '../../tools/checks/clauses.ts';
import {
  numbersInRefusals,
  parseExcuses,
  parseRules,
  ruleNumbersInTitles,
} from '../../tools/checks/rulebook.ts';
import { plant, without, type Tree } from './plant.ts';

/** A game in which all is answered for. */
const GAME: Tree = {
  'games/go/RULES.md': [
    '# Rules',
    '## R1 Play',
    '- **R1.1** Black begins. [GO-1]',
    '- **R1.2** A stone is laid on a free',
    '  point. `taken` [GO-2, GO-A6-pass]',
    '- **R1.3** The board is of wood. [GO-3]',
    '- **R1.4** A group without liberties is taken away. [GO-2]',
  ].join('\n'),
  'games/go/RULES.de.md': '**R1.1**\n- **R1.1** …\n- **R1.2** …\n- **R1.3** …\n### **R1.4** …\n',
  'games/go/clauses.txt': 'GO-1\tblack first\nGO-2\nGO-A6-pass\n\nGO-3\n',
  'games/go/no-test.md': [
    '| id | why |',
    '|---|---|',
    '| GO-3 | the material is no matter of a program |',
    '| R1.3 | the same |',
    '## Rules without a refusal',
    '- R1.4: follows by itself',
  ].join('\n'),
  'games/go/rules/1-play.ts': "no('R1.1', 'not-your-turn'); no('R1.2', 'taken');",
  'games/go/test/play.test.ts':
    "test('R1.1 black begins', () => {});\ntest.for([['R1.4 taken']])('%s', () => {});",
  'games/go/test/deep/stones.test.ts': "describe('R1.2', () => {});",
};

function faultsWith(changes: Tree): string[] {
  return findClauseFaults(plant({ ...GAME, ...changes }));
}

test('a game in which all is answered for has no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test('the blank game is checked too, a folder without RULES.md is not', () => {
  const faults = faultsWith({
    'games/_blank/RULES.md': '- **R1.1** x',
    'games/chess/about.ts': '',
  });
  expect(faults).toContain('games/_blank: R1.1 is not in RULES.de.md: translate it');
  expect(faults.join()).not.toContain('chess');
});

test('of a game in the making nothing is asked yet', () => {
  const root = plant({ 'games/go/RULES.md': '- **R1.1** x', 'games/go/IN-THE-MAKING.md': '' });
  expect(findClauseFaults(root)).toEqual([]);
});

test('a game without clauses.txt skips the clauses, and only them', () => {
  const { 'games/go/RULES.md': rules = '' } = GAME;
  const tree = without(
    { ...GAME, 'games/go/RULES.md': `${rules}\n- **R9** x` },
    'games/go/clauses.txt',
  );
  const faults = findClauseFaults(plant(tree));
  expect(faults.join('\n')).toContain('R9 has no test');
  expect(faults.join('\n')).not.toContain('GO-1');
});

test.for<[fault: string, file: string, change: (text: string) => string]>([
  ['RULES.md has no numbered rule', 'RULES.md', () => '# Rules'],
  ['R1.4 is not in RULES.de.md', 'RULES.de.md', (text) => text.replace('R1.4', 'R1.5')],
  ['R1.5 is only in RULES.de.md', 'RULES.de.md', (text) => text.replace('R1.4', 'R1.5')],
  ['R1.2 stands twice in RULES.md', 'RULES.md', (text) => `${text}\n- **R1.2** again`],
  ['R1.2 stands twice in RULES.de.md', 'RULES.de.md', (text) => `${text}\n- **R1.2** nochmal`],
  ['R1.1 has no test', 'test/play.test.ts', (text) => text.replace('R1.1 ', '')],
  ['R1.4 has no test', 'test/play.test.ts', (text) => text.replace('R1.4 ', '')],
  ['a test is titled R7.7', 'test/play.test.ts', (text) => text.replace('R1.4 ', 'R7.7 ')],
  ['R1.2 is in no refusal', 'rules/1-play.ts', (text) => text.replace('R1.2', 'R1.1')],
  ['R1.4 is in no refusal', 'no-test.md', (text) => text.replace('R1.4', 'R1.3')],
  [
    'R1.2 is in no refusal',
    'rules/1-play.ts',
    (text) => text.replace("no('R1.2', 'taken')", "end(table, 'R1.2'); // no('R1.2', 'taken')\n"),
  ],
  [
    'no-test.md says that R1.4 refuses nothing',
    'rules/1-play.ts',
    (text) => `${text} no('R1.4', 'dead');`,
  ],
  ['rules/ names R5.5', 'rules/1-play.ts', (text) => `${text} const rule = 'R5.5';`],
  ['rules/ names R5.5', 'rules/1-play.ts', (text) => `${text} no('R5.5')`],
  ['rules/ names R5.5', 'rules/1-play.ts', (text) => `${text} // R1.1, R5.5: who begins`],
  ['GO-1 is reached by no test: its rules R1.1', 'test/play.test.ts', () => ''],
  ['GO-A6-pass is reached by no test', 'test/deep/stones.test.ts', () => ''],
  ['GO-9 is answered by no rule', 'clauses.txt', (text) => `${text}GO-9\n`],
  ['GO-3 is reached by no test', 'no-test.md', (text) => text.replace('GO-3', 'GO-1')],
  ['RULES.md names GO-1, but clauses.txt', 'clauses.txt', (text) => text.replace('GO-1', 'GO-2')],
  [
    'GO-1 is in no title of a test',
    'clauses.txt',
    (text) => `# Rows: a test each\n${text}# Others\n`,
  ],
  [
    'no-test.md gives no reason for R1.4',
    'no-test.md',
    (text) => text.replace('follows by itself', ''),
  ],
  ['no-test.md gives no reason for R1.3', 'no-test.md', (text) => text.replace('the same', '')],
  ['no-test.md names GO-77', 'no-test.md', (text) => text.replace('GO-3', 'GO-77')],
  [
    'no-test.md excuses R1.1, but it has a test',
    'no-test.md',
    (text) => text.replace('R1.3', 'R1.1'),
  ],
])('names the fault: %s', ([fault, file, change]) => {
  const name = `games/go/${file}`;
  const faults = faultsWith({ [name]: change(GAME[name] ?? '') });
  expect(faults).toContainEqual(expect.stringContaining(`games/go: ${fault}`));
});

test('a row has its own test, or an excuse; other clauses have only their rule’s', () => {
  const clauses = '# Others\nGO-2\nGO-A6-pass\n# Rows: a test each\nGO-1\nGO-3\n# a test each\n';
  const titled = "test('R1.1 and GO-1 black begins', () => {});\ntest('R1.4', () => {});";
  const tree = { 'games/go/clauses.txt': clauses, 'games/go/test/play.test.ts': titled };
  expect(faultsWith(tree)).toEqual([]);
});

test('links and words in brackets are no clauses', () => {
  expect(parseRules('- **R2** See [BL-1, BL-X2], [note] and [A-B](x.md).')).toEqual([
    { id: 'R2', clauses: ['BL-1', 'BL-X2'] },
  ]);
});

test('excuses may share a line, and prose is none', () => {
  const { untestable, unrefused } = parseExcuses(
    '- R1.1, GO-2: wood\n- Remember: this\n# Rules without a refusal\n| R2 | ends the game |',
  );
  expect([...untestable]).toEqual([
    ['R1.1', 'wood'],
    ['GO-2', 'wood'],
  ]);
  expect([...unrefused]).toEqual([['R2', 'ends the game']]);
});

test('a number counts in a title, not in a comment or in what is expected', () => {
  const source = `
    // test('R1.1 commented out', () => {});
    test('R1.2, R1.3: two at once', () => { expect(x).toBe('R1.4 taken'); });
    test.skipIf(slow)('R1.5 sometimes', () => {});
    test.each([['R1.6 from a table', 1]])('%s', () => {});
    describe(\`R1.7 chapter\`, () => {});
  `;
  expect(ruleNumbersInTitles(source)).toEqual(['R1.2', 'R1.3', 'R1.5', 'R1.6', 'R1.7']);
});

test('a number refuses where a refusal is made with it, and nowhere else', () => {
  const sources = [
    `function notInHand(rule: RuleId, card: Card): Refusal { return no(rule, 'not-in-hand'); }
     function end(rule: RuleId): void { table.result = { rule, reason: 'won' }; }
     function settle(table: Table, rule: RuleId): Refusal | null { return null; }`,
    `if (x) return no('R1.1', 'taken');
     const refusal = no(\n  'R1.2',\n  'far');
     return notInHand('R1.3', card);
     end('R2.1'); settle(table, 'R2.2');
     if (rule === 'R2.3') return { rule: 'R2.4', reason: 'five' };
     // no('R2.5', 'gone');`,
  ];
  expect(numbersInRefusals(sources)).toEqual(['R1.1', 'R1.2', 'R1.3']);
});
