import type { ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import { saveFile } from '../share/file.ts';
import type { Fault } from '../share/fault.ts';
import { shortened } from '../words/shortened.ts';
import { useSay, type Say } from '../words/words.tsx';
import { Notice } from './notice.tsx';

interface BrokenGameProps {
  readonly id: string;
  /** What there is of it. */
  readonly text: string;
  /** Null: not even its log was found. */
  readonly fault: Fault | null;
}

/** A stored game that cannot be played: it stays where it is, and can be saved as it is. */
export function BrokenGame({ id, text, fault }: BrokenGameProps): ReactElement {
  const say = useSay();
  return (
    <Notice
      title={say('broken.title')}
      text={`${faultText(fault, say)} ${say('broken.kept')}`}
      isHomeOffered
    >
      <Button icon="save" onClick={() => saveFile(`bannerfield-${id}.log`, text)}>
        {say('broken.save')}
      </Button>
    </Notice>
  );
}

/** What is wrong with a log, in words. */
export function faultText(fault: Fault | null, say: Say): string {
  switch (fault?.kind) {
    case undefined:
      return say('fault.record');
    case 'line':
      return say('fault.line', { line: fault.line, what: lineText(fault.field, say) });
    case 'not-a-log':
    case 'series':
    case 'newer':
      return say(`fault.${fault.kind}`);
    case 'too-large':
      return say('fault.too-large');
    case 'unknown-game':
      return say('fault.unknown-game', { game: shortened(fault.game) });
    case 'unknown-rules':
      return say('fault.unknown-rules', { game: shortened(fault.game), version: fault.version });
  }
}

function lineText(field: string, say: Say): string {
  switch (field) {
    case 'options':
      return say('fault.field-options');
    case 'edition':
      return say('fault.field-edition');
    case 'move':
      return say('fault.field-move');
    case 'hash':
    case 'start':
      return say('fault.field-hash');
    case 'end':
      return say('fault.field-end');
    case 'count':
      return say('fault.field-count');
    case 'rest':
      return say('fault.field-rest');
    case 'line':
      return say('fault.field-line');
    default:
      return say('fault.field-head');
  }
}
