import type { ReactElement } from 'react';
import type { About } from '@bannerfield/kernel';
import { useLanguage, useSay } from '../words/words.tsx';
import { onlineWords } from './words.ts';

interface WhatIsPlayedProps {
  readonly about: About;
  readonly options: object;
}

/** The options in which a match is not as usual, in words. */
export function WhatIsPlayed({ about, options }: WhatIsPlayedProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const words = onlineWords(language);
  const chosen = options as Readonly<Record<string, unknown>>;
  const other = Object.entries(about.options).filter(
    ([name, option]) => name in chosen && chosen[name] !== option.default,
  );
  if (other.length === 0) return <p className="quiet">{words.asUsual}</p>;
  return (
    <ul>
      {other.map(([name, option]) => {
        const value = chosen[name];
        const plain = typeof value === 'boolean' ? say(value ? 'on' : 'off') : String(value);
        return (
          <li key={name}>
            {option.label[language]}: {option.names?.[String(value)]?.[language] ?? plain}
          </li>
        );
      })}
    </ul>
  );
}
