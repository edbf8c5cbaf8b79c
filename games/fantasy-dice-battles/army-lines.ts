import type { Language, Paint } from '@bannerfield/kernel';
import { formatArmy, musteredArmy } from './rules/army.ts';
import { needsOf, type Needs } from './rules/needs.ts';
import { BATTALIONS, WIDTH, type Muster } from './rules/state.ts';
import type { Roster } from './rules/values.ts';
import { COLUMNS, fit, shortName } from './text-lines.ts';

const WORDS = {
  en: {
    army: 'army',
    waiting: 'reinforcements',
    sums: ({ pointsLeft, units, spaces, heroes }: Needs, [least, most]: readonly number[]) =>
      `points left ${pointsLeft}  units ${units} (${least}-${most})  spaces empty ${spaces}  heroes missing ${heroes}`,
    cheapest: (points: number) => `the empty spaces cost at least ${points} points`,
    spare: (units: number) => `room and points for up to ${units} more in reinforcements`,
    share: 'as text, for the option armies:',
  },
  de: {
    army: 'Armee',
    waiting: 'Nachschub',
    sums: ({ pointsLeft, units, spaces, heroes }: Needs, [least, most]: readonly number[]) =>
      `Punkte übrig ${pointsLeft}  Einheiten ${units} (${least}-${most})  Felder leer ${spaces}  Helden fehlen ${heroes}`,
    cheapest: (points: number) => `die leeren Felder kosten mindestens ${points} Punkte`,
    spare: (units: number) => `Platz und Punkte für bis zu ${units} weitere im Nachschub`,
    share: 'als Text, für die Option armies:',
  },
} as const;

/** What stands, what is missing and what that costs, and a whole army as text to be shared. */
export function armyLines(
  edition: Roster,
  muster: Readonly<Muster>,
  paint: Paint,
  language: Language,
): string[] {
  const words = WORDS[language];
  const placed = muster.spaces.map((tile) => (tile === null ? '.' : shortName(edition, tile)));
  const rows = BATTALIONS.map((each) => placed.slice(WIDTH * each, WIDTH * (each + 1)).join(' '));
  const reserve = muster.reserve.map((tile) => shortName(edition, tile)).join(' ');
  const lines = [paint('bold', words.army), ...rows, `${words.waiting} [${reserve}]`];
  const standing = lines.map((line) => fit(line));
  return muster.faction === null
    ? standing
    : [...standing, ...needLines(edition, muster, language)];
}

function needLines(edition: Roster, muster: Readonly<Muster>, language: Language): string[] {
  const words = WORDS[language];
  const needs = needsOf(edition, muster);
  const army = musteredArmy(muster);
  return [
    words.sums(needs, edition.units),
    ...(needs.spaces > 0 ? [words.cheapest(needs.cheapest)] : []),
    ...(needs.spare > 0 ? [words.spare(needs.spare)] : []),
    ...(army === null ? [] : [words.share, ...cutText(formatArmy(edition, army))]),
  ];
}

/** Broken behind a stroke or a point, at 80 columns at most. */
function cutText(text: string): string[] {
  const lines = [''];
  for (const piece of text.split(/(?<=[./])/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + piece.length > COLUMNS) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}
