import type { ReactElement } from 'react';
import { Card, Hand as HandRow, marksOf, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { HAND_SIZE, type Tile } from '../rules/state.ts';
import { distinct, tileInfo } from '../rules/tiles.ts';
import { faceOf } from './card-face.ts';
import { CardText } from './card-text.tsx';
import { cardLines, nearSeat, tileName } from './names.ts';
import { spotOfTile, tileAt } from './pointing.ts';
import { wordsIn } from './words.ts';

/** The viewer's order cards; while armies are raised, what is to be known of the unit picked. */
export function Hand(props: BoardProps<Fdb>): ReactElement {
  const { viewer, table, hands, language, names } = props;
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const hand = hands[seat];
  if (table.round === 0) return <Picked {...props} />;
  if (hand === null) {
    const { held } = table.sides[seat];
    return (
      <HandRow label={names[seat]} count={held} room={HAND_SIZE} empty={words.emptyHand}>
        {Array.from({ length: held }, (_, index) => (
          <Card key={index} face={null} />
        ))}
      </HandRow>
    );
  }
  const kinds = distinct(hand.cards);
  return (
    <HandRow label={words.hand} count={kinds.length} room={HAND_SIZE} empty={words.emptyHand}>
      {kinds.map((card) => (
        <HandCard key={card} {...props} card={card} count={countIn(hand.cards, card)} />
      ))}
    </HandRow>
  );
}

function countIn(cards: readonly Tile[], card: Tile): number {
  return cards.filter((each) => each === card).length;
}

interface HandCardProps extends BoardProps<Fdb> {
  readonly card: Tile;
  readonly count: number;
}

/** Cards of one kind lie on one another. */
function HandCard(props: HandCardProps): ReactElement {
  const { card, count, table, language, onPick, onExplain } = props;
  const { edition } = table;
  const words = wordsIn(language);
  const spot = spotOfTile('card', card);
  // A refusal that points at the hand points at each of its cards.
  const cause = props.cause.has('hand') ? new Set([spot]) : props.cause;
  const title = tileName(edition, card, language);
  const [first = ''] = cardLines(edition, tileInfo(edition, card), language);
  const many = count > 1 ? `, ${words.times(count)}` : '';
  return (
    <div className="fdb-hand-card" data-count={count}>
      <Card
        face={faceOf(edition, card, language)}
        spot={spot}
        moves={spot}
        from={`pile:${props.viewer}`}
        name={`${title}${many}: ${first}`}
        marks={marksOf({ ...props, cause }, spot)}
        onPick={onPick}
        onExplain={onExplain}
      />
      {count > 1 ? (
        <span className="fdb-hand-card__count" aria-hidden="true">
          ×{count}
        </span>
      ) : null}
    </div>
  );
}

/** Of as many lines whatever is picked, so that nothing above it moves. */
function Picked({ picked, table, language }: BoardProps<Fdb>): ReactElement {
  const tile = tileAt('unit', picked[0]);
  const { waiting } = wordsIn(language).muster;
  const name = tile === null ? waiting : tileName(table.edition, tile, language);
  return (
    // It scrolls where there are many lines, and so the keyboard must reach it.
    <div className="fdb-picked" role="group" aria-label={name} tabIndex={0}>
      {tile === null ? (
        <p>{waiting}</p>
      ) : (
        <CardText edition={table.edition} tile={tile} language={language} />
      )}
    </div>
  );
}
