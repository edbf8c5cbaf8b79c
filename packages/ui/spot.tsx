import {
  memo,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Pointed, Spot } from './board.ts';
import './spot.css';

/** What is to be seen of a spot, as words for `data-marks`; a string, so that it compares well. */
export function marksOf(
  board: Pointed & { readonly changed: ReadonlySet<Spot> },
  spot: Spot,
): string {
  const marks: string[] = [];
  if (board.picked.includes(spot)) marks.push('picked');
  if (board.targets.has(spot)) marks.push('target');
  if (board.cause.has(spot)) marks.push('cause');
  if (board.confirming === spot) marks.push('confirm');
  if (board.changed.has(spot)) marks.push('changed');
  return marks.join(' ');
}

interface SpotButtonProps {
  readonly spot: Spot;
  /** What it is, and how it stands, in words. */
  readonly name: string;
  readonly marks: string;
  readonly className?: string;
  /** See `Card`. */
  readonly moves?: string | undefined;
  readonly from?: Spot | undefined;
  readonly children?: ReactNode;
  onPick(spot: Spot): void;
  onExplain?(spot: Spot): void;
}

/** Half a second is a long press everywhere. */
const LONG_PRESS = 500;

/** A spot as a button. Pressed long, by the other mouse button or with `?` it is explained. */
export function SpotButton(props: SpotButtonProps): ReactElement {
  const { spot, name, marks, className = '', children, onPick, onExplain } = props;
  const press = useLongPress(() => onExplain?.(spot));
  return (
    <button
      type="button"
      className={`bf-spot ${className}`}
      data-spot={spot}
      data-marks={marks}
      data-moves={props.moves}
      data-from={props.from}
      aria-pressed={marks.includes('picked') ? true : undefined}
      aria-describedby={describing(marks)}
      tabIndex={-1}
      {...press}
      onClick={() => onPick(spot)}
      onKeyDown={(event) => {
        if (event.key !== '?' || onExplain === undefined) return;
        event.preventDefault();
        onExplain(spot);
      }}
    >
      <span className="bf-hidden">{name}</span>
      {children}
    </button>
  );
}

const DESCRIBED = ['picked', 'target', 'cause', 'confirm', 'changed'];

/** The ids of the words that `SpotWords` keeps on the page; a board's own marks have none. */
export function describing(marks: string): string | undefined {
  const ids = marks
    .split(' ')
    .filter((mark) => DESCRIBED.includes(mark))
    .map((mark) => `bf-is-${mark}`);
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface PressHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerMove(event: PointerEvent): void;
  onPointerCancel(): void;
  onContextMenu(event: { preventDefault(): void }): void;
  onClickCapture(event: MouseEvent): void;
}

/** Calls back once after a long press or at a context menu; the click that follows is swallowed. */
export function useLongPress(onLong: () => void): PressHandlers {
  const held = useRef({ timer: 0, x: 0, y: 0, isLong: false });
  const stop = () => window.clearTimeout(held.current.timer);
  const fire = () => {
    stop();
    if (held.current.isLong) return;
    held.current.isLong = true;
    onLong();
  };
  return {
    onPointerDown: ({ button, clientX, clientY }) => {
      stop();
      held.current = { timer: 0, x: clientX, y: clientY, isLong: false };
      if (button === 0) held.current.timer = window.setTimeout(fire, LONG_PRESS);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x, y } = held.current;
      if (Math.hypot(clientX - x, clientY - y) > 8) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      event.preventDefault();
      fire();
    },
    onClickCapture: (event) => {
      const follows = held.current.isLong && event.detail !== 0;
      held.current.isLong = false;
      if (!follows) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The words for marks, in the reader's language. */
export interface MarkWords {
  readonly picked: string;
  readonly target: string;
  readonly cause: string;
  readonly confirm: string;
  readonly changed: string;
}

/** Keeps the words that describe marked spots on the page, for screen readers only. */
export const SpotWords = memo(function SpotWords({
  words,
}: {
  readonly words: MarkWords;
}): ReactElement {
  return (
    <div hidden>
      {Object.entries(words).map(([mark, word]: [string, string]) => (
        <span key={mark} id={`bf-is-${mark}`}>
          {word}
        </span>
      ))}
    </div>
  );
});
