import type { Language } from '@bannerfield/kernel';
import type { Leader } from './rules/data.ts';

/** Leaders by the names they go by. */
export const LEADER_NAMES: Readonly<Record<Leader, Readonly<Record<Language, string>>>> = {
  cyrus: { en: 'Cyrus the Great', de: 'Kyros der Große' },
  alexander: { en: 'Alexander the Great', de: 'Alexander der Große' },
  hannibal: { en: 'Hannibal', de: 'Hannibal' },
  caesar: { en: 'Julius Caesar', de: 'Julius Cäsar' },
  attila: { en: 'Attila the Hun', de: 'Attila der Hunne' },
  charlemagne: { en: 'Charlemagne', de: 'Karl der Große' },
  saladin: { en: 'Saladin', de: 'Saladin' },
  genghis: { en: 'Genghis Khan', de: 'Dschingis Khan' },
  tamerlane: { en: 'Tamerlane', de: 'Tamerlan' },
  suleiman: { en: 'Suleiman the Magnificent', de: 'Süleyman der Prächtige' },
  gustavus: { en: 'Gustavus Adolphus', de: 'Gustav Adolf' },
  frederick: { en: 'Frederick the Great', de: 'Friedrich der Große' },
  washington: { en: 'George Washington', de: 'George Washington' },
  napoleon: { en: 'Napoleon', de: 'Napoleon' },
  bolivar: { en: 'Simón Bolívar', de: 'Simón Bolívar' },
  shaka: { en: 'Shaka', de: 'Shaka' },
  lee: { en: 'Robert E. Lee', de: 'Robert E. Lee' },
  grant: { en: 'Ulysses S. Grant', de: 'Ulysses S. Grant' },
  patton: { en: 'George Patton', de: 'George Patton' },
  eisenhower: { en: 'Dwight D. Eisenhower', de: 'Dwight D. Eisenhower' },
  giap: { en: 'Vo Nguyen Giap', de: 'Vo Nguyen Giap' },
};

/** Tactics Cards, `[n - 1]` of card n. */
export const TACTIC_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['Infiltration', 'Stand & Defend', 'Frontal Assault', 'Withdraw', 'Skirmishers'],
    ...['Enfilade Right', 'Enfilade Left', 'Double Envelopment', 'Refuse Left', 'Refuse Right'],
    ...['Refuse Center', 'Bombard'],
  ],
  de: [
    ...['Infiltration', 'Stellung halten', 'Frontalangriff', 'Rückzug', 'Plänkler'],
    ...['Flankenangriff rechts', 'Flankenangriff links', 'Doppelte Umfassung'],
    ...['Linke Flanke versagen', 'Rechte Flanke versagen', 'Zentrum versagen', 'Beschuss'],
  ],
};

/** Army Cards by kind, as one says of a single one. */
export const CARD_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['Militia', 'Infantry', 'Cavalry', 'Guard', 'Artillery', 'Sacred Band', 'War Chariots'],
    ...['300 Spartans', 'War Elephants', 'Mechanized Infantry', 'Panzer Army Afrika'],
    ...['Attack Helicopters', 'Jet Fighters', 'Missiles', 'Weapons of Mass Destruction'],
  ],
  de: [
    ...['Miliz', 'Infanterie', 'Kavallerie', 'Garde', 'Artillerie', 'Heilige Schar', 'Streitwagen'],
    ...['300 Spartaner', 'Kriegselefanten', 'Mechanisierte Infanterie', 'Panzerarmee Afrika'],
    ...['Kampfhubschrauber', 'Düsenjäger', 'Raketen', 'Massenvernichtungswaffen'],
  ],
};

/** `Infantry, 2 Cavalry`: sorted cards, those of a kind together. */
export function listCards(cards: readonly number[], language: Language): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => {
      const many = cards.filter((card) => card === kind).length;
      const name = CARD_NAMES[language][kind] ?? '';
      return many === 1 ? name : `${String(many)} ${name}`;
    })
    .join(', ');
}
