import type { Spot } from '@bannerfield/ui';
import { BUTTONS } from './pointing.ts';

const ORDER = ['R3.4', 'R3.5', 'R5.3', 'R5.4', 'R5.6'];
const REGROUPING = ['R3.7', 'R5.8', 'R7.1', 'R7.2', 'R7.3', 'R7.4'];
const WAITING = ['R4.2', 'R4.3', 'R4.4', 'R4.6'];
const FLEEING = ['R9.4', 'R9.8', 'R9.9', 'R7.1'];
const ARMY = ['R2.1', 'R12.1'];

/** The rules that explain a spot, by how it is written; the first that fits. */
const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/order[:-]regroup$/, REGROUPING],
  [/order[:-]/, ORDER],
  [/^card:/, ['R5.3', 'R5.5', 'R6.3', 'R6.4', 'R6.6', 'R7.2']],
  [/^unit:/, ['R12.3', 'R12.4', 'R12.6', 'R12.7', 'R12.8']],
  [/^(?:waiting|reserve|reinforcements)/, WAITING],
  [/^(?:fleeing|lane):/, FLEEING],
  [/^(?:space|side):.*h$/, ['R8.9', 'R9.7', 'R11.1', 'R5.4', 'R5.5']],
  [/^(?:space|side):/, ['R8.5', 'R8.6', 'R8.7', 'R8.11', 'R9.2', 'R9.4', 'R9.5']],
  [/^pile:/, ['R10.1', 'R10.2', 'R10.3']],
  [/^(?:army|faction):/, ARMY],
  [new RegExp(`^${BUTTONS.deployed}$`), ['R12.10', 'R12.11']],
  [new RegExp(`^${BUTTONS.ready}$`), ['R3.4', 'R3.8', 'R4.6']],
  [new RegExp(`^${BUTTONS.hold}$`), ['R4.2', 'R4.3']],
];

export function rulesOf(spot: Spot): readonly string[] {
  return RULES.find(([form]) => form.test(spot))?.[1] ?? ['R3.1'];
}
