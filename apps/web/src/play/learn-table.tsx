import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { refusalText, type GameTypes, type Pair, type Refusal } from '@bannerfield/kernel';
import {
  Button,
  PromptBar,
  usePointing,
  type BoardProps,
  type PointingNow,
  type Tutorial,
} from '@bannerfield/ui';
import type { TableGame } from '../games/load.ts';
import type { Sitter } from '../keep/record.ts';
import { go, Link } from '../router.tsx';
import { pathOf } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { Explain, type Question } from './explain.tsx';
import { GameTable } from './game-table.tsx';
import { lessonAt, NOT_ASKED, onlyThis, type Lesson } from './lesson.ts';
import { logItems } from './log-items.ts';
import { useNames } from './use-names.ts';

interface LearnTableProps {
  readonly parts: TableGame;
  readonly tutorial: Tutorial;
}

/** A lesson: each step says what is the case, and asks for one move or for reading on. */
export function LearnTable({ parts, tutorial }: LearnTableProps): ReactElement {
  const { seat, steps } = tutorial;
  const { face } = parts;
  const say = useSay();
  const language = useLanguage();
  const { confirm } = useSettings();
  const names = useNames(sittersAround(seat));
  const [index, setIndex] = useState(0);
  const [question, setQuestion] = useState<Question | null>(null);
  const lesson = useMemo(() => lessonAt(parts.game, tutorial, index), [parts, tutorial, index]);
  const { match, step, asked } = lesson;
  const game = useMemo(() => onlyThis(parts.game, asked), [parts, asked]);
  const known = useMemo(() => (asked === null ? null : match.view(seat)), [asked, match, seat]);
  const pointing = usePointing({
    game,
    pointing: face.pointing,
    known,
    confirm,
    onAct: () => setIndex(index + 1),
  });
  const log = useMemo(() => logItems(match, seat, []), [match, seat]);
  const board: BoardProps<GameTypes> = {
    ...pointing.board,
    viewer: seat,
    table: match.state.table,
    hands: seat === 0 ? [match.view(0).hand, null] : [null, match.view(1).hand],
    changed: new Set(step?.at ?? []),
    language,
    names,
    onExplain: (spot) => setQuestion({ kind: 'spot', spot }),
  };
  return (
    <div className="tall">
      <GameTable
        parts={parts}
        board={board}
        turn={asked === null ? null : seat}
        log={log}
        shownHands={[seat]}
        strip={
          <Button
            icon="close"
            look="plain"
            aria-label={say('learn.leave')}
            onClick={() => go({ page: 'home' })}
          />
        }
        prompt={
          <LessonPrompt
            parts={parts}
            lesson={lesson}
            count={steps.length}
            pointing={pointing}
            onGo={setIndex}
            onAskRule={(rule) => setQuestion({ kind: 'rule', rule })}
          />
        }
        onLetGo={pointing.letGo}
      />
      <Explain parts={parts} board={board} question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

function sittersAround(seat: 0 | 1): Pair<Sitter> {
  const you: Sitter = { kind: 'person', name: '' };
  const other: Sitter = { kind: 'bot', bot: 'greedy' };
  return seat === 0 ? [you, other] : [other, you];
}

interface LessonPromptProps {
  readonly parts: TableGame;
  readonly lesson: Lesson;
  readonly count: number;
  readonly pointing: PointingNow<GameTypes>;
  onGo(index: number): void;
  onAskRule(rule: string): void;
}

function LessonPrompt(props: LessonPromptProps): ReactElement {
  const { parts, lesson, count, pointing, onGo, onAskRule } = props;
  const { face, game } = parts;
  const say = useSay();
  const language = useLanguage();
  const { step, index, asked } = lesson;
  const { refusal } = pointing;
  if (step === null) {
    return (
      <PromptBar
        label={say('learn.label')}
        text={say('learn.done')}
        refusal={null}
        choices={[]}
        onChoose={() => undefined}
      >
        <Link className="bf-button" data-look="main" to={{ page: 'set-up', game: game.id }}>
          {say('home.play')}
        </Link>
        <Button onClick={() => onGo(0)}>{say('learn.again')}</Button>
      </PromptBar>
    );
  }
  return (
    <PromptBar
      label={say('learn.label')}
      who={`${say('learn.step', { step: index + 1, count })} ${step.title[language]}:`}
      text={<face.Sentence text={step.text[language]} language={language} />}
      refusal={
        refusal === null
          ? null
          : {
              text: refusalOf(
                parts,
                refusal,
                step.instead?.[language] ?? say('learn.instead'),
                language,
              ),
              ...ruleOf(refusal, step.rules),
            }
      }
      choices={face.choices(pointing.board.targets, language)}
      onChoose={pointing.board.onPick}
    >
      {index > 0 ? (
        <Button icon="back" aria-label={say('learn.back')} onClick={() => onGo(index - 1)} />
      ) : null}
      {asked === null ? (
        <Button look="main" onClick={() => onGo(index + 1)}>
          {say('learn.next')}
        </Button>
      ) : null}
    </PromptBar>
  );

  function ruleOf({ rule, reason }: Refusal, taught: readonly string[] = []) {
    const shown = reason === NOT_ASKED ? (taught[0] ?? '') : rule;
    return {
      rule: shown,
      href: `${pathOf({ page: 'rules', game: game.id })}#${shown}`,
      onFollow: () => onAskRule(shown),
    };
  }
}

function refusalOf(
  { face, messages }: TableGame,
  refusal: Refusal,
  instead: string,
  language: 'en' | 'de',
): ReactNode {
  const text = refusal.reason === NOT_ASKED ? instead : refusalText(messages[language], refusal);
  return <face.Sentence text={text} language={language} />;
}
