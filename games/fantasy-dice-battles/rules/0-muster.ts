import { SEATS, type DecisionPhase, type Refusal, type Seat } from '@bannerfield/kernel';
import { countOf, musteredArmy, readyArmy, type Army } from './army.ts';
import { countTiles, lackOf, makeShortfallAfter, type ShortfallAfter } from './filling.ts';
import { atSpace, no, wrongStep } from './refusals.ts';
import { showArmies } from './setup.ts';
import type { Fdb, FdbKnown, FdbState } from './fdb.ts';
import {
  BATTALIONS,
  leaveFrame,
  slotOf,
  spaceAt,
  WIDTH,
  type Action,
  type Muster,
  type Space,
  type Tile,
} from './state.ts';
import { insert, mayStand, tileInfo } from './tiles.ts';
import type { Roster } from './values.ts';

/** R12: both raise and place their armies in secret, one unit at a time. */
export const muster: DecisionPhase<Fdb> = { legal, why: whyNot, apply };

function whyNot(known: FdbKnown, move: Action | { type: 'card' | 'roll' }): Refusal | null {
  switch (move.type) {
    case 'army':
      return whyNotArmy(known, move.army);
    case 'faction':
      return whyNotFaction(known, move.faction);
    case 'deploy':
      return whyNotDeploy(known, move.tile, move.to);
    case 'deployed':
      return whyNotDeployed(known);
    default:
      return wrongStep(known);
  }
}

function whyNotArmy({ table, hand }: FdbKnown, army: string): Refusal | null {
  if (musterOf(hand).faction !== null) return no('R2.1', 'own-army-begun');
  if (table.edition.armies.some(({ id }) => id === army)) return null;
  return no('R2.1', 'no-such-army', [], { army });
}

function whyNotFaction({ table, hand }: FdbKnown, faction: string): Refusal | null {
  if (musterOf(hand).faction !== null) return no('R12.1', 'faction-chosen');
  if (table.edition.factions.some(({ id }) => id === faction)) return null;
  return no('R12.1', 'no-such-faction', [], { faction });
}

function whyNotDeploy(known: FdbKnown, tile: Tile, to: Space | null): Refusal | null {
  const { table, hand } = known;
  const { edition } = table;
  const army = musterOf(hand);
  if (army.faction === null) return no('R12.1', 'choose-faction');
  const info = edition.tiles[tile];
  if (info?.faction !== army.faction) return no('R12.1', 'other-faction', [], { tile });
  const { name, copies } = info;
  const facts = { en: name.en, de: name.de, copies };
  if (countOf([...army.spaces, ...army.reserve], tile) >= copies) {
    return no('R12.6', 'too-many-copies', [], facts);
  }
  if (to === null) {
    return info.hero ? no('R12.7', 'hero-in-reserve', [], facts) : whyShort(known, tile, null);
  }
  if (army.spaces[to] === undefined) return no('R12.7', 'no-such-space');
  if (army.spaces[to] !== null) return no('R12.9', 'space-taken', [atSpace(to)]);
  if (!mayStand(edition, tile, slotOf(to))) {
    return no('R12.7', 'wrong-place', [atSpace(to)], facts);
  }
  return info.hero ? null : whyShort(known, tile, slotOf(to));
}

function whyShort({ table, hand }: FdbKnown, tile: Tile, slot: number | null): Refusal | null {
  const { edition } = table;
  const found = makeShortfallAfter(lackOf(edition, musterOf(hand)))(tile, slot);
  const [least, most] = edition.units;
  switch (found) {
    case null:
      return null;
    case 'points':
      return no('R12.3', 'too-few-points', [], { points: edition.points });
    case 'units':
      return no('R12.5', 'too-many-units', [], { least, most });
    case 'places':
      return no('R12.8', 'cannot-be-filled');
  }
}

function whyNotDeployed({ hand }: FdbKnown): Refusal | null {
  const { spaces } = musterOf(hand);
  const empty = spaces.flatMap((tile, space) => (tile === null ? [space] : []));
  if (empty.length === 0) return null;
  const at = empty.map((space) => atSpace(space));
  return no('R12.10', 'spaces-empty', at, { empty: empty.length });
}

function legal({ table, hand }: FdbKnown): Action[] {
  const army = musterOf(hand);
  const { edition } = table;
  if (army.faction === null) {
    return [
      ...edition.armies.map(({ id }): Action => ({ type: 'army', army: id })),
      ...edition.factions.map(({ id }): Action => ({ type: 'faction', faction: id })),
    ];
  }
  const actions = legalDeployments(edition, army);
  if (musteredArmy(army) !== null) actions.push({ type: 'deployed' });
  return actions;
}

function legalDeployments(edition: Roster, army: Readonly<Muster>): Action[] {
  const shortfall = makeShortfallAfter(lackOf(edition, army));
  const counts = countTiles(edition, army.spaces, army.reserve);
  const actions: Action[] = [];
  for (let tile = 0; tile < edition.tiles.length; tile++) {
    const { faction, copies } = tileInfo(edition, tile);
    if (faction !== army.faction || (counts[tile] ?? 0) >= copies) continue;
    for (const to of targetsOf(edition, army, shortfall, tile)) {
      actions.push({ type: 'deploy', tile, to });
    }
  }
  return actions;
}

/** Where a unit or hero of that kind may go; what is lacking then is the same in equal slots. */
function targetsOf(
  edition: Roster,
  { spaces }: Readonly<Muster>,
  shortfall: ShortfallAfter,
  tile: Tile,
): (Space | null)[] {
  const targets: (Space | null)[] = [];
  const { hero } = tileInfo(edition, tile);
  for (let slot = 0; slot < WIDTH; slot++) {
    if (!mayStand(edition, tile, slot)) continue;
    const empty = BATTALIONS.map((each) => spaceAt(each, slot)).filter((to) => spaces[to] === null);
    if (empty.length > 0 && (hero || shortfall(tile, slot) === null)) targets.push(...empty);
  }
  if (!hero && shortfall(tile, null) === null) targets.push(null);
  return targets;
}

function apply(
  state: FdbState,
  seat: Seat,
  action: Action,
  emit: Parameters<typeof muster.apply>[3],
): void {
  const army = musterOf(state.hands[seat]);
  switch (action.type) {
    case 'army': {
      const ready = readyArmy(state.table.edition, action.army);
      if (ready === null) throw new Error(`army ${action.army} cannot be read`);
      take(state, seat, ready);
      leave(state, seat, emit);
      return;
    }
    case 'faction':
      army.faction = action.faction;
      return;
    case 'deploy':
      if (action.to === null) insert(army.reserve, action.tile);
      else army.spaces[action.to] = action.tile;
      return;
    default:
      leave(state, seat, emit);
  }
}

function take({ table, hands }: FdbState, seat: Seat, { spaces, reserve }: Army): void {
  const faction = table.edition.tiles[spaces[0] ?? 0]?.faction ?? null;
  hands[seat].muster = { faction, spaces: [...spaces], reserve: [...reserve] };
}

function leave(state: FdbState, seat: Seat, emit: Parameters<typeof muster.apply>[3]): void {
  emit({ type: 'mustered', seat });
  if (!leaveFrame(state.table, seat)) return;
  const [first, second] = SEATS.map((each) => musteredArmy(musterOf(state.hands[each])));
  if (!first || !second) throw new Error('an army is not whole');
  showArmies(state, [first, second], emit);
}

function musterOf({ muster: army }: { readonly muster: Muster | null }): Muster {
  if (army === null) throw new Error('no army is being raised');
  return army;
}
