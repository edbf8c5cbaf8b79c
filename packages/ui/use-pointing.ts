import { useMemo, useState } from 'react';
import type { Game, GameTypes, Known, Refusal } from '@bannerfield/kernel';
import type { Path, Pointed, Pointing, Spot } from './board.ts';
import { point, targetsAfter } from './pointing.ts';
import { useIsNarrow } from './use-media.ts';

/** When a target is pointed at twice: never, on narrow screens, always. */
export type Confirm = 'never' | 'narrow' | 'always';

interface PointingSetup<T extends GameTypes> {
  readonly game: Game<T>;
  readonly pointing: Pointing<T>;
  /** Who points and what he knows; null while it is for nobody here to act. */
  readonly known: Known<T> | null;
  readonly confirm: Confirm;
  onAct(action: T['Action']): void;
  /** Told also when the same refusal comes again, so that it can be said again. */
  onRefuse?(refusal: Refusal): void;
}

/** The state of someone's pointing; the first five are a board's props. */
export interface PointingNow<T extends GameTypes> {
  readonly board: Pointed;
  /** Why the last spot did not do; null as soon as one goes on. */
  readonly refusal: Refusal | null;
  readonly legal: readonly T['Action'][];
  /** Lets go of the last spot, or of the refusal. */
  letGo(): void;
}

interface Held {
  /** The position that all this is about. */
  readonly of: object | null;
  readonly picked: Path;
  readonly confirming: Spot | null;
  readonly refusal: Refusal | null;
}

/** Select, then target: keeps what is picked, what leads on, and the last refusal. */
export function usePointing<T extends GameTypes>(setup: PointingSetup<T>): PointingNow<T> {
  const { game, pointing, known } = setup;
  const of = known?.table ?? null;
  const nothing: Held = { of, picked: [], confirming: null, refusal: null };
  const [kept, setHeld] = useState(nothing);
  // A new position lets go of everything, at once and not one drawing later.
  const held = kept.of === of ? kept : nothing;
  const { picked, confirming, refusal } = held;
  const isNarrow = useIsNarrow();
  const asksTwice = (spot: Spot): boolean =>
    setup.confirm === 'always' ||
    (setup.confirm === 'narrow' && isNarrow && pointing.isLarge?.(spot) !== true);
  const legal = useLegal(game, known);
  const targets = useMemo(() => targetsAfter(pointing, legal, picked), [pointing, legal, picked]);
  const cause = useMemo(() => new Set(refusal?.at ?? []), [refusal]);

  function onPick(spot: Spot): void {
    if (known === null) return;
    const answer = point(game, pointing, known, legal, picked, spot);
    switch (answer.kind) {
      case 'nothing':
        setHeld({ ...held, confirming: null, refusal: null });
        return;
      case 'picked':
        setHeld({ ...nothing, picked: answer.path });
        return;
      case 'refused':
        setHeld({ ...held, confirming: null, refusal: answer.refusal });
        setup.onRefuse?.(answer.refusal);
        return;
      case 'act':
        // Whoever points at the same spot once more has been asked twice already.
        if (isPlace(spot) && confirming !== spot && !picked.includes(spot) && asksTwice(spot)) {
          setHeld({ ...nothing, picked: answer.path.slice(0, -1), confirming: spot });
        } else {
          setHeld(nothing);
          setup.onAct(answer.action);
        }
    }
  }

  function letGo(): void {
    if (refusal !== null) setHeld({ ...held, refusal: null });
    else if (confirming !== null) setHeld({ ...held, confirming: null });
    else setHeld({ ...nothing, picked: picked.slice(0, -1) });
  }

  return { board: { picked, targets, cause, confirming, onPick }, refusal, legal, letGo };
}

/** Asked once a position: a seat's view is a new object at every look, its table is not. */
function useLegal<T extends GameTypes>(game: Game<T>, known: Known<T> | null): T['Action'][] {
  const [table, hand, seat] = [known?.table, known?.hand, known?.seat];
  return useMemo(
    () =>
      table === undefined || hand === undefined || seat === undefined
        ? []
        : game.legal({ seat, table, hand }),
    [game, table, hand, seat],
  );
}

/** Buttons of the prompt bar are large enough to be meant. */
function isPlace(spot: Spot): boolean {
  return !spot.startsWith('button:');
}
