import { useEffect, useState, type ReactElement } from 'react';
import type { Edition } from '@bannerfield/kernel';
import { editionKeeper } from '../keep/editions.ts';
import { Link } from '../router.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import { Choice } from './form.tsx';

interface EditionFieldProps {
  readonly game: string;
  /** The id of an edition that was entered here; empty: the house edition. */
  readonly value: string;
  onChange(id: string): void;
}

/** By which edition a new game is played, and the way to enter one. */
export function EditionField({ game, value, onChange }: EditionFieldProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [kept, setKept] = useState<readonly Edition[]>([]);
  useEffect(() => {
    let isWanted = true;
    editionKeeper.list(game).then(
      (all) => {
        if (isWanted) setKept(all);
      },
      // The house edition can be played all the same.
      console.error,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return (
    <>
      <Choice
        label={say('set-up.edition')}
        value={kept.some(({ id }) => id === value) ? value : ''}
        options={[
          { value: '', label: say('set-up.house') },
          ...kept.map(({ id, title }) => ({ value: id, label: title[language] })),
        ]}
        onChange={onChange}
      />
      <p>
        <Link to={{ page: 'editions', game }}>{say('set-up.editions')}</Link>
      </p>
    </>
  );
}
