import { useState, type ReactElement } from 'react';
import { otherSeat } from '@bannerfield/kernel';
import { useMedia, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { atOrder, atSpace } from '../rules/refusals.ts';
import { BATTALIONS, isActive, spaceAt, WIDTH } from '../rules/state.ts';
import { Battalion } from './battalion.tsx';
import { Lanes } from './lanes.tsx';
import { Mini } from './mini.tsx';
import { nearSeat } from './names.ts';

/**
 * On such screens one battalion is in view at a time, and the other two beside it in small: where
 * the board is narrower than 560 px, on a phone on its side with the hand beside it, too.
 */
export const ONE_AT_A_TIME =
  '(max-width: 559.98px), (max-width: 807.98px) and (max-height: 520px) and (orientation: landscape)';

/** Both sides, battalion against battalion. */
export function Field(props: BoardProps<Fdb>): ReactElement {
  const near = nearSeat(props.viewer);
  const isOne = useMedia(ONE_AT_A_TIME);
  const [view, setView] = useView(props, isOne);
  const shown = isOne ? [view] : BATTALIONS;
  return (
    <div className="fdb-field" data-one={isOne}>
      <Lanes {...props} seat={otherSeat(near)} />
      <div className="fdb-battalions">
        {shown.map((battalion) => (
          <Battalion key={battalion} {...props} battalion={battalion} />
        ))}
        {isOne ? (
          <div className="fdb-minis">
            {BATTALIONS.filter((battalion) => battalion !== view).map((battalion) => (
              <Mini key={battalion} {...props} battalion={battalion} onView={setView} />
            ))}
          </div>
        ) : null}
      </div>
      <Lanes {...props} seat={near} />
    </div>
  );
}

/** Where something is to be done comes into view by itself, unless the one in view will do. */
function useView(
  props: BoardProps<Fdb>,
  isOne: boolean,
): readonly [number, (view: number) => void] {
  const { targets, cause } = props;
  const [view, setView] = useState(() => firstActive(props));
  const [looked, setLooked] = useState<string | null>(null);
  const asks = (battalion: number): boolean =>
    placesIn(battalion).some((spot) => targets.has(spot) || cause.has(spot));
  const needed = asks(view) ? undefined : BATTALIONS.find(asks);
  const key = [...targets].join(' ') + [...cause].join(' ');
  // While it is drawn, so that no other battalion is offered for a moment.
  if (isOne && looked !== key) {
    setLooked(key);
    if (needed !== undefined) setView(needed);
  }
  return [view, setView];
}

function firstActive({ table }: BoardProps<Fdb>): number {
  return BATTALIONS.find((each) => isActive(table, each)) ?? 0;
}

function placesIn(battalion: number): string[] {
  const spaces = Array.from({ length: WIDTH }, (_, slot) => atSpace(spaceAt(battalion, slot)));
  return [atOrder(battalion), ...spaces];
}
