import type { ReactElement } from 'react';
import { otherSeat, refusalText, type Seat } from '@bannerfield/kernel';
import { Card, marksOf, type DetailsProps } from '@bannerfield/ui';
import { messages as german } from '../messages.de.ts';
import { messages as english } from '../messages.en.ts';
import { TROOPS, isTroop, type Card as CardId } from '../rules/data.ts';
import type { BattleLine } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { cardName, cardTitle, nearSeat, ownerName, sideName } from './names.ts';
import { aimsAtCards, cardAt, flagOf, spotOfCard } from './pointing.ts';
import type { Resolved } from './resolve-wilds.ts';
import { Sentence } from './sentence.tsx';
import { standingAt, type SideStanding, type Standing } from './standing.ts';
import type { BoardWords } from './board-words.ts';
import { wordsIn } from './words.ts';
import './details.css';

type Props = DetailsProps<BattleLine>;

/** What there is to see at a spot, large. */
export function Details(props: Props): ReactElement | null {
  const { spot, table } = props;
  const flag = flagOf(spot);
  if (flag !== null) return <FlagDetails {...props} standing={standingAt(table, flag)} />;
  const card = cardAt(spot);
  if (card !== null) return <CardDetails {...props} card={card} />;
  if (spot.startsWith('display:')) {
    return <Cards {...props} cards={table.displays[spot.endsWith('0') ? 0 : 1]} />;
  }
  return null;
}

function CardDetails({ card, language }: Props & { readonly card: CardId }): ReactElement {
  const words = wordsIn(language);
  return (
    <div className="bl-details__card">
      <Card face={faceOf(card, words)} />
      <div>
        <p className="bl-details__title">{cardTitle(card, words)}</p>
        <p>{isTroop(card) ? cardName(card, words) : words.tactics[card - TROOPS]?.does}</p>
      </div>
    </div>
  );
}

interface FlagProps extends Props {
  readonly standing: Standing;
}

/** Both sides in full, and the proof or what stands against it. */
function FlagDetails(props: FlagProps): ReactElement {
  const { standing, viewer, table, language, names, spot, picked } = props;
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const flag = table.flags[flagOf(spot) ?? 0];
  // Whoever is choosing a card here has not asked whether the flag can be claimed.
  const asksForClaim = standing.owner === null && viewer === near && !isAimed(table, picked);
  return (
    <div className="bl-details">
      {flag === undefined || flag.owner === null ? null : (
        <p className="bl-details__owner">{ownerName(flag, viewer, names, words)}</p>
      )}
      {standing.hasFog ? <p>{words.details.fog}</p> : null}
      {standing.need === 4 ? <p>{words.details.mud}</p> : null}
      <SideDetails {...props} side={standing.sides[otherSeat(near)]} />
      <SideDetails {...props} side={standing.sides[near]} />
      {asksForClaim ? <Verdict {...props} seat={near} /> : null}
    </div>
  );
}

function isAimed(table: Props['table'], picked: Props['picked']): boolean {
  return aimsAtCards(picked, table.stack.at(-1)?.phase);
}

/** Whether the near side can claim, with the reason why not. */
function Verdict({ standing, seat, language }: FlagProps & { readonly seat: Seat }): ReactElement {
  const words = wordsIn(language);
  const refusal = standing.whyNot[seat];
  if (refusal === null) return <p className="bl-details__verdict">✓ {words.details.youCan}</p>;
  const text = refusalText(language === 'de' ? german : english, refusal);
  return (
    <p className="bl-details__verdict">
      <Sentence text={text} language={language} /> <b>{refusal.rule}</b>
    </p>
  );
}

function SideDetails(props: FlagProps & { readonly side: SideStanding }): ReactElement {
  const { side, viewer, table, names, language, spot } = props;
  const words = wordsIn(language);
  const environment = table.flags[flagOf(spot) ?? 0]?.environment[side.seat] ?? [];
  return (
    <section className="bl-details__side">
      <h3>{sideName(side.seat, viewer, names, words)}</h3>
      <Cards {...props} cards={side.cards} ghosts={side.completion} />
      {environment.length === 0 ? null : <Cards {...props} cards={environment} />}
      <p>{standingText(side, words)}</p>
      {side.wilds.map((wild) => (
        <p key={wild.card}>{wildText(wild, words)}</p>
      ))}
    </section>
  );
}

function standingText({ best, isComplete, cards, need }: SideStanding, words: BoardWords): string {
  const { details } = words;
  if (best === null) return details.cannotComplete;
  const made =
    best.formation === 'none'
      ? details.total(best.sum)
      : details.makes(words.formations[best.formation], best.sum);
  return isComplete
    ? made.charAt(0).toUpperCase() + made.slice(1)
    : `${details.needs(cards.length, need)}. ${details.bestOf(made)}`;
}

function wildText({ card, value, colour }: Resolved, words: BoardWords): string {
  const as =
    colour === null
      ? words.details.anyColour(value)
      : `${words.colours[colour] ?? ''} ${String(value)}`;
  return words.details.counts(cardName(card, words), as);
}

interface CardsProps extends Props {
  readonly cards: readonly CardId[];
  /** Not there, but possible. */
  readonly ghosts?: readonly CardId[];
}

/** Large enough for any thumb: on narrow screens cards at flags are pointed at here. */
function Cards(props: CardsProps): ReactElement {
  const { cards, ghosts = [], language, table, picked, onPick } = props;
  const words = wordsIn(language);
  const isPlace = isAimed(table, picked);
  if (cards.length + ghosts.length === 0) return <p>{words.details.empty}</p>;
  return (
    <div className="bl-details__cards">
      {cards.map((card) => {
        const spot = spotOfCard(card);
        const place = isPlace ? { spot, onPick } : {};
        return (
          <Card
            key={card}
            face={faceOf(card, words)}
            name={cardName(card, words)}
            marks={marksOf(props, spot)}
            {...place}
          />
        );
      })}
      {ghosts.map((card) => (
        <Card
          key={card}
          face={faceOf(card, words)}
          name={`${words.details.best}: ${cardName(card, words)}`}
          className="bf-card--ghost"
        />
      ))}
    </div>
  );
}
