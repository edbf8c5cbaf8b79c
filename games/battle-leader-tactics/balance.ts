import { exactly, type Balance, type Figure } from '@bannerfield/editions';
import { share } from '@bannerfield/stats';
import { dominatedTactics } from './balance/dominance.ts';
import { leaderFigures, type WonBattle } from './balance/leaders.ts';
import { solveOneBattle, type BattleSolution } from './balance/one-battle.ts';
import { TACTIC_NAMES } from './names.ts';
import { HIGHEST_TACTIC, LEADERS, type Leader } from './rules/data.ts';
import { factsOf, type EditionFacts } from './rules/edition.ts';
import type { Event } from './rules/events.ts';
import { DEFAULTS } from './rules/options.ts';
import type { LeaderTactics } from './rules/state.ts';

/** What one game adds. */
interface Row {
  readonly reason: string;
  readonly won: readonly WonBattle[];
  readonly battles: number;
  /** How often each tactic was in force, `[n - 1]` of tactic n. */
  readonly tactics: readonly number[];
  readonly lost: number;
}

/** No tactic is idle, neither side is better off, no leader better than his rank. */
export const balance: Balance<LeaderTactics> = {
  observe: ({ over, state, events }): Row => ({
    reason: over.reason,
    won: wonBattles(events),
    battles: state.table.record.length,
    tactics: countTactics(events),
    lost: events.reduce((sum, event) => sum + (event.type === 'lost' ? event.cards.length : 0), 0),
  }),
  figures: (observed, game) => {
    const rows = observed as readonly Row[];
    const facts = factsOf(game.setup(DEFAULTS).table.edition);
    return [
      ...endFigures(rows),
      ...tacticFigures(rows),
      ...leaderFigures(
        rows.map(({ won }) => won),
        facts,
      ),
    ];
  },
  exact: (game) => exactFigures(factsOf(game.setup(DEFAULTS).table.edition)),
};

/** Who led when a battle was won: leaders as they came to the battle. */
function wonBattles(events: readonly Event[]): WonBattle[] {
  const won: WonBattle[] = [];
  const leads: [number, number] = [-1, -1];
  let led: [number, number] = [-1, -1];
  for (const event of events) {
    // Leaders that are named beforehand do not come up, but they are kept or discarded.
    if (event.type === 'leader' || event.type === 'keep' || event.type === 'void') {
      leads[event.seat] = LEADERS.indexOf(event.leader satisfies Leader);
    }
    if (event.type === 'roles') led = [leads[0], leads[1]];
    if (event.type === 'won' && event.winner !== null) won.push([led[0], led[1], event.winner]);
  }
  return won;
}

function countTactics(events: readonly Event[]): number[] {
  const counts = new Array<number>(HIGHEST_TACTIC).fill(0);
  for (const event of events) {
    if (event.type !== 'engage') continue;
    for (const tactic of [event.attacker, event.defender]) {
      counts[tactic - 1] = (counts[tactic - 1] ?? 0) + 1;
    }
  }
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function endFigures(rows: readonly Row[]): Figure[] {
  const battles = sum(rows.map((row) => row.battles));
  return [
    {
      name: 'decided-by-wins',
      label: { en: 'games decided by wins', de: 'durch Siege entschiedene Partien' },
      unit: 'share',
      estimate: share(rows.filter(({ reason }) => reason === 'wins').length, rows.length),
      aim: { least: 0.35, most: 0.75 },
    },
    {
      name: 'without-winner',
      label: { en: 'battles without a winner', de: 'Schlachten ohne Sieger' },
      unit: 'share',
      estimate: share(battles - sum(rows.map(({ won }) => won.length)), battles),
      aim: null,
    },
    {
      name: 'losses',
      label: {
        en: 'cards lost in a battle, by both',
        de: 'Verluste in einer Schlacht, beide Seiten',
      },
      unit: 'number',
      estimate: exactly(sum(rows.map(({ lost }) => lost)) / battles),
      aim: null,
    },
  ];
}

function tacticFigures(rows: readonly Row[]): Figure[] {
  const counts = Array.from({ length: HIGHEST_TACTIC }, (_, n) =>
    sum(rows.map(({ tactics }) => tactics[n] ?? 0)),
  );
  const all = sum(counts);
  if (all === 0) return [];
  return counts.map((count, n) => ({
    name: `tactic-${String(n + 1)}`,
    label: {
      en: `${TACTIC_NAMES.en[n] ?? ''} in force`,
      de: `${TACTIC_NAMES.de[n] ?? ''} in Kraft`,
    },
    unit: 'share',
    estimate: share(count, all),
    aim: null,
  }));
}

const SUPERIOR = ['attacker', 'defender'] as const;
const SUPERIOR_WORDS = {
  attacker: { en: 'attacker superior', de: 'Angreifer überlegen' },
  defender: { en: 'defender superior', de: 'Verteidiger überlegen' },
} as const;
/** A share that counts as part of a mix. */
const MIXED = 0.01;

/** One battle of equal leaders, solved exactly, whichever of them is superior. */
function exactFigures(facts: EditionFacts): Figure[] {
  return SUPERIOR.flatMap((superior) => {
    const solution = solveOneBattle(facts, superior);
    return [
      valueFigure(solution, superior),
      gapFigure(solution, superior),
      ...SUPERIOR.flatMap((side) => [
        mixFigure(solution, superior, side),
        dominanceFigure(facts, superior, side),
      ]),
    ];
  });
}

type Role = (typeof SUPERIOR)[number];

function valueFigure({ value }: BattleSolution, superior: Role): Figure {
  const words = SUPERIOR_WORDS[superior];
  return {
    name: `value-${superior}-superior`,
    label: {
      en: `one battle, worth to the attacker, ${words.en}`,
      de: `eine Schlacht, Wert für den Angreifer, ${words.de}`,
    },
    unit: 'number',
    estimate: exactly(value),
    aim: { least: -0.1, most: 0.1 },
  };
}

function gapFigure({ exploitability }: BattleSolution, superior: Role): Figure {
  const words = SUPERIOR_WORDS[superior];
  return {
    name: `gap-${superior}-superior`,
    label: {
      en: `what a best answer gains against that solution, ${words.en}`,
      de: `Gewinn der besten Antwort auf diese Lösung, ${words.de}`,
    },
    unit: 'number',
    estimate: exactly(exploitability),
    aim: { most: 1e-6 },
  };
}

const ROLE_WORDS = {
  attacker: { en: 'the attacker', de: 'Angreifer' },
  defender: { en: 'the defender', de: 'Verteidiger' },
} as const;

function mixFigure(solution: BattleSolution, superior: Role, side: Role): Figure {
  const words = SUPERIOR_WORDS[superior];
  return {
    name: `mixed-${side}-${superior}-superior`,
    label: {
      en: `tactics in the best mix of ${ROLE_WORDS[side].en}, ${words.en}`,
      de: `Taktiken in der besten Mischung, ${ROLE_WORDS[side].de}, ${words.de}`,
    },
    unit: 'number',
    estimate: exactly(solution[side].filter((each) => each >= MIXED).length),
    aim: { least: 6 },
  };
}

function dominanceFigure(facts: EditionFacts, superior: Role, side: Role): Figure {
  const words = SUPERIOR_WORDS[superior];
  return {
    name: `dominated-${side}-${superior}-superior`,
    label: {
      en: `tactics that ${ROLE_WORDS[side].en} should never set, ${words.en}`,
      de: `Taktiken, die nie zu setzen sind, ${ROLE_WORDS[side].de}, ${words.de}`,
    },
    unit: 'number',
    estimate: exactly(dominatedTactics(facts, superior, side).length),
    aim: { most: 0 },
  };
}
