import { exactly, type Figure } from '@bannerfield/editions';
import { parseArmy } from '../rules/army.ts';
import type { Roster } from '../rules/values.ts';
import { winnerOf, type Row } from './rows.ts';

/** So many of the best armies are looked at. */
const BEST = 20;
const MOST = 16;
/** Fewer games say nothing about an army. */
const LEAST_GAMES = 4;

interface Tried {
  readonly army: string;
  readonly games: number;
  readonly wins: number;
}

/** In how many of the best armies each unit is: none in nearly all, none in nowhere. */
export function searchFigures(rows: readonly Row[], edition: Roster): Figure[] {
  const tried = tally(rows, new Set(edition.armies.map(({ id }) => id)));
  const enough = tried.filter(({ games }) => games >= LEAST_GAMES);
  if (enough.length < BEST) return [];
  const best = enough
    .toSorted((one, other) => rateOf(other) - rateOf(one) || (one.army < other.army ? -1 : 1))
    .slice(0, BEST);
  const held = best.map(({ army }) => new Set(tilesOf(edition, army)));
  const units = edition.tiles.flatMap((info, tile) =>
    info.hero ? [] : [{ info, count: held.filter((tiles) => tiles.has(tile)).length }],
  );
  return [
    {
      name: 'searched',
      label: { en: 'armies tried', de: 'geprüfte Armeen' },
      unit: 'number',
      estimate: exactly(enough.length),
      aim: { least: 2000 },
    },
    ...units.map(({ info, count }): Figure => ({
      name: `best-with-${info.id}`,
      label: {
        en: `of the ${BEST} best armies with ${info.name.en}`,
        de: `von den ${BEST} besten Armeen mit ${info.name.de}`,
      },
      unit: 'number',
      estimate: exactly(count),
      aim: { least: 1, most: MOST },
    })),
  ];
}

function tally(rows: readonly Row[], ready: ReadonlySet<string>): Tried[] {
  const found = new Map<string, { games: number; wins: number }>();
  for (const row of rows) {
    for (const army of row.armies) {
      if (ready.has(army)) continue;
      const count = found.get(army) ?? { games: 0, wins: 0 };
      count.games += 1;
      if (winnerOf(row) === army) count.wins += 1;
      found.set(army, count);
    }
  }
  return [...found].map(([army, count]) => ({ army, ...count }));
}

function rateOf({ wins, games }: Tried): number {
  return wins / games;
}

function tilesOf(edition: Roster, text: string): readonly number[] {
  const army = parseArmy(edition, text);
  return army === null ? [] : [...army.spaces, ...army.reserve];
}
