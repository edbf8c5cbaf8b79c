import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Dialog } from '@bannerfield/ui';
import { loadRulebook } from '../games/rulebooks.ts';
import { findRules, parseRulebook, type Rule } from '../rulebook/parse.ts';
import { RuleText } from '../rulebook/rule-text.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import type { ExplainProps, Question } from './question.ts';

/** What there is to see at a spot and the rules that explain it, without leaving the table. */
export function Explain({ parts, board, question, onClose }: ExplainProps): ReactElement | null {
  const say = useSay();
  const language = useLanguage();
  const { face, game } = parts;
  // The dialog keeps its last question while it closes.
  const [kept, setKept] = useState<Question | null>(question);
  if (question !== null && question !== kept) setKept(question);
  // Small targets are pointed at in the dialog; whoever has done so wants to see the board.
  const pointedAt = board.picked.join(' ');
  const [askedAt, setAskedAt] = useState({ pointedAt, table: board.table });
  if (question === null && (askedAt.pointedAt !== pointedAt || askedAt.table !== board.table)) {
    setAskedAt({ pointedAt, table: board.table });
  }
  const hasMoved = askedAt.pointedAt !== pointedAt || askedAt.table !== board.table;
  useEffect(() => {
    if (question !== null && hasMoved) onClose();
  }, [question, hasMoved, onClose]);
  const numbers = kept === null ? [] : kept.kind === 'rule' ? [kept.rule] : face.rulesOf(kept.spot);
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
        <Suspense fallback={null}>
          <face.Details {...board} spot={kept.spot} />
        </Suspense>
      ) : null}
      <ul className="rule-list">
        {rules.map((rule) => (
          <RuleText key={rule.number} rule={rule} game={game.id} isLinked />
        ))}
      </ul>
    </Dialog>
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
