import type { ReactElement } from 'react';
import { CREDITS } from '@bannerfield/ui';
import { Page } from '../shell/page.tsx';
import { useSay } from '../words/words.tsx';

/** What this is, and whose work it stands on. */
export function AboutPage(): ReactElement {
  const say = useSay();
  return (
    <Page title={say('menu.about')}>
      <p>{say('about.what')}</p>
      <p>{say('about.private')}</p>
      <h2>{say('about.credits')}</h2>
      <ul className="credits">
        {[...CREDITS, ...LIBRARIES].map(({ what, by, licence, href }) => (
          <li key={what}>
            <a href={href} rel="noreferrer">
              {what}
            </a>{' '}
            {say('about.by', { by, licence })}
          </li>
        ))}
      </ul>
      <p>{say('about.icons')}</p>
      <h2>{say('about.licence')}</h2>
      <p>{say('about.licence-text')}</p>
    </Page>
  );
}

/** What travels to the reader beside our own work. */
const LIBRARIES = [
  { what: 'React', by: 'Meta', licence: 'MIT', href: 'https://react.dev' },
  {
    what: 'React Aria Components',
    by: 'Adobe',
    licence: 'Apache 2.0',
    href: 'https://react-spectrum.adobe.com/react-aria/',
  },
  { what: 'Lingui', by: 'Lingui contributors', licence: 'MIT', href: 'https://lingui.dev' },
  {
    what: 'Comlink',
    by: 'Google',
    licence: 'Apache 2.0',
    href: 'https://github.com/GoogleChromeLabs/comlink',
  },
  {
    what: 'idb',
    by: 'Jake Archibald',
    licence: 'ISC',
    href: 'https://github.com/jakearchibald/idb',
  },
  { what: 'Zod', by: 'Colin McDonnell', licence: 'MIT', href: 'https://zod.dev' },
  {
    what: 'Workbox',
    by: 'Google',
    licence: 'MIT',
    href: 'https://developer.chrome.com/docs/workbox',
  },
] as const;
