import { marked, type EditionKind, type Problem } from '@bannerfield/editions';
import type { Language, Values, Words } from '@bannerfield/kernel';
import { z } from 'zod';
import { CARD_NAMES, LEADER_NAMES, TACTIC_NAMES } from './names.ts';
import { ARM_NAMES, CARD_KEYS, isLeader, LEADERS, type Leader } from './rules/data.ts';
import { parseCell, parseToll, type CardKey, type EditionValues } from './rules/edition.ts';
import { house } from './rules/house.ts';

const CELL = {
  error:
    'should be losses of attacker and defender such as 1/2; k before a number kills that leader, all loses all, and nv at the end is No Victor: k0/3, all/1, 0/0 nv',
  params: {
    de: 'sollte die Verluste von Angreifer und Verteidiger nennen wie 1/2; k vor einer Zahl tötet den Anführer, all verliert alle, und nv am Ende heißt kein Sieger: k0/3, all/1, 0/0 nv',
  },
};
const TOLL = {
  error: 'should be losses such as 2, all or kall',
  params: { de: 'sollte Verluste nennen wie 2, all oder kall' },
};

const cell = z.string().refine((text) => parseCell(text) !== null, CELL);
const toll = z.string().refine((text) => parseToll(text) !== null, TOLL);

const arm = z.enum(ARM_NAMES as unknown as ['militia', ...(typeof ARM_NAMES)[number][]]);

const bonus = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), cards: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('modifier'), arm, by: z.int().min(1).max(9) }),
]);

const leader = z.strictObject({
  rank: marked(z.int().min(1).max(99)),
  rating: marked(z.int().min(1).max(12)),
  attack: marked(z.int().min(2).max(9)),
  defence: marked(z.int().min(2).max(9)),
  bonuses: marked(z.array(bonus).max(4)),
});

const card = z.strictObject({
  count: marked(z.int().min(0).max(14)),
  value: marked(z.int().min(0).max(99)),
  arms: marked(z.array(arm).min(1).max(3)),
});

function each<K extends string, V extends z.ZodType>(
  keys: readonly K[],
  value: V,
): z.ZodObject<Record<K, V>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>);
}

/** An owner of the printed game enters its chart, leaders and cards here. */
export const editions: EditionKind<EditionValues> = {
  house,
  values: z.strictObject({
    chart: z.array(z.array(marked(cell)).length(12)).length(12),
    massDestruction: marked(toll),
    leaders: each(LEADERS, leader),
    cards: each(CARD_KEYS, card),
  }),
  problems: (values) => [
    ...rankProblems(values),
    ...bonusProblems(values),
    ...cardProblems(values),
  ],
  nameOf,
};

const PARTS: Readonly<Record<string, Words>> = {
  chart: { en: 'Tactics Results Chart', de: 'Ergebnistafel der Taktiken' },
  massDestruction: { en: 'Weapons of Mass Destruction', de: 'Massenvernichtungswaffen' },
  leaders: { en: 'Leaders', de: 'Anführer' },
  cards: { en: 'Army Cards', de: 'Armeekarten' },
  rank: { en: 'Rank', de: 'Rang' },
  rating: { en: 'Tactics', de: 'Taktik' },
  attack: { en: 'Attack', de: 'Angriff' },
  defence: { en: 'Defence', de: 'Verteidigung' },
  bonuses: { en: 'Bonuses', de: 'Boni' },
  count: { en: 'In each army', de: 'Je Armee' },
  value: { en: 'Value', de: 'Wert' },
  arms: { en: 'Arms', de: 'Waffengattungen' },
};

/** What a row of a part is called; the chart has Tactics Cards in its columns as well. */
const ROWS: Readonly<Record<string, (key: string, language: Language) => string>> = {
  chart: (key, language) =>
    `${String(Number(key) + 1)} ${TACTIC_NAMES[language][Number(key)] ?? ''}`,
  leaders: (key, language) => (isLeader(key) ? LEADER_NAMES[key][language] : ''),
  cards: (key, language) => CARD_NAMES[language][CARD_KEYS.indexOf(key as CardKey)] ?? '',
};

function nameOf(path: readonly string[], language: Language): string | null {
  const [part = ''] = path;
  const last = path.at(-1) ?? '';
  const isRow = path.length === 2 || (part === 'chart' && path.length > 1);
  return (isRow ? ROWS[part]?.(last, language) : PARTS[last]?.[language]) ?? null;
}

/** Initiative and superiority know no ties. */
function rankProblems({ leaders }: Values<EditionValues>): Problem[] {
  const first = new Map<number, Leader>();
  return LEADERS.flatMap((each) => {
    const { rank } = leaders[each];
    const other = first.get(rank);
    first.set(rank, other ?? each);
    if (other === undefined) return [];
    return {
      path: ['leaders', each, 'rank'],
      words: {
        en: `is ${String(rank)}, which is the rank of ${LEADER_NAMES[other].en} already; ranks must differ`,
        de: `ist ${String(rank)}, und das ist schon der Rang von ${LEADER_NAMES[other].de}; Ränge müssen verschieden sein`,
      },
    };
  });
}

function bonusProblems({ leaders }: Values<EditionValues>): Problem[] {
  return LEADERS.filter(
    (each) => leaders[each].bonuses.filter(({ type }) => type === 'draw').length > 1,
  ).map((each) => ({
    path: ['leaders', each, 'bonuses'],
    words: { en: 'has two draw bonuses', de: 'hat zwei Ziehboni' },
  }));
}

/** Each player needs two cards for a battle; the Tech Deck has one of each. */
function cardProblems({ cards }: Values<EditionValues>): Problem[] {
  const army = CARD_KEYS.slice(0, 5);
  const size = army.reduce((sum, key) => sum + cards[key].count, 0);
  const short: Problem[] =
    size >= 2 && size <= 30
      ? []
      : [
          {
            path: ['cards'],
            words: {
              en: `make an army of ${String(size)}; it should have 2 to 30 cards`,
              de: `ergeben eine Armee von ${String(size)}; sie sollte 2 bis 30 Karten haben`,
            },
          },
        ];
  const odd = CARD_KEYS.slice(5).filter((key) => cards[key].count !== 0);
  return [
    ...short,
    ...odd.map((key) => ({
      path: ['cards', key, 'count'],
      words: {
        en: 'should be 0: the Tech Deck has one of each',
        de: 'sollte 0 sein: Der Technikstapel hat von jeder eine',
      },
    })),
  ];
}
