import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { checkEdition, type EditionFault, type EditionKind } from '@bannerfield/editions';
import type { Edition } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { editionKeeper } from '../keep/editions.ts';
import { TextField } from '../shell/form.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import { cellOf, idFor, keyOf, withTyped } from './cells.ts';
import { EditionTable, placeName } from './table.tsx';

interface EditorProps {
  readonly kind: EditionKind<object>;
  /** What is changed: an edition kept before, or the house edition, which stays as it is. */
  readonly edition: Edition;
  onSaved(edition: Edition): void;
  onLeave(): void;
}

/** One edition to be typed in; nothing is kept that the game does not take. */
export function EditionEditor({ kind, edition, onSaved, onLeave }: EditorProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const isNew = edition.id === kind.house.id;
  const [title, setTitle] = useState(isNew ? '' : edition.title[language]);
  const [faults, setFaults] = useState<readonly EditionFault[]>([]);
  const [isFailed, setFailed] = useState(false);
  const typed = useRef(new Map<string, string>());
  const onType = useCallback((key: string, text: string) => void typed.current.set(key, text), []);
  const faulty = useMemo(() => new Set(cellsIn(edition, faults)), [edition, faults]);

  async function save(): Promise<void> {
    const id = isNew ? idFor(title) : edition.id;
    const values = withTyped(edition.values, typed.current);
    const name = title.trim();
    const checked = checkEdition(kind, { ...edition, id, title: { en: name, de: name }, values });
    setFaults(checked.kind === 'faulty' ? checked.faults : []);
    if (checked.kind === 'faulty') return;
    try {
      await editionKeeper.write(checked.edition);
      onSaved(checked.edition);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={say('editions.title')}
        value={title}
        placeholder={say('editions.title-example')}
        onChange={setTitle}
      />
      <p className="quiet">{say('editions.how')}</p>
      <EditionTable
        kind={kind}
        values={edition.values}
        faulty={faulty}
        language={language}
        onType={onType}
      />
      <div role="alert" className="refusal">
        {isFailed ? <p>{say('store.failed')}</p> : null}
        {faults.length === 0 ? null : (
          <ul>
            {faults.map((fault) => (
              <li key={fault.words.en}>{faultText(fault)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="actions">
        <Button type="submit" look="main">
          {say('editions.save')}
        </Button>
        <Button onClick={onLeave}>{say('editions.leave')}</Button>
      </div>
    </form>
  );

  function faultText({ path, words }: EditionFault): string {
    const cell = cellOf(edition.values, path);
    return cell === null
      ? words[language]
      : `${placeName(kind, cell, language)}: ${words[language]}`;
  }
}

function cellsIn({ values }: Edition, faults: readonly EditionFault[]): string[] {
  return faults.flatMap(({ path }) => {
    const cell = cellOf(values, path);
    return cell === null ? [] : [keyOf(cell)];
  });
}
