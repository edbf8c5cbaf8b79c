import type { ReactElement } from 'react';
import type { WelcomeMessage } from '@bannerfield/protocol/online';
import type { TableGame } from '../games/source.ts';
import { Page } from '../shell/page.tsx';
import { useLanguage } from '../words/words.tsx';
import { Chairs } from './chairs.tsx';
import { InviteBox } from './invite-box.tsx';
import { LineNote } from './line-note.tsx';
import type { Followed } from './use-session.ts';
import { WhatIsPlayed } from './what-is-played.tsx';
import { onlineWords, type OnlineWords } from './words.ts';

interface WaitingRoomProps {
  readonly followed: Followed;
  readonly welcome: WelcomeMessage;
  readonly parts: TableGame;
}

/** A match that has not begun: who is there, and how the other one comes. */
export function WaitingRoom({ followed, welcome, parts }: WaitingRoomProps): ReactElement {
  const { now, record } = followed;
  const language = useLanguage();
  const words = onlineWords(language);
  const title = parts.about.title[language];
  const isFull = !now.names.includes(null);
  return (
    <Page title={`${title}: ${isFull ? now.names.join(' – ') : words.waitingTitle}`}>
      <LineNote link={now.link} />
      <p role="status">{stateText(followed, welcome, words)}</p>
      {isFull || welcome.seat === null ? null : <p className="quiet">{words.keepOpen}</p>}
      <Chairs names={now.names} seat={welcome.seat} />
      <WhatIsPlayed about={parts.about} options={welcome.options} />
      {isFull ? null : (
        <InviteBox
          match={welcome.match}
          invitation={record === null ? null : record.invitation}
          title={title}
        />
      )}
    </Page>
  );
}

function stateText({ now }: Followed, { seat }: WelcomeMessage, words: OnlineWords): string {
  if (seat === null) return words.notBegun;
  const other = now.names[seat === 0 ? 1 : 0];
  return other === null ? words.waitingFor : `${words.hasSatDown(other)} ${words.agreeing}`;
}
