import {
  known as knownBy,
  SEATS,
  silent,
  type Game,
  type GameTypes,
  type Known,
  type Rng,
  type State,
  type Words,
} from '@bannerfield/kernel';
import type { Budget, MakeBot, Rated, Taste } from './bot.ts';
import { judge, makeMisjudge, type Misjudge } from './misjudge.ts';

const WON = 1e9;
const DREAMS = 2;

/**
 * Looks one action ahead, in truths it imagines, and takes what its taste likes best, or
 * what the taste's adviser says.
 * @param misjudgement points on the taste's scale by which it is usually wrong.
 */
export function makeGreedy<T extends GameTypes>(taste: Taste<T>, misjudgement = 0): MakeBot<T> {
  return (game, _seat, rng) => {
    const misjudge = makeMisjudge(misjudgement, rng);
    const adviser = taste.makeAdviser?.(misjudge);
    return {
      see: () => undefined,
      choose: (known, budget) => {
        const [advised] = adviser?.advise(known, rng) ?? [];
        if (advised !== undefined) return advised.action;
        const [only, ...others] = game.legal(known);
        if (only !== undefined && others.length === 0) return only;
        const [best] = lookAhead(game, taste, known, rng, budget, misjudge);
        if (best === undefined) throw new Error('a bot was asked where nothing is legal');
        return best.action;
      },
    };
  };
}

/** What the taste advises; else all legal actions, the best first, equals in random order. */
export function rate<T extends GameTypes>(
  game: Game<T>,
  taste: Taste<T>,
  known: Known<T>,
  rng: Rng,
  budget: Budget = {},
): Rated<T>[] {
  const advised = taste.makeAdviser?.().advise(known, rng) ?? null;
  return advised === null ? lookAhead(game, taste, known, rng, budget) : [...advised];
}

/** Why the taste likes the first of what it has rated so; null: it never says, or rated nothing. */
export async function reasonOf<T extends GameTypes>(
  taste: Taste<T>,
  known: Known<T>,
  rated: readonly Rated<T>[],
): Promise<Words | null> {
  const [best] = rated;
  if (best === undefined || taste.loadReason === undefined) return null;
  const reason = await taste.loadReason();
  const { counts } = reason;
  const equals = rated.filter(({ value }) => value === best.value).length;
  return reason.say(known, best) ?? (equals > 1 ? asGood(equals, counts) : bestByAll(counts));
}

function asGood(count: number, { en, de }: Words): Words {
  const many = String(count);
  return {
    en: `${many} moves look equally good to the bot, which counts ${en}.`,
    de: `Dem Bot sind ${many} Züge gleich lieb; er zählt ${de}.`,
  };
}

function bestByAll({ en, de }: Words): Words {
  return {
    en: `The bot likes it best; it counts ${en}.`,
    de: `Dem Bot gefällt das am besten; er zählt ${de}.`,
  };
}

function lookAhead<T extends GameTypes>(
  game: Game<T>,
  taste: Taste<T>,
  known: Known<T>,
  rng: Rng,
  budget: Budget,
  misjudge: Misjudge = judge,
): Rated<T>[] {
  const legal = game.legal(known);
  const looks = Math.max(
    1,
    Math.min(DREAMS, Math.floor((budget.nodes ?? Infinity) / legal.length)),
  );
  const worlds = Array.from({ length: looks }, () => game.imagine(known, rng));
  const rated = legal.map((action) => ({
    action,
    value: misjudge(
      mean(worlds.map((world) => valueAfter(game, taste, world, known, action, rng))),
    ),
    toss: rng(0x1_0000),
  }));
  rated.sort((a, b) => b.value - a.value || a.toss - b.toss);
  return rated.map(({ action, value }) => ({ action, value }));
}

/** How good the position after an action looks to its seat, by the taste, as in `Rated`. */
export function valueAfter<T extends GameTypes>(
  game: Game<T>,
  taste: Taste<T>,
  world: Readonly<State<T>>,
  { seat }: Known<T>,
  action: T['Action'],
  rng: Rng,
): number {
  const after = game.clone(world);
  game.apply(after, seat, action, silent);
  let pending = game.pending(after.table);
  while (pending.kind === 'chance') {
    game.applyChance(after, game.sample(after, rng), silent);
    pending = game.pending(after.table);
  }
  if (pending.kind !== 'over') return taste.evaluate(knownBy(after, seat));
  if (pending.winner === 'draw') {
    return mean(SEATS.map((each) => taste.evaluate(knownBy(after, each))));
  }
  return pending.winner === seat ? WON : -WON;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
