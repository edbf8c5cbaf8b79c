import { armyFault, parseArmy, type Army } from '../rules/army.ts';
import type { Roster } from '../rules/values.ts';

/** An army kept on this device under a name. */
export interface SavedArmy {
  readonly name: string;
  /** As `formatArmy` writes it. */
  readonly army: string;
}

const KEY = 'bannerfield.armies.fantasy-dice-battles';
const MOST = 50;

/** Those that can be played with this edition, the newest first. */
export function savedArmies(edition: Roster): SavedArmy[] {
  return readAll().filter(({ army }) => readArmy(edition, army) !== null);
}

/** A whole army that may be played; null: the text is none. */
export function readArmy(edition: Roster, text: string): Army | null {
  const army = parseArmy(edition, text.trim());
  return army !== null && armyFault(edition, army) === null ? army : null;
}

/** Takes the place of one of the same name. False: the browser keeps nothing. */
export function saveArmy(saved: SavedArmy): boolean {
  return writeAll([saved, ...readAll().filter(({ name }) => name !== saved.name)].slice(0, MOST));
}

export function deleteArmy(name: string): boolean {
  return writeAll(readAll().filter((saved) => saved.name !== name));
}

function readAll(): SavedArmy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedArmy {
  if (typeof value !== 'object' || value === null) return false;
  const { name, army } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof army === 'string';
}

function writeAll(armies: readonly SavedArmy[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(armies));
    return true;
  } catch {
    return false;
  }
}
