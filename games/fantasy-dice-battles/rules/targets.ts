import { HERO, spaceAt, type Side } from './state.ts';

const FL = 0;
const FM = 1;
const FR = 2;
const SL = 3;
const SR = 4;

/** What each face meets, as printed between the battalions: R8.5 to R8.9. */
const FACES = [
  { front: FL, behind: SL, arrow: null },
  { front: FL, behind: SL, arrow: FM },
  { front: FM, behind: SL, arrow: null },
  { front: FM, behind: SR, arrow: null },
  { front: FR, behind: SR, arrow: FM },
  { front: FR, behind: SR, arrow: null },
] as const;

/** Why a die goes where it goes, for people. */
export type Way = 'front' | 'arrow' | 'second' | 'hero';

export interface Target {
  readonly slot: number;
  readonly way: Way;
}

/** Where a die of that face (0 to 5) goes in a battalion of the defender. */
export function targetOf(
  side: Readonly<Side>,
  battalion: number,
  face: number,
  accuracy: boolean,
): Target {
  const printed = FACES[face];
  if (printed === undefined) throw new Error(`a die has no face ${face}`);
  const isHeld = (slot: number): boolean => side.spaces[spaceAt(battalion, slot)] !== null;
  const { front, behind, arrow } = printed;
  if (isHeld(front)) return { slot: front, way: 'front' };
  if (arrow !== null && !accuracy && isHeld(arrow)) return { slot: arrow, way: 'arrow' };
  if (isHeld(behind)) return { slot: behind, way: 'second' };
  return { slot: HERO, way: 'hero' };
}

/** How many of the six faces lead to each slot. */
export function facesTo(side: Readonly<Side>, battalion: number, accuracy: boolean): number[] {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let face = 0; face < 6; face++) {
    const { slot } = targetOf(side, battalion, face, accuracy);
    faces[slot] = (faces[slot] ?? 0) + 1;
  }
  return faces;
}
