import type { ReactElement } from 'react';
import { SEATS, type Pair, type Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from '@bannerfield/ui';
import { useLanguage, useSay } from '../words/words.tsx';
import { onlineWords } from './words.ts';
import './online.css';

interface ChairsProps {
  readonly names: Pair<string | null>;
  /** The own one; null: none. */
  readonly seat: Seat | null;
}

/** Who sits where. */
export function Chairs({ names, seat }: ChairsProps): ReactElement {
  const say = useSay();
  const words = onlineWords(useLanguage());
  return (
    <ul className="games chairs" aria-label={words.seats}>
      {SEATS.map((each) => (
        <li key={each} className="game">
          <Banner cut={cutOf(each)} />
          <span className="game__text">
            <span>
              {say(each === 0 ? 'set-up.side-first' : 'set-up.side-second')}:{' '}
              {names[each] === null ? <i>{words.free}</i> : <strong>{names[each]}</strong>}
              {each === seat ? ` (${words.you})` : null}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
