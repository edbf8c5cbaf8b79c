import { useRef, type ReactElement } from 'react';
import { Button } from '@bannerfield/ui';

interface FileButtonProps {
  readonly label: string;
  /** Kinds of files, as the browser's chooser wants them. */
  readonly accept: string;
  /** What the button says while it cannot be pressed; null: it can. */
  readonly busy?: string | null;
  onChosen(file: File): void;
}

/** A button that lets a file be chosen. */
export function FileButton({
  label,
  accept,
  busy = null,
  onChosen,
}: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onChosen(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button disabled={busy !== null} onClick={() => input.current?.click()}>
        {busy ?? label}
      </Button>
    </>
  );
}
