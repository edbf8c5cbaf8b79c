import type { ReactElement } from 'react';
import { Hand as HandRow, Pile, marksOf, type BoardProps } from '@bannerfield/ui';
import { FIRST_SPECIAL, type Card } from '../rules/data.ts';
import type { LeaderTactics } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { cardName, cardSays, nearSeat } from './names.ts';
import { spotOfCard, spotOfReserves } from './pointing.ts';
import { wordsIn } from './words.ts';

/** So many kinds stay in one row with no card changing its size. */
const ROOM = 7;

/** The own Reserves by kinds; of another's only how many they are. */
export function Hand(props: BoardProps<LeaderTactics>): ReactElement {
  const { viewer, table, hands, language, names, cause, onPick, onExplain } = props;
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const hand = hands[seat];
  if (hand === null) {
    const title = words.reservesOf(names[seat]);
    return (
      <HandRow label={title} count={1} room={ROOM} empty={words.emptyReserves}>
        <Pile
          spot={spotOfReserves(seat)}
          name={`${title}: ${words.cards(table.reserves[seat])}`}
          count={table.reserves[seat]}
          back="first"
          marks=""
          onPick={onExplain}
          onExplain={onExplain}
        />
      </HandRow>
    );
  }
  const kinds = kindsOf(hand.reserves);
  return (
    <HandRow label={words.reserves} count={kinds.length} room={ROOM} empty={words.emptyReserves}>
      {kinds.map((card) => {
        const spot = spotOfCard(card);
        const count = leftOf(props, hand.reserves, card);
        // A refusal that points at Reserves points at each of their kinds.
        const isCause = cause.has('reserves') || cause.has(spot);
        const shown = { ...props, picked: [], cause: new Set(isCause ? [spot] : []) };
        const says = [cardSays(table.edition, card, language), words.cards(count)];
        return (
          <Pile
            key={card}
            spot={spot}
            name={`${cardName(card, language)}, ${says.join(', ')}`}
            count={count}
            back="first"
            top={faceOf(table.edition, card, language)}
            marks={marksOf(shown, spot)}
            onPick={onPick}
            onExplain={onExplain}
          />
        );
      })}
    </HandRow>
  );
}

/** The five kinds of the army stay even when none is left, so that nothing moves at the thumb. */
function kindsOf(reserves: readonly Card[]): Card[] {
  const army = Array.from({ length: FIRST_SPECIAL }, (_, card) => card);
  return [...new Set([...army, ...reserves])];
}

/** What has been picked to be committed lies on the Battlefield. */
function leftOf(
  { picked }: BoardProps<LeaderTactics>,
  reserves: readonly Card[],
  card: Card,
): number {
  const taken = picked.filter((spot) => spot === spotOfCard(card)).length;
  return reserves.filter((each) => each === card).length - taken;
}
