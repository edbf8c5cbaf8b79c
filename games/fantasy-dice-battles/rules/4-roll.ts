import {
  otherSeat,
  SEATS,
  type ChancePhase,
  type Emit,
  type Seat,
  type Weighted,
} from '@bannerfield/kernel';
import { hasAccuracy } from './dice.ts';
import type { Event, Hit, Path } from './events.ts';
import type { Fdb, FdbState } from './fdb.ts';
import { BATTALIONS, currentFrame, spaceAt, type Chance, type Frame, type Table } from './state.ts';
import { targetOf } from './targets.ts';
import { tileInfo } from './tiles.ts';
import type { Colour } from './values.ts';
import { suffer, tollOf } from './wounds.ts';

/** R8.1 to R8.3: poison moves, then all dice are rolled, battalion by battalion. */
export function beginRolling(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  table.step = 4;
  movePoison(table, emit);
  const frames = BATTALIONS.flatMap((battalion) =>
    SEATS.filter((seat) => (table.sides[seat].dice[battalion] ?? 0) > 0).map((roller): Frame => ({
      phase: 'roll',
      seats: [],
      roller,
      battalion,
    })),
  );
  table.stack.push(...frames.toReversed());
}

function movePoison({ edition, sides }: Table, emit: Emit<Event>): void {
  for (const seat of SEATS) {
    for (const [at, token] of sides[seat].spaces.entries()) {
      if (!token || token.poison === 0) continue;
      token.wounds += token.poison;
      token.poison = 0;
      const { name } = tileInfo(edition, token.tile);
      emit({ type: 'poisoned', seat, tile: token.tile, at, name });
    }
  }
}

export const roll: ChancePhase<Fdb> = {
  chance: ({ table }) => listRolls(diceDue(table)),
  sample: ({ table }, rng) => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let die = diceDue(table); die > 0; die--) {
      const face = rng(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    return { type: 'roll', faces };
  },
  applyChance: (state, outcome, emit) => {
    const { table } = state;
    const { roller, battalion } = currentFrame(table, 'roll');
    if (outcome.type !== 'roll') throw new Error('dice are due');
    const { faces } = outcome;
    const colour = colourOf(table, roller, battalion);
    const paths = pathsOf(table, roller, battalion, faces);
    const hits = assign(table, roller, battalion, faces, paths, colour);
    emit({ type: 'rolled', seat: roller, battalion, colour, faces, paths, hits });
    table.stack.pop();
  },
};

function diceDue(table: Readonly<Table>): number {
  const { roller, battalion } = currentFrame(table, 'roll');
  return table.sides[roller].dice[battalion] ?? 0;
}

/** R6.1: dice have the colour of the card. */
function colourOf({ edition, sides }: Readonly<Table>, seat: Seat, battalion: number): Colour {
  const card = sides[seat].orders[battalion];
  const attack = typeof card === 'number' ? tileInfo(edition, card).card.attack : null;
  if (attack === null) throw new Error('there is no card to roll for');
  return attack.colour;
}

/** R8.10: where each die goes is settled before any of them wounds. */
function pathsOf(
  table: Readonly<Table>,
  roller: Seat,
  battalion: number,
  faces: readonly number[],
): Path[] {
  const side = table.sides[otherSeat(roller)];
  const accuracy = hasAccuracy(table, roller, battalion);
  return faces.flatMap((count, face) =>
    count === 0 ? [] : [{ face: face + 1, ...targetOf(side, battalion, face, accuracy) }],
  );
}

function assign(
  table: Table,
  roller: Seat,
  battalion: number,
  faces: readonly number[],
  paths: readonly Path[],
  colour: Colour,
): Hit[] {
  const side = table.sides[otherSeat(roller)];
  const dice = [0, 0, 0, 0, 0, 0];
  for (const { face, slot } of paths) dice[slot] = (dice[slot] ?? 0) + (faces[face - 1] ?? 0);
  const hits: Hit[] = [];
  for (const [slot, count] of dice.entries()) {
    const at = spaceAt(battalion, slot);
    const token = side.spaces[at];
    if (count === 0 || !token) continue;
    const { tile } = token;
    const toll = tollOf(tileInfo(table.edition, tile).armour, token.poison > 0, colour, count);
    suffer(token, toll);
    hits.push({ at, tile, dice: count, ...toll });
  }
  return hits;
}

/** All ways in which so many dice can fall, by how many show each face. */
function listRolls(dice: number): Weighted<Chance>[] {
  const rolls: Weighted<Chance>[] = [];
  const faces = [0, 0, 0, 0, 0, 0];
  const spread = (face: number, left: number, weight: number): void => {
    if (face === 5) {
      faces[5] = left;
      rolls.push({ outcome: { type: 'roll', faces: faces.slice() }, weight });
      return;
    }
    for (let count = 0; count <= left; count++) {
      faces[face] = count;
      spread(face + 1, left - count, weight * choose(left, count));
    }
  };
  spread(0, dice, 1);
  return rolls;
}

/** Ways to take so many of them. */
export function choose(of: number, count: number): number {
  let ways = 1;
  for (let each = 1; each <= count; each++) ways = (ways * (of - count + each)) / each;
  return ways;
}
