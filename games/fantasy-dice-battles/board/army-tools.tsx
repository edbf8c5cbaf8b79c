import { useState, type ReactElement } from 'react';
import { Button, Dialog, later } from '@bannerfield/ui';
import type { MusterProps } from './muster-props.ts';
import { wordsIn } from './words.ts';

const ArmyShelf = later(async () => (await import('./army-shelf.tsx')).ArmyShelf);

/** Saving, loading and sharing armies, behind one button. */
export function ArmyTools(props: MusterProps): ReactElement {
  const words = wordsIn(props.language).muster;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {words.tools}
      </Button>
      <Dialog
        title={words.tools}
        isOpen={isOpen}
        close={words.close}
        onClose={() => setOpen(false)}
      >
        <ArmyShelf {...props} onLoaded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
