import { makeBotMaker, makeComparer, makeSearcher, mindOf, type MakeBot } from '@bannerfield/bots';
import { known, makeXoshiro, type GameTypes, type Seat, type State } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/load.ts';
import type { GameParts } from '../../games/parts.ts';
import { runs } from '../../tools/runs.ts';

const READING = { slope: 0.3, depth: 6, plies: 6, width: 4, looks: 2 };

function botsOf({ taste }: GameParts): readonly (readonly [string, MakeBot<GameTypes>])[] {
  return [
    ['search', makeSearcher((game) => mindOf(game, taste, READING), 16)],
    ['compare', makeComparer((game) => mindOf(game, taste, READING), 16)],
    ['marshal', makeBotMaker('marshal', taste)],
    ['recruit', makeBotMaker('recruit', taste)],
  ];
}

/** Positions of a random game in which somebody is asked, and who. */
function* positions(
  { game, optionsSchema }: GameParts,
  seed: number,
): Generator<{ state: State<GameTypes>; seat: Seat }> {
  const { next } = makeXoshiro(seed);
  const state = game.setup(optionsSchema.parse({}));
  for (let decisions = 0; ;) {
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      game.applyChance(state, game.sample(state, next), () => undefined);
      continue;
    }
    const seat = pending.seats[next(pending.seats.length)] ?? 0;
    decisions += 1;
    if (decisions % 9 === 0) yield { state, seat };
    const legal = game.legal(known(state, seat));
    const action = legal[next(legal.length)];
    if (action !== undefined) game.apply(state, seat, action, () => undefined);
  }
}

test.for(gameIds())(
  'lessons G27: %s: what a bot cannot see changes nothing that it chooses',
  async (id) => {
    const parts = await loadGame(id);
    const { game } = parts;
    const most = runs(6, 200);
    let asked = 0;
    for (let seed = 1; asked < most && seed < 40; seed++) {
      for (const { state, seat } of positions(parts, seed)) {
        if (asked === most) break;
        const twin = game.imagine(known(state, seat), makeXoshiro(1000 + asked).next);
        // Where nothing is hidden, nothing would be tested.
        if (JSON.stringify(twin) === JSON.stringify(state)) continue;
        asked += 1;
        for (const [name, make] of botsOf(parts)) {
          const choose = (truth: State<GameTypes>): string => {
            const bot = make(game, seat, makeXoshiro(asked).next);
            return game.notation.format(bot.choose(known(truth, seat), { nodes: 16 }));
          };
          expect(choose(twin), `${name}, position ${String(asked)}`).toBe(choose(state));
        }
      }
    }
    expect(asked).toBe(most);
  },
);
