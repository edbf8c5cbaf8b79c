import type { Spot } from '@bannerfield/ui';
import {
  COMPANION,
  DESERTER,
  FOG,
  MUD,
  REDEPLOY,
  SCOUT,
  SHIELDS,
  isLeader,
  isTroop,
} from '../rules/data.ts';
import { flagAt, hasFog, hasMud } from '../rules/flags.ts';
import type { Flag, Table } from '../rules/state.ts';
import { BUTTONS, cardAt, flagOf } from './pointing.ts';

const CLAIM = ['R5.4', 'R5.5', 'R5.6', 'R5.8', 'R5.9'];

/** The rules that explain a spot as it is now. */
export function rulesOf(spot: Spot, table: Readonly<Table>): readonly string[] {
  const card = cardAt(spot);
  if (card !== null) return rulesOfCard(card);
  const flag = flagOf(spot);
  if (flag !== null) return rulesOfFlag(flagAt(table, flag));
  if (spot.startsWith('deck:')) return ['R9.1', 'R9.2', 'R9.3'];
  if (spot.startsWith('display:')) return ['R8.1', 'R8.2'];
  switch (spot) {
    case BUTTONS.pass:
      return ['R3.9', 'R3.11'];
    case BUTTONS.end:
      return ['R3.13', 'R5.1'];
    case BUTTONS.out:
      return ['R7.9', 'R8.15'];
    case BUTTONS.scout:
      return rulesOfCard(SCOUT);
    default:
      return ['R3.2'];
  }
}

/** Where Fog and Mud lie, first what they change. */
function rulesOfFlag(flag: Readonly<Flag>): readonly string[] {
  const strength = hasFog(flag) ? ['R7.2', 'R7.3'] : ['R4.1'];
  return [...strength, ...(hasMud(flag) ? ['R7.4', 'R4.10'] : []), ...CLAIM];
}

function rulesOfCard(card: number): readonly string[] {
  if (isTroop(card)) return ['R1.3', 'R1.4', 'R3.5', 'R3.7'];
  if (isLeader(card)) return ['R6.7', 'R6.10', 'R6.5', 'R6.2'];
  switch (card) {
    case COMPANION:
      return ['R6.8', 'R6.10', 'R6.2'];
    case SHIELDS:
      return ['R6.9', 'R6.10', 'R6.2'];
    case FOG:
      return ['R7.2', 'R7.3', 'R7.1', 'R7.7'];
    case MUD:
      return ['R7.4', 'R7.5', 'R7.8', 'R7.1'];
    case SCOUT:
      return ['R8.5', 'R8.6', 'R8.7', 'R8.9'];
    case REDEPLOY:
      return ['R8.12', 'R8.13', 'R8.14', 'R8.15'];
    case DESERTER:
      return ['R8.16', 'R8.17'];
    default:
      return ['R8.18', 'R8.19'];
  }
}
