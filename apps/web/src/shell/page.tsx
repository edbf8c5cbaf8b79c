import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Banner, HeraldryDefs, Icon } from '@bannerfield/ui';
import { Link } from '../router.tsx';
import { useSay } from '../words/words.tsx';
import { OfflineNote } from './offline-note.tsx';
import { UpdateNote } from './update-note.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The start page has a heading of its own. */
  readonly isHome?: boolean;
}

/** A page that is no table: head, title and content. */
export function Page({ title, children, isHome = false }: PageProps): ReactElement {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(isHome ? '' : title);
  // A reader of the screen hears where the link has led.
  useEffect(() => {
    if (!isHome) heading.current?.focus({ preventScroll: true });
  }, [isHome]);
  return (
    <div className="page">
      <HeraldryDefs />
      <header className="page__head bf-slate">
        <Link
          className="page__brand"
          to={{ page: 'home' }}
          aria-label={`Bannerfield: ${say('menu.home')}`}
        >
          <Banner cut="square" />
          <span>Bannerfield</span>
        </Link>
        <nav className="page__nav" aria-label={say('menu.label')}>
          <Link className="bf-button" data-look="plain" to={{ page: 'settings' }}>
            <Icon name="settings" />
            <span>{say('menu.settings')}</span>
          </Link>
          <Link className="bf-button" data-look="plain" to={{ page: 'about' }}>
            <Icon name="help" />
            <span>{say('menu.about')}</span>
          </Link>
        </nav>
      </header>
      <OfflineNote />
      <UpdateNote />
      <main className="page__body">
        {isHome ? null : (
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </main>
    </div>
  );
}
