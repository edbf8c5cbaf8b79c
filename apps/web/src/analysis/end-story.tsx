import type { ReactElement } from 'react';
import type { GameTypes, Match, Pair } from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';
import { useLanguage } from '../words/words.tsx';
import { Running } from './running.tsx';
import { favoured, whatHappened } from './story.ts';
import { useAnalysis } from './use-analysis.ts';
import { analysisWords, signed } from './words.ts';
import './analysis.css';

interface EndStoryProps {
  readonly parts: TableGame;
  readonly match: Match<GameTypes>;
  /** By seat. */
  readonly names: Pair<string>;
}

/** What the end of a game tells of it: the turning point, and the luck. */
export function EndStory({ parts, match, names }: EndStoryProps): ReactElement | null {
  const following = useAnalysis(match);
  const language = useLanguage();
  if (following.kind !== 'done') return <Running following={following} />;
  const words = analysisWords(language);
  const { moments, turningPoint, sides } = following.analysis;
  const turn = moments[turningPoint ?? -1];
  const told = { parts, match, reader: { language, names, you: null } };
  const lucky = sides[0].luck.value >= 0 ? 0 : 1;
  const { Sentence } = parts.face;
  return (
    <div className="end__story" role="status">
      {turn === undefined ? null : (
        <p>
          <Sentence
            text={words.turned(names[favoured(turn)], whatHappened(told, turn))}
            language={language}
          />
        </p>
      )}
      <p>{words.luckOf(names[lucky], signed(sides[lucky].luck.value))}</p>
    </div>
  );
}
