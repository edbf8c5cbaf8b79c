import type { ReactElement } from 'react';
import { Icon } from '@bannerfield/ui';
import type { Language } from '@bannerfield/kernel';
import type { Problem } from '../../rules/scenario.ts';
import { spotOfHex } from '../pointing.ts';
import { spell } from '../names.ts';
import { editorWordsIn } from './editor-words.ts';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly language: Language;
}

/** What the engine says is wrong, and where; pressed, a place gets the focus. */
export function Problems({ problems, language }: ProblemsProps): ReactElement {
  const words = editorWordsIn(language);
  if (problems.length === 0) {
    return (
      <p className="lore-editor__says" role="status">
        <Icon name="check" /> {words.fine}
      </p>
    );
  }
  return (
    <div className="lore-editor__problems" role="status">
      <p>{words.wrong(problems.length)}</p>
      <ul>
        {problems.map(({ reason, entry, hex }, index) => (
          <li key={index}>
            {hex === null ? (
              spell(words.problem(reason, entry))
            ) : (
              <button type="button" onClick={() => focusOn(spotOfHex(hex))}>
                {spell(words.problem(reason, entry))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusOn(spot: string): void {
  document.querySelector<SVGElement>(`.lore-editor [data-spot="${spot}"]`)?.focus();
}
