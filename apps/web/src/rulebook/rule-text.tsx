import type { ReactElement } from 'react';
import { Link } from '../router.tsx';
import type { Inline, Rule } from './parse.ts';

interface RuleTextProps {
  readonly rule: Rule;
  readonly game: string;
  /** The number leads to the rules page; there it is the place led to. */
  readonly isLinked?: boolean;
  readonly isMarked?: boolean;
}

/** One numbered rule. */
export function RuleText(props: RuleTextProps): ReactElement {
  const { rule, game, isLinked = false, isMarked = false } = props;
  return (
    <li
      className="rule"
      id={isLinked ? undefined : rule.number}
      data-marked={isMarked}
      aria-current={isMarked ? 'true' : undefined}
    >
      <Link className="rule__number" to={{ page: 'rules', game }} fragment={rule.number}>
        {rule.number}
      </Link>{' '}
      <InlineText parts={rule.text} game={game} />
      {rule.sources.length === 0 ? null : (
        <small className="rule__sources"> [{rule.sources.join(', ')}]</small>
      )}
    </li>
  );
}

interface InlineTextProps {
  readonly parts: readonly Inline[];
  readonly game: string;
}

export function InlineText({ parts, game }: InlineTextProps): ReactElement {
  return (
    <>
      {parts.map(({ kind, text }, index) => {
        switch (kind) {
          case 'text':
            return text;
          case 'strong':
            return <strong key={index}>{text}</strong>;
          case 'code':
            return <code key={index}>{text}</code>;
          case 'rule':
            return (
              <Link key={index} to={{ page: 'rules', game }} fragment={text}>
                {text}
              </Link>
            );
        }
      })}
    </>
  );
}
