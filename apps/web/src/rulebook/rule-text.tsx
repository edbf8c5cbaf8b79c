import type { ReactElement } from 'react';
import type { About } from '@bannerfield/kernel';
import { Link } from '../router.tsx';
import { useLanguage } from '../words/words.tsx';
import { spellOptions } from './options.ts';
import type { Inline, Rule } from './parse.ts';

interface RuleTextProps {
  readonly rule: Rule;
  readonly game: string;
  /** With the options that rules mention; null: there they are called as in the code. */
  readonly about: About | null;
  /** The number leads to the rules page; there it is the place led to. */
  readonly isLinked?: boolean;
  readonly isMarked?: boolean;
}

/** One numbered rule. */
export function RuleText(props: RuleTextProps): ReactElement {
  const { rule, game, about, isLinked = false, isMarked = false } = props;
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
      <InlineText parts={spellOptions(rule.text, about, useLanguage())} game={game} />
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
