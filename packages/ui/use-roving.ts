import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { nearestBox, type Direction } from './rove.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A spot of the page, HTML or SVG. */
type SpotElement = HTMLElement | SVGElement;

interface Roving {
  readonly ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Moves the focus over spots: one tab stop for each `data-region`, arrows to the spot that lies
 * in that direction, Home and End within the region, Escape lets go. A spot that vanishes under
 * the focus hands it to what has come in its place.
 */
export function useRoving(onLetGo: () => void): Roving {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    return root === null ? undefined : watch(root);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const from = event.target;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      onLetGo();
      return;
    }
    if (!isSpot(from)) return;
    const to = targetOf(event.key, from, ref.current);
    if (to === null) return;
    event.preventDefault();
    to.focus();
  }

  return { ref, onKeyDown };
}

function targetOf(key: string, from: SpotElement, root: HTMLElement | null): SpotElement | null {
  if (root === null) return null;
  if (key === 'Home' || key === 'End') {
    return spotsIn(from.closest('[data-region]') ?? root).at(key === 'Home' ? 0 : -1) ?? null;
  }
  const direction = ARROWS[key];
  if (direction === undefined) return null;
  const others = spotsIn(root).filter((spot) => spot !== from);
  const boxes = others.map((spot) => spot.getBoundingClientRect());
  const index = nearestBox(from.getBoundingClientRect(), boxes, direction);
  return index === null ? null : (others[index] ?? null);
}

function isSpot(target: EventTarget | null): target is SpotElement {
  const isElement = target instanceof HTMLElement || target instanceof SVGElement;
  return isElement && target.dataset['spot'] !== undefined;
}

function spotsIn(root: Element): SpotElement[] {
  return allSpotsIn(root).filter(isVisible);
}

function allSpotsIn(root: Element): SpotElement[] {
  return [...root.querySelectorAll<SpotElement>('[data-spot]')];
}

function isVisible(spot: SpotElement): boolean {
  return spot.checkVisibility({ visibilityProperty: true });
}

/** Where the focus is or was, so that it can be found again. */
interface Place {
  readonly element: SpotElement;
  readonly region: Element;
  readonly index: number;
}

function watch(root: HTMLElement): () => void {
  let place: Place | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    place = isSpot(target) ? placeOf(target) : null;
    // Nothing is asked of the page here: a click is waiting for its picture.
    if (place !== null) setStop(allSpotsIn(place.region), place.element);
  };
  const onChange = () => {
    if (place !== null && !place.element.isConnected && isFocusLost()) comeBack(root, place);
    tidy(root, place);
  };
  const observer = new MutationObserver(onChange);
  root.addEventListener('focusin', onFocus);
  observer.observe(root, { childList: true, subtree: true });
  tidy(root, null);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}

function placeOf(element: SpotElement): Place | null {
  const region = element.closest('[data-region]');
  if (region === null) return null;
  return { element, region, index: allSpotsIn(region).indexOf(element) };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To the same spot wherever it is now, else to its neighbour. */
function comeBack(root: HTMLElement, { element, region, index }: Place): void {
  const same = spotsIn(root).find(({ dataset }) => dataset['spot'] === element.dataset['spot']);
  const beside = region.isConnected ? spotsIn(region) : [];
  (same ?? beside[Math.min(index, beside.length - 1)])?.focus();
}

/** One tab stop a region: where the focus was, else the first that may be chosen. */
function tidy(root: HTMLElement, place: Place | null): void {
  const regions = [...root.querySelectorAll('[data-region]')].map(allSpotsIn);
  // All is read before anything is written, so that the page is laid out once.
  const stops = regions.map((spots) => stopOf(spots, place));
  regions.forEach((spots, index) => setStop(spots, stops[index]));
}

/** Whether it can be seen is asked of as few as possible. */
function stopOf(spots: readonly SpotElement[], place: Place | null): SpotElement | undefined {
  return (
    spots.find((spot) => spot === place?.element && isVisible(spot)) ??
    spots.find((spot) => spot.dataset['marks']?.includes('target') === true && isVisible(spot)) ??
    spots.find(isVisible)
  );
}

function setStop(spots: readonly SpotElement[], stop: SpotElement | undefined): void {
  for (const spot of spots) {
    const tabIndex = spot === stop ? '0' : '-1';
    if (spot.getAttribute('tabindex') !== tabIndex) spot.setAttribute('tabindex', tabIndex);
  }
}
