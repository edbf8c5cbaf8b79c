import { useState, type ComponentProps, type ReactElement } from 'react';
import { Button, later } from '@bannerfield/ui';
import { gameIds, games, hasEditions, hasEditor } from '../games/load.ts';
import type { TableGame } from '../games/source.ts';
import { keeper } from '../keep/keeper.ts';
import { isStoreError } from '../keep/store-error.ts';
import { beginGame } from '../play/begin.ts';
import { keepChoices, keptChoices, LENGTHS, type Choices } from '../play/choices.ts';
import { go, Link } from '../router.tsx';
import { Choice } from '../shell/form.tsx';
import { Notice } from '../shell/notice.tsx';
import { OpponentFields } from '../shell/opponent-fields.tsx';
import { Page } from '../shell/page.tsx';
import { Variants } from '../shell/variants.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { playersOf } from './players-of.ts';

// Only games with editions ask for one.
const EditionField = later(async () => (await import('../shell/edition-field.tsx')).EditionField);

/** Whom to play, from which side, by which options. */
export function SetUpPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const parts = useLoaded(id, gameIds().includes(id) ? () => games.load(id) : null);
  if (!gameIds().includes(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return parts === null ? <Notice title={say('moment')} isBusy /> : <SetUp parts={parts} />;
}

function SetUp({ parts }: { readonly parts: TableGame }): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [choices, setChoices] = useState<Choices>(() => keptChoices(parts.game.id, parts.about));
  const { state, begin } = useBegin(parts);
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });
  return (
    <Page title={parts.about.title[language]}>
      <form
        className="set-up"
        onSubmit={(event) => {
          event.preventDefault();
          void begin(choices);
        }}
      >
        <OpponentFields choices={choices} onChange={change} />
        <Choice
          label={say('set-up.length')}
          value={String(choices.length)}
          options={LENGTHS.map((length) => ({
            value: String(length),
            label: say('set-up.games', { count: length }),
          }))}
          onChange={(value) => change({ length: Number(value) })}
        />
        <Variants
          about={parts.about}
          options={choices.options}
          onChange={(options) => change({ options })}
        />
        <EditorLink game={parts.game.id} />
        <EditionPart
          game={parts.game.id}
          value={choices.edition}
          onChange={(edition) => change({ edition })}
        />
        <p role="alert" className="refusal">
          {state === 'not-stored' ? `${say('store.failed')} ${say('store.failed-text')}` : null}
          {state === 'failed' ? `${say('failed.title')}. ${say('failed.text')}` : null}
        </p>
        <div className="actions set-up__begin">
          <Button type="submit" look="main" disabled={state === 'beginning'}>
            {say('set-up.begin')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** Nothing for a game in which nothing is drawn up. */
function EditorLink({ game }: { readonly game: string }): ReactElement | null {
  const say = useSay();
  if (!hasEditor(game)) return null;
  return (
    <p>
      <Link className="bf-button" to={{ page: 'edit', game }}>
        {say('set-up.edit')}
      </Link>
    </p>
  );
}

/** Nothing for a game without editions. */
function EditionPart(props: ComponentProps<typeof EditionField>): ReactElement | null {
  if (!hasEditions(props.game)) return null;
  return <EditionField {...props} />;
}

/** The game by an edition that was entered here, if it is still there; else as it is. */
async function withChosen(parts: TableGame, edition: string): Promise<TableGame> {
  if (edition === '' || !hasEditions(parts.game.id)) return parts;
  const { editionKeeper } = await import('../keep/editions.ts');
  const kept = await editionKeeper.list(parts.game.id);
  const chosen = kept.find(({ id }) => id === edition);
  return chosen === undefined ? parts : games.bind(parts, chosen);
}

interface Beginning {
  readonly state: 'choosing' | 'beginning' | 'not-stored' | 'failed';
  begin(choices: Choices): Promise<void>;
}

function useBegin(parts: TableGame): Beginning {
  const [state, setState] = useState<Beginning['state']>('choosing');
  const begin = async (choices: Choices): Promise<void> => {
    setState('beginning');
    keepChoices(parts.game.id, choices);
    try {
      const { options, length } = choices;
      const plan = { options, length, players: playersOf(choices) };
      const record = await beginGame(await withChosen(parts, choices.edition), plan, keeper);
      await askToKeep();
      go({ page: 'play', id: record.id });
    } catch (error) {
      console.error(error);
      setState(isStoreError(error) ? 'not-stored' : 'failed');
    }
  };
  return { state, begin };
}

/** Asks the browser not to clear away what is kept here; it may say no, or not know the question. */
async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn(error);
  }
}
