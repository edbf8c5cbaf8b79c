import { useState, type ReactElement } from 'react';
import type { EditionKind } from '@bannerfield/editions';
import type { About, Edition } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { EditionEditor } from '../editions/editor.tsx';
import { saveEditionFile } from '../editions/file.ts';
import { OpenEdition } from '../editions/open-edition.tsx';
import { gameIds, games, hasEditions, loadEditions } from '../games/load.ts';
import { editionKeeper } from '../keep/editions.ts';
import { Link } from '../router.tsx';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** The editions of a game that were entered here, and the table to enter one. */
export function EditionsPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const isThere = gameIds().includes(id) && hasEditions(id);
  const loaded = useLoaded(id, isThere ? () => loadAll(id) : null);
  if (!isThere) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return loaded === null ? <Notice title={say('moment')} isBusy /> : <Editions {...loaded} />;
}

interface Loaded {
  readonly about: About;
  readonly kind: EditionKind<object>;
  readonly kept: readonly Edition[];
}

async function loadAll(id: string): Promise<Loaded> {
  const parts = [games.loadAbout(id), loadEditions(id), editionKeeper.list(id)] as const;
  const [about, kind, kept] = await Promise.all(parts);
  return { about, kind, kept };
}

function Editions({ about, kind, kept: first }: Loaded): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [kept, setKept] = useState(first);
  const [open, setOpen] = useState<Edition | null>(null);
  const reload = async (): Promise<void> => {
    setKept(await editionKeeper.list(kind.house.game));
    setOpen(null);
  };
  return (
    <Page title={say('editions.page', { game: about.title[language] })}>
      {open === null ? (
        <KeptEditions {...{ kind, kept }} onOpen={setOpen} onChanged={() => void reload()} />
      ) : (
        <EditionEditor
          kind={kind}
          edition={open}
          taken={[kind.house, ...kept].map(({ id }) => id)}
          onSaved={() => void reload()}
          onLeave={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

interface KeptEditionsProps extends Pick<Loaded, 'kind' | 'kept'> {
  onOpen(edition: Edition): void;
  onChanged(): void;
}

/** What was entered or taken in, and the ways to more. */
function KeptEditions({ kind, kept, onOpen, onChanged }: KeptEditionsProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { game } = kind.house;
  return (
    <>
      <p>{say('editions.text')}</p>
      <ul className="cards">
        {kept.map((edition) => (
          <li key={edition.id} className="card">
            <h2>{edition.title[language]}</h2>
            <div className="actions">
              <Button onClick={() => onOpen(edition)}>{say('editions.change')}</Button>
              <Button onClick={() => saveEditionFile(edition)}>{say('share.file')}</Button>
              <Button onClick={() => void editionKeeper.remove(game, edition.id).then(onChanged)}>
                {say('editions.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button look="main" onClick={() => onOpen(kind.house)}>
          {say('editions.new')}
        </Button>
        <Link className="bf-button" to={{ page: 'set-up', game }}>
          {say('editions.play')}
        </Link>
      </div>
      <OpenEdition kind={kind} kept={kept} onTaken={onChanged} />
    </>
  );
}
