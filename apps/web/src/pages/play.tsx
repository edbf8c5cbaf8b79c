import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Curtain, later } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import { isStopped } from '../keep/record.ts';
import { isStoreError } from '../keep/store-error.ts';
import {
  makeTable,
  openGame,
  type Opened,
  type Preview,
  type StoredGame,
} from '../play/open-game.ts';
import { PlayMenu } from '../play/play-menu.tsx';
import { PlayTable } from '../play/play-table.tsx';
import { useNames } from '../play/use-names.ts';
import { go } from '../router.tsx';
import { Notice } from '../shell/notice.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useSay } from '../words/words.tsx';

// Most games are whole, and open at once.
const BrokenGame = later(async () => (await import('../shell/broken-game.tsx')).BrokenGame);
const PreviewTable = later(async () => (await import('../play/preview-table.tsx')).PreviewTable);
// Nobody needs the end at the beginning.
const EndDialog = later(async () => (await import('../play/end-dialog.tsx')).EndDialog);

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly isStore: boolean }
  | { readonly kind: 'preview'; readonly preview: Preview }
  | Opened;

/** A stored game being played. */
export function PlayPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  // Counts openings: after another tab has gone on, the game is opened again.
  const [round, setRound] = useState(0);
  const state = useOpened(id, round);
  switch (state.kind) {
    case 'opening':
      return <Notice title={say('play.opening')} isBusy />;
    case 'preview':
      return <PreviewTable preview={state.preview} />;
    case 'missing':
      return <Notice title={say('play.missing')} text={say('play.missing-text')} isHomeOffered />;
    case 'failed':
      return (
        <Notice
          title={say(state.isStore ? 'store.failed' : 'failed.title')}
          text={say(state.isStore ? 'store.failed-text' : 'failed.text')}
          action={{ label: say('try-again'), onPress: () => setRound(round + 1) }}
        />
      );
    case 'broken':
      return <BrokenGame id={id} text={state.text} fault={state.fault} />;
    case 'open':
      return (
        <OpenGame
          key={`${id} ${String(round)}`}
          game={state.game}
          onReopen={() => setRound(round + 1)}
        />
      );
  }
}

/** A game that takes longer to be played through is shown meanwhile as it stands. */
const PATIENCE = 200;

function useOpened(id: string, round: number): State {
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let timer = 0;
    const show = (opened: State) => {
      window.clearTimeout(timer);
      if (!isWanted) return;
      // Who has given up does not play on.
      if (opened.kind === 'open' && isStopped(opened.game.record)) {
        go({ page: 'replay', id }, 'replace');
      } else setState(opened);
    };
    setState({ kind: 'opening' });
    openGame(id, keeper, (preview) => {
      timer = window.setTimeout(() => show({ kind: 'preview', preview }), PATIENCE);
    }).then(show, (error: unknown) => {
      console.error(error);
      show({ kind: 'failed', isStore: isStoreError(error) });
    });
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [id, round]);
  return state;
}

interface OpenGameProps {
  readonly game: StoredGame;
  onReopen(): void;
}

function OpenGame({ game, onReopen }: OpenGameProps): ReactElement {
  const say = useSay();
  const table = useMemo(() => makeTable(game, keeper), [game]);
  const now = useSyncExternalStore(table.subscribe, () => table.now);
  const names = useNames(table.players);
  const menu = useMemo(() => <PlayMenu game={game} table={table} />, [game, table]);
  useTitle(say('page.play'));
  useEffect(() => {
    void table.start();
    return () => table.close();
  }, [table]);
  const { waiting } = now;
  if (waiting.kind === 'curtain') {
    const { next } = waiting;
    return (
      <Curtain
        seat={next}
        title={say('curtain.title', { name: names[next] })}
        text={say('curtain.text')}
        action={say('curtain.open', { name: names[next] })}
        onOpen={() => void table.openCurtain()}
      />
    );
  }
  return (
    <PlayTable
      key={String(now.viewer)}
      parts={game.parts}
      table={table}
      now={now}
      names={names}
      strip={menu}
      end={(shown) =>
        waiting.kind === 'over' ? (
          <EndDialog {...shown} {...{ game, table, names }} over={waiting.over} />
        ) : (
          <></>
        )
      }
      onReopen={onReopen}
    />
  );
}
