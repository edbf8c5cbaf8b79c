import type { Spot } from '@bannerfield/ui';
import { INFILTRATION, MASS_DESTRUCTION, WITHDRAW, isSpecial } from '../rules/data.ts';
import { neededArm } from './names.ts';
import { leaderAt, partOf, pieceAt, tacticAt } from './pointing.ts';

/** The rules that explain a spot. */
export function rulesOf(spot: Spot): readonly string[] {
  const tactic = tacticAt(spot);
  if (tactic !== null) return rulesOfTactic(tactic);
  if (leaderAt(spot) !== null) return ['R8.2', 'R9.3', 'R16.3', 'R15.1', 'R7.1'];
  const piece = pieceAt(spot);
  if (piece !== null) return rulesOfCard(piece.card);
  const released = partOf(spot, 'not');
  return released === null ? rulesOfPlace(spot) : rulesOf(released);
}

function rulesOfTactic(tactic: number): readonly string[] {
  if (tactic === INFILTRATION) return ['R14.4', 'R14.5', 'R17.2', 'R16.6'];
  if (tactic === WITHDRAW) return ['R9.2', 'R10.1', 'R12.1', 'R12.2'];
  return neededArm(tactic) !== null ? ['R13.2', 'R13.3', 'R14.1'] : ['R8.1', 'R14.1'];
}

function rulesOfCard(card: number): readonly string[] {
  if (card === MASS_DESTRUCTION) return ['R14.7', 'R14.8', 'R16.2'];
  return isSpecial(card) ? ['R1.6', 'R13.4', 'R16.2'] : ['R1.5', 'R3.3', 'R16.2'];
}

function rulesOfPlace(spot: Spot): readonly string[] {
  const [head = ''] = spot.split(':');
  switch (head) {
    case 'leader-of':
      return ['R7.1', 'R8.2', 'R9.3', 'R15.1', 'R16.3'];
    case 'casualties':
      return ['R3.4', 'R6.1', 'R6.2'];
    case 'reserves':
      return ['R3.3', 'R3.5', 'R4.3'];
    case 'battlefield':
      return ['R3.1', 'R9.6', 'R14.2', 'R16.1'];
    case 'tactic-of':
      return ['R8.1', 'R13.1'];
    case 'kia-pile':
      return ['R3.2'];
    default:
      return spot === 'deck:tech' ? ['R2.3', 'R17.2', 'R17.4'] : ['R2.2', 'R5.2', 'R4.6'];
  }
}
