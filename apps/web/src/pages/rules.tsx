import { useEffect, useMemo, type ReactElement } from 'react';
import type { About } from '@bannerfield/kernel';
import { gameIds } from '../games/load.ts';
import { loadAbout, loadRulebook } from '../games/rulebooks.ts';
import { useFragment } from '../router.tsx';
import { parseRulebook, type Block, type Chapter } from '../rulebook/parse.ts';
import { InlineText, RuleText } from '../rulebook/rule-text.tsx';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** The numbered rules of a game; `#R3.3` leads to one. */
export function RulesPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const text = useLoaded(`${id} ${language}`, () => loadRulebook(id, language));
  const about = useLoaded(id, () => loadAbout(id));
  const marked = useFragment();
  const book = useMemo(() => (text === null ? null : parseRulebook(text)), [text]);
  useEffect(() => {
    if (book === null || marked === '') return;
    document.getElementById(marked)?.scrollIntoView({ block: 'center' });
  }, [book, marked]);
  if (!gameIds().includes(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  if (book === null) return <Notice title={say('moment')} isBusy />;
  return (
    <Page title={book.title}>
      <nav className="contents" aria-label={say('rules.contents')}>
        <ol>
          {book.chapters.map(({ number, title }) =>
            number === null ? null : (
              <li key={number}>
                <a href={`#${number}`}>
                  {number} {title}
                </a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <div className="rulebook">
        {book.chapters.map((chapter) => (
          <ChapterText
            key={chapter.number ?? 'intro'}
            chapter={chapter}
            game={id}
            about={about}
            marked={marked}
          />
        ))}
      </div>
    </Page>
  );
}

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly game: string;
  readonly about: About | null;
  readonly marked: string;
}

function ChapterText({ chapter, ...where }: ChapterTextProps): ReactElement {
  const { number, title, blocks } = chapter;
  const content = blocks.map((block, index) => <BlockText key={index} block={block} {...where} />);
  if (number === null) return <section>{content}</section>;
  return (
    <section aria-labelledby={number}>
      <h2 id={number}>
        {number} {title}
      </h2>
      {content}
    </section>
  );
}

interface BlockTextProps extends Omit<ChapterTextProps, 'chapter'> {
  readonly block: Block;
}

function BlockText({ block, game, about, marked }: BlockTextProps): ReactElement {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <InlineText parts={block.text} game={game} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.text} game={game} />
        </p>
      );
    case 'rules':
      return (
        <ul className="rule-list">
          {block.rules.map((rule) => (
            <RuleText
              key={rule.number}
              {...{ rule, game, about }}
              isMarked={rule.number === marked}
            />
          ))}
        </ul>
      );
  }
}
