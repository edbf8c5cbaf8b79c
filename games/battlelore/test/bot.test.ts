import { makeGreedy, makeRandom, playGame } from '@bannerfield/bots';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { makeAdviser } from '../bot/advise.ts';
import { forecast, makeStrike } from '../bot/forecast.ts';
import { taste } from '../bot/index.ts';
import { planTurn } from '../bot/plan.ts';
import { oddsOf } from '../odds.ts';
import { cloneTable } from '../rules/clone.ts';
import { parseHex } from '../rules/board.ts';
import { game as rules } from '../rules/index.ts';
import { SCENARIOS } from '../rules/scenarios.ts';
import { unitOf, type BattleLore } from '../rules/state.ts';
import { DEFAULTS } from './mixed.ts';
import { begin, type Played } from './rules/position.ts';

test('greedy beats random in each scenario', () => {
  for (const [index, { id }] of SCENARIOS.entries()) {
    for (let round = 0; round < runs(1, 25); round++) {
      const seat = (index + round) % 2 === 0 ? 0 : 1;
      const { next: rng } = makeXoshiro(100 * index + round);
      const greedy = makeGreedy(taste)(rules, seat, rng);
      const random = makeRandom<BattleLore>()(rules, seat === 0 ? 1 : 0, rng);
      const bots = seat === 0 ? ([greedy, random] as const) : ([random, greedy] as const);
      const { result } = playGame(rules, { ...DEFAULTS, scenario: id }, bots, rng);
      expect(result?.winner, id).toBe(seat);
    }
  }
});

test('two greedy bots come to an end in each scenario, also across water', () => {
  for (const { id } of SCENARIOS) {
    for (let seed = 0; seed < runs(1, 25); seed++) {
      const { next: chance } = makeXoshiro(seed);
      const bots = [0, 1].map((seat) => makeGreedy(taste)(rules, seat === 0 ? 0 : 1, chance));
      const [bottom, top] = bots;
      if (bottom === undefined || top === undefined) throw new Error('there are two bots');
      const { state, result } = playGame(
        rules,
        { ...DEFAULTS, scenario: id },
        [bottom, top],
        chance,
      );
      expect(result?.reason, id).toBe('banners');
      expect(state.table.turn, id).toBeLessThan(250);
    }
  }
});

const { next: rng } = makeXoshiro(1);

/** The bot's choice, as the notation writes it. */
function chosen(game: Played): string {
  const state = game.state();
  const pending = rules.pending(state.table);
  const [seat = 0] = pending.kind === 'decision' ? pending.seats : [];
  const [first] = makeAdviser().advise(known(state, seat), rng) ?? [];
  return first === undefined ? 'looks at the position' : rules.notation.format(first.action);
}

/** A blue unit before a wounded enemy in the centre, another far from anybody on the left. */
const FIELD = 'bottom regular-infantry d5 c2; top regular-infantry e5 f11';
const WOUNDED = { e5: 1 };

test('plays the card with which a unit can be destroyed, orders who can, and attacks', () => {
  const hand = 'advance-left scout-centre attack-right';
  const game = begin(FIELD, { hand, figures: WOUNDED });
  expect(chosen(game)).toBe('play:scout-centre');
  game.play('play:scout-centre');
  expect(chosen(game)).toBe('order:d5');
  game.play('order:d5');
  while (game.phase() === 'order' || game.phase() === 'move') game.play('done');
  expect(chosen(game)).toBe('d5xe5');
});

test('comes on where nobody can be fought', () => {
  const game = begin('bottom regular-infantry b6 b7; top archers h6', { hand: 'attack-centre' });
  game.play('play:attack-centre', 'order:b6', 'order:b7');
  expect(chosen(game)).toMatch(/^b[67]>[cd]\d$/);
});

test('no two deeds of a plan end on the same hex', () => {
  const game = begin('water d5 d6; bottom regular-infantry c5 c6 c7; top archers g6');
  game.play('play:attack-centre');
  const { deeds } = planTurn(cloneTable(game.state().table), 0);
  expect(new Set(deeds.map(({ to }) => to)).size).toBe(deeds.length);
});

test('a forecast of whole figures is what the odds say', () => {
  for (const [bottom, top, ground] of [
    ['regular-infantry', 'heavy-cavalry', ''],
    ['heavy-cavalry', 'dwarf-swords', 'wood e5'],
    ['heavy-infantry', 'goblin-swords', 'landmark e5'],
  ] as const) {
    for (const left of [1, 2, 3]) {
      const field = `bottom ${bottom} d5; top ${top} e5; ${ground}`;
      const { table } = begin(field, { figures: { e5: left } })
        .order('d5')
        .state();
      const [attacker, target] = [table.at[parseHex('d5') ?? -1], table.at[parseHex('e5') ?? -1]];
      const strike = makeStrike(table, 'attack', attacker ?? -1, target ?? -1);
      const odds = oddsOf(
        table,
        {
          ...strike,
          kind: 'attack',
          from: parseHex('d5') ?? -1,
          at: parseHex('e5') ?? -1,
          dice: 0,
        },
        unitOf(table, target ?? -1),
      );
      const { kill, driven, lost } = forecast(table, strike, left);
      expect(strike.dice).toBe(odds.dice);
      expect(kill).toBeCloseTo(odds.kill, 12);
      expect(driven).toBeCloseTo(odds.driven, 12);
      const all = odds.losses.reduce((sum, share, figures) => sum + share * figures, 0);
      expect(lost).toBeCloseTo(all, 12);
    }
  }
});

test('of Lore it plays what brings more than its price', () => {
  const field = 'bottom regular-infantry d5; top archers e5; goals 1 4';
  const game = begin(field, { lore: ['war-cry', ''], tokens: [3, 0], figures: { e5: 1 } });
  game.order('d5').play('d5xe5');
  // The game hangs on a single figure.
  expect(chosen(game)).toBe('lore:war-cry');
  const cold = begin('bottom archers d5; top heavy-infantry e5', {
    lore: ['unease', ''],
    tokens: [3, 0],
  });
  cold.order('d5').play('d5xe5');
  expect(chosen(cold)).toBe('pass');
});

test('always strikes back', () => {
  const game = begin('bottom heavy-infantry d5; top dwarf-swords e5').order('d5');
  game.play('d5xe5', 'roll:gggg');
  expect(game.phase()).toBe('back');
  expect(chosen(game)).toBe('back');
});
