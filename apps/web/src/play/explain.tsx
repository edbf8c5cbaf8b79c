import { useEffect, useState, type ReactElement } from 'react';
import { refusalText, type Refusal } from '@bannerfield/kernel';
import { Dialog } from '@bannerfield/ui';
import { loadRulebook } from '../games/rulebooks.ts';
import { findRules, parseRulebook, type Rule } from '../rulebook/parse.ts';
import { RuleText } from '../rulebook/rule-text.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import type { ExplainProps, Question } from './question.ts';

/** What there is to see at a spot and the rules that explain it, without leaving the table. */
export function Explain(props: ExplainProps): ReactElement | null {
  const { parts, board, question, refusal = null, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const { face, game } = parts;
  // The dialog keeps its last question while it closes.
  const [kept, setKept] = useState<Question | null>(question);
  if (question !== null && question !== kept) setKept(question);
  // One that was there before is about something else.
  const [oldRefusal, setOldRefusal] = useState(refusal);
  if (question === null && oldRefusal !== refusal) setOldRefusal(refusal);
  useClosing(props);
  const numbers =
    kept === null ? [] : kept.kind === 'rule' ? [kept.rule] : face.rulesOf(kept.spot, board.table);
  const rules = useRules(game.id, numbers);
  if (kept === null) return null;
  return (
    <Dialog
      title={
        kept.kind === 'rule'
          ? say('rules.rule', { rule: kept.rule })
          : face.nameOf(kept.spot, language, board.table)
      }
      isOpen={question !== null}
      close={say('close')}
      onClose={onClose}
    >
      {kept.kind === 'spot' ? (
        <>
          <Asked parts={parts} board={board} refusal={refusal === oldRefusal ? null : refusal} />
          <face.Details {...board} spot={kept.spot} />
        </>
      ) : null}
      <ul className="rule-list">
        {rules.map((rule) => (
          <RuleText key={rule.number} rule={rule} game={game.id} about={parts.about} isLinked />
        ))}
      </ul>
    </Dialog>
  );
}

/** Small targets are pointed at in the dialog; whoever has done so wants to see the board. */
function useClosing({ board, question, onClose }: ExplainProps): void {
  const pointedAt = board.picked.join(' ');
  const [askedAt, setAskedAt] = useState({ pointedAt, table: board.table });
  const hasMoved = askedAt.pointedAt !== pointedAt || askedAt.table !== board.table;
  if (question === null && hasMoved) setAskedAt({ pointedAt, table: board.table });
  useEffect(() => {
    if (question !== null && hasMoved) onClose();
  }, [question, hasMoved, onClose]);
}

interface AskedProps extends Pick<ExplainProps, 'parts' | 'board'> {
  readonly refusal: Refusal | null;
}

/** What is asked of whoever points here: the prompt bar lies behind the dialog. */
function Asked({ parts, board, refusal }: AskedProps): ReactElement {
  const { face, messages } = parts;
  const { picked, targets, confirming, table } = board;
  const say = useSay();
  const language = useLanguage();
  const asked =
    confirming === null
      ? picked.length === 0
        ? null
        : face.promptAfter(picked, targets, language, table)
      : say('prompt.confirm', { place: face.nameOf(confirming, language, table) });
  const no = refusal === null ? null : refusalText(messages(language), refusal);
  return (
    <>
      <p className="asked" role="status" hidden={no !== null || asked === null}>
        {asked === null ? null : <face.Sentence text={asked} language={language} />}
      </p>
      <p className="asked" role="alert" data-refused="true" hidden={no === null}>
        {no === null ? null : (
          <>
            <face.Sentence text={no} language={language} /> <b>{refusal?.rule}</b>
          </>
        )}
      </p>
    </>
  );
}

function useRules(game: string, numbers: readonly string[]): readonly Rule[] {
  const language = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const isWanted = numbers.length > 0;
  useEffect(() => {
    let isWaiting = isWanted;
    if (isWanted) {
      loadRulebook(game, language).then(
        (loaded) => {
          if (isWaiting) setText(loaded);
        },
        // What is seen of the board stays of use without the rules beside it.
        console.error,
      );
    }
    return () => {
      isWaiting = false;
    };
  }, [game, language, isWanted]);
  return text === null ? [] : findRules(parseRulebook(text), numbers);
}
