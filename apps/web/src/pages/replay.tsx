import type { ReactElement } from 'react';
import { ReplayTable } from '../play/replay-table.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useSay } from '../words/words.tsx';
import { PlayedGame } from './played.tsx';

/** A game played before, to be stepped through. */
export function ReplayPage({ id }: { readonly id: string | null }): ReactElement {
  useTitle(useSay()('page.replay'));
  return (
    <PlayedGame id={id}>{(game, record) => <ReplayTable game={game} record={record} />}</PlayedGame>
  );
}
