import { marked, type EditionKind, type Problem } from '@bannerfield/editions';
import { wordsSchema } from '@bannerfield/protocol';
import { z } from 'zod';
import { armyFault, parseArmy } from './rules/army.ts';
import { lackOf, shortfall } from './rules/filling.ts';
import { house } from './rules/house.ts';
import { SPACES } from './rules/state.ts';
import {
  ARMOURS,
  ATTACK_POWERS,
  CLASSES,
  COLOURS,
  SLOTS,
  SUPPORT_POWERS,
  type FdbValues,
  type Roster,
  type TileInfo,
} from './rules/values.ts';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const small = z.int().min(0).max(9);

const attack = z.strictObject({ colour: z.enum(COLOURS), dice: z.int().min(1).max(6) });
const defence = z.strictObject({
  dice: z.int().min(1).max(6),
  against: z.union([z.literal('any'), z.array(z.enum(CLASSES)).min(1).max(CLASSES.length)]),
});

const card = z.strictObject({
  attack: marked(attack.nullable()),
  classes: marked(z.array(z.enum(CLASSES)).max(CLASSES.length)),
  powers: marked(z.array(z.enum(ATTACK_POWERS)).max(ATTACK_POWERS.length)),
  defence: marked(z.array(defence).max(3)),
  support: marked(z.array(z.enum(SUPPORT_POWERS)).max(SUPPORT_POWERS.length)),
  regroup: marked(z.array(id).max(5)),
});

const tile = z.strictObject({
  id,
  name: marked(wordsSchema),
  faction: marked(id),
  hero: marked(z.boolean()),
  picture: marked(id),
  level: marked(z.int().min(0).max(3)),
  places: marked(z.array(z.enum(SLOTS)).min(1).max(SLOTS.length)),
  morale: marked(z.int().min(1).max(9)),
  armour: marked(z.enum(ARMOURS)),
  goblin: marked(z.boolean()),
  serpent: marked(z.boolean()),
  copies: marked(z.int().min(1).max(19)),
  card,
});

const values: z.ZodType<FdbValues> = z.strictObject({
  points: marked(z.int().min(1).max(99)),
  units: marked(z.tuple([z.literal(15), z.int().min(15).max(19)])),
  costs: z.array(marked(small)).length(3),
  factions: z
    .array(z.strictObject({ id, name: marked(wordsSchema) }))
    .min(1)
    .max(9),
  tiles: z.array(tile).min(4).max(99),
  armies: z
    .array(z.strictObject({ id, name: marked(wordsSchema), army: marked(z.string().max(999)) }))
    .min(1)
    .max(20),
});

/** What editions of Fantasy Dice Battles may be: R13.2, and what R4 to R12 take for granted. */
export const editions: EditionKind<FdbValues> = {
  house,
  values,
  problems: (roster) => [
    ...twice(roster.tiles, 'tiles'),
    ...twice(roster.armies, 'armies'),
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
