import { useEffect, useState, type ReactElement } from 'react';
import { keeper } from '../keep/keeper.ts';
import type { GameRecord } from '../keep/record.ts';
import { isStoreError } from '../keep/store-error.ts';
import { openGame } from '../play/open-game.ts';
import { useFragment } from '../router.tsx';
import { unpackLog } from '../share/link.ts';
import { FaultyLog, type Fault } from '../share/fault.ts';
import { readLog, type ReadGame } from '../share/read-log.ts';
import { BrokenGame, faultText } from '../shell/broken-game.tsx';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/words.tsx';

type State =
  | { readonly kind: 'opening' | 'missing' | 'no-link' }
  | { readonly kind: 'failed'; readonly isStore: boolean }
  | { readonly kind: 'broken'; readonly text: string; readonly fault: Fault | null }
  | { readonly kind: 'open'; readonly game: ReadGame; readonly record: GameRecord | null };

interface PlayedGameProps {
  /** Of a stored game; null: the log is in the fragment of the address. */
  readonly id: string | null;
  /** @param record null: the game came by a link. */
  readonly children: (game: ReadGame, record: GameRecord | null) => ReactElement;
}

/** A game played before: a stored one, or one that a link carries. */
export function PlayedGame({ id, children }: PlayedGameProps): ReactElement {
  const state = usePlayed(id);
  return state.kind === 'open' ? (
    children(state.game, state.record)
  ) : (
    <NotOpen id={id} state={state} />
  );
}

interface NotOpenProps {
  readonly id: string | null;
  readonly state: Exclude<State, { readonly kind: 'open' }>;
}

function NotOpen({ id, state }: NotOpenProps): ReactElement {
  const say = useSay();
  switch (state.kind) {
    case 'opening':
      return <Notice title={say('play.opening')} isBusy />;
    case 'missing':
      return <Notice title={say('play.missing')} text={say('play.missing-text')} isHomeOffered />;
    case 'no-link':
      return <Notice title={say('link.empty')} text={say('link.empty-text')} isHomeOffered />;
    case 'failed':
      return (
        <Notice
          title={say(state.isStore ? 'store.failed' : 'failed.title')}
          text={say(state.isStore ? 'store.failed-text' : 'failed.text')}
          isHomeOffered
        />
      );
    case 'broken':
      return id === null ? (
        <Notice
          title={say('link.broken')}
          text={`${faultText(state.fault, say)} ${say('link.broken-text')}`}
          isHomeOffered
        />
      ) : (
        <BrokenGame id={id} text={state.text} fault={state.fault} />
      );
  }
}

function usePlayed(id: string | null): State {
  const fragment = useFragment();
  const link = id === null ? fragment : '';
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    setState({ kind: 'opening' });
    const opening = id === null ? openLink(link) : openStored(id);
    opening
      .catch((error: unknown): State => {
        console.error(error);
        return { kind: 'failed', isStore: isStoreError(error) };
      })
      .then((opened) => {
        if (isWanted) setState(opened);
      })
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [id, link]);
  return state;
}

async function openStored(id: string): Promise<State> {
  const opened = await openGame(id, keeper);
  if (opened.kind !== 'open') return opened;
  return { kind: 'open', game: opened.game, record: opened.game.record };
}

async function openLink(link: string): Promise<State> {
  if (link === '') return { kind: 'no-link' };
  try {
    return { kind: 'open', game: await readLog(await unpackLog(link)), record: null };
  } catch (error) {
    if (!(error instanceof FaultyLog)) throw error;
    return { kind: 'broken', text: '', fault: error.fault };
  }
}
