import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from './banner.tsx';
import './move-log.css';

export interface LogLine {
  readonly key: string | number;
  readonly text: ReactNode;
  /** Whose doing it was; null: nobody's. */
  readonly seat: Seat | null;
  /** Begins a turn: set off from what stands before. */
  readonly isHead?: boolean;
  /** Where in the game it stands, for `onGo`. */
  readonly at?: number;
}

interface MoveLogProps {
  readonly label: string;
  readonly lines: readonly LogLine[];
  /** Said while nothing has happened yet. */
  readonly empty: string;
  /** The point looked at, in a replay. */
  readonly now?: number | null;
  onGo?(at: number): void;
}

/** What happened, one line an event, the newest below and in sight. */
export function MoveLog({ label, lines, empty, now = null, onGo }: MoveLogProps): ReactElement {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const line = end.current;
    if (line === null) return undefined;
    return keepShowing(line);
  }, [lines.length, now]);
  const last = lines.at(-1);
  return (
    <div className="bf-log" role="log" aria-label={label}>
      {lines.length === 0 ? <p className="bf-log__empty">{empty}</p> : null}
      <ol className="bf-log__lines">
        {lines.map((line) => {
          const isNow = now === null ? line === last : line.at === now;
          return (
            <li
              key={line.key}
              ref={isNow ? end : undefined}
              className="bf-log__line"
              data-head={line.isHead === true}
              aria-current={isNow ? 'step' : undefined}
            >
              {line.seat === null ? (
                <span className="bf-log__nobody" />
              ) : (
                <Banner cut={cutOf(line.seat)} />
              )}
              <LineText line={line} onGo={onGo} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Frames in which the log comes to rest. */
const FRAMES = 6;
/** Pixels between the line and the edge of what is in sight. */
const ROOM = 8;

/** What comes into sight is measured only then, and may be higher than it was taken for. */
function keepShowing(line: HTMLElement): () => void {
  let frame = 0;
  const look = (left: number): void => {
    show(line);
    frame = left === 0 ? 0 : requestAnimationFrame(() => look(left - 1));
  };
  look(FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** Up or down only: a log that is a swipe away must not pull itself into sight. */
function show(line: HTMLElement): void {
  const box = line.closest('[data-rail]') ?? line.parentElement;
  if (box === null) return;
  const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  const below = Math.max(0, inner.bottom + ROOM - outer.bottom);
  box.scrollTop += below === 0 ? Math.min(0, inner.top - ROOM - outer.top) : below;
}

interface LineTextProps {
  readonly line: LogLine;
  readonly onGo: ((at: number) => void) | undefined;
}

function LineText({ line: { text, at }, onGo }: LineTextProps): ReactElement {
  if (onGo === undefined || at === undefined) return <span>{text}</span>;
  return (
    <button type="button" className="bf-log__go" onClick={() => onGo(at)}>
      {text}
    </button>
  );
}
