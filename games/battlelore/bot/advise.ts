import { judge, type Adviser, type Misjudge } from '@bannerfield/bots';
import { silent, type Rng, type Seat } from '@bannerfield/kernel';
import { CENTRE, LEFT, RIGHT, sectionsOf } from '../rules/board.ts';
import { COMMAND, LORE_CARDS } from '../rules/data.ts';
import { game } from '../rules/index.ts';
import { scopeOfCard } from '../rules/orders.ts';
import {
  kindOf,
  unitOf,
  type Action,
  type BattleLore,
  type BattleLoreKnown,
  type BattleLoreState,
  type CommandId,
  type Table,
} from '../rules/state.ts';
import { adviseLore } from './lore.ts';
import { makeKnown, planAnew, planTurn, type Known } from './plan.ts';
import { standing } from './standing.ts';
import { listBonuses, ranked, type Advice } from './strikes.ts';

/** Card, orders, moves and attacks by the worth of the whole turn; null: look at the position. */
export function makeAdviser(misjudge: Misjudge = judge): Adviser<BattleLore> {
  return { advise: (known, rng) => advise(misjudge, known, rng) };
}

function advise(misjudge: Misjudge, known: BattleLoreKnown, rng: Rng): Advice | null {
  const { table } = known;
  switch (table.stack.at(-1)?.phase) {
    case 'card':
      return adviseCard(misjudge, known, rng);
    case 'order':
      return [adviseOrder(misjudge, known)];
    case 'move':
      return adviseMove(misjudge, known, rng);
    case 'battle':
      return adviseBattle(misjudge, known);
    case 'bonus':
      return ranked([...listBonuses(table), { action: { type: 'pass' }, value: 0 }]);
    case 'back':
      return [{ action: { type: 'back' }, value: 0 }];
    case 'keep':
      return adviseKeep(known);
    default:
      return table.lore === null ? null : adviseOfLore(known);
  }
}

function adviseOfLore(known: BattleLoreKnown): Advice | null {
  switch (known.table.stack.at(-1)?.phase) {
    case 'keep-lore':
      return adviseKeepLore(known);
    case 'strike':
    case 'react':
    case 'fuel':
      return adviseLore(known);
    default:
      return null;
  }
}

/** Every card by the best turn that it allows, and Lore by how much better it makes that turn. */
function adviseCard(misjudge: Misjudge, known: BattleLoreKnown, rng: Rng): Advice {
  const after = makeKnown(known.table, known.seat, misjudge);
  return ranked(
    game.legal(known).map((action) => ({
      action,
      value:
        action.type === 'lore'
          ? worthOfLore(known, action, rng, (state) => bestCard(misjudge, state, known.seat, rng))
          : worthOfCard(game.imagine(known, rng), known.seat, action, rng, after),
    })),
  );
}

/** Turns whose worth differs by less than 1 are as good as each other: a toss decides. */
const TOSS = 100;

function worthOfCard(
  state: BattleLoreState,
  seat: Seat,
  action: Action,
  rng: Rng,
  known: Known,
): number {
  const toss = rng(TOSS) / TOSS;
  const { turn } = state.table;
  game.apply(state, seat, action, silent);
  while (state.table.stack.at(-1)?.phase === 'muster') {
    game.applyChance(state, game.sample(state, rng), silent);
  }
  const isTurn = state.table.step === 'order' && state.table.turn === turn;
  return isTurn ? toss + planTurn(state.table, seat, known).worth : toss;
}

function bestCard(misjudge: Misjudge, state: BattleLoreState, seat: Seat, rng: Rng): number {
  const known = { seat, table: state.table, hand: state.hands[seat] };
  const plays = game.legal(known).filter(({ type }) => type === 'play');
  const after = makeKnown(state.table, seat, misjudge);
  return Math.max(...plays.map((play) => worthOfCard(game.clone(state), seat, play, rng, after)));
}

/** What the card changes at once, and what the turn is worth with it. */
function worthOfLore(
  known: BattleLoreKnown,
  action: Action,
  rng: Rng,
  worthOfTurn: (state: BattleLoreState) => number,
): number {
  const state = game.imagine(known, rng);
  game.apply(state, known.seat, action, silent);
  const gained = standing(state.table, known.seat) - standing(known.table, known.seat);
  return gained + worthOfTurn(state);
}

function adviseOrder(misjudge: Misjudge, { table, seat }: BattleLoreKnown): Advice[number] {
  const { deeds, worth } = planAnew(table, seat, misjudge);
  const next = deeds.find(({ unit }) => unitOf(table, unit).order === 'no');
  const action: Action = next === undefined ? { type: 'done' } : { type: 'order', at: next.from };
  return { action, value: worth };
}

function adviseMove(misjudge: Misjudge, known: BattleLoreKnown, rng: Rng): Advice {
  const { table, seat } = known;
  const lore = table.lore === null ? [] : game.legal(known).filter(({ type }) => type === 'lore');
  const move = nextMove(misjudge, known);
  return ranked([
    move,
    ...lore.map((play) => ({
      action: play,
      value: worthOfLore(
        known,
        play,
        rng,
        (state) => planTurn(state.table, seat, makeKnown(state.table, seat, misjudge)).worth,
      ),
    })),
  ]);
}

function nextMove(misjudge: Misjudge, { table, seat }: BattleLoreKnown): Advice[number] {
  const { deeds, worth } = planAnew(table, seat, misjudge);
  const next = deeds.find(({ from, to }) => to !== from);
  const action: Action =
    next === undefined
      ? { type: 'done' }
      : { type: 'move', from: next.from, to: next.to, rush: next.rush };
  return { action, value: worth };
}

/** The first attack of the plan; if a rush must be fought out, whatever comes of it. */
function adviseBattle(misjudge: Misjudge, known: BattleLoreKnown): Advice | null {
  const { table, seat } = known;
  const { deeds, worth } = planAnew(table, seat, misjudge);
  for (const { from, strike } of deeds) {
    if (strike === null) continue;
    const at = unitOf(table, strike.target).hex;
    return [{ action: { type: 'attack', from, at }, value: worth }];
  }
  const isDone = game.why(known, { type: 'done' }) === null;
  return isDone ? [{ action: { type: 'done' }, value: 0 }] : null;
}

/** R4.4: the card that orders more of the own units. */
function adviseKeep({ table, seat, hand }: BattleLoreKnown): Advice {
  return ranked(
    hand.aside.map((card) => ({
      action: { type: 'keep', card },
      value: ordersOf(table, seat, card),
    })),
  );
}

/** Units that the card would order now, as far as that can be counted; about two otherwise. */
function ordersOf(table: Readonly<Table>, seat: Seat, card: CommandId): number {
  const scope = scopeOfCard(card);
  const command = table.handSizes[seat] + 1;
  const own = table.units.filter((unit) => unit.seat === seat && unit.figures > 0);
  const upTo = (most: number, holds: (unit: (typeof own)[number]) => boolean): number =>
    Math.min(most === COMMAND ? command : most, own.filter(holds).length);
  switch (scope.type) {
    case 'sections':
      return [LEFT, CENTRE, RIGHT].reduce(
        (sum, bit, place) =>
          sum +
          upTo(
            scope.most[place] ?? 0,
            ({ hex }) => (sectionsOf(hex, seat, table.options.sectionLayout) & bit) > 0,
          ),
        0,
      );
    case 'banner':
      return upTo(COMMAND, (unit) => kindOf(unit).banner === scope.banner);
    case 'charge':
      return upTo(COMMAND, (unit) => kindOf(unit).mounted);
    case 'onslaught':
      return upTo(COMMAND, (unit) => !kindOf(unit).mounted);
    default:
      return 2;
  }
}

/** R17.7: the cheapest is the first that can be paid. */
function adviseKeepLore({ hand }: BattleLoreKnown): Advice {
  return ranked(
    hand.lore.map((card) => ({
      action: { type: 'keep-lore', card },
      value: -(LORE_CARDS[card]?.cost ?? 0),
    })),
  );
}
