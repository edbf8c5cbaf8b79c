import { memo, type ReactElement } from 'react';
import { Icon, type IconName } from '@bannerfield/ui';
import { useLanguage } from '../words/words.tsx';
import type { LinkState } from './link.ts';
import { onlineWords, type OnlineWords } from './words.ts';
import './online.css';

const ICONS: Readonly<Record<LinkState['kind'], IconName>> = {
  connected: 'check',
  connecting: 'clock',
  reconnecting: 'clock',
  offline: 'offline',
};

interface LineNoteProps {
  readonly link: LinkState;
  /** One looks on, and plays neither side. */
  readonly isWatching?: boolean;
}

/** How the line is: always in sight, by sign and word, and said when it changes. */
export const LineNote = memo(function LineNote(props: LineNoteProps): ReactElement {
  const { link, isWatching = false } = props;
  const language = useLanguage();
  const words = onlineWords(language);
  return (
    <span className="line" data-line={link.kind} role="status" aria-label={words.line}>
      <Icon name={ICONS[link.kind]} />
      <span className="line__text">
        {lineText(link, words, language)}
        {isWatching ? ` · ${words.spectator}` : null}
      </span>
    </span>
  );
});

function lineText(link: LinkState, words: OnlineWords, language: string): string {
  switch (link.kind) {
    case 'connected':
      return words.connected;
    case 'connecting':
      return words.connecting;
    case 'reconnecting':
      return words.reconnecting(timeOf(link.since, language));
    case 'offline':
      return words.offline(timeOf(link.since, language));
  }
}

function timeOf(time: number, language: string): string {
  return new Date(time).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}
