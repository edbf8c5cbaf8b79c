import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Curtain } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import { makeTable, openGame, type Opened, type StoredGame } from '../play/open-game.ts';
import { PlayTable } from '../play/play-table.tsx';
import { useNames } from '../play/use-names.ts';
import { BrokenGame } from '../shell/broken-game.tsx';
import { Notice } from '../shell/notice.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useSay } from '../words/words.tsx';

type State = { readonly kind: 'opening' } | { readonly kind: 'failed' } | Opened;

/** A stored game being played. */
export function PlayPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  // Counts openings: after another tab has gone on, the game is opened again.
  const [round, setRound] = useState(0);
  const state = useOpened(id, round);
  switch (state.kind) {
    case 'opening':
      return <Notice title={say('play.opening')} isBusy />;
    case 'missing':
      return <Notice title={say('play.missing')} text={say('play.missing-text')} isHomeOffered />;
    case 'failed':
      return (
        <Notice
          title={say('store.failed')}
          text={say('store.failed-text')}
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

function useOpened(id: string, round: number): State {
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    const show = (opened: State) => {
      if (isWanted) setState(opened);
    };
    setState({ kind: 'opening' });
    openGame(id, keeper).then(show, (error: unknown) => {
      console.error(error);
      show({ kind: 'failed' });
    });
    return () => {
      isWanted = false;
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
  const names = useNames(table.sitters);
  useTitle(say('page.play'));
  useEffect(() => {
    void table.start();
    return () => table.close();
  }, [table]);
  if (now.waiting.kind === 'curtain') {
    const { next } = now.waiting;
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
      game={game}
      table={table}
      now={now}
      names={names}
      onReopen={onReopen}
    />
  );
}
