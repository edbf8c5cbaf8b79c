import { useEffect, useRef, type ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from './banner.tsx';
import { Button } from './button.tsx';
import './curtain.css';

interface CurtainProps {
  /** Who is to take the device. */
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
  /** On the button that opens the curtain. */
  readonly action: string;
  onOpen(): void;
}

/**
 * Hands the device over. It stands instead of the table, not before it: nothing of the other
 * player's is on the page until it is opened.
 */
export function Curtain({ seat, title, text, action, onOpen }: CurtainProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="bf-curtain bf-slate">
      <div className="bf-curtain__sheet">
        <Banner cut={cutOf(seat)} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <Button look="main" onClick={onOpen}>
          {action}
        </Button>
      </div>
    </main>
  );
}
