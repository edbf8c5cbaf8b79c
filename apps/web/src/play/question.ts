import type { GameTypes, Refusal } from '@bannerfield/kernel';
import type { BoardProps, Spot } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';

/** What is asked about: a place on the board, or a rule. */
export type Question =
  { readonly kind: 'spot'; readonly spot: Spot } | { readonly kind: 'rule'; readonly rule: string };

export interface ExplainProps {
  readonly parts: TableGame;
  readonly board: BoardProps<GameTypes>;
  readonly question: Question | null;
  /** Why the last spot did not do, where one may point. */
  readonly refusal?: Refusal | null;
  onClose(): void;
}
