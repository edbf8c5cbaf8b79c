import { useState, type ComponentProps, type ReactElement } from 'react';
import type { Edition, Language } from '@bannerfield/kernel';
import { Button, later } from '@bannerfield/ui';
import { gameIds, games, hasEditions, hasEditor } from '../games/load.ts';
import type { TableGame } from '../games/source.ts';
import { keeper } from '../keep/keeper.ts';
import { isStoreError } from '../keep/store-error.ts';
import { beginGame } from '../play/begin.ts';
import { keepChoices, keptChoices, LENGTHS, type Choices } from '../play/choices.ts';
import { go, Link } from '../router.tsx';
import type { Route } from '../routes.ts';
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

// Only who plays someone elsewhere needs a server.
const ServerNote = later(async () => (await import('../online/server-note.tsx')).ServerNote);

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
  const isOnline = choices.opponent === 'online';
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
        {isOnline ? <ServerNote /> : <LengthChoice choices={choices} onChange={change} />}
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
          {typeof state === 'string' ? null : state.text}
        </p>
        <div className="actions set-up__begin">
          <Button type="submit" look="main" disabled={state === 'beginning'}>
            {say(isOnline ? 'set-up.open' : 'set-up.begin')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

interface LengthChoiceProps {
  readonly choices: Choices;
  onChange(part: Partial<Choices>): void;
}

/** How many games there are to be. */
function LengthChoice({ choices, onChange }: LengthChoiceProps): ReactElement {
  const say = useSay();
  return (
    <Choice
      label={say('set-up.length')}
      value={String(choices.length)}
      options={LENGTHS.map((length) => ({
        value: String(length),
        label: say('set-up.games', { count: length }),
      }))}
      onChange={(value) => onChange({ length: Number(value) })}
    />
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

/** The edition that was entered here and chosen; null: none, or it is not there any more. */
async function chosenEdition(game: string, edition: string): Promise<Edition | null> {
  if (edition === '' || !hasEditions(game)) return null;
  const { editionKeeper } = await import('../keep/editions.ts');
  const kept = await editionKeeper.list(game);
  return kept.find(({ id }) => id === edition) ?? null;
}

interface Beginning {
  readonly state: 'choosing' | 'beginning' | 'not-stored' | 'failed' | { readonly text: string };
  begin(choices: Choices): Promise<void>;
}

function useBegin(parts: TableGame): Beginning {
  const language = useLanguage();
  const [state, setState] = useState<Beginning['state']>('choosing');
  const begin = async (choices: Choices): Promise<void> => {
    setState('beginning');
    keepChoices(parts.game.id, choices);
    try {
      const edition = await chosenEdition(parts.game.id, choices.edition);
      const begun = await beginAs(choices, parts, edition, language);
      if ('text' in begun) {
        setState(begun);
        return;
      }
      await askToKeep();
      go(begun);
    } catch (error) {
      console.error(error);
      setState(isStoreError(error) ? 'not-stored' : 'failed');
    }
  };
  return { state, begin };
}

/** Where one goes on, or why there is nowhere to go. */
async function beginAs(
  choices: Choices,
  parts: TableGame,
  edition: Edition | null,
  language: Language,
): Promise<Route | { readonly text: string }> {
  const { options, length, opponent } = choices;
  if (opponent === 'online') {
    const { openOnline } = await import('../online/open-online.ts');
    const opened = await openOnline(parts, edition, choices, language);
    return opened.kind === 'opened' ? { page: 'online', id: opened.match } : opened;
  }
  const bound = edition === null ? parts : await games.bind(parts, edition);
  const plan = { options, length, players: playersOf(choices) };
  return { page: 'play', id: (await beginGame(bound, plan, keeper)).id };
}

/** Asks the browser not to clear away what is kept here; it may say no, or not know the question. */
async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn(error);
  }
}
