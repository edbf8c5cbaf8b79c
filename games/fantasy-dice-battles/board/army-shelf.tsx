import { useId, useState, type ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import type { Language } from '@bannerfield/kernel';
import { formatArmy } from '../rules/army.ts';
import type { Roster } from '../rules/values.ts';
import { actionsFor, armyOf } from './army-draft.ts';
import type { MusterProps } from './muster-props.ts';
import { deleteArmy, readArmy, saveArmy, savedArmies } from './saved-armies.ts';
import { wordsIn } from './words.ts';

/** The armies that are kept, and the way to keep, share and take in one. */
export function ArmyShelf(props: MusterProps & { onLoaded(): void }): ReactElement {
  return (
    <div className="fdb-tools">
      <SaveAndShare {...props} />
      <Load {...props} />
    </div>
  );
}

/** Only a whole army is kept and shared. */
function SaveAndShare({ table, army, language }: MusterProps): ReactElement | null {
  const words = wordsIn(language).muster;
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const field = useId();
  const whole = armyOf(army);
  if (whole === null) return null;
  const text = formatArmy(table.edition, whole);
  const save = (): void => {
    const kept = name.trim() === '' ? words.own : name.trim();
    setSaid(saveArmy({ name: kept, army: text }) ? words.savedAs(kept) : words.notSaved);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid('');
    }
  };
  return (
    <section>
      <h3>{words.save}</h3>
      <label htmlFor={field}>{words.name}</label>
      <div className="fdb-tools__row">
        <input id={field} value={name} onChange={(event) => setName(event.target.value)} />
        <Button onClick={save}>{words.save}</Button>
      </div>
      <h3>{words.share}</h3>
      <label htmlFor={`${field}-text`}>{words.text}</label>
      <textarea id={`${field}-text`} readOnly rows={3} value={text} />
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <p role="status">{said}</p>
    </section>
  );
}

function Load({
  table,
  draft,
  language,
  onLoaded,
}: MusterProps & { onLoaded(): void }): ReactElement | null {
  const words = wordsIn(language).muster;
  const { edition } = table;
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useId();
  if (draft === null) return null;
  const load = (from: string): void => {
    const found = readArmy(edition, from);
    setWrong(found === null);
    if (found === null) return;
    draft.replace(actionsFor(edition, found));
    onLoaded();
  };
  return (
    <section>
      <h3>{words.saved}</h3>
      <Saved edition={edition} language={language} onLoad={load} />
      <label htmlFor={field}>{words.paste}</label>
      <textarea
        id={field}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={() => load(text)}>{words.load}</Button>
      <p role="alert" className="fdb-tools__wrong">
        {isWrong ? words.wrongText : ''}
      </p>
    </section>
  );
}

interface SavedProps {
  readonly edition: Roster;
  readonly language: Language;
  onLoad(army: string): void;
}

function Saved({ edition, language, onLoad }: SavedProps): ReactElement {
  const words = wordsIn(language).muster;
  const [armies, setArmies] = useState(() => savedArmies(edition));
  if (armies.length === 0) return <p>{words.noneSaved}</p>;
  return (
    <ul className="fdb-tools__saved">
      {armies.map((saved) => (
        <li key={saved.name}>
          <Button onClick={() => onLoad(saved.army)}>{saved.name}</Button>
          <Button
            icon="close"
            look="plain"
            aria-label={words.delete(saved.name)}
            onClick={() => {
              deleteArmy(saved.name);
              setArmies(savedArmies(edition));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
