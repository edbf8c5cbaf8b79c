import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { shortFunctions } from './tools/lint/short-functions.ts';

/** What must come out the same on every machine, every day. */
const REPEATABLE = [
  'packages/kernel/**/*.ts',
  'packages/bots/**/*.ts',
  'games/*/rules/**/*.ts',
  'games/*/rules@*/**/*.ts',
  'games/*/bot/**/*.ts',
];
const RULES = ['games/*/rules/**/*.ts', 'games/*/rules@*/**/*.ts'];
const TESTS = ['**/test/**/*.ts'];
/** The only files that may pass on what another file exports: the front doors of packages. */
const FRONT_DOORS = ['packages/*/index.ts', 'packages/kernel/test-kit/index.ts'];
/** Tables in their printed layout, and sentences: as long as the book makes them. */
const DATA = ['**/data.ts', '**/data/*.ts', '**/messages.*.ts'];

/** `no-restricted-syntax` is replaced, not merged, by a later block: so each block lists its all. */
const SYNTAX = [
  {
    selector: 'TSEnumDeclaration',
    message: 'No enum: write a union of literals, and an `as const` list if it is walked through.',
  },
  { selector: 'TSModuleDeclaration', message: 'No namespace: a file is the namespace.' },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'No default export: give it a name, so that it has the same one everywhere.',
  },
];
const BARREL = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message:
      "No barrel: only a package's own index.ts passes things on. Import from the file that " +
      'declares the thing.',
  },
];
const CLASS = [
  {
    selector: 'ClassDeclaration, ClassExpression',
    message: 'No class in rules: state is plain JSON, and what is done with it are functions.',
  },
];
const LOCALE = [
  {
    selector:
      'MemberExpression[property.name=/^(toLocale\\w*|localeCompare|toTimeString|toDateString)$/]',
    message: 'The result depends on the machine: compare code units, format in the messages.',
  },
];

const noGlobal = (/** @type {string} */ name, /** @type {string} */ message) => ({
  name,
  message,
});
const CLOCK = 'No clock here: time is an argument, given by the program that has one.';

export default defineConfig(
  globalIgnores([
    '**/.build/',
    '**/.stryker-tmp/',
    '**/dist/',
    '**/node_modules/',
    'coverage/',
    'data/',
    'reports/',
  ]),
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [
      eslint.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    plugins: { house: { rules: { 'short-functions': shortFunctions } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      complexity: ['error', 12],
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      'house/short-functions': 'error',
      'no-console': 'off',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes through an Rng argument.' },
      ],
      'no-restricted-syntax': ['error', ...SYNTAX, ...BARREL],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase'] },
        { selector: 'variable', format: ['camelCase', 'UPPER_CASE'], leadingUnderscore: 'allow' },
        { selector: 'parameter', format: ['camelCase'], leadingUnderscore: 'allow' },
      ],
      // Slow, and about what we have none or next to none of: enums and classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Said above, with what to do instead.
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: FRONT_DOORS, rules: { 'no-restricted-syntax': ['error', ...SYNTAX] } },
  {
    files: REPEATABLE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        noGlobal('Date', CLOCK),
        noGlobal('performance', CLOCK),
        noGlobal('Intl', 'The result depends on the machine: format in the messages.'),
        noGlobal('crypto', 'Chance comes through an Rng argument.'),
      ],
      'no-restricted-syntax': ['error', ...SYNTAX, ...BARREL, ...LOCALE],
    },
  },
  {
    files: FRONT_DOORS,
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...LOCALE] },
  },
  {
    files: RULES,
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...BARREL, ...LOCALE, ...CLASS] },
  },
  { files: DATA, rules: { 'max-lines': 'off', 'house/short-functions': 'off' } },
  // Tools read their configuration from a default export.
  { files: ['**/*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.js'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
  // A component is a function, called as the element that it draws.
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy', 'Suspense'],
          message:
            'Use `later` of the kit: React holds back for 300 ms what comes after a fallback.',
        },
      ],
      // Properties are taken apart as a matter of course, and none of them has a `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        { selector: 'variable', format: ['camelCase', 'PascalCase', 'UPPER_CASE'] },
      ],
    },
  },
  // Runs in the browser as it is, before everything else.
  {
    files: ['apps/web/public/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      sourceType: 'script',
      globals: { document: 'readonly', localStorage: 'readonly' },
    },
    rules: { 'no-var': 'off', 'prefer-const': 'off' },
  },
  // Plain launchers stand in no TypeScript project, so ESLint itself must know their globals.
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
