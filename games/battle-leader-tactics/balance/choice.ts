import { solveLargeGame } from '@bannerfield/bots';
import { known, makeXoshiro, SEATS, type Pair } from '@bannerfield/kernel';
import { makeReady, outcomeOf, type Ready } from '../bot/clash.ts';
import { lookAhead, type Outlook } from '../bot/outlook.ts';
import { solveBattle } from '../bot/solve.ts';
import { facts as factsOf } from '../rules/state.ts';
import { beforeTactics, type Chosen, type Superior } from './fought.ts';
import { makeOneBattle, type OneBattle } from './one-battle.ts';

/** What the best answer to a mix of choices gains beyond the value of the one battle. */
export interface Loss {
  /** Found and measured in the same battles: too much, if they are few. */
  readonly most: number;
  /** Found in one half of the battles and measured in the other: too little, if they are few. */
  readonly least: number;
}

/** How often somebody chooses so. */
interface Share {
  readonly ready: Ready;
  readonly share: number;
}

type Side = 'attacker' | 'defender';
const SIDES: Pair<Side> = ['attacker', 'defender'];

/** The one battle of the house edition, solved, to hold choices against. */
interface Yardstick {
  readonly battle: OneBattle;
  readonly value: number;
  readonly superior: Superior;
}

function makeYardstick(superior: Superior): Yardstick {
  const battle = makeOneBattle(houseFacts(superior), superior);
  return { battle, superior, value: solveLargeGame(battle).value };
}

function houseFacts(superior: Superior): ReturnType<typeof factsOf> {
  return factsOf(beforeTactics('first', superior).state.table);
}

/** By side: what came of choices at a table, each pair the attacker's and the defender's. */
export function lossesOf(superior: Superior, fought: readonly Pair<Chosen>[]): Pair<Loss> {
  const yardstick = makeYardstick(superior);
  const facts = houseFacts(superior);
  const share = 2 / fought.length;
  const half = (seat: number, parity: number): Share[] =>
    fought
      .filter((_, at) => at % 2 === parity)
      .flatMap((pair) => pair[seat] ?? [])
      .map((chosen) => ({ ready: makeReady(facts, chosen), share }));
  const [attacker, defender] = SEATS.map((seat): Loss => {
    const side = SIDES[seat];
    const even = lossesBy(yardstick, side, half(seat, 0));
    const odd = lossesBy(yardstick, side, half(seat, 1));
    const all = even.map((loss, at) => (loss + (odd[at] ?? 0)) / 2);
    const crossed = ((odd[bestOf(even)] ?? 0) + (even[bestOf(odd)] ?? 0)) / 2;
    return { most: Math.max(...all), least: crossed };
  });
  const none: Loss = { most: 0, least: 0 };
  return [attacker ?? none, defender ?? none];
}

/** By each answer of the other side: what this side loses beyond the value. */
function lossesBy(
  { battle, value, superior }: Yardstick,
  side: Side,
  mix: readonly Share[],
): number[] {
  const facts = houseFacts(superior);
  return battle.strategies.map(({ ready: answer }) => {
    const gained = mix.reduce(
      (sum, { ready, share }) =>
        sum +
        share *
          (side === 'attacker'
            ? outcomeOf(facts, ready, answer, superior)
            : -outcomeOf(facts, answer, ready, superior)),
      0,
    );
    return (side === 'attacker' ? value : -value) - gained;
  });
}

function bestOf(losses: readonly number[]): number {
  return losses.indexOf(Math.max(...losses));
}

/** Totals that differ at all decide; nothing else is at stake. */
const ONE_BATTLE = {
  attackerLeader: 0,
  defenderLeader: 0,
  hasTech: false,
  doubt: 1e-6,
  weights: { win: 1, loss: 1, card: 0, later: 0 },
} as const;

/** By side: what the mix loses that the bot draws from if the battle is all there is; exact. */
export function lossesOfSolving(superior: Superior): Pair<number> {
  const yardstick = makeYardstick(superior);
  const { state } = beforeTactics('first', superior);
  const [attacker = 0, defender = 0] = SEATS.map((seat) => {
    const seen = lookAhead(known(state, seat), makeXoshiro(1).next);
    const outlook: Outlook = { ...seen, stakes: { ...seen.stakes, ...ONE_BATTLE } };
    const solved = solveBattle(outlook);
    if (solved === null) throw new Error('both have fourteen cards');
    const mix = solved.mine.map((way, at) => ({
      ready: makeReady(outlook.facts, way),
      share: solved.myShares[at] ?? 0,
    }));
    return Math.max(...lossesBy(yardstick, SIDES[seat], mix));
  });
  return [attacker, defender];
}
