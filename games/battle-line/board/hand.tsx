import type { ReactElement } from 'react';
import { Card, Hand as HandRow, marksOf, type BoardProps } from '@bannerfield/ui';
import { kindOf } from '../rules/data.ts';
import { HAND_SIZE, type BattleLine } from '../rules/state.ts';
import { BACKS, faceOf } from './card-face.ts';
import { cardName, cardTitle, nearSeat } from './names.ts';
import { spotOfCard, spotOfDeck } from './pointing.ts';
import { wordsIn } from './words.ts';

/** The viewer's own cards; the backs of seat 0's for a spectator. */
export function Hand(props: BoardProps<BattleLine>): ReactElement {
  const { viewer, table, hands, language, names, onPick, onExplain } = props;
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const hand = hands[seat];
  if (hand === null) {
    const { troop, tactics } = table.backs[seat];
    return (
      <HandRow label={names[seat]} count={troop + tactics} room={HAND_SIZE} empty={words.emptyHand}>
        {Array.from({ length: troop + tactics }, (_, index) => (
          <Card key={index} face={null} back={BACKS[index < troop ? 'troop' : 'tactics']} />
        ))}
      </HandRow>
    );
  }
  return (
    <HandRow label={words.hand} count={hand.cards.length} room={HAND_SIZE} empty={words.emptyHand}>
      {hand.cards.map((card) => {
        const spot = spotOfCard(card);
        // A refusal that points at the hand points at each of its cards.
        const isCause = props.cause.has('hand');
        const title = cardTitle(card, words);
        const name = cardName(card, words);
        return (
          <Card
            key={card}
            face={faceOf(card, words)}
            spot={spot}
            moves={spot}
            from={spotOfDeck(kindOf(card))}
            name={title === name ? name : `${name}, ${title}`}
            marks={marksOf(isCause ? { ...props, cause: new Set([spot]) } : props, spot)}
            onPick={onPick}
            onExplain={onExplain}
          />
        );
      })}
    </HandRow>
  );
}
