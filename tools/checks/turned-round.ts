import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRulebook } from './rulebook.ts';

/**
 * One place of a game's rules written otherwise: a file of rules/, what stands there exactly once,
 * and what stands there instead.
 */
export type Edit = readonly [file: string, text: string, by: string];

/** A ruling decided the other way: the test of its own rule must notice. */
export interface Turned {
  /** The rulings, as clauses.txt lists them. */
  readonly ids: readonly string[];
  /** The rule of RULES.md that answers them. */
  readonly rule: string;
  /** What then holds. */
  readonly means: string;
  /** The option and the value of it whose effect is turned round. */
  readonly option?: readonly [name: string, value: OptionValue];
  readonly edits: readonly Edit[];
}

type OptionValue = string | number | boolean;

/** What a game's test/turned-round.ts tells. */
export interface TurnedRound {
  readonly turned: readonly Turned[];
  /** Rulings that cannot be turned round in the rules, with the reason. */
  readonly unturned: Readonly<Record<string, string>>;
}

/** The options of a game, by name. */
type Options = Readonly<Record<string, { readonly values: readonly OptionValue[] }>>;

/** What the table of a game lacks, and what in it no longer fits the rules. */
export function findTurnedFaults(
  root: string,
  game: string,
  { turned, unturned }: TurnedRound,
  options: Options,
): string[] {
  const book = readRulebook(root, game);
  const rulings = (book.clauses ?? []).filter(isRuling);
  const ids = new Set([...turned.flatMap((each) => each.ids), ...Object.keys(unturned)]);
  const answers = new Map(book.rules.map(({ id, clauses }) => [id, clauses]));
  return [
    ...rulings.filter((id) => !ids.has(id)).map((id) => `${id} is not turned round`),
    ...[...ids].filter((id) => !rulings.includes(id)).map((id) => `${id} is no ruling`),
    ...turned.flatMap((each) => judgeRule(each, answers)),
    ...turned.flatMap(({ ids: [id = ''], edits }) => edits.flatMap(judgeEdit(root, game, id))),
    ...valuesOf(options)
      .filter(([name, value]) => !turned.some(({ option }) => isSame(option, name, value)))
      .map(([name, value]) => `${name}: ${value} is not turned round`),
    ...Object.entries(options)
      .filter(
        ([name, { values }]) =>
          isScale(values) && !turned.some(({ option }) => option?.[0] === name),
      )
      .map(([name]) => `${name} is not turned round`),
    ...Object.entries(unturned)
      .filter(([id, reason]) => reason === '' || turned.some((each) => each.ids.includes(id)))
      .map(([id]) => `${id} is said to stay, without a reason or although it is turned round`),
  ];
}

/** `BL-X5`, `BLT-U12a`: what somebody had to decide. `BL-031` is a sentence of the book. */
function isRuling(clause: string): boolean {
  return /-[A-Z]\d+[a-z]?$/.test(clause);
}

function judgeRule(
  { ids, rule }: Turned,
  answers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const answered = answers.get(rule) ?? [];
  return ids.filter((id) => !answered.includes(id)).map((id) => `${id} is not answered by ${rule}`);
}

function judgeEdit(root: string, game: string, id: string): (edit: Edit) => string[] {
  return ([file, text, by]) => {
    const source = readFileSync(path.join(root, 'games', game, 'rules', file), 'utf8');
    const count = source.split(text).length - 1;
    const where = `${id}: \`${text}\` in ${file}`;
    if (count !== 1) return [`${where} occurs ${count} times`];
    return text === by ? [`${where} stays as it is`] : [];
  };
}

function valuesOf(options: Options): (readonly [string, OptionValue])[] {
  return Object.entries(options).flatMap(([name, { values }]) =>
    isScale(values) ? [] : values.map((value) => [name, value] as const),
  );
}

/** A number or a name out of many, which one rule reads: turned round once it is turned for all. */
function isScale(values: readonly OptionValue[]): boolean {
  return values.length > 6;
}

function isSame(option: Turned['option'], name: string, value: OptionValue): boolean {
  return option?.[0] === name && option[1] === value;
}
