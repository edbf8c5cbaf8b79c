/** Whether the reader wants things to stay where they are. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where an element is drawn, and how large. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export type Places = ReadonlyMap<string, Place>;

const [FADE, TRAVEL] = [120, 240];
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** What is under way. Asking the browser for it costs more than drawing a whole board. */
const underWay = new Set<Animation>();
/** When more than this moves at once, the whole picture has changed, and nothing is followed. */
const AT_MOST = 10;

/** Elements that stand for the same thing at two moments bear the same `data-moves`. */
export function placesIn(root: Element): Places {
  const places = new Map<string, Place>();
  for (const element of movers(root)) {
    const place = element.getBoundingClientRect();
    if (place.width > 0) places.set(nameOf(element), place);
  }
  return places;
}

/**
 * Lets what has a new place come from its old one; what is new comes from where `data-from`
 * says. A movement under way is taken over from where it is.
 * @param before where things were, as this function or `placesIn` said last.
 */
export function animateMoves(root: Element, before: Places): Places {
  const onTheWay = stopAll(root);
  const places = placesIn(root);
  const moved = movers(root).flatMap((element) => {
    const to = places.get(nameOf(element));
    const from = before.get(nameOf(element)) ?? originOf(root, element);
    if (to === undefined || from === null) return [];
    const start = shifted(from, onTheWay.get(nameOf(element)));
    return isElsewhere(start, to) ? [{ element, start, to }] : [];
  });
  if (moved.length > AT_MOST) return places;
  for (const { element, start, to } of moved) travel(element, start, to);
  return places;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Ends what is under way; how far each was from its place. */
function stopAll(root: Element): Map<string, Shift> {
  const shifts = new Map<string, Shift>();
  for (const animation of underWay) {
    const { effect } = animation;
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    if (!(element instanceof HTMLElement) || !root.contains(element)) continue;
    const now = element.getBoundingClientRect();
    animation.cancel();
    const there = element.getBoundingClientRect();
    shifts.set(nameOf(element), { x: now.left - there.left, y: now.top - there.top });
  }
  return shifts;
}

function shifted(place: Place, shift: Shift | undefined): Place {
  if (shift === undefined) return place;
  return { left: place.left + shift.x, top: place.top + shift.y, width: place.width };
}

function movers(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-moves]')];
}

function nameOf(element: HTMLElement): string {
  return element.dataset['moves'] ?? '';
}

function originOf(root: Element, element: HTMLElement): Place | null {
  const name = element.dataset['from'];
  if (name === undefined) return null;
  const origin = root.querySelector(`[data-spot="${name}"], [data-place="${name}"]`);
  const place = origin?.getBoundingClientRect();
  return place === undefined || place.width === 0 ? null : place;
}

function isElsewhere(from: Place, to: Place): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2;
}

function travel(element: HTMLElement, from: Place, to: Place): void {
  if (isStill()) {
    follow(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }));
    return;
  }
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  follow(
    element.animate(
      [
        { transform: `${way} scale(${from.width / to.width})`, transformOrigin: '0 0', zIndex: 20 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
      ],
      { duration: TRAVEL, easing: EASE },
    ),
  );
}

/** Keeps an animation as long as it is under way. */
function follow(animation: Animation): void {
  const forget = () => underWay.delete(animation);
  underWay.add(animation);
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
  animation.addEventListener('remove', forget);
}
