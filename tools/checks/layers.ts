import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { listFiles } from './files.ts';

const LAYERS = ['packages', 'games', 'apps'];
const TEST = '/test/';

/** The arrows that must not be drawn; `comment` says what to do instead. */
const FORBIDDEN: readonly IForbiddenRuleType[] = [
  {
    name: 'kernel-alone',
    comment: 'the kernel stands at the bottom: what it needs, it is given',
    from: { path: '^packages/kernel/', pathNot: TEST },
    to: { pathNot: '^packages/kernel/' },
  },
  {
    name: 'rules-on-kernel',
    comment: 'rules need the kernel and the files of their own folder, nothing else',
    from: { path: '^games/([^/]+)/(rules[^/]*)/' },
    to: { pathNot: ['^games/$1/$2/', '^packages/kernel/index\\.ts$'] },
  },
  {
    name: 'bots-know-no-game',
    comment: 'a searcher works for any game: what one game values stands in its bot/',
    from: { path: '^packages/bots/', pathNot: TEST },
    to: { path: '^(games|apps|packages/protocol)/' },
  },
  {
    name: 'packages-below-games',
    comment: 'a package serves any game and any program: it knows none',
    from: { path: '^packages/', pathNot: TEST },
    to: { path: '^(games|apps)/' },
  },
  {
    name: 'games-apart',
    comment: 'games never meet: what two of them need belongs into a package',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
  },
  {
    name: 'games-below-programs',
    comment: 'a game does not know the programs that play it',
    from: { path: '^games/' },
    to: { path: '^apps/' },
  },
  {
    name: 'programs-apart',
    comment: 'programs share packages, not each other’s files; a test may start another program',
    from: { path: '^apps/([^/]+)/', pathNot: TEST },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'programs-know-no-game',
    comment: 'a program takes games from the registry, and knows none by name',
    from: { path: '^apps/', pathNot: TEST },
    to: { path: '^games/[^/]+/' },
  },
  {
    name: 'tests-on-top',
    comment: 'only tests need tests, the test kit and the tools',
    from: {
      path: '^(packages|games|apps)/',
      pathNot: [TEST, '^packages/kernel/test-kit/', '\\.config\\.ts$'],
    },
    to: { path: [TEST, '^packages/kernel/test-kit/', '^(tools|test|bench)/'] },
  },
  {
    name: 'no-cycle',
    comment: 'move what both need into a third file',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'there is no such file or package',
    from: {},
    to: { couldNotResolve: true },
  },
];

const COMMENTS = new Map(FORBIDDEN.map(({ name, comment }) => [name, comment]));

/** Every import below `root` that points upwards or sideways, and every file that was not seen. */
export async function findLayerFaults(root: string): Promise<string[]> {
  const files = LAYERS.flatMap((layer) => listFiles(root, layer)).filter(isSource);
  if (files.length === 0) return ['no source file was found below packages, games and apps'];
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: FORBIDDEN.map((rule) => ({ ...rule, severity: 'error' })) },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: ['node_modules', '^(tools|test|bench)/'] },
    },
    // Packages of modules alone have no way in for `require`, which is asked for otherwise.
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered: ${output}`);
  return [...findUnseen(files, output), ...output.summary.violations.map(formatViolation)];
}

function isSource(file: string): boolean {
  return /\.(ts|tsx|js|mjs)$/.test(file) && !file.endsWith('.d.ts');
}

/**
 * Without a TypeScript of at most 6 beside it dependency-cruiser sees no module and is content:
 * so each file must be seen, and the whole must hold some imports.
 */
function findUnseen(files: readonly string[], { modules }: ICruiseResult): string[] {
  const seen = new Set(modules.map(({ source }) => source));
  return files.filter((file) => !seen.has(file)).map((file) => `${file} was not looked at`);
}

type Violation = ICruiseResult['summary']['violations'][number];

function formatViolation({ rule, from, to, cycle }: Violation): string {
  const way = cycle === undefined ? [to] : cycle.map(({ name }) => name);
  return `${[from, ...way].join(' → ')}: ${COMMENTS.get(rule.name) ?? ''} (${rule.name})`;
}
