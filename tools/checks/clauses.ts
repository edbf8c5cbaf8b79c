import { listFiles } from './files.ts';
import { IN_THE_MAKING } from './games.ts';
import { readRulebook, type Rule, type Rulebook } from './rulebook.ts';

/**
 * What of a game's rules nobody answers for, over all games with a RULES.md, blank one included;
 * but of a game in the making nobody expects that yet.
 */
export function findClauseFaults(root: string): string[] {
  const files = listFiles(root, 'games');
  const books = files
    .flatMap((file) => /^games\/([^/]+)\/RULES\.md$/.exec(file)?.[1] ?? [])
    .filter((game) => !files.includes(`games/${game}/${IN_THE_MAKING}`));
  return books.flatMap((game) =>
    judge(readRulebook(root, game)).map((fault) => `games/${game}: ${fault}`),
  );
}

function judge(book: Rulebook): string[] {
  if (book.rules.length === 0) {
    return ['RULES.md has no numbered rule: begin each with its number, `- **R1.1** …`'];
  }
  return [
    ...judgeNumbers(book),
    ...judgeTests(book),
    ...judgeRefusals(book),
    ...judgeClauses(book),
    ...judgeRows(book),
    ...judgeExcuses(book),
  ];
}

function judgeNumbers({ rules, german }: Rulebook): string[] {
  const ids = new Set(idsOf(rules));
  const germanIds = new Set(idsOf(german));
  return [
    ...repeated(idsOf(rules)).map((id) => `${id} stands twice in RULES.md`),
    ...repeated(idsOf(german)).map((id) => `${id} stands twice in RULES.de.md`),
    ...missing(ids, germanIds).map((id) => `${id} is not in RULES.de.md: translate it`),
    ...missing(germanIds, ids).map((id) => `${id} is only in RULES.de.md`),
  ];
}

function judgeTests({ rules, tested, untestable }: Rulebook): string[] {
  const ids = new Set(idsOf(rules));
  return [
    ...[...ids]
      .filter((id) => !tested.has(id) && !untestable.has(id))
      .map((id) => `${id} has no test: write \`test('${id} …')\`, or say in no-test.md why not`),
    ...missing(tested, ids).map((id) => `a test is titled ${id}, but RULES.md has no such rule`),
  ];
}

function judgeRefusals({ rules, named, refused, untestable, unrefused }: Rulebook): string[] {
  const ids = new Set(idsOf(rules));
  return [
    ...[...ids]
      .filter((id) => !refused.has(id) && !unrefused.has(id) && !untestable.has(id))
      .map(
        (id) =>
          `${id} is in no refusal: answer with it in rules/ (\`no('${id}', …)\`), or say why not ` +
          'in no-test.md under “Rules without a refusal”',
      ),
    ...missing(named, ids).map((id) => `rules/ names ${id}, but RULES.md has no such rule`),
  ];
}

function judgeClauses({ rules, clauses, tested, untestable }: Rulebook): string[] {
  if (clauses === null) return [];
  const known = new Set(clauses);
  const named = new Set(rules.flatMap((rule) => rule.clauses));
  const reached = new Set(rules.filter(({ id }) => tested.has(id)).flatMap((rule) => rule.clauses));
  return [
    ...missing(named, known).map((id) => `RULES.md names ${id}, but clauses.txt does not list it`),
    ...clauses
      .filter((id) => !reached.has(id) && !untestable.has(id))
      .map((id) =>
        named.has(id)
          ? `${id} is reached by no test: its rules ${answering(rules, id)} have none`
          : `${id} is answered by no rule: name it in RULES.md behind the rule, \`[${id}]\``,
      ),
  ];
}

/** Of a table of single cases no row hides behind the test of another one of the same rule. */
function judgeRows({ rows, titled, untestable }: Rulebook): string[] {
  return rows
    .filter((id) => !titled.has(id) && !untestable.has(id))
    .map((id) => `${id} is in no title of a test: write \`test('R1.1 and ${id} …')\``);
}

/** An excuse without a reason, for something unknown, or for what is in truth done. */
function judgeExcuses(book: Rulebook): string[] {
  const { rules, clauses, tested, refused, untestable, unrefused } = book;
  const known = new Set([...idsOf(rules), ...(clauses ?? [])]);
  const excuses = [...untestable, ...unrefused];
  return [
    ...excuses
      .filter(([, reason]) => reason === '')
      .map(([id]) => `no-test.md gives no reason for ${id}`),
    ...excuses
      .filter(([id]) => !known.has(id))
      .map(([id]) => `no-test.md names ${id}, which is nowhere`),
    ...[...untestable.keys()]
      .filter((id) => tested.has(id))
      .map((id) => `no-test.md excuses ${id}, but it has a test`),
    ...[...unrefused.keys()]
      .filter((id) => refused.has(id))
      .map((id) => `no-test.md says that ${id} refuses nothing, but rules/ refuses with it`),
  ];
}

function idsOf(rules: readonly Rule[]): string[] {
  return rules.map(({ id }) => id);
}

function answering(rules: readonly Rule[], clause: string): string {
  return idsOf(rules.filter(({ clauses }) => clauses.includes(clause))).join(', ');
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** What is in `all` but not in `some`. */
function missing(all: ReadonlySet<string>, some: ReadonlySet<string>): string[] {
  return [...all].filter((id) => !some.has(id));
}
