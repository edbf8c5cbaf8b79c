import { memo, type CSSProperties, type ReactElement } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import {
  Card,
  Flag as FlagSign,
  Pile,
  SpotButton,
  cutOf,
  marksOf,
  useIsNarrow,
  type BoardProps,
} from '@bannerfield/ui';
import type { Card as CardId, CardKind } from '../rules/data.ts';
import { slotsAt } from '../rules/flags.ts';
import type { BattleLine, Flag } from '../rules/state.ts';
import { BACKS, faceOf } from './card-face.ts';
import { Display } from './display.tsx';
import { cardName, flagName, nearSeat } from './names.ts';
import { aimsAtCards, spotOfCard, spotOfDeck, spotOfFlag } from './pointing.ts';
import { wordsIn } from './words.ts';
import './board.css';

type Props = BoardProps<BattleLine>;

/** Nine flags between two sides; decks and displays beside or beneath them. */
export function Board(props: Props): ReactElement {
  const { viewer, table, language, names } = props;
  const near = nearSeat(viewer);
  const far = otherSeat(near);
  return (
    <div className="bl-board">
      <div className="bl-far">
        <Backs {...{ table, language, names }} seat={far} />
        <Display {...props} seat={far} />
      </div>
      <div className="bl-line">
        <div className="bl-columns">
          {table.flags.map((flag, index) => (
            <Column key={index} {...columnProps(props, flag, index)} />
          ))}
        </div>
      </div>
      <div className="bl-decks">
        <Deck {...props} deck="troop" />
        {table.options.tactics ? <Deck {...props} deck="tactics" /> : null}
      </div>
      <div className="bl-near">
        {viewer === 'spectator' ? <Backs {...{ table, language, names }} seat={near} /> : null}
        <Display {...props} seat={near} />
      </div>
    </div>
  );
}

interface BacksProps extends Pick<Props, 'table' | 'language' | 'names'> {
  readonly seat: Seat;
}

/** What others see of a hand: a back for each card. */
const Backs = memo(function Backs({ table, language, seat, names }: BacksProps): ReactElement {
  const words = wordsIn(language);
  const { troop, tactics } = table.backs[seat];
  const backs = [...kinds('troop', troop), ...kinds('tactics', tactics)];
  const name = `${names[seat]}: ${words.backs(troop, tactics)}`;
  return (
    <div className="bl-backs" role="img" aria-label={name} data-place={`hand:${seat}`}>
      {backs.map((kind, index) => (
        <Card key={index} face={null} back={BACKS[kind]} />
      ))}
    </div>
  );
});

function kinds(kind: CardKind, count: number): CardKind[] {
  return Array.from({ length: count }, () => kind);
}

function Deck({ deck, ...props }: Props & { readonly deck: CardKind }): ReactElement {
  const words = wordsIn(props.language);
  const count = props.table.decks[deck];
  const spot = spotOfDeck(deck);
  return (
    <>
      <Pile
        spot={spot}
        name={`${words.deck[deck]}: ${words.cards(count)}`}
        count={count}
        back={BACKS[deck]}
        marks={marksOf(props, spot)}
        onPick={props.onPick}
        onExplain={props.onExplain}
      />
      <span className="bl-deck__name" aria-hidden="true">
        {words.deck[deck]}
      </span>
    </>
  );
}

interface ColumnProps extends Pick<
  Props,
  'viewer' | 'names' | 'language' | 'onPick' | 'onExplain'
> {
  readonly index: number;
  readonly flag: Readonly<Flag>;
  /** Those of the flag, and those of what lies on either side: as text, so that they compare. */
  readonly marks: string;
  readonly marks0: string;
  readonly marks1: string;
  /** Whether the cards are places of their own to point at. */
  readonly arePlaces: boolean;
}

/** What one column needs to know; the same as before wherever nothing has changed. */
function columnProps(props: Props, flag: Readonly<Flag>, index: number): ColumnProps {
  const { viewer, names, language, onPick, onExplain, picked, table } = props;
  const marksAt = (seat: Seat) =>
    lyingAt(flag, seat)
      .map((card) => marksOf(props, spotOfCard(card)))
      .join('|');
  return {
    ...{ viewer, names, language, onPick, onExplain, index, flag },
    marks: marksOf(props, spotOfFlag(index)),
    marks0: marksAt(0),
    marks1: marksAt(1),
    arePlaces: aimsAtCards(picked, table.stack.at(-1)?.phase),
  };
}

function lyingAt({ sides, environment }: Readonly<Flag>, seat: Seat): CardId[] {
  return [...sides[seat], ...environment[seat]];
}

/** One flag with both its sides: the whole column is the flag's place to point at. */
const Column = memo(function Column(props: ColumnProps): ReactElement {
  const { index, flag, marks, viewer, names, language, onPick, onExplain } = props;
  const near = nearSeat(viewer);
  const cut = flag.owner === null ? null : cutOf(flag.owner);
  const owner = flag.owner === null ? 'open' : flag.owner === near ? 'near' : 'far';
  const side = (seat: Seat): ReactElement => (
    <Side
      {...{ flag, seat, index, language, onPick, onExplain }}
      isNear={seat === near}
      marks={seat === 0 ? props.marks0 : props.marks1}
      arePlaces={props.arePlaces}
    />
  );
  return (
    <div className="bl-column" data-owner={owner} data-cut={cut ?? undefined}>
      <SpotButton
        spot={spotOfFlag(index)}
        name={flagName(index, flag, viewer, names, wordsIn(language))}
        marks={marks}
        className="bl-column__spot"
        onPick={onPick}
        onExplain={onExplain}
      />
      {side(otherSeat(near))}
      <div className="bl-column__flag">
        <FlagSign owner={cut} text={String(index + 1)} />
      </div>
      {side(near)}
    </div>
  );
});

interface SideProps extends Pick<
  ColumnProps,
  'flag' | 'index' | 'marks' | 'arePlaces' | 'language' | 'onPick' | 'onExplain'
> {
  readonly seat: Seat;
  readonly isNear: boolean;
}

/** The cards of one side, the first nearest to the flag; free slots are drawn as outlines. */
const Side = memo(function Side(props: SideProps): ReactElement {
  const { flag, seat, isNear, marks } = props;
  const cards = flag.sides[seat];
  const slots = Math.max(slotsAt(flag), cards.length);
  const free = flag.owner === null ? slots - cards.length : 0;
  const marksOfEach = marks.split('|');
  const lying = lyingAt(flag, seat).map((card, n) => (
    <SideCard key={card} {...props} card={card} marks={marksOfEach[n] ?? ''} />
  ));
  const items = [
    ...lying.slice(0, cards.length),
    ...Array.from({ length: free }, (_, n) => (
      <div key={`free-${n}`} className="bl-slot" data-next={n === 0} />
    )),
  ];
  const environment = lying.slice(cards.length);
  const style = { '--slots': slots, '--environment': environment.length } as CSSProperties;
  return (
    <div className="bl-side" data-near={isNear} style={style}>
      {isNear ? <div className="bl-side__environment">{environment}</div> : null}
      <div className="bl-side__cards">{isNear ? items : items.reverse()}</div>
      {isNear ? null : <div className="bl-side__environment">{environment}</div>}
    </div>
  );
});

/** A picture, unless cards at flags are what is pointed at: then a place of its own. */
function SideCard(props: SideProps & { readonly card: CardId }): ReactElement {
  const { card, seat, index, marks, arePlaces, language, onPick, onExplain } = props;
  const spot = spotOfCard(card);
  const words = wordsIn(language);
  // Too small for a thumb: there the flag's details show the cards large enough to be pointed at.
  const pick = useIsNarrow() ? () => onExplain(spotOfFlag(index)) : onPick;
  return (
    <Card
      face={faceOf(card, words)}
      marks={marks}
      moves={spot}
      from={`hand:${seat}`}
      {...(arePlaces ? { spot, name: cardName(card, words), onPick: pick, onExplain } : {})}
    />
  );
}
