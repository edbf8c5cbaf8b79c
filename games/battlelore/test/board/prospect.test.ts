import { makeXoshiro, known } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { blockersBetween, orderedBy, prospectNow } from '../../board/prospect.ts';
import { phaseOf } from '../../board/pointing.ts';
import { ALL_HEXES, formatHex, parseHex, type Hex } from '../../rules/board.ts';
import { COMMANDS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLore, BattleLoreKnown } from '../../rules/state.ts';
import { mixed } from '../mixed.ts';
import { begin } from '../rules/position.ts';

const at = (name: string): Hex => parseHex(name) ?? -1;

/** Decisions of random games. */
function visit(seed: number, see: (me: BattleLoreKnown) => void): void {
  const { next: rng } = makeXoshiro(seed);
  const state = game.setup({ ...mixed(seed), turnLimit: 12 });
  for (;;) {
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      game.applyChance(state, game.sample(state, rng), () => undefined);
      continue;
    }
    const seat = pending.seats[0] ?? 0;
    const me: BattleLoreKnown = known<BattleLore>(state, seat);
    see(me);
    const legal = game.legal(me);
    const action = legal[rng(legal.length)];
    if (action !== undefined) game.apply(state, seat, action, () => undefined);
  }
}

const of = <K extends Action['type']>(legal: readonly Action[], type: K) =>
  legal.filter((action): action is Action & { type: K } => action.type === type);

function expectMoves({ table }: BattleLoreKnown, legal: readonly Action[], hex: Hex): number {
  const mine = of(legal, 'move').filter(({ from }) => from === hex);
  const tos = [...new Set(mine.map(({ to }) => to))];
  const landings = prospectNow(table, hex)?.landings ?? [];
  expect(landings.map(({ to }) => to).toSorted()).toEqual(tos.toSorted());
  return tos.length;
}

function expectAttacks({ table }: BattleLoreKnown, legal: readonly Action[], hex: Hex): number {
  const mine = of(legal, 'attack').filter(({ from }) => from === hex);
  // Only the pursuer has a bonus attack; of others nothing is said.
  if (phaseOf(table) === 'bonus' && mine.length === 0) return 0;
  const { landings = [], aims = [] } = prospectNow(table, hex) ?? {};
  const shown = aims.filter(({ odds }) => odds !== null).map((aim) => aim.at);
  expect(landings).toEqual([]);
  expect(shown.toSorted()).toEqual(mine.map((attack) => attack.at).toSorted());
  return mine.length;
}

describe('what is shown of the unit in hand', () => {
  test('R6.4, R7.3 and R8.2 it goes and strikes where the rules let it, and nowhere else', () => {
    const met = { moves: 0, attacks: 0 };
    for (let seed = 0; seed < runs(8, 60); seed++) {
      visit(seed, (me) => {
        const legal = game.legal(me);
        const own = me.table.units.filter((unit) => unit.seat === me.seat && unit.figures > 0);
        for (const { hex } of own) {
          const phase = phaseOf(me.table);
          if (phase === 'move') met.moves += expectMoves(me, legal, hex);
          if (phase === 'battle' || phase === 'bonus') met.attacks += expectAttacks(me, legal, hex);
        }
      });
    }
    expect(met.moves).toBeGreaterThan(1000);
    expect(met.attacks).toBeGreaterThan(30);
  });

  test('R8.4 what blocks a line is what the refusal names', () => {
    const field =
      'bottom archers d5; top archers g5; wood f5 e5; bottom archers b6; top archers b7';
    const play = begin(field).order('d5', 'b6');
    const { table, hands } = play.state();
    const refusal = game.why(
      { seat: 0, table, hand: hands[0] },
      { type: 'attack', from: at('d5'), at: at('g5') },
    );
    const blockers = blockersBetween(table, at('d5'), at('g5')).map(formatHex);
    expect(refusal?.facts).toEqual({ blockers });
    const aim = prospectNow(table, at('d5'))?.aims.find((each) => each.at === at('g5'));
    expect(aim).toMatchObject({ odds: null });
    expect(aim?.blockers.map(formatHex)).toEqual(blockers);
  });

  test('R5.3 whom a card could order before it is played is whom it orders first', () => {
    let met = 0;
    for (let seed = 0; seed < runs(2, 20); seed++) {
      visit(seed, ({ seat, table, hand }) => {
        if (phaseOf(table) !== 'card') return;
        for (const card of new Set(hand.cards)) {
          const type = COMMANDS[card]?.scope.type;
          if (type === 'dice' || type === 'counter') continue;
          const state = game.clone({ table, hands: [hand, hand], fate: { deck: [], lore: [] } });
          game.apply(state, seat, { type: 'play', card }, () => undefined);
          const asked = phaseOf(state.table) === 'order';
          const legal = asked ? game.legal(known<BattleLore>(state, seat)) : [];
          const orders = of(legal, 'order').map((order) => order.at);
          const shown = orderedBy(table, seat, card);
          // Beside the card a Call to Arms orders others.
          if (table.extra > 0) continue;
          expect(shown.toSorted(), COMMANDS[card]?.id).toEqual(orders.toSorted());
          met += shown.length;
        }
      });
    }
    expect(met).toBeGreaterThan(100);
    expect(ALL_HEXES).toHaveLength(113);
  });
});
