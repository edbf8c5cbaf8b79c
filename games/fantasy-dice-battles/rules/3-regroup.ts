import type { DecisionPhase, Emit, Refusal, Seat } from '@bannerfield/kernel';
import type { Event } from './events.ts';
import { atSpace, no, wrongStep } from './refusals.ts';
import type { Fdb, FdbKnown } from './fdb.ts';
import {
  battalionOf,
  currentFrame,
  HERO,
  ROOM,
  spaceAt,
  type Action,
  type Frame,
  type Side,
  type Space,
  type Table,
} from './state.ts';
import { insert, tileInfo } from './tiles.ts';

/** R7.1 to R7.5: fleeing units come back, one a picture, as the owner chooses. */
export const regroup: DecisionPhase<Fdb> = {
  legal: ({ seat, table }) => [
    ...regroupable(table, seat).map((from): Action => ({ type: 'regroup', from })),
    ...stops(table),
  ],
  why: (known, move) =>
    move.type === 'regroup' ? whyNot(known, move.from) : whyNotStop(known, move),
  apply: (state, seat, action, emit) => {
    if (action.type === 'regroup') bringBack(state.table, action.from, emit);
    else stop(state.table, seat, emit);
  },
};

/** R7.3: by the other reading the owner may stop before all who can have moved. */
function stops({ options }: Readonly<Table>): Action[] {
  return options.reading_regroup === 'may' ? [{ type: 'hold' }] : [];
}

function whyNotStop(known: FdbKnown, move: { readonly type: string }): Refusal | null {
  return move.type === 'hold' && stops(known.table).length > 0 ? null : wrongStep(known);
}

function stop(table: Table, seat: Seat, emit: Emit<Event>): void {
  table.stack.pop();
  emit({ type: 'held', seat });
}

function whyNot({ seat, table }: FdbKnown, from: number): Refusal | null {
  const tile = table.sides[seat].fleeing[from] ?? null;
  if (tile === null) return no('R7.1', 'nobody-fleeing', [`fleeing:${from + 1}`]);
  if (regroupable(table, seat).includes(from)) return null;
  const { name } = tileInfo(table.edition, tile);
  return no('R7.2', 'no-picture', [`fleeing:${from + 1}`], { en: name.en, de: name.de });
}

/** Spaces of the lane whose units a picture that is left can bring back; none without room. */
export function regroupable(table: Readonly<Table>, seat: Seat): number[] {
  const { left } = currentFrame(table, 'regroup');
  const side = table.sides[seat];
  if (side.reinforcements.length >= ROOM) return [];
  return side.fleeing.flatMap((tile, from) =>
    tile !== null && left.includes(tileInfo(table.edition, tile).picture) ? [from] : [],
  );
}

export function bringBack(table: Table, from: number, emit: Emit<Event>): void {
  const frame = currentFrame(table, 'regroup');
  const [seat] = frame.seats;
  const side = table.sides[seat];
  const tile = side.fleeing[from] ?? null;
  if (tile === null) throw new Error('nobody flees there');
  const { name, picture } = tileInfo(table.edition, tile);
  side.fleeing[from] = null;
  insert(side.reinforcements, tile);
  emit({ type: 'regrouped', seat, tile, from, name });
  table.stack.pop();
  table.stack.push({ ...frame, left: without(frame.left, picture) });
}

/** R7.7 to R7.10: units of a battalion without opponent go where they are needed. */
export const redeploy: DecisionPhase<Fdb> = {
  legal: ({ seat, table }) => [
    ...redeployable(table, seat).map((from): Action => ({ type: 'redeploy', from })),
    ...stops(table),
  ],
  why: (known, move) =>
    move.type === 'redeploy' ? whyNotRedeploy(known, move.from) : whyNotStop(known, move),
  apply: (state, seat, action, emit) => {
    if (action.type === 'redeploy') sendBack(state.table, action.from, emit);
    else stop(state.table, seat, emit);
  },
};

function whyNotRedeploy({ seat, table }: FdbKnown, from: Space): Refusal | null {
  const at = [atSpace(from)];
  if (redeployable(table, seat).includes(from)) return null;
  const { battalion } = currentFrame(table, 'redeploy');
  const token = table.sides[seat].spaces[from] ?? null;
  if (token === null || battalionOf(from) !== battalion) return no('R7.7', 'not-there', at);
  const { name } = tileInfo(table.edition, token.tile);
  return no('R7.8', 'no-picture', at, { en: name.en, de: name.de });
}

/** Spaces of the battalion whose units a picture that is left can send; none without room. */
export function redeployable(table: Readonly<Table>, seat: Seat): Space[] {
  const { battalion, left } = currentFrame(table, 'redeploy');
  const side = table.sides[seat];
  const spaces: Space[] = [];
  if (side.reinforcements.length >= ROOM) return spaces;
  for (let slot = 0; slot < HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && left.includes(tileInfo(table.edition, token.tile).picture)) {
      spaces.push(spaceAt(battalion, slot));
    }
  }
  return spaces;
}

export function sendBack(table: Table, from: Space, emit: Emit<Event>): void {
  const frame = currentFrame(table, 'redeploy');
  const [seat] = frame.seats;
  const side = table.sides[seat];
  const token = side.spaces[from];
  if (!token) throw new Error('nobody stands there');
  const { name, picture } = tileInfo(table.edition, token.tile);
  side.spaces[from] = null;
  insert(side.reinforcements, token.tile);
  emit({ type: 'redeployed', seat, tile: token.tile, from, name });
  table.stack.pop();
  table.stack.push({ ...frame, left: without(frame.left, picture) } satisfies Frame);
}

/** R7.3: nothing is to be chosen if all who can go will go, in whichever order. */
export function hasRegroupingChoice(table: Readonly<Table>, seat: Seat): boolean {
  const { left } = currentFrame(table, 'regroup');
  const side = table.sides[seat];
  const pictures = regroupable(table, seat).map(
    (from) => tileInfo(table.edition, side.fleeing[from] ?? 0).picture,
  );
  return hasChoice(table, pictures, left, side);
}

/** R7.8: the same for units of a battalion. */
export function hasRedeployingChoice(table: Readonly<Table>, seat: Seat): boolean {
  const { left } = currentFrame(table, 'redeploy');
  const side = table.sides[seat];
  const pictures = redeployable(table, seat).map(
    (from) => tileInfo(table.edition, side.spaces[from]?.tile ?? 0).picture,
  );
  return hasChoice(table, pictures, left, side);
}

function hasChoice(
  { options }: Readonly<Table>,
  pictures: readonly string[],
  left: readonly string[],
  side: Readonly<Side>,
): boolean {
  const mayStop = options.reading_regroup === 'may' && pictures.length > 0;
  return mayStop || !mayAllGo(pictures, left, side);
}

function mayAllGo(
  pictures: readonly string[],
  left: readonly string[],
  { reinforcements }: Readonly<Side>,
): boolean {
  if (pictures.length < 2) return true;
  const count = (list: readonly string[], picture: string): number =>
    list.filter((each) => each === picture).length;
  return (
    reinforcements.length + pictures.length <= ROOM &&
    pictures.every((each) => count(pictures, each) <= count(left, each))
  );
}

/** One picture fewer. */
function without(left: readonly string[], picture: string): string[] {
  const at = left.indexOf(picture);
  return left.filter((_, index) => index !== at);
}
