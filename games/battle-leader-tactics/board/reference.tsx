import type { ReactElement } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { Charge, type BoardProps } from '@bannerfield/ui';
import { CARD_KEYS, LEADERS, type Card, type Leader } from '../rules/data.ts';
import { isDrafted, type LeaderTactics, type Table } from '../rules/state.ts';
import { TINCTURE_OF } from './card-face.ts';
import { Chart } from './chart.tsx';
import { armsOf, cardName, leaderName, nearSeat } from './names.ts';
import { litIn } from './outcomes.ts';
import { spotOfCard, spotOfLeader } from './pointing.ts';
import { heldBy } from './whereabouts.ts';
import { wordsIn } from './words.ts';
import './reference.css';

type Props = BoardProps<LeaderTactics>;

/** The chart where the board has no room for it, what cards there are, and which leaders may come. */
export function Reference(props: Props): ReactElement {
  const { table, hands, viewer, language } = props;
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const { row, column } = litIn(table, hands, near, null);
  return (
    <div className="blt-reference">
      <section className="blt-reference__chart">
        <h2>{words.chart.title}</h2>
        <Chart edition={table.edition} row={row} column={column} language={language} />
      </section>
      <Cards {...props} near={near} />
      <Leaders {...props} near={near} />
    </div>
  );
}

interface SidedProps extends Props {
  readonly near: Seat;
}

/** Value and arms of every card, and how many each side has of it. */
function Cards(props: SidedProps): ReactElement {
  const { table, near, language } = props;
  const words = wordsIn(language);
  const there = otherSeat(near);
  const unseen = table.techDrawn[there] - table.techSeen[there].length;
  return (
    <section>
      <h2>{words.reference.cards}</h2>
      <table className="blt-cards">
        <thead>
          <tr>
            <th scope="col">{words.reference.cards}</th>
            <th scope="col">{words.reference.value}</th>
            <th scope="col">{words.reference.here}</th>
            <th scope="col">{words.reference.there}</th>
            <th scope="col">{words.reference.lost}</th>
          </tr>
        </thead>
        <tbody>
          {CARD_KEYS.map((key, card) => (
            <CardRow key={key} {...props} card={card} />
          ))}
        </tbody>
      </table>
      <p className="blt-reference__note">
        {words.reference.explanation} {unseen > 0 ? `${words.reference.drawn(unseen)}. ` : ''}
        {table.options.blindDraw ? words.reference.unknown : ''}
      </p>
    </section>
  );
}

function CardRow(props: SidedProps & { readonly card: Card }): ReactElement {
  const { card, table, near, language, hands, onExplain } = props;
  const key = CARD_KEYS[card] ?? 'militia';
  const lost = table.casualties[near].concat(table.casualties[otherSeat(near)]);
  const show = (many: number | null) => (many === null ? '?' : many === 0 ? '–' : String(many));
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => onExplain(spotOfCard(card))}>
          {armsOf(table.edition, card).map((arm) => (
            <Charge key={arm} tincture={TINCTURE_OF[arm]} />
          ))}
          {cardName(card, language)}
        </button>
      </th>
      <td>{table.edition.cards[key].value}</td>
      <td>{show(heldBy(table, near, hands[near], card))}</td>
      <td>{show(heldBy(table, otherSeat(near), hands[otherSeat(near)], card))}</td>
      <td>{show(lost.filter((each) => each === card).length)}</td>
    </tr>
  );
}

type Whereabouts = 'play' | 'deck' | 'fallen' | 'out';

function whereIs(table: Readonly<Table>, near: Seat, leader: Leader): Whereabouts {
  if (table.leaders.includes(leader)) return 'play';
  if (table.kiaPile.includes(leader)) return 'fallen';
  const deck = isDrafted(table.options)
    ? table.decks[near].concat(table.decks[otherSeat(near)])
    : [];
  return table.deck.includes(leader) || deck.includes(leader) ? 'deck' : 'out';
}

/** All leaders by rank; the fallen are struck out. */
function Leaders({ table, near, language, onExplain }: SidedProps): ReactElement {
  const words = wordsIn(language);
  const said: Readonly<Record<Whereabouts, string>> = {
    play: '',
    deck: words.reference.inDeck,
    fallen: words.reference.fallen,
    out: '',
  };
  const rankOf = (leader: Leader) => table.edition.leaders[leader].rank;
  return (
    <section>
      <h2>{words.reference.leaders}</h2>
      <ul className="blt-leaders">
        {[...LEADERS]
          .sort((one, other) => rankOf(other) - rankOf(one))
          .map((leader) => {
            const where = whereIs(table, near, leader);
            return (
              <li key={leader} data-where={where}>
                <button type="button" onClick={() => onExplain(spotOfLeader(leader))}>
                  <b>{rankOf(leader)}</b>
                  <span className="blt-leaders__name">{leaderName(leader, language)}</span>
                  <span className="blt-quiet">{said[where]}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
