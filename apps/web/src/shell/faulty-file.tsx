import type { ReactElement } from 'react';
import type { Fault } from '../share/fault.ts';
import { useSay } from '../words/words.tsx';
import { faultText } from './broken-game.tsx';

interface FaultyFileProps {
  readonly file: string;
  readonly fault: Fault;
}

/** Why a file was not taken in. */
export function FaultyFile({ file, fault }: FaultyFileProps): ReactElement {
  const say = useSay();
  return <>{say('file.faulty', { file, fault: faultText(fault, say) })}</>;
}
