import { SEATS, makeXoshiro } from '@bannerfield/kernel';
import { faceUp, hasFog, isOpen, slotsAt } from '../games/battle-line/rules/flags.ts';
import type { Unseen } from '../games/battle-line/rules/formations.ts';
import { game } from '../games/battle-line/rules/index.ts';
import { makeUnseen, strongestLine, strongestStrength } from '../games/battle-line/rules/line.ts';
import { DEFAULTS } from '../games/battle-line/rules/options.ts';
import type { BattleLineState } from '../games/battle-line/rules/state.ts';
import type { Contestant } from './measure.ts';
import { playOn } from './random-play.ts';

/** One side at one flag, as the claim proof meets it. */
interface Side {
  readonly cards: readonly number[];
  readonly size: number;
  readonly fog: boolean;
  readonly unseen: Unseen;
}

const ENOUGH = 20_000;

/** The proof on sides with cards missing, as random games bring them about. */
export function partialProofs(name: string): Contestant {
  const sides = sidesOfRandomGames().filter(({ cards, size }) => cards.length < size);
  return eachOf(name, sides, ({ cards, size, fog, unseen }) => {
    strongestStrength(cards, size, fog, unseen);
  });
}

/** The same, with the cards that would do it, as a refused claim names them. */
export function counterExamples(name: string): Contestant {
  const sides = sidesOfRandomGames().filter(({ cards, size }) => cards.length < size);
  return eachOf(name, sides, ({ cards, size, fog, unseen }) => {
    strongestLine(cards, size, fog, unseen);
  });
}

/** The strength of complete sides. */
export function fullSides(name: string): Contestant {
  const sides = sidesOfRandomGames().filter(({ cards, size }) => cards.length >= size);
  return eachOf(name, sides, ({ cards, size, fog, unseen }) => {
    strongestStrength(cards, size, fog, unseen);
  });
}

function eachOf(name: string, sides: readonly Side[], prove: (side: Side) => void): Contestant {
  return {
    name,
    size: 100_000,
    run: (size) => {
      for (let n = 0; n < size; n++) {
        const side = sides[n % sides.length];
        if (side !== undefined) prove(side);
      }
    },
  };
}

/** All sides at open flags at the claim steps of random games with all Tactics cards. */
function sidesOfRandomGames(): Side[] {
  const { next: rng } = makeXoshiro(3);
  const sides: Side[] = [];
  while (sides.length < ENOUGH) {
    const state = game.setup(DEFAULTS);
    while (playOn(game, state, rng) !== 'over') {
      if (state.table.stack.at(-1)?.phase === 'claim') sides.push(...sidesOf(state));
    }
  }
  return sides;
}

function sidesOf({ table }: BattleLineState): Side[] {
  const unseen = makeUnseen(faceUp(table));
  return table.flags.filter(isOpen).flatMap((flag) =>
    SEATS.map((seat) => ({
      cards: [...flag.sides[seat]],
      size: slotsAt(flag),
      fog: hasFog(flag),
      unseen,
    })),
  );
}
