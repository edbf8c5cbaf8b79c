import type { ReactElement } from 'react';
import { otherSeat, type Seat, type Viewer } from '@bannerfield/kernel';
import {
  Banner,
  Card,
  Hand as HandRow,
  Pile,
  cutOf,
  marksOf,
  type BoardProps,
  type CardFace,
  type DetailsProps,
  type SideProps,
} from '@bannerfield/ui';
import type { Blank, Card as CardId } from '../rules/state.ts';
import sheet from './marks.svg?no-inline';
import { cardAt, spotOfCard } from './pointing.ts';
import { wordsIn } from './words.ts';
import './board.css';

type Props = BoardProps<Blank>;

function faceOf(card: CardId): CardFace {
  return {
    value: String(card),
    tincture: 'azure',
    mark: { sheet, name: 'knight-banner' },
    title: '',
  };
}

function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** What both have shown, and the deck between them. */
export function Board(props: Props): ReactElement {
  const { viewer, table, language, onPick, onExplain } = props;
  const near = nearSeat(viewer);
  return (
    <div className="_blank-board">
      <Side {...props} seat={otherSeat(near)} />
      <Pile
        spot="deck"
        name={wordsIn(language).deck(table.deckSize)}
        count={table.deckSize}
        back="first"
        marks={marksOf(props, 'deck')}
        onPick={onPick}
        onExplain={onExplain}
      />
      <Side {...props} seat={near} />
    </div>
  );
}

/** The cards that a seat has shown, and a back while its next one waits. */
function Side({ seat, table, language, names }: Props & { readonly seat: Seat }): ReactElement {
  const words = wordsIn(language);
  const asked = table.stack.at(-1)?.seats ?? [];
  const waits = asked.length === 1 && asked[0] !== seat;
  return (
    <div className="_blank-side" role="group" aria-label={words.shown(names[seat])}>
      <Banner cut={cutOf(seat)} />
      {table.shown[seat].map((card) => (
        <Card key={card} face={faceOf(card)} name={words.card(card)} moves={spotOfCard(card)} />
      ))}
      {waits ? <Card face={null} name={`${names[seat]} ${words.waits}`} /> : null}
    </div>
  );
}

export function Hand(props: Props): ReactElement {
  const { viewer, table, hands, language, names, onPick, onExplain } = props;
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const cards = hands[seat]?.cards ?? null;
  const count = cards?.length ?? table.handSizes[seat];
  const label = cards === null ? words.handOf(names[seat]) : words.hand;
  return (
    <HandRow label={label} count={count} empty={words.empty}>
      {cards === null
        ? Array.from({ length: count }, (_, index) => <Card key={index} face={null} />)
        : cards.map((card) => (
            <Card
              key={card}
              face={faceOf(card)}
              spot={spotOfCard(card)}
              name={words.card(card)}
              marks={marksOf(props, spotOfCard(card))}
              moves={spotOfCard(card)}
              from="deck"
              onPick={onPick}
              onExplain={onExplain}
            />
          ))}
    </HandRow>
  );
}

export function Score({ seat, table, language }: SideProps<Blank>): ReactElement {
  return <>{wordsIn(language).points(table.points[seat])}</>;
}

export function Reference({ table, language }: Props): ReactElement {
  return <p>{wordsIn(language).left(table.deckSize)}</p>;
}

export function Details({ spot, language }: DetailsProps<Blank>): ReactElement | null {
  const card = cardAt(spot);
  return card === null ? null : <Card face={faceOf(card)} name={wordsIn(language).card(card)} />;
}
