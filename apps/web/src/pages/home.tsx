import type { ReactElement } from 'react';
import { Banner, Charge, TINCTURES } from '@bannerfield/ui';
import { gameIds, hasTutorial, headlineOf } from '../games/load.ts';
import { Link } from '../router.tsx';
import { OfflineReady } from '../shell/offline-ready.tsx';
import { OpenFile } from '../shell/open-file.tsx';
import { Page } from '../shell/page.tsx';
import { StoredGames } from '../shell/stored-games.tsx';
import { useStored } from '../shell/use-stored.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** What can be played and what has been begun. */
export function HomePage(): ReactElement {
  const say = useSay();
  const stored = useStored();
  return (
    <Page title="Bannerfield" isHome>
      <div className="hero bf-slate">
        <Banner cut="square" />
        <div>
          <h1>{say('home.says')}</h1>
          <p className="hero__charges" aria-hidden="true">
            {TINCTURES.map((tincture) => (
              <Charge key={tincture} tincture={tincture} />
            ))}
          </p>
        </div>
        <Banner cut="swallowtail" />
      </div>
      <StoredGames stored={stored} kind="running" />
      <section aria-labelledby="games">
        <h2 id="games">{say('home.games')}</h2>
        <ul className="cards">
          {gameIds().map((id) => (
            <GameCard key={id} id={id} />
          ))}
        </ul>
      </section>
      <p>
        <Link className="bf-button" to={{ page: 'online', id: null }}>
          {say('home.online')}
        </Link>
      </p>
      <StoredGames stored={stored} kind="finished" />
      <OpenFile />
      <OfflineReady />
    </Page>
  );
}

function GameCard({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const headline = headlineOf(id);
  const title = headline?.title[language] ?? id;
  return (
    <li className="card">
      <h3>{title}</h3>
      <p>{headline?.summary[language]}</p>
      <div className="actions">
        <Link
          className="bf-button"
          data-look="main"
          to={{ page: 'set-up', game: id }}
          aria-label={say('home.play-game', { game: title })}
        >
          {say('home.play')}
        </Link>
        {hasTutorial(id) ? (
          <Link
            className="bf-button"
            to={{ page: 'learn', game: id }}
            aria-label={say('home.learn-game', { game: title })}
          >
            {say('home.learn')}
          </Link>
        ) : null}
        <Link
          className="bf-button"
          to={{ page: 'rules', game: id }}
          aria-label={say('home.rules-game', { game: title })}
        >
          {say('home.rules')}
        </Link>
      </div>
    </li>
  );
}
