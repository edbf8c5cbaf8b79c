import type { CSSProperties, ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Card, SpotButton, marksOf, type BoardProps, type Spot } from '@bannerfield/ui';
import { totalOf } from '../rules/13-victory.ts';
import type { Card as CardId } from '../rules/data.ts';
import { leaderOf, type LeaderTactics, type Table } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { tacticOf } from './outcomes.ts';
import { cardName, cardSays, tacticName } from './names.ts';
import {
  pieceAt,
  partOf,
  spotOfCommitted,
  spotOfField,
  spotOfSetTactic,
  spotToLetGo,
} from './pointing.ts';
import { TacticSign } from './tactic-sign.tsx';
import { wordsIn } from './words.ts';
import './field.css';

type Props = BoardProps<LeaderTactics> & { readonly seat: Seat; readonly isNear: boolean };

/** One side of the Battlefield: the Tactics Card, what is committed, and what it is worth. */
export function Field(props: Props): ReactElement {
  const { seat, isNear, table, hands, viewer, names, language } = props;
  const words = wordsIn(language);
  const { battle } = table;
  const own = hands[seat]?.committed ?? [];
  const backs = hands[seat] === null ? battle.backs[seat] : 0;
  const staged = isNear ? stagedIn(props) : [];
  const seen = [...battle.cards[seat], ...own, ...staged.map(({ card }) => card)];
  const title = seat === viewer ? words.field : words.fieldOf(names[seat]);
  const many = battle.backs[seat] === 0 ? '' : `: ${words.faceDown(battle.backs[seat])}`;
  return (
    <div
      className="blt-field"
      style={{ '--n': roomIn(table) } as CSSProperties}
      data-near={isNear}
      data-marks={marksOf(props, spotOfField(seat))}
      role="group"
      aria-label={title + many}
    >
      <SetTactic {...props} />
      <div className="blt-field__cards">
        <Committed {...props} cards={battle.cards[seat]} isDown={false} />
        <Committed {...props} cards={own} isDown />
        {Array.from({ length: backs }, (_, index) => (
          <Card key={index} face={null} back="first" />
        ))}
        {staged.map(({ spot, card }, index) => (
          <FieldCard key={`${spot} ${String(index)}`} {...props} spot={spot} card={card} isDown />
        ))}
      </div>
      {seen.length > 0 ? <Sum table={table} seat={seat} cards={seen} says={words.sum} /> : null}
      {backs > 0 ? (
        <span className="blt-field__sum" aria-hidden="true">
          {backs}×
        </span>
      ) : null}
    </div>
  );
}

/** So many cards lie on either side at most in this battle: none changes its size as they come. */
function roomIn(table: Readonly<Table>): number {
  const sizes = ([0, 1] as const).map((seat) => {
    const { attack, defence } = leaderOf(table, seat) ?? { attack: 0, defence: 0 };
    const { attacker, cards } = table.battle;
    const size =
      attacker === null ? Math.max(attack, defence) : attacker === seat ? attack : defence;
    return Math.max(size, cards[seat].length);
  });
  return Math.max(3, ...sizes);
}

interface Staged {
  readonly spot: Spot;
  readonly card: CardId;
}

/** Picked from the hand and not committed yet: they lie here, and pointed at they go back. */
function stagedIn({ picked }: Props): Staged[] {
  return picked.flatMap((spot) => {
    const card = partOf(spot, 'card') === null ? undefined : pieceAt(spot)?.card;
    return card === undefined ? [] : [{ spot: spotToLetGo(spot), card }];
  });
}

interface SumProps {
  readonly table: Readonly<Table>;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly says: (value: number) => string;
}

/** What they are worth together, the leader's bonus included. */
function Sum({ table, seat, cards, says }: SumProps): ReactElement {
  const mine = [...cards];
  const both: [CardId[], CardId[]] = seat === 0 ? [mine, []] : [[], mine];
  const sum = totalOf({ ...table, battle: { ...table.battle, cards: both } }, seat);
  return (
    <span className="blt-field__sum" role="img" aria-label={says(sum)}>
      {sum}
    </span>
  );
}

interface CommittedProps extends Props {
  readonly cards: readonly CardId[];
  readonly isDown: boolean;
}

/** Of cards of a kind, as many as are picked are shown picked. */
function Committed(props: CommittedProps): ReactElement {
  const { table, seat, cards, isDown, picked } = props;
  return (
    <>
      {cards.map((card, index) => {
        const spot = spotOfCommitted(table, seat, card);
        const nth = cards.slice(0, index).filter((each) => each === card).length;
        const isPicked = nth < picked.filter((each) => each === spot).length;
        return (
          <FieldCard
            key={index}
            {...props}
            card={card}
            isDown={isDown}
            spot={isPicked ? spotToLetGo(spot) : spot}
          />
        );
      })}
    </>
  );
}

interface FieldCardProps extends Props {
  readonly spot: Spot;
  readonly card: CardId;
  readonly isDown: boolean;
}

/** A card in sight of who looks on; what the other side cannot see yet lies in the shade. */
function FieldCard(props: FieldCardProps): ReactElement {
  const { spot, card, isDown, table, language, onPick, onExplain } = props;
  const words = wordsIn(language);
  const isReleased = partOf(spot, 'not') !== null;
  // Alike cards share a spot: only those that are not picked bear its marks, but for the release.
  const marks = isReleased ? 'picked' : marksOf({ ...props, picked: [] }, spot);
  const says = [cardName(card, language), cardSays(table.edition, card, language)];
  return (
    <Card
      face={faceOf(table.edition, card, language)}
      spot={spot}
      name={[...says, ...(isDown ? [words.tacticDown] : [])].join(', ')}
      marks={marks}
      className={isDown ? 'blt-down' : ''}
      onPick={onPick}
      onExplain={onExplain}
    />
  );
}

/** Whether all know that the seat has set a Tactics Card that nobody has seen. */
export function hasSet({ battle, stack }: Readonly<Table>, seat: Seat): boolean {
  const top = stack.at(-1);
  if (top?.phase === 'tactics') return !top.seats.includes(seat);
  return battle.tactics === null && battle.step >= 5 && battle.step <= 8;
}

function SetTactic(props: Props): ReactElement {
  const { seat, table, hands, viewer, names, language, onExplain } = props;
  const words = wordsIn(language);
  const tactic = tacticOf(table, hands, seat);
  const isOpen = table.battle.tactics !== null;
  const spot = spotOfSetTactic(seat);
  if (tactic === null && !hasSet(table, seat)) return <div className="blt-tactic-place" />;
  const title = seat === viewer ? words.setTactic : words.setTacticOf(names[seat]);
  const what = tactic === null ? words.tacticDown : tacticName(tactic, language);
  return (
    <SpotButton
      spot={spot}
      name={`${title}: ${what}${tactic === null || isOpen ? '' : `, ${words.tacticDown}`}`}
      marks={marksOf(props, spot)}
      className={`blt-tactic ${isOpen ? '' : 'blt-down'}`}
      onPick={onExplain}
      onExplain={onExplain}
    >
      {tactic === null ? (
        <Card face={null} back="second" />
      ) : (
        <span className="blt-tactic__face bf-paper" aria-hidden="true">
          <b>{tactic}</b>
          <TacticSign tactic={tactic} />
          <span>{tacticName(tactic, language).replace(/^\d+ /, '')}</span>
        </span>
      )}
    </SpotButton>
  );
}
