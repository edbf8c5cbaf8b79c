import { memo, type ReactElement } from 'react';

/** Manoeuvres as a staff officer draws them, on a field of 24 × 24; the own line is below. */
const SIGNS = [
  'M2 8h6m8 0h6M12 21v-3m0-3v-3m0-3V4m-3 3 3-3 3 3', // Infiltration
  'M3 9h18M3 14h18M6 14v5m6-5v5m6-5v5', // Stand & Defend
  'M5 20V5M2.500 8 5 5l2.500 3M12 20V5M9.500 8 12 5l2.500 3M19 20V5m-2.500 3L19 5l2.500 3', // Frontal Assault
  'M5 4v15m-2.500-3L5 19l2.500-3M12 4v15m-2.500-3 2.500 3 2.500-3M19 4v15m-2.500-3 2.500 3 2.500-3', // Withdraw
  'M5 18v-4m0-3v.01M12 15v-4m0-3v.01M19 18v-4m0-3v.01M4 20h2m5-3h2m5 3h2', // Skirmishers
  'M3 17h11M20 20V10c0-3-2-4-5-4H9m3-3L9 6l3 3', // Enfilade Right
  'M21 17H10M4 20V10c0-3 2-4 5-4h6m-3-3 3 3-3 3', // Enfilade Left
  'M8 17h8M4 20V9c0-3 1-4 4-4h2M8 2.500 10.500 5 8 7.500M20 20V9c0-3-1-4-4-4h-2m2-2.500L13.500 5 16 7.500', // Double Envelopment
  'M21 9H11l-8 10', // Refuse Left
  'M3 9h10l8 10', // Refuse Right
  'M3 9h5l4 9 4-9h5', // Refuse Center
  'M4 20C5 9 10 5 17 8m-1 4 2-4-4-2M7 20h-.01M19 14v.01M22 11v.01M21 17v.01', // Bombard
] as const;

/** A drawing of a Tactics Card; the words beside it say what it is. */
export const TacticSign = memo(function TacticSign({
  tactic,
}: {
  readonly tactic: number;
}): ReactElement {
  return (
    <svg className="blt-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[tactic - 1]} />
    </svg>
  );
});
