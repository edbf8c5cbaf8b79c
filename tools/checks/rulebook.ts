import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './files.ts';

/** A numbered rule of RULES.md and the clauses of the rules reference that it answers. */
export interface Rule {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** What of a game's rules lies where. */
export interface Rulebook {
  readonly rules: readonly Rule[];
  readonly german: readonly Rule[];
  /** Ids that must be answered; null: the game has no clauses.txt. */
  readonly clauses: readonly string[] | null;
  /** Those of them that a test must have in its own title, see `parseRows`. */
  readonly rows: readonly string[];
  /** Clauses and rules that no test can reach, with the reason (may be empty). */
  readonly untestable: ReadonlyMap<string, string>;
  /** Rules that refuse nothing, with the reason (may be empty). */
  readonly unrefused: ReadonlyMap<string, string>;
  /** Rule numbers in titles of tests. */
  readonly tested: ReadonlySet<string>;
  /** Ids of clauses in titles of tests. */
  readonly titled: ReadonlySet<string>;
  /** Rule numbers anywhere in the game's rules. */
  readonly named: ReadonlySet<string>;
  /** Those of them that refuse something. */
  readonly refused: ReadonlySet<string>;
}

const RULE = /^(?:#+|[-*]) +\*\*(?<id>R\d+(?:\.\d+)?)\*\*/;
const NUMBER = /\bR\d+(?:\.\d+)?\b/g;
const CLAUSE = /\b[A-Z]+-[A-Za-z0-9-]+/g;

/**
 * Rules are headings or list items that begin with their number in bold; up to the next one, ids
 * in brackets are clauses: `- **R3.2** Text. [BL-031, BL-A6-pass]`.
 */
export function parseRules(markdown: string): Rule[] {
  const rules: { id: string; clauses: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const id = RULE.exec(line)?.groups?.['id'];
    if (id !== undefined) rules.push({ id, clauses: [] });
    else if (line.startsWith('#')) continue;
    rules.at(-1)?.clauses.push(...bracketedIds(line));
  }
  return rules;
}

function bracketedIds(line: string): string[] {
  const lists = [...line.matchAll(/\[(?<ids>[A-Z]+-[^\]]+)\](?!\()/g)];
  return lists.flatMap(({ groups }) => (groups?.['ids'] ?? '').split(',').map((id) => id.trim()));
}

/** One id a line, a word of explanation may follow. */
function parseClauses(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s/)[0] ?? '');
}

/** The clauses under headings that end so: `# Timing, row by row: a test each`. */
function parseRows(text: string): string[] {
  return text.split(/^#/m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return heading.endsWith(': a test each') ? parseClauses(lines.join('\n')) : [];
  });
}

/** Reads `- R1.1, R1.2: reason` and `| R1.1 | reason |`, before and after the section's heading. */
export function parseExcuses(markdown: string): Pick<Rulebook, 'untestable' | 'unrefused'> {
  const untestable = new Map<string, string>();
  const unrefused = new Map<string, string>();
  let section = untestable;
  for (const line of markdown.split('\n')) {
    if (/^#+ +Rules without a refusal/i.test(line)) section = unrefused;
    const { ids, reason } =
      /^(?:[-*]|\|) *(?<ids>[A-Z][^:|]*)[:|] *(?<reason>[^|]*)/.exec(line)?.groups ?? {};
    for (const id of (ids ?? '').split(',')) {
      if (/^(R\d+(\.\d+)?|[A-Z]+-\S+)$/.test(id.trim())) {
        section.set(id.trim(), (reason ?? '').trim());
      }
    }
  }
  return { untestable, unrefused };
}

/** The rule numbers in titles of tests. */
export function ruleNumbersInTitles(source: string): string[] {
  return titlesIn(source).flatMap((title) => title.match(NUMBER) ?? []);
}

/** The ids of clauses in titles of tests. */
function clausesInTitles(source: string): string[] {
  return titlesIn(source).flatMap((title) => title.match(CLAUSE) ?? []);
}

/**
 * The titles of tests: of `test('R1.1 …')`, and of the tables of
 * `test.for([['R1.1 …']])('%s')`.
 */
function titlesIn(source: string): string[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isCallExpression(node) || !isTestCall(node.expression)) return [];
    const table = ts.isCallExpression(node.expression) ? node.expression.arguments[0] : undefined;
    return [node.arguments[0], table].flatMap((each) => each?.getText() ?? []);
  });
}

/** `test`, `test.skipIf(x)`, `describe`, `test.for(table)`: but not the inner call of the latter. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  return ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression)
    ? isTestCall(callee.expression.expression)
    : false;
}

export function readRulebook(root: string, game: string): Rulebook {
  const folder = path.posix.join('games', game);
  const read = (name: string) => readText(path.join(root, folder, name));
  const sources = (below: string, end: string) =>
    listFiles(root, path.posix.join(folder, below))
      .filter((file) => file.endsWith(end))
      .map((file) => readText(path.join(root, file)));
  const clauses = read('clauses.txt');
  const rules = sources('rules', '.ts');
  const tests = sources('test', '.test.ts');
  return {
    rules: parseRules(read('RULES.md')),
    german: parseRules(read('RULES.de.md')),
    clauses: clauses === '' ? null : parseClauses(clauses),
    ...parseExcuses(read('no-test.md')),
    rows: parseRows(clauses),
    tested: new Set(tests.flatMap(ruleNumbersInTitles)),
    titled: new Set(tests.flatMap(clausesInTitles)),
    named: new Set(rules.flatMap(numbersIn)),
    refused: new Set(numbersInRefusals(rules)),
  };
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The rule numbers with which a game refuses: first arguments of `no('R3.3', …)`, and of every
 * function that takes a `RuleId` first and gives a `Refusal` (`notInHand('R3.3', card)`). A number
 * that ends a game, or stands in a table, refuses nothing.
 */
export function numbersInRefusals(sources: readonly string[]): string[] {
  const nodes = sources.flatMap((source) => nodesOf(source));
  const refusers = new Set(['no', ...nodes.filter(isRefuser).map(({ name }) => name?.text)]);
  return nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
    const [first] = node.arguments;
    const isRefusal = refusers.has(node.expression.text);
    return isRefusal && first !== undefined && ts.isStringLiteral(first) ? [first.text] : [];
  });
}

function isRefuser(node: ts.Node): node is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(node) &&
    node.parameters[0]?.type?.getText() === 'RuleId' &&
    /\bRefusal\b/.test(node.type?.getText() ?? '')
  );
}

function nodesOf(source: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

/** In strings and in comments; chapters alone are not told apart from other words with an R. */
function numbersIn(source: string): string[] {
  return [...source.matchAll(/'(R\d+)'|\b(R\d+\.\d+)\b/g)].map(([, id, rule]) => rule ?? id ?? '');
}
