import { marked, type EditionKind, type Problem } from '@bannerfield/editions';
import type { Marked } from '@bannerfield/kernel';
import { z } from 'zod';
import {
  ARMY,
  CARD,
  COST,
  FACTION,
  idSchema,
  MOST,
  POINTS,
  TILE,
  UNITS,
} from './edition-shapes.ts';
import { armyFault, parseArmy } from './rules/army.ts';
import { lackOf, shortfall } from './rules/filling.ts';
import { house } from './rules/house.ts';
import { SPACES } from './rules/state.ts';
import type { FdbValues, Roster, TileInfo } from './rules/values.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/** The same with a mark at each value. */
function allMarked<S extends Shape>(shape: S) {
  const entries = Object.entries(shape).map(([key, schema]) => [key, marked(schema)] as const);
  return Object.fromEntries(entries) as { [K in keyof S]: z.ZodType<Marked<z.output<S[K]>>> };
}

const tile = z.strictObject({
  id: idSchema,
  ...allMarked(TILE),
  card: z.strictObject(allMarked(CARD)),
});

const values: z.ZodType<FdbValues> = z.strictObject({
  points: marked(POINTS),
  units: marked(UNITS),
  costs: z.array(marked(COST)).length(3),
  factions: z
    .array(z.strictObject({ id: idSchema, ...allMarked(FACTION) }))
    .min(1)
    .max(MOST.factions),
  tiles: z.array(tile).min(4).max(MOST.tiles),
  armies: z
    .array(z.strictObject({ id: idSchema, ...allMarked(ARMY) }))
    .min(1)
    .max(MOST.armies),
});

/** What editions of Fantasy Dice Battles may be: R13.2, and what R4 to R12 take for granted. */
export const editions: EditionKind<FdbValues> = {
  house,
  values,
  problems: (roster) => [
    ...twice(roster.tiles, 'tiles'),
    ...twice(roster.factions, 'factions'),
    ...twice(roster.armies, 'armies'),
    ...roster.armies.flatMap(({ id }, index) => nameProblems(id, index)),
    ...roster.tiles.flatMap((each, index) => tileProblems(roster, each, index)),
    ...roster.factions.flatMap((each, index) => factionProblems(roster, each.id, index)),
    ...roster.armies.flatMap(({ army }, index) => armyProblems(roster, army, index)),
  ],
};

function twice(list: readonly { readonly id: string }[], where: string): Problem[] {
  return list.flatMap((each, index) =>
    list.findIndex((other) => other.id === each.id) === index
      ? []
      : [
          {
            path: [where, index, 'id'],
            words: { en: `“${each.id}” stands here twice`, de: `„${each.id}“ steht hier zweimal` },
          },
        ],
  );
}

/** The option `armies` takes this word for an army that is yet to be chosen. */
function nameProblems(army: string, index: number): Problem[] {
  if (army !== 'choose') return [];
  const words = {
    en: '“choose” can be the name of no army',
    de: '„choose“ kann keine Armee heißen',
  };
  return [{ path: ['armies', index, 'id'], words }];
}

function tileProblems(roster: Roster, info: TileInfo, index: number): Problem[] {
  const at = (...path: (string | number)[]) => ['tiles', index, ...path];
  const isUnit = (picture: string): boolean =>
    roster.tiles.some((each) => !each.hero && each.id === picture);
  const problem = (path: Problem['path'], en: string, de: string): Problem[] => [
    { path, words: { en, de } },
  ];
  return [
    ...(info.hero ? heroProblems(info, problem, at) : unitProblems(info, problem, at)),
    ...(roster.factions.some((each) => each.id === info.faction)
      ? []
      : problem(at('faction'), 'names no faction', 'nennt keine Fraktion')),
    ...(isUnit(info.picture)
      ? []
      : problem(at('picture'), 'is the picture of no unit', 'ist das Bild keiner Einheit')),
    ...(info.card.regroup.every(isUnit)
      ? []
      : problem(at('card', 'regroup'), 'names what is no unit', 'nennt, was keine Einheit ist')),
  ];
}

type Say = (path: Problem['path'], en: string, de: string) => Problem[];
type At = (...path: (string | number)[]) => Problem['path'];

function heroProblems(
  { places, card: { attack: dice }, level }: TileInfo,
  say: Say,
  at: At,
): Problem[] {
  return [
    ...(places.length === 1 && places[0] === 'h'
      ? []
      : say(
          at('places'),
          'a hero stands in his own space only',
          'ein Held steht nur auf seinem Feld',
        )),
    ...(dice === null
      ? say(
          at('card', 'attack'),
          'a hero card needs an attack',
          'eine Heldenkarte braucht einen Angriff',
        )
      : []),
    ...(level === 0 ? [] : say(at('level'), 'a hero has no level', 'ein Held hat keine Stufe')),
  ];
}

function unitProblems(
  { id: own, picture, places, morale, level }: TileInfo,
  say: Say,
  at: At,
): Problem[] {
  return [
    ...(picture === own
      ? []
      : say(at('picture'), 'a unit has its own picture', 'eine Einheit hat ihr eigenes Bild')),
    ...(places.includes('h')
      ? say(at('places'), 'the hero space is for heroes', 'das Heldenfeld ist für Helden')
      : []),
    ...(morale > 3
      ? say(
          at('morale'),
          'with more than three it could never flee',
          'mit mehr als drei könnte sie nie fliehen',
        )
      : []),
    ...(level > 0
      ? []
      : say(at('level'), 'a unit is of level 1, 2 or 3', 'eine Einheit hat Stufe 1, 2 oder 3')),
  ];
}

/** Three heroes, and units that can fill every space for the points. */
function factionProblems(roster: Roster, faction: string, index: number): Problem[] {
  const heroes = roster.tiles.filter((each) => each.hero && each.faction === faction);
  const muster = { faction, spaces: Array.from({ length: SPACES }, () => null), reserve: [] };
  const path = ['factions', index];
  return [
    ...(heroes.reduce((sum, { copies }) => sum + copies, 0) < 3
      ? [{ path, words: { en: 'has fewer than three heroes', de: 'hat weniger als drei Helden' } }]
      : []),
    ...(shortfall(lackOf(roster, muster)) === null
      ? []
      : [
          {
            path,
            words: {
              en: 'has no army that fills all spaces for the points',
              de: 'hat keine Armee, die für die Punkte alle Felder füllt',
            },
          },
        ]),
  ];
}

function armyProblems(roster: Roster, text: string, index: number): Problem[] {
  const army = parseArmy(roster, text);
  const fault = army === null ? 'unreadable' : armyFault(roster, army);
  if (fault === null) return [];
  const { en, de } = FAULTS[fault];
  return [{ path: ['armies', index, 'army'], words: { en, de } }];
}

const FAULTS = {
  unreadable: { en: 'is no army of these units', de: 'ist keine Armee aus diesen Einheiten' },
  'two-factions': { en: 'is of two factions', de: 'ist aus zwei Fraktionen' },
  'too-many-points': { en: 'costs too many points', de: 'kostet zu viele Punkte' },
  'wrong-number': {
    en: 'has too few or too many units',
    de: 'hat zu wenige oder zu viele Einheiten',
  },
  'too-many-copies': { en: 'has too many of a unit', de: 'hat von einer Einheit zu viele' },
  'wrong-place': {
    en: 'has a unit where it may not stand',
    de: 'hat eine Einheit, wo sie nicht stehen darf',
  },
} as const;
