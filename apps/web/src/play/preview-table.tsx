import type { ReactElement } from 'react';
import { PromptBar } from '@bannerfield/ui';
import { useLanguage, useSay } from '../words/words.tsx';
import { playersBySeat } from './begin.ts';
import { GameTable } from './game-table.tsx';
import type { Preview } from './open-game.ts';
import { useNames } from './use-names.ts';

/** A game as it stands, to be looked at while its log is played through; nobody's hand is shown. */
export function PreviewTable({ preview }: { readonly preview: Preview }): ReactElement {
  const { parts, record, table } = preview;
  const say = useSay();
  const players = playersBySeat(parts, record);
  const near = players[0].kind === 'bot' ? 1 : 0;
  const board = {
    viewer: near,
    table,
    hands: [null, null],
    picked: [],
    targets: NOWHERE,
    cause: NOWHERE,
    changed: NOWHERE,
    confirming: null,
    language: useLanguage(),
    names: useNames(players),
    onPick: nothing,
    onExplain: nothing,
  } as const;
  return (
    <GameTable
      parts={parts}
      board={board}
      you={null}
      turn={null}
      log={[]}
      shownHands={[near]}
      prompt={
        <PromptBar
          label={say('prompt.label')}
          text={say('play.opening')}
          refusal={null}
          choices={[]}
          onChoose={nothing}
        />
      }
      onLetGo={nothing}
    />
  );
}

const NOWHERE: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;
