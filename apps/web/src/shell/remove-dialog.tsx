import { useState, type ReactElement } from 'react';
import { Button, Dialog } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import { useSay } from '../words/words.tsx';

interface RemoveDialogProps {
  /** Of the stored game. */
  readonly id: string;
  onClose(): void;
}

/** Asks before a stored game is gone for good. */
export function RemoveDialog({ id, onClose }: RemoveDialogProps): ReactElement {
  const say = useSay();
  const [hasFailed, setFailed] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await keeper.remove(id);
      onClose();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <Dialog
      kind="alert"
      title={say('remove.title')}
      isOpen
      close={say('remove.keep')}
      onClose={onClose}
    >
      <p>{say('remove.text')}</p>
      <p role="alert" className="refusal">
        {hasFailed ? say('store.failed-text') : null}
      </p>
      <div className="actions">
        <Button onClick={onClose}>{say('remove.keep')}</Button>
        <Button look="main" onClick={() => void remove()}>
          {say('remove.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
