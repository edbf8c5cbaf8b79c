import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Card, Mark, marksOf, type DetailsProps } from '@bannerfield/ui';
import type { Card as CardId, Leader } from '../rules/data.ts';
import { KINDS } from '../rules/data.ts';
import { isDrafted, type LeaderTactics } from '../rules/state.ts';
import { faceOf, markOfLeader } from './card-face.ts';
import {
  cardName,
  cardSays,
  leaderName,
  leaderNow,
  leaderSays,
  nearSeat,
  neededArm,
  tacticName,
} from './names.ts';
import { tacticOf } from './outcomes.ts';
import { leaderAt, partOf, pieceAt, seatAt, tacticAt } from './pointing.ts';
import { Strip } from './strip.tsx';
import { TacticSign } from './tactic-sign.tsx';
import { heldBy, isUnknown, mayBeInTechDeck } from './whereabouts.ts';
import { wordsIn } from './words.ts';
import './details.css';

type Props = DetailsProps<LeaderTactics>;

/** What there is to see at a spot, large. */
export function Details(props: Props): ReactElement | null {
  const { table, hands } = props;
  const spot = partOf(props.spot, 'not') ?? props.spot;
  const leader = leaderAt(spot);
  if (leader !== null) return <LeaderDetails {...props} leader={leader} seat={null} />;
  const seat = seatAt(spot, 'leader-of');
  if (seat !== null) return <LeaderDetails {...props} leader={table.leaders[seat]} seat={seat} />;
  const setBy = seatAt(spot, 'tactic-of');
  const tactic = tacticAt(spot) ?? (setBy === null ? null : tacticOf(table, hands, setBy));
  if (tactic !== null) return <TacticDetails {...props} tactic={tactic} />;
  const piece = pieceAt(spot);
  if (piece !== null) return <CardDetails {...props} card={piece.card} />;
  return <PlaceDetails {...props} spot={spot} />;
}

interface LeaderProps extends Props {
  readonly leader: Leader | null;
  /** Where he is in play. */
  readonly seat: Seat | null;
}

function LeaderDetails({ leader, seat, table, language }: LeaderProps): ReactElement {
  const words = wordsIn(language);
  if (leader === null) return <p>{words.noLeader}</p>;
  const says = [
    ...leaderSays(table.edition, leader, words),
    ...(seat === null ? [] : leaderNow(table, seat, words)),
  ];
  return (
    <div className="blt-details">
      <span className="blt-details__mark">
        <Mark of={markOfLeader(leader)} />
      </span>
      <div>
        <p className="blt-details__title">{leaderName(leader, language)}</p>
        <ul>
          {says.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What it does in attack and in defence, against each of the others. */
function TacticDetails(props: Props & { readonly tactic: number }): ReactElement {
  const { tactic, table, viewer, language } = props;
  const words = wordsIn(language);
  const arm = neededArm(tactic);
  const near = nearSeat(viewer);
  const strip = { edition: table.edition, tactic, against: null, near, language };
  return (
    <div className="blt-details blt-details--tall">
      <span className="blt-details__mark">
        <TacticSign tactic={tactic} />
      </span>
      <div>
        <p className="blt-details__title">{tacticName(tactic, language)}</p>
        <p>
          {words.tactics[tactic - 1]}
          {arm === null ? '' : ` (${words.needs(words.arms[arm])})`}
        </p>
      </div>
      <div className="blt-details__wide">
        <h3>{words.chart.attacker}</h3>
        <Strip {...strip} isAttacking />
        <h3>{words.chart.defender}</h3>
        <Strip {...strip} isAttacking={false} />
        <p className="blt-quiet">{words.chart.legend}</p>
      </div>
    </div>
  );
}

function CardDetails({ card, table, language }: Props & { readonly card: CardId }): ReactElement {
  return (
    <div className="blt-details">
      <Card face={faceOf(table.edition, card, language)} />
      <div>
        <p className="blt-details__title">{cardName(card, language)}</p>
        <p>{cardSays(table.edition, card, language)}</p>
      </div>
    </div>
  );
}

/** A pile or a side: the cards in it, or the leaders. */
function PlaceDetails(props: Props): ReactElement | null {
  const { spot, table, hands, language } = props;
  const words = wordsIn(language);
  const pile = seatAt(spot, 'casualties');
  if (pile !== null && table.options.blindDraw) return <p>{words.cards(table.pileSizes[pile])}</p>;
  if (pile !== null) return <Cards {...props} cards={table.casualties[pile]} />;
  const seat = seatAt(spot, 'reserves') ?? seatAt(spot, 'battlefield');
  if (seat !== null) return <Held {...props} seat={seat} />;
  if (spot === 'kia-pile') return <Leaders {...props} leaders={table.kiaPile} />;
  if (spot === 'deck:leaders') {
    const near = nearSeat(props.viewer);
    const deck = isDrafted(table.options) ? table.decks[near] : table.deck;
    return <Leaders {...props} leaders={deck} />;
  }
  if (spot !== 'deck:tech') return null;
  return <Cards {...props} cards={mayBeInTechDeck(table, hands)} />;
}

/** Reserves and Battlefield together, as far as they may be known. */
function Held(props: Props & { readonly seat: Seat }): ReactElement {
  const { seat, table, hands, language } = props;
  const words = wordsIn(language);
  if (isUnknown(table, hands[seat])) {
    const { backs, cards } = table.battle;
    const many = table.reserves[seat] + backs[seat] + cards[seat].length;
    return (
      <p>
        {words.cards(many)}. {words.reference.unknown}
      </p>
    );
  }
  const held = Array.from({ length: KINDS }, (_, card) => card).flatMap((card) =>
    new Array<CardId>(heldBy(table, seat, hands[seat], card) ?? 0).fill(card),
  );
  return (
    <>
      <p>{words.reference.explanation}</p>
      <Cards {...props} cards={held} />
    </>
  );
}

function Cards(props: Props & { readonly cards: readonly CardId[] }): ReactElement {
  const { cards, table, language } = props;
  if (cards.length === 0) return <p>{wordsIn(language).nothing}</p>;
  return (
    <div className="blt-details__cards">
      {cards.map((card, index) => (
        <Card
          key={index}
          face={faceOf(table.edition, card, language)}
          name={`${cardName(card, language)}, ${cardSays(table.edition, card, language)}`}
          marks={marksOf({ ...props, picked: [], targets: NOWHERE }, '')}
        />
      ))}
    </div>
  );
}

const NOWHERE: ReadonlySet<string> = new Set();

function Leaders(props: Props & { readonly leaders: readonly Leader[] }): ReactElement {
  const { leaders, table, language } = props;
  if (leaders.length === 0) return <p>{wordsIn(language).noLeader}</p>;
  return (
    <ul className="blt-details__leaders">
      {leaders.map((leader) => (
        <li key={leader}>
          <b>{table.edition.leaders[leader].rank}</b> {leaderName(leader, language)}
        </li>
      ))}
    </ul>
  );
}
