import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { panFrame, zoomFrame, type Frame } from './hex-view.ts';
import type { Point } from './hex.ts';

interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/** A finger may tremble by so many pixels and still mean the place it touched. */
const TREMBLE = 8;

type Change = (next: (now: Frame) => Frame) => void;

/** Dragging moves the frame, two fingers and the wheel zoom it; a drag is no click. */
export function useFrame(
  svg: RefObject<SVGSVGElement | null>,
  whole: Frame,
  change: Change,
): Gestures {
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  useWheel(svg, whole, change);
  const letGo = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }) => {
      if (fingers.current.size === 0) dragged.current = 0;
      fingers.current.set(pointerId, { x, y });
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined || svg.current === null) return;
      const now = { x: event.clientX, y: event.clientY };
      dragged.current += distance(before, now);
      fingers.current.set(event.pointerId, now);
      if (dragged.current <= TREMBLE) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1] ?? null;
      change(moveOf(svg.current, whole, before, now, other));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event) => {
      if (dragged.current > TREMBLE && event.detail !== 0) event.stopPropagation();
    },
  };
}

/** What a finger that went from `before` to `now` does; with another one it pinches. */
function moveOf(
  svg: SVGSVGElement,
  whole: Frame,
  before: Point,
  now: Point,
  other: Point | null,
): (frame: Frame) => Frame {
  if (other === null) {
    const unit = unitOf(svg);
    const by = { x: (now.x - before.x) * unit, y: (now.y - before.y) * unit };
    return (frame) => panFrame(frame, whole, by);
  }
  const factor = distance(now, other) / Math.max(1, distance(before, other));
  const at = pointIn(svg, { clientX: now.x, clientY: now.y });
  return (frame) => zoomFrame(frame, whole, factor, at);
}

/** React listens to wheels passively, and the page must not scroll. */
function useWheel(svg: RefObject<SVGSVGElement | null>, whole: Frame, change: Change): void {
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointIn(element, event);
      const factor = Math.exp(-event.deltaY / 400);
      change((now) => zoomFrame(now, whole, factor, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, whole, change]);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Units of the drawing a pixel. */
function unitOf(svg: SVGSVGElement): number {
  const matrix = svg.getScreenCTM();
  return matrix === null ? 1 : 1 / matrix.a;
}

function pointIn(
  svg: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
