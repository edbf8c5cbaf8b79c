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

/** Dragging moves the frame, two fingers and the wheel zoom it; a drag is no click. */
export function useFrame(
  svg: RefObject<SVGSVGElement | null>,
  whole: Frame,
  change: (next: (now: Frame) => Frame) => void,
): Gestures {
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);

  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    // React listens to wheels passively, and the page must not scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(element, event);
      const factor = Math.exp(-event.deltaY / 400);
      change((now) => zoomFrame(now, whole, factor, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, whole, change]);

  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }) => {
      if (fingers.current.size === 0) dragged.current = 0;
      fingers.current.set(pointerId, { x, y });
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      const element = svg.current;
      if (before === undefined || element === null) return;
      const now = { x: event.clientX, y: event.clientY };
      dragged.current += distance(before, now);
      fingers.current.set(event.pointerId, now);
      if (dragged.current <= TREMBLE) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const by =
        other === undefined ? 1 : distance(now, other) / Math.max(1, distance(before, other));
      const unit = unitOf(element);
      const at = pointIn(element, event);
      const step = { x: (now.x - before.x) * unit, y: (now.y - before.y) * unit };
      change((frame) =>
        other === undefined ? panFrame(frame, whole, step) : zoomFrame(frame, whole, by, at),
      );
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event) => {
      if (dragged.current > TREMBLE && event.detail !== 0) event.stopPropagation();
    },
  };
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
