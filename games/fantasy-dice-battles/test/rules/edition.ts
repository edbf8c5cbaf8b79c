import type { CardInfo, FdbEdition, Slot, TileInfo, TileValues } from '../../rules/values.ts';

const d = <V>(designed: V): { readonly designed: V } => ({ designed });

interface Row extends Partial<Omit<TileInfo, 'card' | 'id' | 'name'>> {
  readonly card?: Partial<CardInfo>;
}

const ANYWHERE: readonly Slot[] = ['fl', 'fm', 'fr', 'sl', 'sr'];

/** A bronze unit that may stand anywhere and attacks with two yellow dice, but for what is said. */
function tile(id: string, { card, ...row }: Row = {}): TileValues {
  const isHero = row.hero === true;
  const plainTile = {
    faction: 'blue',
    hero: isHero,
    picture: id,
    level: isHero ? 0 : 1,
    places: isHero ? (['h'] as const) : ANYWHERE,
    morale: 3,
    armour: 'none' as const,
    goblin: false,
    serpent: false,
    copies: isHero ? 1 : 6,
    ...row,
  };
  const plainCard = {
    attack: { colour: 'yellow' as const, dice: 2 },
    classes: [],
    powers: [],
    defence: [],
    support: [],
    regroup: [plainTile.picture],
    ...card,
  };
  const name = d({ en: id, de: id });
  return { id, name, ...designed(plainTile), card: designed(plainCard) };
}

function designed<V extends object>(
  values: V,
): { readonly [K in keyof V]: { readonly designed: V[K] } } {
  const entries = Object.entries(values as Readonly<Record<string, unknown>>).map(
    ([key, value]) => [key, { designed: value }],
  );
  return Object.fromEntries(entries) as { [K in keyof V]: { designed: V[K] } };
}

const YELLOW = { colour: 'yellow', dice: 1 } as const;

/** Units that each show one thing, so that the tests of rules do not hang on the house edition. */
const tiles: readonly TileValues[] = [
  tile('foot', { card: { classes: ['infantry'] } }),
  tile('guard', { level: 2, armour: 'normal', card: { classes: ['infantry'] } }),
  tile('gilded', {
    level: 3,
    armour: 'golden',
    card: { classes: ['cavalry'], attack: { colour: 'red', dice: 2 } },
  }),
  tile('frail', {
    morale: 1,
    card: { classes: ['infantry', 'cavalry'], attack: { colour: 'yellow', dice: 3 } },
  }),
  tile('bow', { places: ['sl', 'sr'], card: { support: ['accuracy'] } }),
  tile('elite', { level: 3, places: ['fm', 'sl', 'sr'] }),
  tile('viper', { serpent: true, card: { attack: { colour: 'green', dice: 2 } } }),
  tile('healer', { card: { attack: null, support: ['heal'], regroup: ['foot', 'guard'] } }),
  tile('medic', { card: { attack: YELLOW, support: ['antidote'] } }),
  tile('saint', { card: { attack: YELLOW, support: ['global-heal'] } }),
  tile('terror', {
    card: { powers: ['fear'], defence: [{ dice: 1, against: ['infantry', 'cavalry'] }] },
  }),
  tile('brave', { card: { attack: YELLOW, support: ['no-fear'], regroup: ['brave', 'foot'] } }),
  tile('pike', { card: { attack: YELLOW, defence: [{ dice: 2, against: ['cavalry'] }] } }),
  tile('wall', {
    card: {
      attack: YELLOW,
      defence: [
        { dice: 2, against: ['infantry', 'cavalry'] },
        { dice: 1, against: 'any' },
      ],
    },
  }),
  tile('drum', { card: { attack: null, powers: ['fear'] } }),
  tile('goblin', {
    goblin: true,
    card: { attack: YELLOW, powers: ['goblins-frenzy'], regroup: ['goblin', 'goblin'] },
  }),
  tile('imp', { card: { attack: YELLOW, powers: ['goblin-support'] } }),
  tile('foot-hero', {
    hero: true,
    picture: 'foot',
    morale: 3,
    card: { regroup: ['foot', 'foot'] },
  }),
  tile('guard-hero', { hero: true, picture: 'guard' }),
  tile('goblin-hero', {
    hero: true,
    picture: 'goblin',
    goblin: true,
    card: { powers: ['goblin-support', 'goblins-frenzy'] },
  }),
  tile('bow-hero', { hero: true, picture: 'bow' }),
  tile('red-foot', { faction: 'red', copies: 19 }),
  tile('red-one', { faction: 'red', hero: true, picture: 'red-foot' }),
  tile('red-two', { faction: 'red', hero: true, picture: 'red-foot' }),
  tile('red-three', { faction: 'red', hero: true, picture: 'red-foot' }),
];

const row = (unit: string, hero: string): string => `${`${unit}.`.repeat(5)}${hero}`;

export const plain: FdbEdition = {
  game: 'fantasy-dice-battles',
  id: 'plain',
  title: { en: 'Plain', de: 'Schlicht' },
  values: {
    points: d(30),
    units: d([15, 19]),
    costs: [d(1), d(2), d(4)],
    factions: [
      { id: 'blue', name: d({ en: 'Blue', de: 'Blau' }) },
      { id: 'red', name: d({ en: 'Red', de: 'Rot' }) },
    ],
    tiles,
    armies: [
      {
        id: 'blues',
        name: d({ en: 'Blues', de: 'Blaue' }),
        army: d(
          `${row('foot', 'foot-hero')}/${row('guard', 'guard-hero')}/${row('pike', 'bow-hero')}/foot`,
        ),
      },
      {
        id: 'reds',
        name: d({ en: 'Reds', de: 'Rote' }),
        army: d(
          `${row('red-foot', 'red-one')}/${row('red-foot', 'red-two')}/${row('red-foot', 'red-three')}/`,
        ),
      },
    ],
  },
};
