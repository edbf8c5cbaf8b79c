import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { checkEdition, type EditionFault, type EditionKind } from '@bannerfield/editions';
import type { Edition } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { editionKeeper } from '../keep/editions.ts';
import { TextField } from '../shell/form.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import { cellOf, idFor, keyOf, withTyped } from './cells.ts';
import { EditionFaults } from './faults.tsx';
import { freeId } from './file.ts';
import { EditionTable } from './table.tsx';

interface EditorProps {
  readonly kind: EditionKind<object>;
  /** What is changed: an edition kept before, or the house edition, which stays as it is. */
  readonly edition: Edition;
  /** Ids that a new edition may not have. */
  readonly taken: readonly string[];
  onSaved(edition: Edition): void;
  onLeave(): void;
}

/** One edition to be typed in; nothing is kept that the game does not take. */
export function EditionEditor(props: EditorProps): ReactElement {
  const { kind, edition, taken, onSaved, onLeave } = props;
  const say = useSay();
  const language = useLanguage();
  const isNew = edition.id === kind.house.id;
  const [title, setTitle] = useState(isNew ? '' : edition.title[language]);
  const typed = useRef(new Map<string, string>());
  const onType = useCallback((key: string, text: string) => void typed.current.set(key, text), []);
  const { faults, isFailed, save } = useSaving(kind, edition, onSaved);
  const faulty = useMemo(() => new Set(cellsIn(edition, faults)), [edition, faults]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const id = isNew ? freeId(idFor(title), taken) : edition.id;
        void save(id, title.trim(), typed.current);
      }}
    >
      <TextField
        label={say('editions.title')}
        value={title}
        placeholder={say('editions.title-example')}
        onChange={setTitle}
      />
      <p className="quiet">{say('editions.how')}</p>
      <EditionTable {...{ kind, faulty, language, onType }} values={edition.values} />
      <div role="alert" className="refusal">
        {isFailed ? <p>{say('store.failed')}</p> : null}
        <EditionFaults kind={kind} faults={faults} />
      </div>
      <div className="actions">
        <Button type="submit" look="main">
          {say('editions.save')}
        </Button>
        <Button onClick={onLeave}>{say('editions.leave')}</Button>
      </div>
    </form>
  );
}

interface Saving {
  readonly faults: readonly EditionFault[];
  /** The store of the browser has not taken it. */
  readonly isFailed: boolean;
  save(id: string, title: string, typed: ReadonlyMap<string, string>): Promise<void>;
}

function useSaving(
  kind: EditionKind<object>,
  edition: Edition,
  onSaved: (edition: Edition) => void,
): Saving {
  const [faults, setFaults] = useState<readonly EditionFault[]>([]);
  const [isFailed, setFailed] = useState(false);
  const save: Saving['save'] = async (id, name, typed) => {
    const values = withTyped(edition.values, typed);
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
  };
  return { faults, isFailed, save };
}

function cellsIn({ values }: Edition, faults: readonly EditionFault[]): string[] {
  return faults.flatMap(({ path }) => {
    const cell = cellOf(values, path);
    return cell === null ? [] : [keyOf(cell)];
  });
}
