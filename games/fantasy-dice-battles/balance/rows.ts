/** What one game adds: who met whom, and who won. */
export interface Row {
  readonly armies: readonly [string, string];
  readonly winner: 0 | 1 | 'draw';
  readonly rounds: number;
}

export function winnerOf({ armies, winner }: Row): string | null {
  return winner === 'draw' ? null : armies[winner];
}
