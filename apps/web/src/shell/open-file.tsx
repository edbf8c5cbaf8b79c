import { useState, type ReactElement } from 'react';
import { later } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import { isStoreError } from '../keep/store-error.ts';
import { go } from '../router.tsx';
import { readFile } from '../share/file.ts';
import { FaultyLog, type Fault } from '../share/fault.ts';
import { useSay } from '../words/words.tsx';
import { FileButton } from './file-button.tsx';

// Most files are sound.
const FaultyFile = later(async () => (await import('./faulty-file.tsx')).FaultyFile);

type State =
  | { readonly kind: 'waiting' | 'reading' }
  | { readonly kind: 'failed'; readonly isStore: boolean }
  | { readonly kind: 'faulty'; readonly file: string; readonly fault: Fault };

/** Takes in a game that was saved as a file. */
export function OpenFile(): ReactElement {
  const say = useSay();
  const { state, open } = useOpening();
  return (
    <section className="open-file" aria-labelledby="open-file">
      <h2 id="open-file">{say('file.title')}</h2>
      <p className="quiet">{say('file.text')}</p>
      <FileButton
        label={say('file.choose')}
        accept=".log,text/plain"
        busy={state.kind === 'reading' ? say('moment') : null}
        onChosen={(file) => void open(file)}
      />
      <p role="alert" className="refusal">
        {state.kind === 'faulty' ? <FaultyFile file={state.file} fault={state.fault} /> : null}
        {state.kind === 'failed' ? say(state.isStore ? 'store.failed' : 'failed.title') : null}
      </p>
    </section>
  );
}

interface Opening {
  readonly state: State;
  open(file: File): Promise<void>;
}

function useOpening(): Opening {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const open = async (file: File): Promise<void> => {
    setState({ kind: 'reading' });
    try {
      const { importGame } = await import('../play/import-game.ts');
      const record = await importGame(await readFile(file), keeper);
      go(
        record.result === null
          ? { page: 'play', id: record.id }
          : { page: 'replay', id: record.id },
      );
    } catch (error) {
      if (error instanceof FaultyLog) {
        setState({ kind: 'faulty', file: file.name, fault: error.fault });
      } else {
        console.error(error);
        setState({ kind: 'failed', isStore: isStoreError(error) });
      }
    }
  };
  return { state, open };
}
