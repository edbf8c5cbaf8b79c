import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

/** What the page is in when there is no game to be seen. */
export type NoticeKind = 'empty' | 'waiting' | 'offline' | 'reconnecting' | 'error' | 'finished';

const SIGNS: Readonly<Record<NoticeKind, IconName>> = {
  empty: 'log',
  waiting: 'clock',
  offline: 'offline',
  reconnecting: 'swap',
  error: 'warning',
  finished: 'check',
};

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: ReactNode;
  /** The one thing to do next; a button or a link. */
  readonly children?: ReactNode;
}

/** A state of the page in a few words, with one thing to do next. */
export function Notice({ kind, title, text, children }: NoticeProps): ReactElement {
  return (
    <section className="bf-notice" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={SIGNS[kind]} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
