import { SEATS, type Game } from '@bannerfield/kernel';
import { contract, type Contract } from '@bannerfield/kernel/test-kit';
import { game, type Blank } from './games.ts';

export const about: Contract<Blank> = {
  hiddenNames: ({ hands, fate }, viewer) => [
    ...fate,
    ...SEATS.filter((seat) => seat !== viewer).flatMap((seat) => [
      ...hands[seat].cards,
      hands[seat].chosen ?? 0,
    ]),
  ],
  namesToldBy: (event) =>
    event.type === 'round' ? event.cards : event.type === 'drawn' ? [event.card] : [],
};

/** Lets the suite look at the blank game with these faults planted. */
export function broken(faults: Partial<Game<Blank>>): () => void {
  return () => {
    for (let seed = 0; seed < 30; seed++) {
      contract({ ...game, ...faults }, { target: 4 }, seed, about);
    }
  };
}

let count = 0;

/** Never twice the same. */
export function counted(): number {
  count += 1;
  return count;
}

/** Leaves a mark where none may be left. */
export function written<V>(into: object, value: V): V {
  Object.assign(into, { looked: true });
  return value;
}
