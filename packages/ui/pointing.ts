import type { Game, GameTypes, Known, Refusal } from '@bannerfield/kernel';
import type { Path, Pointing, Spot } from './board.ts';

/** What follows from pointing at a spot. */
export type Answer<T extends GameTypes> =
  | { readonly kind: 'picked'; readonly path: Path }
  | { readonly kind: 'act'; readonly action: T['Action']; readonly path: Path }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly path: Path }
  | { readonly kind: 'nothing'; readonly path: Path };

/** The spots that lead on from `picked`, over all legal actions. */
export function targetsAfter<T extends GameTypes>(
  pointing: Pointing<T>,
  legal: readonly T['Action'][],
  picked: Path,
): Set<Spot> {
  const targets = new Set<Spot>();
  for (const action of legal) {
    const path = pointing.pathOf(action);
    const next = path[picked.length];
    if (next !== undefined && beginsWith(path, picked)) targets.add(next);
  }
  return targets;
}

/**
 * Points at `spot` after `picked`: goes on, acts, or says why not. A spot that means nothing
 * there takes the place of the last one picked, or of all; one picked already is let go, unless
 * pointing at it once more leads on.
 */
export function point<T extends GameTypes>(
  game: Game<T>,
  pointing: Pointing<T>,
  known: Known<T>,
  legal: readonly T['Action'][],
  picked: Path,
  spot: Spot,
): Answer<T> {
  const at = picked.indexOf(spot);
  if (at !== -1) {
    const again = follow(pointing, legal, [...picked, spot]);
    return again ?? { kind: 'picked', path: picked.slice(0, at) };
  }
  for (let kept = picked.length; kept >= 0; kept--) {
    const path = [...picked.slice(0, kept), spot];
    const onward = follow(pointing, legal, path);
    if (onward !== null) return onward;
    const refusal = whyNone(game, known, pointing.meantBy(path, known));
    if (refusal !== null) return { kind: 'refused', refusal, path: picked };
  }
  return { kind: 'nothing', path: picked };
}

function follow<T extends GameTypes>(
  pointing: Pointing<T>,
  legal: readonly T['Action'][],
  path: Path,
): Answer<T> | null {
  const leading = legal.filter((action) => beginsWith(pointing.pathOf(action), path));
  const [first] = leading;
  if (first === undefined) return null;
  const isWhole = pointing.pathOf(first).length === path.length;
  return isWhole ? { kind: 'act', action: first, path } : { kind: 'picked', path };
}

/** The refusal that most of the actions meet; null if there is none. */
function whyNone<T extends GameTypes>(
  game: Game<T>,
  known: Known<T>,
  actions: readonly T['Action'][],
): Refusal | null {
  const met = new Map<string, { refusal: Refusal; times: number }>();
  for (const action of actions) {
    const refusal = game.why(known, action);
    if (refusal === null) continue;
    const key = `${refusal.rule} ${refusal.reason}`;
    const times = (met.get(key)?.times ?? 0) + 1;
    met.set(key, { refusal: met.get(key)?.refusal ?? refusal, times });
  }
  const [most] = [...met.values()].sort((a, b) => b.times - a.times);
  return most?.refusal ?? null;
}

function beginsWith(path: Path, start: Path): boolean {
  return start.every((spot, index) => path[index] === spot);
}
