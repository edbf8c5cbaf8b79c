import { useMemo, useState, type ReactElement } from 'react';
import type { GameTypes, Known, Seat } from '@bannerfield/kernel';
import {
  Button,
  usePointing,
  type BoardProps,
  type Pointed,
  type PointingNow,
  type Tutorial,
} from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import type { Player } from '../keep/record.ts';
import { go } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { Explain } from './explain-later.tsx';
import type { Question } from './question.ts';
import { GameTable } from './game-table.tsx';
import { LessonPrompt } from './lesson-prompt.tsx';
import { lessonAt, onlyThis, type Lesson } from './lesson.ts';
import { logItems, type LogItem } from './log-items.ts';
import { momentsOf } from './moments.ts';
import { useNames } from './use-names.ts';

interface LearnTableProps {
  readonly parts: TableGame;
  readonly tutorial: Tutorial;
}

/** A lesson: each step says what is the case, and asks for one move or for reading on. */
export function LearnTable({ parts, tutorial }: LearnTableProps): ReactElement {
  const { seat, steps } = tutorial;
  const say = useSay();
  const [question, setQuestion] = useState<Question | null>(null);
  const learning = useLearning(parts, tutorial);
  const { lesson, pointing, goTo } = learning;
  const { match, asked } = lesson;
  const log = useMemo(() => logItems(match, seat, []), [match, seat]);
  const board: BoardProps<GameTypes> = {
    ...pointing.board,
    ...useSeen(learning, seat, log),
    onExplain: (spot) => setQuestion({ kind: 'spot', spot }),
  };
  return (
    <div className="tall">
      <GameTable
        parts={parts}
        board={board}
        you={seat}
        turn={asked === null ? null : seat}
        log={log}
        shownHands={[seat]}
        strip={<Button icon="close" look="plain" aria-label={say('learn.leave')} onClick={leave} />}
        prompt={
          <LessonPrompt
            parts={parts}
            lesson={lesson}
            count={steps.length}
            pointing={pointing}
            onGo={goTo}
            onAskRule={(rule) => setQuestion({ kind: 'rule', rule })}
          />
        }
        onLetGo={pointing.letGo}
      />
      <Explain
        parts={parts}
        board={board}
        question={question}
        refusal={pointing.refusal}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}

type Seen = Omit<BoardProps<GameTypes>, keyof Pointed | 'onExplain'>;

/** The table as the learner sees it, and what has happened since the step before. */
function useSeen({ lesson, me }: Learning, seat: Seat, log: readonly LogItem[]): Seen {
  const { match, step, from } = lesson;
  return {
    viewer: seat,
    table: me.table,
    hands: seat === 0 ? [me.hand, null] : [null, me.hand],
    changed: useMemo(() => new Set(step?.at ?? []), [step]),
    told: useMemo(() => log.map(({ event }) => event), [log]),
    moments: useMemo(() => momentsOf(match, seat, from), [match, seat, from]),
    language: useLanguage(),
    names: useNames(seat === 0 ? [LEARNER, TEACHER] : [TEACHER, LEARNER]),
  };
}

function leave(): void {
  go({ page: 'home' });
}

interface Learning {
  readonly lesson: Lesson;
  readonly me: Known<GameTypes>;
  readonly pointing: PointingNow<GameTypes>;
  goTo(index: number): void;
}

function useLearning(parts: TableGame, tutorial: Tutorial): Learning {
  const { confirm } = useSettings();
  const [index, goTo] = useState(0);
  const lesson = useMemo(() => lessonAt(parts.game, tutorial, index), [parts, tutorial, index]);
  const { match, asked } = lesson;
  const game = useMemo(() => onlyThis(parts.game, asked), [parts, asked]);
  const me = useMemo(() => match.view(tutorial.seat), [match, tutorial]);
  const pointing = usePointing({
    game,
    pointing: parts.face.pointing,
    known: asked === null ? null : me,
    confirm,
    onAct: () => goTo(index + 1),
  });
  return { lesson, me, pointing, goTo };
}

const LEARNER: Player = { kind: 'person', name: '' };
const TEACHER: Player = { kind: 'bot', bot: 'greedy' };
