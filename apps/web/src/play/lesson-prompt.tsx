import type { ReactElement } from 'react';
import { refusalText, type GameTypes, type Refusal } from '@bannerfield/kernel';
import { Button, PromptBar, type PointingNow, type TutorialStep } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { Link } from '../router.tsx';
import { pathOf } from '../routes.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { NOT_ASKED, type Lesson } from './lesson.ts';

interface LessonPromptProps {
  readonly parts: TableGame;
  readonly lesson: Lesson;
  /** How many steps there are. */
  readonly count: number;
  readonly pointing: PointingNow<GameTypes>;
  onGo(index: number): void;
  onAskRule(rule: string): void;
}

/** What a lesson says, and the way on. */
export function LessonPrompt(props: LessonPromptProps): ReactElement {
  const { parts, lesson, count, pointing, onGo } = props;
  const say = useSay();
  const language = useLanguage();
  const { step, index, asked, match } = lesson;
  const refusal = useRefusal(props);
  if (step === null) return <DonePrompt {...props} />;
  const { face } = parts;
  const { confirming } = pointing.board;
  const text =
    confirming === null
      ? step.text[language]
      : say('prompt.confirm', {
          place: face.nameOf(confirming, language, lesson.match.state.table),
        });
  return (
    <PromptBar
      label={say('learn.label')}
      who={`${say('learn.step', { step: index + 1, count })} ${step.title[language]}:`}
      text={<face.Sentence text={text} language={language} />}
      refusal={refusal}
      choices={face.choices(
        pointing.board.targets,
        language,
        match.state.table,
        pointing.board.picked,
      )}
      cause={pointing.board.cause}
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
}

function DonePrompt({ parts, onGo }: LessonPromptProps): ReactElement {
  const say = useSay();
  return (
    <PromptBar
      label={say('learn.label')}
      text={say('learn.done')}
      refusal={null}
      choices={[]}
      onChoose={() => undefined}
    >
      <Link className="bf-button" data-look="main" to={{ page: 'set-up', game: parts.game.id }}>
        {say('home.play')}
      </Link>
      <Button onClick={() => onGo(0)}>{say('learn.again')}</Button>
    </PromptBar>
  );
}

/** What the rules refuse, and what the lesson has not asked for. */
function useRefusal(props: LessonPromptProps): Parameters<typeof PromptBar>[0]['refusal'] {
  const { parts, lesson, pointing, onAskRule } = props;
  const { face, game, messages } = parts;
  const say = useSay();
  const language = useLanguage();
  const { refusal } = pointing;
  if (refusal === null) return null;
  const isLessons = refusal.reason === NOT_ASKED;
  const text = isLessons
    ? (lesson.step?.instead?.[language] ?? say('learn.instead'))
    : refusalText(messages(language), refusal);
  const rule = isLessons ? taughtRule(lesson.step) : refusal.rule;
  return {
    text: <face.Sentence text={text} language={language} />,
    rule,
    href: `${pathOf({ page: 'rules', game: game.id })}#${rule}`,
    onFollow: () => onAskRule(rule),
  };
}

function taughtRule(step: TutorialStep | null): Refusal['rule'] | '' {
  const [rule] = step?.rules ?? [];
  return (rule ?? '') as Refusal['rule'] | '';
}
