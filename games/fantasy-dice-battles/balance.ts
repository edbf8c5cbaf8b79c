import { makeStream } from '@bannerfield/bots';
import type { Balance, Figure } from '@bannerfield/editions';
import { known, silent, type Game, type Rng } from '@bannerfield/kernel';
import { share } from '@bannerfield/stats';
import { winnerOf, type Row } from './balance/rows.ts';
import { searchFigures } from './balance/search.ts';
import { formatArmy } from './rules/army.ts';
import type { Fdb } from './rules/fdb.ts';
import type { Action, Options } from './rules/state.ts';
import type { Roster } from './rules/values.ts';
import { optionsSchema } from './schema.ts';

const EVEN = { least: 0.45, most: 0.55 };

/** How many armies are drawn at random and tried, all factions together. */
const SEARCHED = 2000;

/**
 * Ready armies play one another with sides changed, in half of the games; in the other half armies
 * that were built at random play the ready ones. So that so-and-so many games are played of each,
 * both lists are as long.
 */
export const balance: Balance<Fdb> = {
  settings: (game) => {
    const ready = readyPairs(game);
    const searched = searchPairs(game);
    return searched.flatMap((each, index) => [each, ready[index % ready.length] ?? each]);
  },
  observe: ({ options, over, state }): Row => {
    const [first = '', second = ''] = options.armies.split(':');
    return { armies: [first, second], winner: over.winner, rounds: state.table.round };
  },
  figures: (observed, game) => {
    const rows = observed as readonly Row[];
    const edition = rosterOf(game);
    const ready = new Set(edition.armies.map(({ id }) => id));
    const isReady = ({ armies }: Row): boolean => armies.every((army) => ready.has(army));
    return [
      ...pairFigures(rows.filter(isReady), edition),
      ...searchFigures(
        rows.filter((row) => !isReady(row)),
        edition,
      ),
    ];
  },
};

function rosterOf(game: Game<Fdb>): Roster {
  return game.setup(optionsSchema.parse({})).table.edition;
}

function optionsFor(first: string, second: string): Options {
  // Bots watch no clock.
  return optionsSchema.parse({ armies: `${first}:${second}`, readiness: 'equal' });
}

function readyPairs(game: Game<Fdb>): Options[] {
  const ids = rosterOf(game).armies.map(({ id }) => id);
  return ids.flatMap((one) =>
    ids.filter((other) => other !== one).map((other) => optionsFor(one, other)),
  );
}

/** Each army built at random against each ready one, on both sides. */
function searchPairs(game: Game<Fdb>): Options[] {
  const { armies, factions } = rosterOf(game);
  return Array.from({ length: SEARCHED }, (_, index) => {
    const faction = factions[index % factions.length]?.id ?? '';
    return buildAtRandom(game, faction, makeStream(1, index, 'army'));
  }).flatMap((army) => armies.flatMap(({ id }) => [optionsFor(army, id), optionsFor(id, army)]));
}

/** A legal army: kinds alike at each step, however many spaces are open to them. */
export function buildAtRandom(game: Game<Fdb>, faction: string, rng: Rng): string {
  const state = game.setup(optionsSchema.parse({}));
  game.apply(state, 0, { type: 'faction', faction }, silent);
  for (;;) {
    const { muster } = state.hands[0];
    const actions = game.legal(known(state, 0));
    const placing = actions.filter((action) => action.type === 'deploy');
    const isWhole = actions.some(({ type }) => type === 'deployed');
    if (muster !== null && isWhole && (placing.length === 0 || rng(4) === 0)) {
      const spaces = muster.spaces.filter((tile) => tile !== null);
      return formatArmy(state.table.edition, { spaces, reserve: muster.reserve });
    }
    game.apply(state, 0, pickKind(placing, rng), silent);
  }
}

type Deploy = Extract<Action, { readonly type: 'deploy' }>;

function pickKind(placing: readonly Deploy[], rng: Rng): Deploy {
  const kinds = [...new Set(placing.map(({ tile }) => tile))];
  const kind = kinds[rng(kinds.length)];
  const among = placing.filter(({ tile }) => tile === kind);
  const found = among[rng(among.length)];
  if (found === undefined) throw new Error('no unit can be placed');
  return found;
}

/** Wins of the first named of those that somebody won. */
function pairFigures(rows: readonly Row[], { armies }: Roster): Figure[] {
  return armies.flatMap((one, index) =>
    armies.slice(index + 1).flatMap((other) => {
      const met = rows.filter(
        (row) => row.armies.includes(one.id) && row.armies.includes(other.id),
      );
      const won = met.filter(({ winner }) => winner !== 'draw');
      if (won.length === 0) return [];
      const wins = won.filter((row) => winnerOf(row) === one.id).length;
      return [
        {
          name: `pair-${one.id}-${other.id}`,
          label: {
            en: `${one.name.en} against ${other.name.en}`,
            de: `${one.name.de} gegen ${other.name.de}`,
          },
          unit: 'share' as const,
          estimate: share(wins, won.length),
          aim: EVEN,
        },
      ];
    }),
  );
}
