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
    const left = leftOf(pointing, pointing.pathOf(action), picked);
    left?.forEach((spot, at) => {
      if (isOpen(pointing, left, at)) targets.add(spot);
    });
  }
  return targets;
}

/**
 * Points at `spot` after `picked`: goes on, acts, or says why not. A spot that means nothing
 * there takes the place of the last one picked, or of all; one picked already is let go, with
 * all that was picked after it, unless pointing at it once more leads on.
 */
export function point<T extends GameTypes>(
  game: Game<T>,
  pointing: Pointing<T>,
  known: Known<T>,
  legal: readonly T['Action'][],
  picked: Path,
  spot: Spot,
): Answer<T> {
  const without = letGo(pointing, picked, spot);
  if (without !== null) {
    const again = follow(pointing, legal, [...picked, spot]);
    return again ?? { kind: 'picked', path: without };
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

/** What stays picked if pointing at the spot lets something go; null: it does not. */
function letGo<T extends GameTypes>(pointing: Pointing<T>, picked: Path, spot: Spot): Path | null {
  const released = pointing.letsGoOf?.(spot) ?? null;
  const last = released === null ? -1 : picked.lastIndexOf(released);
  if (last !== -1) return [...picked.slice(0, last), ...picked.slice(last + 1)];
  const at = pointing.isFree?.(spot) === true ? -1 : picked.indexOf(spot);
  return at === -1 ? null : picked.slice(0, at);
}

function follow<T extends GameTypes>(
  pointing: Pointing<T>,
  legal: readonly T['Action'][],
  path: Path,
): Answer<T> | null {
  const leading = legal.filter((action) => isLeading(pointing, action, path));
  const [first] = leading;
  if (first === undefined) return null;
  const isWhole = pointing.pathOf(first).length === path.length;
  return isWhole ? { kind: 'act', action: first, path } : { kind: 'picked', path };
}

/** Whether what is picked leads along the way of this action. */
export function isLeading<T extends GameTypes>(
  pointing: Pointing<T>,
  action: T['Action'],
  picked: Path,
): boolean {
  return leftOf(pointing, pointing.pathOf(action), picked) !== null;
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

/** What is still to be pointed at on a path; null: `picked` does not lead along it. */
function leftOf<T extends GameTypes>(pointing: Pointing<T>, path: Path, picked: Path): Path | null {
  let left = path;
  for (const spot of picked) {
    const at = left.indexOf(spot);
    if (at === -1 || !isOpen(pointing, left, at)) return null;
    left = at === 0 ? left.slice(1) : [...left.slice(0, at), ...left.slice(at + 1)];
  }
  return left;
}

/** Whether the spot there may come next: as the first, or free among free ones. */
function isOpen<T extends GameTypes>(pointing: Pointing<T>, left: Path, at: number): boolean {
  return at === 0 || left.slice(0, at + 1).every((spot) => pointing.isFree?.(spot) === true);
}
