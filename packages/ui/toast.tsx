import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from './button.tsx';
import './toast.css';

export interface ToastItem {
  readonly id: number;
  readonly text: string;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; onPress(): void };
}

interface ToastsProps {
  readonly items: readonly ToastItem[];
  /** On the button that sends one away. */
  readonly close: string;
  onClose(id: number): void;
}

/** Long enough to be read twice; it waits while it is pointed at or holds the focus. */
const SHOWN = 7000;

/** Passing notes at the lower edge, beside the hand and never over it. */
export function Toasts({ items, close, onClose }: ToastsProps): ReactElement {
  return (
    <div className="bf-toasts" role="status">
      {items.map((item) => (
        <Toast key={item.id} item={item} close={close} onClose={onClose} />
      ))}
    </div>
  );
}

interface ToastProps extends Omit<ToastsProps, 'items'> {
  readonly item: ToastItem;
}

function Toast({ item: { id, text, action }, close, onClose }: ToastProps): ReactElement {
  const timer = useRef(0);
  const start = () => {
    timer.current = window.setTimeout(() => onClose(id), SHOWN);
  };
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => {
    start();
    return stop;
    // The clock runs from when the note appears; that its parent is drawn anew is nothing to it.
  }, [id]);
  return (
    <div
      className="bf-toast"
      onPointerEnter={stop}
      onPointerLeave={start}
      onFocus={stop}
      onBlur={start}
    >
      <span>{text}</span>
      {action === undefined ? null : (
        <Button look="main" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button icon="close" look="plain" aria-label={close} onClick={() => onClose(id)} />
    </div>
  );
}
