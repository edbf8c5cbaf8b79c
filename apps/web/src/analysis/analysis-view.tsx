import { useMemo, useState, type ReactElement } from 'react';
import type { Analysis } from '@bannerfield/bots/analysis-report';
import { ChanceGraph, type GraphPoint } from '@bannerfield/ui';
import type { GameRecord, Player } from '../keep/record.ts';
import { playersBySeat } from '../play/begin.ts';
import { useNames } from '../play/use-names.ts';
import type { ReadGame } from '../share/read-log.ts';
import { Page } from '../shell/page.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import { Accounts } from './accounts.tsx';
import { MomentList } from './moment-list.tsx';
import { MomentTable } from './moment-table.tsx';
import { MomentText } from './moment-text.tsx';
import { PlayOn } from './play-on.tsx';
import { Running } from './running.tsx';
import { costliest, luckiest, pointsOf, whatHappened, type Told } from './story.ts';
import { useAnalysis } from './use-analysis.ts';
import { analysisWords } from './words.ts';
import './analysis.css';

interface AnalysisViewProps {
  readonly game: ReadGame;
  /** Null: the game came by a link. */
  readonly record: GameRecord | null;
}

const STRANGER: Player = { kind: 'person', name: '' };

/** A finished game, and what its choices and its luck came to. */
export function AnalysisView({ game, record }: AnalysisViewProps): ReactElement {
  const { parts, match } = game;
  const language = useLanguage();
  const say = useSay();
  const names = useNames(record === null ? [STRANGER, STRANGER] : playersBySeat(parts, record));
  const following = useAnalysis(match);
  const told = useMemo(
    (): Told => ({ parts, match, reader: { language, names, you: null } }),
    [parts, match, language, names],
  );
  const analysis = 'analysis' in following ? following.analysis : null;
  return (
    <Page title={say('page.analysis')}>
      <div className="analysis">
        <Running following={following} />
        {analysis === null ? null : (
          <Found
            told={told}
            analysis={analysis}
            record={record}
            isDone={following.kind === 'done'}
          />
        )}
      </div>
    </Page>
  );
}

interface FoundProps {
  readonly told: Told;
  readonly analysis: Analysis;
  readonly record: GameRecord | null;
  /** Until then the graph is all there is: figures would change under the reader. */
  readonly isDone: boolean;
}

function Found({ told, analysis, record, isDone }: FoundProps): ReactElement {
  const { turningPoint, moments } = analysis;
  const words = analysisWords(told.reader.language);
  // Until somebody picks a moment, the turning point is looked at.
  const [chosen, setChosen] = useState<number | null>(null);
  const picked = chosen ?? turningPoint ?? 0;
  const points = useMemo(() => pointsOf(analysis), [analysis]);
  const moment = moments[picked];
  if (moment === undefined) return <p>{words.nothingCostly}</p>;
  const found = { told, analysis, points, picked, onPick: setChosen };
  if (!isDone) return <Graph {...found} />;
  return (
    <>
      <Graph {...found} />
      <MomentText {...found}>
        <PlayOn told={told} record={record} moment={moment} />
      </MomentText>
      <Accounts analysis={analysis} names={told.reader.names} words={words} />
      <MomentList
        {...found}
        title={words.costlyList}
        empty={words.nothingCostly}
        indices={costliest(analysis)}
      />
      <MomentList {...found} title={words.luckyList} empty={null} indices={luckiest(analysis)} />
      <MomentTable told={told} analysis={analysis} />
      {words.meant.map((text) => (
        <p key={text} className="quiet">
          {text}
        </p>
      ))}
    </>
  );
}

interface GraphProps {
  readonly told: Told;
  readonly analysis: Analysis;
  readonly points: readonly GraphPoint[];
  readonly picked: number;
  onPick(index: number): void;
}

function Graph({ told, analysis, points, picked, onPick }: GraphProps): ReactElement {
  const { language, names } = told.reader;
  const words = analysisWords(language);
  const moment = analysis.moments[picked];
  const what = moment === undefined ? '' : whatHappened(told, moment);
  const step = words.step(picked + 1, points.length);
  return (
    <ChanceGraph
      points={points}
      picked={picked}
      turningPoint={analysis.turningPoint}
      says={`${step}. ${told.parts.face.spell(what, language)}`}
      words={{
        label: words.graph,
        above: words.wins(names[0]),
        below: words.wins(names[1]),
        costly: words.costly,
        lucky: words.lucky,
        turningPoint: words.turningPoint,
      }}
      onPick={onPick}
    />
  );
}
