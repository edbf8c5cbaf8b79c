import type { Game, GameTypes, Known, Rng } from '@bannerfield/kernel';
import type { Budget, MakeBot } from '../bot.ts';
import { compare, type Spending } from './compare.ts';
import type { Mind } from './mind.ts';
import { Search, type Judged } from './search.ts';

const FINE = 0x1_0000_0000;

type MakeMind<T extends GameTypes> = (game: Game<T>) => Mind<T>;

/** A bot that searches, `trials` a choice where its budget does not say how long. */
export function makeSearcher<T extends GameTypes>(
  makeMind: MakeMind<T>,
  trials: number,
): MakeBot<T> {
  return makeThinker(makeMind, trials, (game, mind, known, spent, rng) => {
    const search = new Search(game, mind, known, rng);
    while (spent(search.trials + 1) <= 1) search.think();
    const pending = game.pending(known.table);
    const isAtOnce = pending.kind === 'decision' && pending.seats.length > 1;
    return isAtOnce ? drawn(search.judged(), rng(FINE) / FINE) : mostTried(search.judged());
  });
}

/** A bot that tries what else it could do against what it would do, `trials` playouts a choice. */
export function makeComparer<T extends GameTypes>(
  makeMind: MakeMind<T>,
  trials: number,
): MakeBot<T> {
  return makeThinker(makeMind, trials, compare);
}

type Decide<T extends GameTypes> = (
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  spent: Spending,
  rng: Rng,
) => T['Action'];

/** Thinks only where there is a choice. */
function makeThinker<T extends GameTypes>(
  makeMind: MakeMind<T>,
  trials: number,
  decide: Decide<T>,
): MakeBot<T> {
  return (game, _seat, rng) => {
    const mind = makeMind(game);
    return {
      see: () => undefined,
      choose: (known, budget) => {
        const [only, ...others] = game.legal(known);
        if (only !== undefined && others.length === 0) return only;
        return decide(game, mind, known, spendingOf(budget, trials), rng);
      },
    };
  };
}

/** As the level has it where the budget does not say; time binds instead, where it is given. */
function spendingOf({ nodes, timeSpent }: Budget, usual: number): Spending {
  if (timeSpent === undefined) return (trials) => trials / (nodes ?? usual);
  return (trials) => Math.max(timeSpent(), nodes === undefined ? 0 : trials / nodes);
}

function mostTried<A>(judged: readonly Judged<A>[]): A {
  const [best] = judged;
  if (best === undefined) throw new Error('a bot was asked where nothing is legal');
  return best.action;
}

function drawn<A>(judged: readonly Judged<A>[], point: number): A {
  const all = judged.reduce((sum, { share }) => sum + share, 0);
  let left = point * all;
  for (const { action, share } of judged) {
    left -= share;
    if (left < 0) return action;
  }
  return mostTried(judged);
}
