import type { ReactElement } from 'react';
import { AnalysisView } from '../analysis/analysis-view.tsx';
import { analysisWords } from '../analysis/words.ts';
import { isOver } from '../keep/record.ts';
import { Notice } from '../shell/notice.tsx';
import { useLanguage } from '../words/words.tsx';
import { PlayedGame } from './played.tsx';

/** Where a finished game was won and lost. */
export function AnalysisPage({ id }: { readonly id: string | null }): ReactElement {
  const words = analysisWords(useLanguage());
  return (
    <PlayedGame id={id}>
      {(game, record) =>
        isOver(game.match.pending, record) ? (
          <AnalysisView game={game} record={record} />
        ) : (
          <Notice title={words.unfinished} text={words.unfinishedText} isHomeOffered />
        )
      }
    </PlayedGame>
  );
}
