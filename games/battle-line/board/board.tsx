import type { CSSProperties, ReactElement } from 'react';
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
  const { viewer, table } = props;
  const near = nearSeat(viewer);
  const far = otherSeat(near);
  return (
    <div className="bl-board">
      <div className="bl-far">
        <Backs {...props} seat={far} />
        <Display {...props} seat={far} />
      </div>
      <div className="bl-line">
        <div className="bl-columns">
          {table.flags.map((flag, index) => (
            <Column key={index} {...props} index={index} flag={flag} />
          ))}
        </div>
      </div>
      <div className="bl-decks">
        <Deck {...props} deck="troop" />
        {table.options.tactics ? <Deck {...props} deck="tactics" /> : null}
      </div>
      <div className="bl-near">
        {viewer === 'spectator' ? <Backs {...props} seat={near} /> : null}
        <Display {...props} seat={near} />
      </div>
    </div>
  );
}

/** What others see of a hand: a back for each card. */
function Backs({ table, language, seat, names }: Props & { readonly seat: Seat }): ReactElement {
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
}

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

interface ColumnProps extends Props {
  readonly index: number;
  readonly flag: Readonly<Flag>;
}

/** One flag with both its sides: the whole column is the flag's place to point at. */
function Column(props: ColumnProps): ReactElement {
  const { index, flag, viewer, names, language, onPick, onExplain } = props;
  const near = nearSeat(viewer);
  const spot = spotOfFlag(index);
  const name = flagName(index, flag, viewer, names, wordsIn(language));
  const cut = flag.owner === null ? null : cutOf(flag.owner);
  const owner = flag.owner === null ? 'open' : flag.owner === near ? 'near' : 'far';
  return (
    <div className="bl-column" data-owner={owner} data-cut={cut ?? undefined}>
      <SpotButton
        spot={spot}
        name={name}
        marks={marksOf(props, spot)}
        className="bl-column__spot"
        onPick={onPick}
        onExplain={onExplain}
      />
      <Side {...props} seat={otherSeat(near)} />
      <div className="bl-column__flag">
        <FlagSign owner={cut} text={String(index + 1)} />
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}

/** The cards of one side, the first nearest to the flag; free slots are drawn as outlines. */
function Side(props: ColumnProps & { readonly seat: Seat }): ReactElement {
  const { flag, seat, viewer } = props;
  const isNear = seat === nearSeat(viewer);
  const cards = flag.sides[seat];
  const slots = Math.max(slotsAt(flag), cards.length);
  const free = flag.owner === null ? slots - cards.length : 0;
  const items = [
    ...cards.map((card) => <SideCard key={card} {...props} card={card} />),
    ...Array.from({ length: free }, (_, n) => (
      <div key={`free-${n}`} className="bl-slot" data-next={n === 0} />
    )),
  ];
  const environment = flag.environment[seat].map((card) => (
    <SideCard key={card} {...props} card={card} />
  ));
  const style = { '--slots': slots, '--environment': environment.length } as CSSProperties;
  return (
    <div className="bl-side" data-near={isNear} style={style}>
      {isNear ? <div className="bl-side__environment">{environment}</div> : null}
      <div className="bl-side__cards">{isNear ? items : items.reverse()}</div>
      {isNear ? null : <div className="bl-side__environment">{environment}</div>}
    </div>
  );
}

/** A picture, unless cards at flags are what is pointed at: then a place of its own. */
function SideCard(
  props: ColumnProps & { readonly card: CardId; readonly seat: Seat },
): ReactElement {
  const { card, seat, index, table, picked, language, onPick, onExplain } = props;
  const spot = spotOfCard(card);
  const words = wordsIn(language);
  const isPlace = aimsAtCards(picked, table.stack.at(-1)?.phase);
  // Too small for a thumb: there the flag's details show the cards large enough to be pointed at.
  const pick = useIsNarrow() ? () => onExplain(spotOfFlag(index)) : onPick;
  return (
    <Card
      face={faceOf(card, words)}
      marks={marksOf(props, spot)}
      moves={spot}
      from={`hand:${seat}`}
      {...(isPlace ? { spot, name: cardName(card, words), onPick: pick, onExplain } : {})}
    />
  );
}
