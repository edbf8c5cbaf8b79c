import type { ReactElement } from 'react';
import { SEATS, type Seat } from '@bannerfield/kernel';
import { Charge, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { unseenOf } from '../rules/imagine.ts';
import type { Tile } from '../rules/state.ts';
import { distinct } from '../rules/tiles.ts';
import { COLOURS } from '../rules/values.ts';
import { TINCTURE_OF } from './card-face.ts';
import { tileName } from './names.ts';
import { spotOfTile } from './pointing.ts';
import { wordsIn } from './words.ts';
import './reference.css';

/** What is printed beside the field, and which cards are still to come. */
export function Reference(props: BoardProps<Fdb>): ReactElement {
  const { table, language } = props;
  const { reference, round } = wordsIn(language);
  return (
    <div className="fdb-reference">
      <section>
        <h2>{table.round === 0 ? reference.steps : round(table.round, table.step)}</h2>
        <ol>
          {reference.stepNames.map((name, index) => (
            <li key={name} aria-current={table.step === index + 1 ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{reference.dice}</h2>
        <ul>
          {reference.diceRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{reference.colours}</h2>
        <ul className="fdb-reference__colours">
          {reference.colourRules.map((rule, index) => (
            <ColourRule key={rule} rule={rule} index={index} />
          ))}
        </ul>
      </section>
      {table.round === 0 ? null : SEATS.map((seat) => <Unseen key={seat} {...props} seat={seat} />)}
    </div>
  );
}

function ColourRule({
  rule,
  index,
}: {
  readonly rule: string;
  readonly index: number;
}): ReactElement {
  const colour = COLOURS[index];
  const tincture = colour === undefined ? null : TINCTURE_OF[colour];
  return (
    <li>
      {tincture === null ? null : (
        <span data-tincture={tincture}>
          <Charge tincture={tincture} />
        </span>
      )}
      {rule}
    </li>
  );
}

/** Cards of one side that do not lie open; of one's own, those of the hand too. */
function Unseen(props: BoardProps<Fdb> & { readonly seat: Seat }): ReactElement {
  const { seat, table, names, language, onExplain } = props;
  const { reference } = wordsIn(language);
  const unseen = unseenOf(table.sides[seat]);
  const count = (tile: Tile): number => unseen.filter((each) => each === tile).length;
  return (
    <section>
      <h2>{reference.deck(names[seat])}</h2>
      <ul className="fdb-reference__cards">
        {distinct(unseen).map((tile) => (
          <li key={tile}>
            <button type="button" onClick={() => onExplain(spotOfTile('card', tile))}>
              <span>{tileName(table.edition, tile, language)}</span>
              <span>×{count(tile)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
