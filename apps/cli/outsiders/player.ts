import type { GameTypes, Known } from '@bannerfield/kernel';
import type {
  AskMessage,
  EndMessage,
  ForfeitReason,
  HelloMessage,
  NoMove,
  RefusedMessage,
} from '@bannerfield/protocol';

/**
 * What comes of a question. `isRepaired`: it was not allowed, and its protocol says what counts
 * instead; `isUnasked`: its protocol left no choice.
 */
export type Answer =
  | {
      readonly kind: 'move';
      readonly move: string;
      readonly isRepaired?: boolean;
      readonly isUnasked?: boolean;
    }
  | { readonly kind: 'rubbish'; readonly given: string; readonly reason: NoMove }
  | { readonly kind: 'failed'; readonly why: ForfeitReason };

/** Who sits at a referee's table: a bot of ours, or a program. */
export interface Player {
  /** Null: it is ready. */
  begin(hello: HelloMessage): Promise<ForfeitReason | null>;
  hear(event: GameTypes['Event']): void;
  /** @param ask makes the question as a program is sent it. */
  answer(known: Known<GameTypes>, ask: () => AskMessage): Promise<Answer>;
  /** Told before it is asked once more, or has lost. */
  refused(message: RefusedMessage): void;
  end(message: EndMessage): void;
  /** Ends whatever was started for it, whatever has happened; may be called again. */
  close(): Promise<void>;
}
