import { useState, type ReactElement } from 'react';
import type { EditionKind } from '@bannerfield/editions';
import type { Edition } from '@bannerfield/kernel';
import { editionKeeper } from '../keep/editions.ts';
import { FileButton } from '../shell/file-button.tsx';
import { shortened } from '../words/shortened.ts';
import { useSay, type Say } from '../words/words.tsx';
import { EditionFaults } from './faults.tsx';
import { freeId, readEditionFile, type ReadEdition } from './file.ts';

interface OpenEditionProps {
  readonly kind: EditionKind<object>;
  readonly kept: readonly Edition[];
  onTaken(edition: Edition): void;
}

interface Refused {
  readonly file: string;
  /** Null: the store of the browser has not taken it. */
  readonly read: Exclude<ReadEdition, { readonly kind: 'sound' }> | null;
}

/** Takes in an edition that was saved as a file; one that is not sound is refused with its cells. */
export function OpenEdition({ kind, kept, onTaken }: OpenEditionProps): ReactElement {
  const say = useSay();
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = async (file: File): Promise<void> => {
    const read = await readEditionFile(kind, file);
    if (read.kind !== 'sound') {
      setRefused({ file: file.name, read });
      return;
    }
    const taken = [kind.house, ...kept].map(({ id }) => id);
    const edition = { ...read.edition, id: freeId(read.edition.id, taken) };
    try {
      await editionKeeper.write(edition);
      setRefused(null);
      onTaken(edition);
    } catch (error) {
      console.error(error);
      setRefused({ file: file.name, read: null });
    }
  };
  return (
    <section className="open-file" aria-labelledby="open-edition">
      <h2 id="open-edition">{say('editions.file')}</h2>
      <p className="quiet">{say('editions.file-text')}</p>
      <FileButton
        label={say('file.choose')}
        accept=".json,application/json"
        onChosen={(file) => void open(file)}
      />
      <div role="alert" className="refusal">
        {refused === null ? null : (
          <>
            <p>{whyNot(refused, say)}</p>
            {refused.read?.kind === 'faulty' ? (
              <EditionFaults kind={kind} faults={refused.read.faults} />
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

function whyNot({ file, read }: Refused, say: Say): string {
  if (read === null) return say('store.failed');
  switch (read.kind) {
    case 'faulty':
      return say('editions.faulty', { file });
    case 'not-json':
      return say('editions.not-json', { file });
    case 'other-game':
      return say('editions.other-game', { file, game: shortened(read.game) });
  }
}
