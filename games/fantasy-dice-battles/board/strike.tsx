import type { ReactElement } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { Card, Die, type BoardProps, type DieFace } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { HERO, spaceAt } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import type { Beat, Roll, RolledDie, Strike } from './beats.ts';
import { faceOf, TINCTURE_OF } from './card-face.ts';
import { tileName } from './names.ts';
import { Piece } from './piece.tsx';
import { wordsIn } from './words.ts';

interface StrikeProps extends BoardProps<Fdb> {
  readonly beat: Beat;
  /** Who strikes. */
  readonly seat: Seat;
  readonly hasLanded: boolean;
}

const FACES: readonly DieFace[] = [
  { pips: 1 },
  { pips: 2 },
  { pips: 3 },
  { pips: 4 },
  { pips: 5 },
  { pips: 6 },
];

/** One side's card and dice at a battalion, whom they meet and why, and what comes of it. */
export function StrikeView(props: StrikeProps): ReactElement {
  const { beat, seat, table, language, viewer } = props;
  const strike = beat.strikes[seat];
  const { card, roll, failure } = strike;
  return (
    <section className="fdb-strike" data-own={seat === viewer}>
      <header className="fdb-strike__head">
        {card === null ? null : <Card face={faceOf(table.edition, card, language)} />}
        <div>
          <h3>{headOf(props, strike)}</h3>
          <p>{failure === null ? countText(props, strike) : failureText(props)}</p>
          {roll === null ? null : <Tray {...props} roll={roll} />}
        </div>
      </header>
      {roll === null ? null : (
        <div className="fdb-strike__body">
          <Struck {...props} roll={roll} />
          <Reasons {...props} roll={roll} />
        </div>
      )}
    </section>
  );
}

function headOf({ seat, names, language, table }: StrikeProps, strike: Strike): string {
  const words = wordsIn(language);
  const { card, dice, colour, failure } = strike;
  const name = names[seat];
  const who = card === null ? name : `${name}, ${tileName(table.edition, card, language)}`;
  if (card === null) return words.clash.noCard(name);
  if (failure !== null) return who;
  if (colour === null || dice === 0) return words.clash.noDice(who);
  return words.clash.rolls(who, dice, words.colours[colour]);
}

function countText({ language }: StrikeProps, { count }: Strike): string {
  if (count === null) return '';
  const { clash } = wordsIn(language);
  const { base, more, powers, defence } = count;
  return [
    clash.base(base),
    ...(more > 0 ? [clash.more(more)] : []),
    ...(powers > 0 ? [clash.byPowers(powers)] : []),
    ...(defence > 0 ? [clash.defence(defence)] : []),
  ].join(', ');
}

function failureText({ beat, seat, language }: StrikeProps): string {
  const { failure } = beat.strikes[seat];
  return failure === null ? '' : wordsIn(language).clash.failed[failure];
}

type RollProps = StrikeProps & { readonly roll: Roll };

/** Where dice are rolled; they leave it for whom they meet. */
function Tray(props: RollProps): ReactElement {
  const { roll, hasLanded } = props;
  return (
    <div className="fdb-tray">
      {hasLanded
        ? null
        : roll.dice.map((die, index) => (
            <ADie key={index} {...props} die={die} index={index} isRolling />
          ))}
    </div>
  );
}

interface ADieProps extends RollProps {
  readonly die: RolledDie;
  readonly index: number;
  readonly isRolling?: boolean;
}

function ADie({ die, index, seat, beat, isRolling = false }: ADieProps): ReactElement {
  const { colour } = beat.strikes[seat];
  return (
    <span
      className="fdb-die"
      data-colour={colour ?? undefined}
      data-tincture={colour === null ? undefined : TINCTURE_OF[colour]}
      data-moves={`die:${seat}:${index}`}
    >
      <Die faces={FACES} shows={die.face - 1} name={String(die.face)} roll={isRolling ? 1 : null} />
    </span>
  );
}

const ROWS = [[0, 1, 2], [3, 4], [HERO]] as const;

/** The battalion that is hit, as it stood; the dice come to lie on its units. */
function Struck(props: RollProps): ReactElement {
  const { roll, seat, beat, language, table, hasLanded } = props;
  const side = roll.before.sides[otherSeat(seat)];
  return (
    <div className="fdb-struck">
      {ROWS.map((slots) => (
        <div key={slots.length} className="fdb-struck__row">
          {slots.map((slot) => {
            const token = side.spaces[spaceAt(beat.battalion, slot)] ?? null;
            return (
              <span key={slot} className="fdb-struck__space">
                {token === null ? null : (
                  <Piece
                    edition={table.edition}
                    token={token}
                    seat={otherSeat(seat)}
                    language={language}
                  />
                )}
                {hasLanded ? <Landed {...props} slot={slot} /> : null}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Landed(props: RollProps & { readonly slot: number }): ReactElement {
  const { roll, slot } = props;
  return (
    <span className="fdb-struck__dice">
      {roll.dice.map((die, index) =>
        die.path.slot === slot ? <ADie key={index} {...props} die={die} index={index} /> : null,
      )}
    </span>
  );
}

/** A line for each face that came up, and what became of whoever was met. */
function Reasons(props: RollProps): ReactElement {
  const { roll, hasLanded } = props;
  const faces = [...new Map(roll.dice.map((die) => [die.face, die])).values()];
  return (
    <div className="fdb-reasons" data-shown={hasLanded}>
      <ul>
        {faces.map((die) => (
          <li key={die.face} data-way={die.path.way}>
            <b>{die.face}</b> {pathText(props, die)}
          </li>
        ))}
      </ul>
      <ul className="fdb-reasons__hits">
        {roll.hits.map((hit) => (
          <li key={hit.at}>{hitText(props, hit)}</li>
        ))}
      </ul>
    </div>
  );
}

function pathText({ roll, seat, beat, table, language }: RollProps, { path }: RolledDie): string {
  const { clash } = wordsIn(language);
  const token = roll.before.sides[otherSeat(seat)].spaces[spaceAt(beat.battalion, path.slot)];
  const front = clash.fronts[Math.floor((path.face - 1) / 2)] ?? '';
  return clash.path(
    front,
    path.way,
    token ? tileInfo(table.edition, token.tile).name[language] : '',
  );
}

function hitText({ beat, seat, table, language }: RollProps, hit: Roll['hits'][number]): string {
  const { clash } = wordsIn(language);
  const name = tileName(table.edition, hit.tile, language);
  const outcome = clash.outcome(hit.wounds, hit.poison, hit.blocked);
  const fate = beat.fates[otherSeat(seat)].get(hit.at);
  const words = { fled: clash.flees, destroyed: clash.destroyed, fell: clash.falls };
  return fate === undefined ? `${name}: ${outcome}` : `${name}: ${outcome}; ${words[fate]}`;
}
