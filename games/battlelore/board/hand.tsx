import type { ReactElement } from 'react';
import {
  Card,
  Hand as HandRow,
  marksOf,
  SpotButton,
  type BoardProps,
  type Spot,
} from '@bannerfield/ui';
import { commandName, loreName } from '../names.ts';
import { kindsIn } from '../rules/cards.ts';
import { LORE_CARDS, OUT_OF_CHARACTER } from '../rules/data.ts';
import type { BattleLore, Hand as Held } from '../rules/state.ts';
import { CommandFront, LoreFront } from './card-face.tsx';
import { nearSeat } from './layout.ts';
import { spotOfCard, spotOfDrawn, spotOfLore } from './pointing.ts';
import { wordsIn } from './words.ts';
import './hand.css';

type Props = BoardProps<BattleLore>;

/** Command cards, those just drawn, and Lore; backs where the hand is not to be seen. */
export function Hand(props: Props): ReactElement {
  const { viewer, table, hands, language, names } = props;
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const hand = hands[seat];
  if (hand === null) return <Backs {...props} />;
  const kinds = kindsIn(hand.cards);
  const drawn = kindsIn(hand.aside);
  const lore = kindsIn(hand.lore);
  return (
    <HandRow
      label={viewer === 'spectator' ? names[seat] : words.hand}
      count={kinds.length + drawn.length + lore.length}
      room={Math.max(table.field.hands[seat], 5)}
      empty={words.emptyHand}
    >
      {kinds.map((card) => (
        <CommandCard key={card} {...props} card={card} count={countOf(hand.cards, card)} />
      ))}
      {drawn.map((card) => (
        <CommandCard
          key={`drawn ${String(card)}`}
          {...props}
          card={card}
          count={countOf(hand.aside, card)}
          isDrawn
        />
      ))}
      {lore.map((card) => (
        <LoreCard key={`lore ${String(card)}`} {...props} card={card} hand={hand} />
      ))}
    </HandRow>
  );
}

function countOf(cards: readonly number[], card: number): number {
  return cards.filter((each) => each === card).length;
}

function Backs({ viewer, table, names, language }: Props): ReactElement {
  const words = wordsIn(language);
  const seat = nearSeat(viewer);
  const cards = table.handSizes[seat] + (table.active === seat ? table.aside : 0);
  const lore = table.lore?.cards[seat] ?? 0;
  return (
    <HandRow label={words.handOf(names[seat], cards)} count={cards + lore} empty={words.emptyHand}>
      {Array.from({ length: cards + lore }, (_, index) => (
        <Card key={index} face={null} back={index < cards ? 'first' : 'second'} />
      ))}
    </HandRow>
  );
}

interface CommandCardProps extends Props {
  readonly card: number;
  readonly count: number;
  readonly isDrawn?: boolean;
}

function CommandCard(props: CommandCardProps): ReactElement {
  const { card, count, isDrawn = false, language, onPick, onExplain } = props;
  const words = wordsIn(language);
  const spot = isDrawn ? spotOfDrawn(card) : spotOfCard(card);
  const name = commandName(card, language);
  const called = isDrawn ? `${words.drawnCards}: ${name}` : name;
  return (
    <SpotButton
      spot={spot}
      name={count > 1 ? words.copies(called, count) : called}
      marks={marksIn(props, spot)}
      className={`bf-card bf-paper lore-card ${isDrawn ? 'lore-card--drawn' : ''}`}
      moves={spot}
      onPick={onPick}
      onExplain={onExplain}
    >
      <CommandFront card={card} count={count} language={language} />
    </SpotButton>
  );
}

function LoreCard(props: Props & { readonly card: number; readonly hand: Held }): ReactElement {
  const { card, language, onPick, onExplain } = props;
  const words = wordsIn(language);
  const spot = spotOfLore(card);
  const cost = (LORE_CARDS[card]?.cost ?? 0) + OUT_OF_CHARACTER;
  return (
    <SpotButton
      spot={spot}
      name={`${words.loreCard}: ${loreName(card, language)}, ${words.costs(cost)}`}
      marks={marksIn(props, spot)}
      className="bf-card bf-paper lore-card lore-card--lore"
      moves={spot}
      onPick={onPick}
      onExplain={onExplain}
    >
      <LoreFront card={card} language={language} />
    </SpotButton>
  );
}

/** A refusal that points at the hand points at each of its cards. */
function marksIn(props: Props, spot: Spot): string {
  return marksOf(props.cause.has('hand') ? { ...props, cause: new Set([spot]) } : props, spot);
}
