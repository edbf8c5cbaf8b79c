import type { ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import { pathOf } from '../routes.ts';
import { isLoopback } from '../share/loopback.ts';
import { LinkField } from '../share/link-field.tsx';
import { useLanguage } from '../words/words.tsx';
import { onlineWords } from './words.ts';

interface InviteBoxProps {
  readonly match: string;
  /** The key of the chair that is free; null: this browser does not have it. */
  readonly invitation: string | null;
  /** What is played, as its players call it. */
  readonly title: string;
}

/** The links of a match: to sit down at it, and to look on. */
export function InviteBox({ match, invitation, title }: InviteBoxProps): ReactElement {
  const words = onlineWords(useLanguage());
  const local = isLoopback(window.location.hostname) ? words.loopback : null;
  const links = [
    ...(invitation === null
      ? []
      : [
          {
            label: words.invitation,
            link: invitationLink(match, invitation),
            text: local ?? words.invitationText,
          },
        ]),
    { label: words.watching, link: watchLink(match), text: words.watchingText },
  ];
  return (
    <div className="set-up">
      {links.map(({ label, link, text }) => (
        <LinkField key={label} label={label} link={link} text={text}>
          <ShareButton link={link} title={title} />
        </LinkField>
      ))}
    </div>
  );
}

function invitationLink(match: string, invitation: string): string {
  return `${window.location.origin}${pathOf({ page: 'join', id: match })}#${invitation}`;
}

export function watchLink(match: string): string {
  return window.location.origin + pathOf({ page: 'online', id: match });
}

/** Only where the device can hand a link on by itself. */
function ShareButton({
  link,
  title,
}: {
  readonly link: string;
  readonly title: string;
}): ReactElement | null {
  const words = onlineWords(useLanguage());
  if (!('share' in navigator)) return null;
  return (
    <Button
      icon="share"
      onClick={() => {
        // Whoever puts the sheet away again has not failed at anything.
        navigator.share({ title: words.shareText(title), url: link }).catch(() => undefined);
      }}
    >
      {words.share}
    </Button>
  );
}
