import { solveMatrixGame } from '@bannerfield/bots';
import { share } from '@bannerfield/stats';
import { exactly, type Balance, type Figure } from '../index.ts';
import type { Duel } from './rules.ts';

interface Row {
  /** How often each stance was taken. */
  readonly taken: readonly number[];
}

/** No stance is idle, and one clash is worth nothing to either side. */
export const balance: Balance<Duel> = {
  settings: () => [{ longest: 10 }, { longest: 20 }],
  observe: ({ state, events }): Row => {
    const stances = events.flatMap((event) => (event.type === 'clash' ? event.stances : []));
    const { chart } = state.table.edition;
    return { taken: chart.map((_, stance) => stances.filter((each) => each === stance).length) };
  },
  figures: (observed) => {
    const rows = observed as readonly Row[];
    const totals = (rows[0]?.taken ?? []).map((_, stance) =>
      rows.reduce((sum, { taken }) => sum + (taken[stance] ?? 0), 0),
    );
    const all = totals.reduce((sum, each) => sum + each, 0);
    return totals.map((total, stance) => ({
      name: `stance-${String(stance)}`,
      label: { en: `stance ${String(stance)} taken`, de: `Haltung ${String(stance)} gewählt` },
      unit: 'share',
      estimate: share(total, all),
      aim: { least: 0.2 },
    }));
  },
  exact: (game): Figure[] => {
    const { chart } = game.setup({ longest: 1 }).table.edition;
    const payoffs = chart.map((row, mine) =>
      row.map((gain, his) => gain - (chart[his]?.[mine] ?? 0)),
    );
    const { value, rows } = solveMatrixGame(payoffs);
    return [
      {
        name: 'value',
        label: { en: 'value of one clash', de: 'Wert eines Zusammenstoßes' },
        unit: 'number',
        estimate: exactly(value),
        aim: { least: -0.05, most: 0.05 },
      },
      {
        name: 'mixed',
        label: { en: 'stances in the best mix', de: 'Haltungen in der besten Mischung' },
        unit: 'number',
        estimate: exactly(rows.filter((each) => each > 1e-9).length),
        aim: { least: 3 },
      },
    ];
  },
};
