import { useEffect, useState, type ReactElement } from 'react';
import type { About } from '@bannerfield/kernel';
import { Banner, Charge, TINCTURES } from '@bannerfield/ui';
import { gameIds, games, hasTutorial } from '../games/load.ts';
import { Link } from '../router.tsx';
import { OpenFile } from '../shell/open-file.tsx';
import { Page } from '../shell/page.tsx';
import { StoredGames, type Abouts } from '../shell/stored-games.tsx';
import { useStored } from '../shell/use-stored.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** What can be played and what has been begun. */
export function HomePage(): ReactElement {
  const say = useSay();
  const stored = useStored();
  const abouts = useAbouts();
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
      <StoredGames stored={stored} abouts={abouts} kind="running" />
      <section aria-labelledby="games">
        <h2 id="games">{say('home.games')}</h2>
        <ul className="cards">
          {gameIds().map((id) => (
            <GameCard key={id} id={id} about={abouts[id] ?? null} />
          ))}
        </ul>
      </section>
      <StoredGames stored={stored} abouts={abouts} kind="finished" />
      <OpenFile />
    </Page>
  );
}

function useAbouts(): Abouts {
  const [abouts, setAbouts] = useState<Abouts>({});
  useEffect(() => {
    let isWanted = true;
    const load = async (id: string) => [id, await games.loadAbout(id)] as const;
    void Promise.all(gameIds().map(load)).then((loaded) => {
      if (isWanted) setAbouts(Object.fromEntries(loaded));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return abouts;
}

interface GameCardProps {
  readonly id: string;
  readonly about: About | null;
}

function GameCard({ id, about }: GameCardProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const title = about?.title[language] ?? '…';
  return (
    <li className="card">
      <h3>{title}</h3>
      <p>{about?.summary[language]}</p>
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
