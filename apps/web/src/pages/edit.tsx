import { useState, type ReactElement } from 'react';
import type { GameEditor } from '@bannerfield/ui';
import { games, hasEditor, loadEditor } from '../games/load.ts';
import type { TableGame } from '../games/source.ts';
import { keeper } from '../keep/keeper.ts';
import { beginGame } from '../play/begin.ts';
import { keptChoices } from '../play/choices.ts';
import { go } from '../router.tsx';
import { packLog, unpackLog } from '../share/link.ts';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useEstimate } from '../shell/use-estimate.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { playersOf } from './players-of.ts';

interface Loaded {
  readonly parts: TableGame;
  readonly editor: GameEditor;
  readonly text: string;
}

/** A place to make what a game is played on. */
export function EditPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const loaded = useLoaded(id, hasEditor(id) ? () => loadAll(id) : null);
  if (!hasEditor(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return loaded === null ? <Notice title={say('moment')} isBusy /> : <Edit {...loaded} />;
}

async function loadAll(id: string): Promise<Loaded> {
  const all = [games.load(id), loadEditor(id), firstText(id)] as const;
  const [parts, editor, text] = await Promise.all(all);
  return { parts, editor, text };
}

/** What a link brings, else what was worked on last. */
async function firstText(id: string): Promise<string> {
  const fragment = window.location.hash.slice(1);
  try {
    if (fragment !== '') return await unpackLog(fragment);
  } catch {
    // A broken link brings nothing; what was kept is still there.
  }
  try {
    return localStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

function keyOf(id: string): string {
  return `bannerfield.editor.${id}`;
}

function keep(id: string, text: string): void {
  try {
    localStorage.setItem(keyOf(id), text);
  } catch {
    // It can still be copied as text.
  }
}

function Edit({ parts, editor, text: first }: Loaded): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { id, rulesVersion } = parts.game;
  const [text, setText] = useState(first);
  const [note, setNote] = useState('');
  const { estimate, begin, end } = useEstimate({ game: id, version: rulesVersion, edition: null });
  const play = async (options: object): Promise<void> => {
    const choices = keptChoices(id, parts.about);
    const players = playersOf(choices);
    const record = await beginGame(parts, { options, players, length: 1 }, keeper);
    go({ page: 'play', id: record.id });
  };
  const share = async (shared: string): Promise<void> => {
    window.history.replaceState(null, '', `#${await packLog(shared)}`);
    await navigator.clipboard.writeText(window.location.href).then(
      () => setNote(say('edit.copied')),
      () => setNote(say('edit.not-copied')),
    );
  };
  return (
    <Page title={editor.title[language]}>
      <editor.Editor
        language={language}
        text={text}
        estimate={estimate}
        onChange={(next) => {
          end();
          setText(next);
          keep(id, next);
        }}
        onPlay={(options) => void play(options)}
        onEstimate={(options) => (options === null ? end() : begin(options))}
        onShare={(shared) => void share(shared)}
      />
      <p role="status">{note}</p>
    </Page>
  );
}
