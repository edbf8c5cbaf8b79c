import type { ReactElement } from 'react';
import type { Language, Seat } from '@bannerfield/kernel';
import { BATTALIONS, HERO, REGROUPING, type Table, type Tile } from '../rules/state.ts';
import type { Roster } from '../rules/values.ts';
import { decimal, percent } from './figures.ts';
import { tileNames } from './names.ts';
import { beatenOf, comingBack, outlookOf, type Against, type Outlook } from './odds.ts';
import { wordsIn } from './words.ts';

interface CardOddsProps {
  readonly table: Readonly<Table>;
  readonly seat: Seat;
  readonly card: Tile;
  readonly language: Language;
}

/** What a card would do at each battalion and as a regrouping order, before it is laid. */
export function CardOdds(props: CardOddsProps): ReactElement {
  const words = wordsIn(props.language);
  return (
    <div className="fdb-odds">
      <h3>{words.odds.title}</h3>
      <p className="fdb-odds__note">{words.odds.note}</p>
      {BATTALIONS.map((battalion) => (
        <BattalionOdds key={battalion} {...props} battalion={battalion} />
      ))}
      <section>
        <h4>{words.regroupingOrder}</h4>
        <Back {...props} at={REGROUPING} />
      </section>
    </div>
  );
}

/** At one battalion: against each card that the other side may lay. */
export function BattalionOdds(props: CardOddsProps & { readonly battalion: number }): ReactElement {
  const { table, seat, battalion, card, language } = props;
  const words = wordsIn(language);
  const outlook = outlookOf(table, seat, battalion, card);
  return (
    <section>
      <h4>{words.battalion(battalion + 1)}</h4>
      {outlook === null ? (
        <Back {...props} at={battalion} />
      ) : (
        <OutlookTable outlook={outlook} edition={table.edition} language={language} />
      )}
    </section>
  );
}

function Back({
  table,
  seat,
  at,
  card,
  language,
}: CardOddsProps & { readonly at: number }): ReactElement {
  const { odds } = wordsIn(language);
  const tiles = comingBack(table, seat, at, card);
  const names = tileNames(table.edition, tiles, language);
  return <p>{tiles.length === 0 ? odds.nobodyBack : odds.comesBack(names)}</p>;
}

interface OutlookTableProps {
  readonly outlook: Outlook;
  readonly edition: Roster;
  readonly language: Language;
}

function OutlookTable({ outlook, edition, language }: OutlookTableProps): ReactElement {
  const words = wordsIn(language);
  const { failure, against, wounds, poison, full } = outlook;
  const isPoisoning = poison > 0;
  if (failure !== null) return <p>{words.clash.failed[failure]}</p>;
  if (against.length === 0) return <p>{words.noAttack}</p>;
  return (
    <table className="fdb-odds__table">
      <thead>
        <tr>
          <th scope="col">{words.odds.against}</th>
          <th scope="col">{words.odds.wounds}</th>
          {isPoisoning ? <th scope="col">{words.odds.poison}</th> : null}
          <th scope="col">{words.odds.leaves}</th>
          <th scope="col">{words.odds.hero}</th>
        </tr>
      </thead>
      <tbody>
        {against.map((each) => (
          <Row
            key={each.cards.join()}
            label={<Met {...{ each, edition, language }} />}
            {...each}
            poison={isPoisoning ? each.poison : null}
            language={language}
          />
        ))}
      </tbody>
      <tfoot>
        <Row
          label={words.odds.average}
          wounds={wounds}
          poison={isPoisoning ? poison : null}
          full={full}
          language={language}
        />
      </tfoot>
    </table>
  );
}

/** Which cards these are, and the dice that there would be against them. */
function Met({
  each,
  edition,
  language,
}: {
  readonly each: Against;
  readonly edition: Roster;
  readonly language: Language;
}): ReactElement {
  const { odds } = wordsIn(language);
  const fails = each.weight - each.cards.length;
  const cards = tileNames(edition, each.cards, language);
  const absent = fails === 0 ? '' : `${odds.absent} ×${fails}`;
  return (
    <>
      <b>{odds.dice(each.dice, each.dice)}</b> {[cards, absent].filter(Boolean).join(', ')}
    </>
  );
}

interface RowProps {
  readonly label: ReactElement | string;
  readonly wounds: number;
  /** Null: no column is made for it. */
  readonly poison: number | null;
  readonly full: readonly (number | null)[];
  readonly language: Language;
}

function Row({ label, wounds, poison, full, language }: RowProps): ReactElement {
  const hero = full[HERO] ?? null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{decimal(wounds, language)}</td>
      {poison === null ? null : <td>{decimal(poison, language)}</td>}
      <td>{decimal(beatenOf(full), language)}</td>
      <td>{hero === null ? '–' : percent(hero)}</td>
    </tr>
  );
}
