import type { ReactElement } from 'react';
import { Mark, SpotButton, marksOf, type BoardProps, type Spot } from '@bannerfield/ui';
import type { LeaderTactics } from '../rules/state.ts';
import { markNamed } from './card-face.ts';

type Props = Pick<
  BoardProps<LeaderTactics>,
  'picked' | 'targets' | 'cause' | 'confirming' | 'changed' | 'onPick' | 'onExplain'
>;

interface CountProps extends Props {
  readonly spot: Spot;
  readonly name: string;
  /** A drawing of the sheet, or the back of a deck. */
  readonly sign: string | { readonly back: 'first' | 'second' };
  readonly count: number;
}

/** A pile of which its number is what matters; pointed at, it is shown. */
export function Count({ spot, name, sign, count, ...props }: CountProps): ReactElement {
  return (
    <SpotButton
      spot={spot}
      name={`${name}: ${String(count)}`}
      marks={marksOf(props, spot)}
      className="blt-count"
      onPick={props.onExplain}
      onExplain={props.onExplain}
    >
      {typeof sign === 'string' ? (
        <Mark of={markNamed(sign)} />
      ) : (
        <span className="blt-count__back" data-kind={sign.back} />
      )}
      <span className="blt-count__number" aria-hidden="true">
        {count}
      </span>
    </SpotButton>
  );
}
