import type { ReactElement } from 'react';
import { Charge, Mark, TINCTURES, type BoardProps } from '@bannerfield/ui';
import { CARDS, HIGHEST_VALUE, TROOPS, makeTroop, type Card as CardId } from '../rules/data.ts';
import { faceUp } from '../rules/flags.ts';
import type { BattleLine } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { nearSeat } from './names.ts';
import { spotOfCard } from './pointing.ts';
import type { BoardWords } from './board-words.ts';
import { wordsIn } from './words.ts';
import './reference.css';

type Props = BoardProps<BattleLine>;

/** Where a card is as far as the viewer knows. */
type Whereabouts = 'table' | 'hand' | 'hidden';

/** Which cards are still to come, and what beats what. */
export function Reference(props: Props): ReactElement {
  const { table, hands, viewer, language } = props;
  const words = wordsIn(language);
  const seen = new Set(faceUp(table));
  const own = new Set(viewer === 'spectator' ? [] : hands[nearSeat(viewer)]?.cards);
  const whereIs = (card: CardId): Whereabouts =>
    seen.has(card) ? 'table' : own.has(card) ? 'hand' : 'hidden';
  return (
    <div className="bl-reference">
      <section>
        <h2>{words.unseen.title}</h2>
        <Unseen whereIs={whereIs} words={words} />
        <p className="bl-reference__note">{words.unseen.explanation}</p>
      </section>
      {table.options.tactics ? <Tactics {...props} whereIs={whereIs} /> : null}
      <section>
        <h2>{words.unseen.formations}</h2>
        <ol className="bl-formations">
          {words.formationRules.map(({ name, rule }) => (
            <li key={name}>
              <b>{name}</b> {rule}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface UnseenProps {
  readonly words: BoardWords;
  whereIs(card: CardId): Whereabouts;
}

/** Sixty Troops by colour and value; what lies on the table is struck out. */
function Unseen({ words, whereIs }: UnseenProps): ReactElement {
  const said = {
    table: words.unseen.onTable,
    hand: words.unseen.inHand,
    hidden: words.unseen.hidden,
  };
  return (
    <table className="bl-unseen">
      <thead className="bf-hidden">
        <tr>
          <th scope="col">{words.unseen.colour}</th>
          {values().map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TINCTURES.map((tincture, colour) => (
          <tr key={tincture} data-tincture={tincture}>
            <th scope="row" title={words.hatchings[colour]}>
              <Charge tincture={tincture} />
              <span className="bf-hidden">{words.colours[colour]}</span>
            </th>
            {values().map((value) => {
              const where = whereIs(makeTroop(colour, value));
              return (
                <td key={value} data-where={where}>
                  <span aria-hidden="true">{value}</span>
                  <span className="bf-hidden">{said[where]}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function values(): number[] {
  return Array.from({ length: HIGHEST_VALUE }, (_, n) => n + 1);
}

function Tactics({
  whereIs,
  language,
  onExplain,
}: Props & Pick<UnseenProps, 'whereIs'>): ReactElement {
  const words = wordsIn(language);
  const cards = Array.from({ length: CARDS - TROOPS }, (_, n) => TROOPS + n);
  const said = {
    table: words.unseen.played,
    hand: words.unseen.inHand,
    hidden: words.unseen.notPlayed,
  };
  return (
    <section>
      <h2>{words.unseen.tactics}</h2>
      <ul className="bl-tactics">
        {cards.map((card) => (
          <li key={card} data-where={whereIs(card)}>
            <button type="button" onClick={() => onExplain(spotOfCard(card))}>
              <Mark of={faceOf(card, words).mark} />
              <span className="bl-tactics__name">{words.tactics[card - TROOPS]?.name}</span>
              <span className="bl-tactics__where">{said[whereIs(card)]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
