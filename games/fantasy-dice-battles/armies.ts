import {
  type ArmyFace,
  type ArmyFault,
  type ArmyStep,
  type ArmyUnit,
  type Game,
  type Refusal,
} from '@bannerfield/kernel';
import { armyLines } from './army-lines.ts';
import { formatDraft, parseDraft, placementsOf } from './draft-text.ts';
import { armyFault, countOf, formatArmy, musteredArmy } from './rules/army.ts';
import type { Fdb, FdbKnown } from './rules/fdb.ts';
import { parseSpace } from './rules/notation.ts';
import { formatSpace } from './rules/refusals.ts';
import { handRaising } from './rules/setup.ts';
import type { Action, Muster, Space, Tile } from './rules/state.ts';
import { costOf, findTile, insert, remove, tileInfo } from './rules/tiles.ts';
import type { Roster } from './rules/values.ts';
import { optionsSchema } from './schema.ts';

/** How the waiting units are called where others are called by their space. */
const RESERVE = 'reserve';

/** R12 outside a game: each step is judged by the rules, on a table with nothing else on it. */
export const armies: ArmyFace<Fdb> = {
  beginnings: (game) => {
    const { factions, armies: ready } = editionOf(game);
    return [
      ...factions.map(({ id, name }) => ({ id, name, isReady: false })),
      ...ready.map(({ id, name }) => ({ id, name, isReady: true })),
    ];
  },
  read: (game, text) => {
    const edition = editionOf(game);
    const draft = parseDraft(edition, text);
    return typeof draft === 'string'
      ? { kind: 'unknown', word: draft }
      : { kind: 'army', army: formatDraft(edition, draft) };
  },
  place: (game, army, unit, place) =>
    changed(game, army, (muster) => placed(game, muster, unit, place)),
  take: (game, army, what) => changed(game, army, (muster) => taken(editionOf(game), muster, what)),
  faults: (game, army) => faultsOf(game, draftOf(game, army)),
  share: (game, army) => {
    const edition = editionOf(game);
    const whole = musteredArmy(draftOf(game, army));
    if (whole === null || armyFault(edition, whole) !== null) return null;
    return formatArmy(edition, whole);
  },
  draw: (game, army, paint, language) =>
    armyLines(editionOf(game), draftOf(game, army), paint, language).join('\n'),
  units: (game, army) => unitsOf(game, draftOf(game, army)),
};

function tableOf(game: Game<Fdb>): FdbKnown['table'] {
  return game.setup(optionsSchema.parse({})).table;
}

function editionOf(game: Game<Fdb>): Roster {
  return tableOf(game).edition;
}

/** @throws Error for what `read` has not given. */
function draftOf(game: Game<Fdb>, army: string): Muster {
  const draft = parseDraft(editionOf(game), army);
  if (typeof draft === 'string') throw new Error(`“${draft}” is in no army`);
  return draft;
}

/** What came of a step: null if it was taken. */
type Halt = Exclude<ArmyStep, { readonly kind: 'army' }> | null;

function changed(game: Game<Fdb>, army: string, step: (muster: Muster) => Halt): ArmyStep {
  const draft = draftOf(game, army);
  const halt = step(draft);
  return halt ?? { kind: 'army', army: formatDraft(editionOf(game), draft) };
}

function placed(game: Game<Fdb>, muster: Muster, unit: string, place: string): Halt {
  const tile = findTile(editionOf(game), unit);
  if (tile === null) return { kind: 'unknown', word: unit };
  const to = place === RESERVE ? null : parseSpace(place);
  if (to === null && place !== RESERVE) return { kind: 'unknown', word: place };
  const refusal = deploy(game, muster, tile, to);
  return refusal === null ? null : { kind: 'refused', refusal };
}

/** Lets the rules judge, and places the unit if they allow it. */
function deploy(game: Game<Fdb>, muster: Muster, tile: Tile, to: Space | null): Refusal | null {
  const refusal = whyNot(game, muster, { type: 'deploy', tile, to });
  if (refusal !== null) return refusal;
  if (to === null) insert(muster.reserve, tile);
  else muster.spaces[to] = tile;
  return null;
}

function whyNot(game: Game<Fdb>, muster: Muster, action: Action): Refusal | null {
  return game.why(knownOf(game, muster), action);
}

function knownOf(game: Game<Fdb>, muster: Muster): FdbKnown {
  return { seat: 0, table: tableOf(game), hand: handRaising(muster) };
}

function taken(edition: Roster, muster: Muster, what: string): Halt {
  const space = parseSpace(what);
  if (space !== null && typeof muster.spaces[space] === 'number') {
    muster.spaces[space] = null;
    return null;
  }
  const tile = findTile(edition, what);
  if (tile === null || !muster.reserve.includes(tile)) return { kind: 'unknown', word: what };
  remove(muster.reserve, tile);
  return null;
}

/** One unit after the other is placed anew; those that the rules refuse are left out. */
function faultsOf(game: Game<Fdb>, draft: Muster): ArmyFault[] {
  const edition = editionOf(game);
  const { faction } = draft;
  const sound: Muster = { faction, spaces: draft.spaces.map(() => null), reserve: [] };
  const faults = placementsOf(draft).flatMap(({ tile, to }): ArmyFault[] => {
    const refusal = deploy(game, sound, tile, to);
    if (refusal === null) return [];
    const place = to === null ? RESERVE : formatSpace(to);
    return [{ what: `${tileInfo(edition, tile).id} ${place}`, refusal }];
  });
  const missing = whyNot(game, draft, { type: 'deployed' });
  return missing === null ? faults : [...faults, { what: null, refusal: missing }];
}

function unitsOf(game: Game<Fdb>, muster: Muster): ArmyUnit[] {
  const edition = editionOf(game);
  const legal = game.legal(knownOf(game, muster)).filter((each) => each.type === 'deploy');
  return edition.tiles.flatMap((info, tile) => {
    if (info.faction !== muster.faction) return [];
    const here = legal.filter((each) => each.tile === tile);
    return [
      {
        id: info.id,
        name: info.name,
        points: costOf(edition, info),
        left: info.copies - countOf([...muster.spaces, ...muster.reserve], tile),
        places: here.map(({ to }) => (to === null ? RESERVE : formatSpace(to))),
        refusal: here.length > 0 ? null : whyNowhere(game, muster, tile),
      },
    ];
  });
}

/** What is said of the first space made for it that is empty, else of any. */
function whyNowhere(game: Game<Fdb>, muster: Muster, tile: Tile): Refusal | null {
  const refusals = muster.spaces
    .map((_, to) => whyNot(game, muster, { type: 'deploy', tile, to }))
    .filter((refusal) => refusal !== null);
  const better = refusals.find(({ reason }) => !/^(wrong-place|space-taken)$/.test(reason));
  return better ?? refusals.find(({ reason }) => reason === 'space-taken') ?? null;
}
