import type { ReactElement } from 'react';
import type { Language } from '@bannerfield/kernel';
import { Notice } from '../shell/notice.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import type { Answer } from './api.ts';
import { onlineWords, type OnlineWords } from './words.ts';

type Failed = Exclude<Answer<unknown>, { readonly kind: 'done' }>;

interface AnswerNoticeProps {
  readonly answer: Failed;
  onTryAgain(): void;
}

/** A page that could not be shown, and why. */
export function AnswerNotice({ answer, onTryAgain }: AnswerNoticeProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const words = onlineWords(language);
  switch (answer.kind) {
    case 'no-server':
      return <Notice title={words.noServer} text={words.noServerText} isHomeOffered />;
    case 'no-net':
      return (
        <Notice
          title={words.noNet}
          text={words.noNetText}
          action={{ label: say('try-again'), onPress: onTryAgain }}
          isHomeOffered
        />
      );
    case 'refused':
      return answer.reason === 'no-such-match' ? (
        <Notice title={words.noMatch} text={words.noMatchText} isHomeOffered />
      ) : (
        <Notice
          title={answer.text[language]}
          action={{ label: say('try-again'), onPress: onTryAgain }}
          isHomeOffered
        />
      );
  }
}

/** The same in one sentence or two, beside a form. */
export function refusalText(answer: Failed, words: OnlineWords, language: Language): string {
  switch (answer.kind) {
    case 'no-server':
      return `${words.noServer}. ${words.noServerText}`;
    case 'no-net':
      return `${words.noNet}. ${words.noNetText}`;
    case 'refused':
      return answer.text[language];
  }
}
