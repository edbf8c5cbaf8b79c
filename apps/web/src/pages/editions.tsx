import { useEffect, useState, type ReactElement } from 'react';
import type { EditionKind } from '@bannerfield/editions';
import type { About, Edition } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { EditionEditor } from '../editions/editor.tsx';
import { gameIds, games, hasEditions, loadEditions } from '../games/load.ts';
import { editionKeeper } from '../keep/editions.ts';
import { Link } from '../router.tsx';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { useLanguage, useSay } from '../words/words.tsx';

/** The editions of a game that were entered here, and the table to enter one. */
export function EditionsPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const loaded = useLoaded(id);
  if (!gameIds().includes(id) || !hasEditions(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return loaded === null ? <Notice title={say('moment')} isBusy /> : <Editions {...loaded} />;
}

interface Loaded {
  readonly about: About;
  readonly kind: EditionKind<object>;
  readonly kept: readonly Edition[];
}

function useLoaded(id: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (gameIds().includes(id) && hasEditions(id)) {
      const parts = [games.loadAbout(id), loadEditions(id), editionKeeper.list(id)] as const;
      void Promise.all(parts).then(([about, kind, kept]) => {
        if (isWanted) setLoaded({ about, kind, kept });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded;
}

function Editions({ about, kind, kept: first }: Loaded): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [kept, setKept] = useState(first);
  const [open, setOpen] = useState<Edition | null>(null);
  const game = kind.house.game;
  const reload = async (): Promise<void> => {
    setKept(await editionKeeper.list(game));
    setOpen(null);
  };
  return (
    <Page title={say('editions.page', { game: about.title[language] })}>
      {open === null ? (
        <>
          <p>{say('editions.text')}</p>
          <ul className="cards">
            {kept.map((edition) => (
              <li key={edition.id} className="card">
                <h2>{edition.title[language]}</h2>
                <div className="actions">
                  <Button onClick={() => setOpen(edition)}>{say('editions.change')}</Button>
                  <Button onClick={() => void editionKeeper.remove(game, edition.id).then(reload)}>
                    {say('editions.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <div className="actions">
            <Button look="main" onClick={() => setOpen(kind.house)}>
              {say('editions.new')}
            </Button>
            <Link className="bf-button" to={{ page: 'set-up', game }}>
              {say('editions.play')}
            </Link>
          </div>
        </>
      ) : (
        <EditionEditor
          kind={kind}
          edition={open}
          onSaved={() => void reload()}
          onLeave={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
