import type { Aim, Balance, Figure } from '@bannerfield/editions';
import type { PendingOver } from '@bannerfield/kernel';
import { mean, share } from '@bannerfield/stats';
import { SCENARIO_NAMES } from './names.ts';
import { SCENARIOS } from './rules/scenarios.ts';
import type { BattleLore } from './rules/state.ts';
import { optionsSchema } from './schema.ts';

/** What one game adds. */
interface Row {
  readonly scenario: string;
  readonly winner: PendingOver['winner'];
  readonly turns: number;
}

/** Neither side has more than 55 %; of the historical battle, whose forces are given, 60 %. */
const EVEN: Aim = { least: 0.45, most: 0.55 };
const HISTORICAL: Aim = { least: 0.4, most: 0.6 };

/** The eight scenarios by turns, so that each is played in an eighth of the games. */
export const balance: Balance<BattleLore> = {
  settings: () => SCENARIOS.map(({ id }) => optionsSchema.parse({ scenario: id })),
  observe: ({ options, over, state }): Row => ({
    scenario: options.scenario,
    winner: over.winner,
    turns: state.table.turn,
  }),
  figures: (observed) => {
    const rows = observed as readonly Row[];
    return SCENARIOS.flatMap(({ id }) =>
      scenarioFigures(
        id,
        rows.filter(({ scenario }) => scenario === id),
      ),
    );
  },
};

function scenarioFigures(id: string, rows: readonly Row[]): Figure[] {
  const name = SCENARIO_NAMES[id] ?? { en: id, de: id };
  const won = rows.filter(({ winner }) => winner !== 'draw');
  const wins: Figure[] =
    won.length === 0
      ? []
      : [
          {
            name: `bottom-${id}`,
            label: { en: `${name.en}: wins of the bottom army`, de: `${name.de}: Siege von unten` },
            unit: 'share',
            estimate: share(won.filter(({ winner }) => winner === 0).length, won.length),
            aim: id === 'agincourt' ? HISTORICAL : EVEN,
          },
        ];
  const turns: Figure[] =
    rows.length < 2
      ? []
      : [
          {
            name: `turns-${id}`,
            label: { en: `${name.en}: turns`, de: `${name.de}: Züge` },
            unit: 'number',
            estimate: mean(rows.map((row) => row.turns)),
            aim: null,
          },
        ];
  return [...wins, ...turns];
}
