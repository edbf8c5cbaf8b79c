import { useEffect, type RefObject } from 'react';

/** So far a finger may go and still mean a tap. */
const SLACK = 12;

/**
 * Dragging a spot of the hand onto a spot of the board: sugar over pointing at one and then at
 * the other, by the very same buttons. Nothing can be done by dragging alone.
 */
export function useDrag(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    return root === null ? undefined : listen(root);
  }, [ref]);
}

interface Drag {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isUnderWay: boolean;
}

function listen(root: HTMLElement): () => void {
  let drag: Drag | null = null;

  const onDown = ({
    target,
    pointerId: pointer,
    clientX: x,
    clientY: y,
    button,
  }: PointerEvent): void => {
    const card = target instanceof Element ? target.closest<HTMLElement>(HELD) : null;
    drag = card === null || button !== 0 ? null : { card, pointer, x, y, isUnderWay: false };
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (drag?.pointer !== pointerId) return;
    const [x, y] = [clientX - drag.x, clientY - drag.y];
    if (!drag.isUnderWay && Math.hypot(x, y) < SLACK) return;
    if (!drag.isUnderWay) take(drag);
    drag.card.style.translate = `${x}px ${y}px`;
  };
  const onUp = ({ pointerId, clientX, clientY, type }: PointerEvent): void => {
    const held = drag;
    drag = null;
    if (held?.pointer !== pointerId || !held.isUnderWay) return;
    const below = document.elementFromPoint(clientX, clientY);
    letFall(held.card);
    const target = below?.closest<HTMLElement>('[data-spot]');
    if (type === 'pointerup' && target !== null && target !== undefined) point(target);
  };

  root.addEventListener('pointerdown', onDown);
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onUp);
  return () => {
    root.removeEventListener('pointerdown', onDown);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onUp);
  };
}

const HELD = '[data-region="hand"] [data-spot]';

/** Picks the card up, unless it is picked already, and lets what lies below be found. */
function take(drag: Drag): void {
  drag.isUnderWay = true;
  if (!has(drag.card, 'picked')) drag.card.click();
  drag.card.dataset['dragged'] = '';
}

function letFall(card: HTMLElement): void {
  delete card.dataset['dragged'];
  card.style.removeProperty('translate');
}

/** A drop is meant: it needs no second tap. */
function point(target: HTMLElement): void {
  target.click();
  requestAnimationFrame(() => {
    if (has(target, 'confirm')) target.click();
  });
}

function has(spot: HTMLElement, mark: string): boolean {
  return spot.dataset['marks']?.split(' ').includes(mark) === true;
}
