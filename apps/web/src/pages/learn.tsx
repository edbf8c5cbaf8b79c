import type { ReactElement } from 'react';
import type { Tutorial } from '@bannerfield/ui';
import { games, hasTutorial, loadTutorial } from '../games/load.ts';
import type { TableGame } from '../games/source.ts';
import { LearnTable } from '../play/learn-table.tsx';
import { Notice } from '../shell/notice.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useSay } from '../words/words.tsx';

interface Lesson {
  readonly parts: TableGame;
  readonly tutorial: Tutorial;
}

/** A game taught by playing it. */
export function LearnPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const lesson = useLoaded(id, hasTutorial(id) ? () => loadLesson(id) : null);
  useTitle(say('page.learn'));
  if (!hasTutorial(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return lesson === null ? (
    <Notice title={say('moment')} isBusy />
  ) : (
    <LearnTable parts={lesson.parts} tutorial={lesson.tutorial} />
  );
}

async function loadLesson(id: string): Promise<Lesson> {
  const [parts, tutorial] = await Promise.all([games.load(id), loadTutorial(id)]);
  return { parts, tutorial };
}
