import type { Language } from '@bannerfield/kernel';

/** What `army` says to people. */
export interface ArmyWords {
  begun(file: string): string;
  readonly whole: string;
  readonly notWhole: string;
  unknown(word: string): string;
  kept(name: string): string;
  forgotten(name: string): string;
  notKept(name: string): string;
  readonly factions: string;
  readonly ready: string;
  readonly own: string;
  readonly none: string;
  points(count: number): string;
  left(count: number): string;
}

const english: ArmyWords = {
  begun: (file) =>
    `${file} is begun. \`army units ${file}\` says what can be had, \`army place ${file} UNIT PLACE\` places it.`,
  whole: 'Nothing is missing: this army may be played.',
  notWhole: 'This army is not whole yet:',
  unknown: (word) => `“${word}” is no unit and no place here; \`army units FILE\` lists both.`,
  kept: (name) => `Kept as “${name}”.`,
  forgotten: (name) => `“${name}” is kept no longer.`,
  notKept: (name) => `No army is kept as “${name}”.`,
  factions: 'to begin with',
  ready: 'ready',
  own: 'your own',
  none: 'none',
  points: (count) => `${String(count)} ${count === 1 ? 'point' : 'points'}`,
  left: (count) => `${String(count)} left`,
};

const german: ArmyWords = {
  begun: (file) =>
    `${file} ist begonnen. \`army units ${file}\` sagt, was zu haben ist, \`army place ${file} EINHEIT PLATZ\` stellt auf.`,
  whole: 'Es fehlt nichts: Diese Armee darf gespielt werden.',
  notWhole: 'Diese Armee ist noch nicht fertig:',
  unknown: (word) =>
    `„${word}“ ist hier weder Einheit noch Platz; \`army units DATEI\` nennt beide.`,
  kept: (name) => `Aufgehoben als „${name}“.`,
  forgotten: (name) => `„${name}“ ist nicht mehr aufgehoben.`,
  notKept: (name) => `Als „${name}“ ist keine Armee aufgehoben.`,
  factions: 'für den Anfang',
  ready: 'fertig',
  own: 'eigene',
  none: 'keine',
  points: (count) => `${String(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`,
  left: (count) => `noch ${String(count)}`,
};

export function armyWords(language: Language): ArmyWords {
  return language === 'de' ? german : english;
}
