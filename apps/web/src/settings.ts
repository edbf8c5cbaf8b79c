import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '@bannerfield/kernel';

/** What the reader has chosen, on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  /** When a target is pointed at twice. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** How long a bot's move is left to be seen. */
  readonly pace: (typeof PACES)[number];
  /** Steps that ask nothing are passed by themselves. */
  readonly passes: boolean;
}

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMS = ['narrow', 'always', 'never'] as const;
export const PACES = ['calm', 'quick', 'instant'] as const;

const KEY = 'bannerfield.settings';

const listeners = new Set<() => void>();
let current = read();

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still obeys until it is closed.
  }
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settings changed in another tab hold here too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    current = read();
    for (const listener of listeners) listener();
  });
}

function read(): Settings {
  const kept = readKept();
  return {
    language: oneOf(LANGUAGES, kept['language'], preferredLanguage()),
    theme: oneOf(THEMES, kept['theme'], 'system'),
    sound: kept['sound'] === true,
    confirm: oneOf(CONFIRMS, kept['confirm'], 'narrow'),
    pace: oneOf(PACES, kept['pace'], 'calm'),
    passes: kept['passes'] !== false,
  };
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((each) => each === value) ?? otherwise;
}

/** The first of the browser's languages that is spoken here. */
function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => LANGUAGES.filter((each) => each === tag))[0] ?? 'en';
}
