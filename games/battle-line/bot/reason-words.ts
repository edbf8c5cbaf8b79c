import type { Language, Words } from '@bannerfield/kernel';
import { flagAt } from '../rules/flags.ts';
import { formationOf, FORMATIONS, NONE, sumOf, type Strength } from '../rules/formations.ts';
import type { Flag, Table } from '../rules/state.ts';

export function nameOf(flag: number, language: Language): string {
  return `${language === 'en' ? 'flag' : 'Flagge'} ${String(flag + 1)}`;
}

/** German in the fourth case. */
const NAMES = {
  none: { en: 'a total', de: 'eine Summe' },
  host: { en: 'a Host', de: 'einen Haufen' },
  skirmish: { en: 'a Skirmish Line', de: 'eine Plänklerlinie' },
  battalion: { en: 'a Battalion Order', de: 'ein Bataillon' },
  phalanx: { en: 'a Phalanx', de: 'eine Phalanx' },
  wedge: { en: 'a Wedge', de: 'einen Keil' },
} as const;

export function formationWords(strength: Strength): Words {
  return NAMES[formationOf(strength)];
}

/** `a Phalanx of 15`; under Fog `a total of 15`. */
export function countedWords(strength: Strength): Words {
  const [{ en, de }, sum] = [formationWords(strength), String(sumOf(strength))];
  if (formationOf(strength) === 'none') return { en: `${en} of ${sum}`, de: `die Summe ${sum}` };
  return { en: `${en} of ${sum}`, de: `${de} mit Summe ${sum}` };
}

/** Better than what any cards make. */
export function isFormed(strength: Strength): boolean {
  return strength !== NONE && FORMATIONS.indexOf(formationOf(strength)) > 1;
}

export function withFlag(table: Readonly<Table>, index: number, change: Partial<Flag>): Table {
  const flags = table.flags.with(index, { ...flagAt(table, index), ...change });
  return { ...table, flags };
}
