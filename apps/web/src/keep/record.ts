import type { Pair, Pending, RuleId, Seat } from '@bannerfield/kernel';
import { isBotName, type BotName } from '@bannerfield/bots/names';

/** Someone at the table. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

/** Where a game stands in a series of games between the same players. */
export interface SeriesPlace {
  readonly id: string;
  /** From 0. */
  readonly index: number;
  readonly length: number;
  /** Points by player, of the games before this one. */
  readonly points: Pair<number>;
}

/** How a game ended. */
export interface Result {
  readonly winner: Seat | 'draw';
  /** Null: not by the rules; somebody has given up. */
  readonly rule: RuleId | null;
  readonly reason: string;
}

/** Null: it goes on. */
export function resultOf(pending: Pending): Result | null {
  if (pending.kind !== 'over') return null;
  return { winner: pending.winner, rule: pending.rule, reason: pending.reason };
}

/** Whether a game has ended, by its rules or otherwise. */
export function isOver(pending: Pending, record: Pick<GameRecord, 'result'> | null): boolean {
  return pending.kind === 'over' || isStopped(record);
}

/** Whether it has ended in a way of which its log knows nothing. */
export function isStopped(record: Pick<GameRecord, 'result'> | null): boolean {
  const result = record === null ? null : record.result;
  return result !== null && result.rule === null;
}

/** A game as it is stored after every move. */
export interface GameRecord {
  readonly id: string;
  /** Of this shape, not of the rules. */
  readonly format: 1;
  /** Raised by one each time it is written, so that two tabs notice each other. */
  readonly revision: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The whole log, as a file of it reads. */
  readonly log: string;
  /** The position after the log's last entry: shown while the log is played through. */
  readonly snapshot: { readonly at: number; readonly state: object };
  /** By player; who sits where follows from the series. */
  readonly players: Pair<Player>;
  /** The entries that the program made because nothing else was possible. */
  readonly passed: readonly number[];
  readonly series: SeriesPlace;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly result: Result | null;
}

/** What is found in the store in a record's place: it is not thrown away. */
export interface BrokenRecord {
  readonly id: string;
  readonly broken: true;
  /** What can be read of it. */
  readonly text: string;
}

export function isBroken(record: GameRecord | BrokenRecord): record is BrokenRecord {
  return 'broken' in record;
}

/** Checks what comes out of the store; the log itself is checked when it is played. */
export function parseRecord(id: string, value: unknown): GameRecord | BrokenRecord {
  return isRecord(value) && value.id === id ? value : { id, broken: true, text: textOf(value) };
}

function textOf(value: unknown): string {
  if (isObject(value) && typeof value['log'] === 'string') return value['log'];
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

function isRecord(value: unknown): value is GameRecord {
  return (
    isObject(value) &&
    value['format'] === 1 &&
    hasType(value, 'string', 'id', 'game', 'log') &&
    hasCounts(value, 'revision', 'rulesVersion', 'begun', 'changed') &&
    isSnapshot(value['snapshot']) &&
    isPair(value['players'], isPlayer) &&
    isListOf(value['passed'], 'number') &&
    isSeriesPlace(value['series']) &&
    isOfLog(value) &&
    (value['result'] === null || isResult(value['result']))
  );
}

/** What the log says of itself, as far as it says it. */
function isOfLog({ log, game, rulesVersion }: Loose): boolean {
  const head = /^bannerfield-log 1\ngame (\S+)\nrules (\d+)\n/.exec(String(log));
  return head === null || (head[1] === game && Number(head[2]) === rulesVersion);
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function hasType(value: Loose, type: string, ...fields: readonly string[]): boolean {
  return fields.every((field) => typeof value[field] === type);
}

/** Whole numbers from 0, no larger than the last millisecond that has a date. */
function hasCounts(value: Loose, ...fields: readonly string[]): boolean {
  return fields.every((field) => {
    const count = value[field];
    return Number.isSafeInteger(count) && 0 <= Number(count) && Number(count) <= LAST_TIME;
  });
}

const LAST_TIME = 8_640_000_000_000_000;

function isListOf(value: unknown, type: string): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type);
}

function isPair(value: unknown, isMember: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isMember);
}

function isSnapshot(value: unknown): boolean {
  return isObject(value) && typeof value['at'] === 'number' && isObject(value['state']);
}

function isPlayer(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value['kind'] === 'bot') return isBotName(value['bot']);
  return value['kind'] === 'person' && typeof value['name'] === 'string';
}

function isSeriesPlace(value: unknown): boolean {
  return (
    isObject(value) &&
    hasType(value, 'string', 'id') &&
    hasCounts(value, 'index', 'length') &&
    Number(value['index']) < Number(value['length']) &&
    isPair(value['points'], Number.isFinite)
  );
}

function isResult(value: unknown): boolean {
  if (!isObject(value) || !hasType(value, 'string', 'reason')) return false;
  if (value['rule'] !== null && typeof value['rule'] !== 'string') return false;
  return [0, 1, 'draw'].some((winner) => winner === value['winner']);
}
