import type { ReactElement } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { cutOf, SpotButton, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { atOrder, atSpace } from '../rules/refusals.ts';
import { HERO, spaceAt, WIDTH, type Token } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import { nearSeat, standingOf } from './names.ts';
import { outlookOf } from './odds.ts';
import { tileAt } from './pointing.ts';
import { spotOfSpace } from './spots-of.ts';
import { wordsIn } from './words.ts';

interface MiniProps extends BoardProps<Fdb> {
  readonly battalion: number;
  onView(battalion: number): void;
}

const ROWS = [[HERO], [3, 4], [0, 1, 2]] as const;

/** A battalion that is not in view: who still stands there, and whether something is to be done. */
export function Mini(props: MiniProps): ReactElement {
  const { battalion, table, viewer, language, onView } = props;
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const far = otherSeat(near);
  const own = props.hands[near]?.orders[battalion] ?? table.sides[near].orders[battalion] ?? null;
  const standing = words.standing[standingOf(table, near, battalion)];
  const odds = oddsOf(props);
  const laid = own === null ? words.noOrder : words.cards(1);
  const name = `${words.battalion(battalion + 1)}, ${standing}; ${told(near)}; ${told(far)}; ${laid}${odds === null ? '' : `; ${odds}`}`;
  return (
    <SpotButton
      spot={`battalion:${battalion + 1}`}
      name={name}
      marks={marksIn(props)}
      className="fdb-mini"
      onPick={() => onView(battalion)}
      onExplain={() => onView(battalion)}
    >
      <MiniHalf {...props} seat={far} />
      <span className="fdb-mini__number" aria-hidden="true" data-laid={own !== null}>
        {battalion + 1}
      </span>
      <MiniHalf {...props} seat={near} />
      {odds === null ? null : (
        <span className="fdb-mini__odds" aria-hidden="true">
          {odds}
        </span>
      )}
    </SpotButton>
  );

  function told(seat: Seat): string {
    const side = seat === viewer ? words.yours : words.side(props.names[seat]);
    const tokens = tokensOf(props, seat);
    const hero = tokens[HERO] === null ? 0 : 1;
    return `${side}: ${words.heroes(hero)}, ${words.units(tokens.filter((each) => each !== null).length - hero)}`;
  }
}

/** What the card that is picked would do there, in short. */
function oddsOf({ picked, viewer, table, battalion, language }: MiniProps): string | null {
  const card = tileAt('card', picked[0]);
  if (card === null || viewer === 'spectator') return null;
  const outlook = outlookOf(table, viewer, battalion, card);
  if (outlook?.failure !== null || outlook.against.length === 0) return '–';
  return wordsIn(language).odds.dice(...outlook.dice);
}

function tokensOf({ table, battalion }: MiniProps, seat: Seat): (Token | null)[] {
  return table.sides[seat].spaces.slice(battalion * WIDTH, (battalion + 1) * WIDTH);
}

function MiniHalf(props: MiniProps & { readonly seat: Seat }): ReactElement {
  const { table, seat, viewer } = props;
  const tokens = tokensOf(props, seat);
  const rows = ROWS.map((slots) => (
    <span key={slots.length} className="fdb-mini__row">
      {slots.map((slot) => (
        <span
          key={slot}
          className="fdb-mini__piece"
          data-hero={slot === HERO}
          data-is={lookOf(tokens[slot] ?? null)}
        />
      ))}
    </span>
  ));
  return (
    <span className="fdb-mini__half" data-cut={cutOf(seat)} aria-hidden="true">
      {seat === nearSeat(viewer) ? rows.reverse() : rows}
    </span>
  );

  function lookOf(token: Token | null): string {
    if (token === null) return 'gone';
    const { morale } = tileInfo(table.edition, token.tile);
    if (token.wounds === 0) return 'whole';
    return token.wounds + 1 >= morale ? 'shaken' : 'hurt';
  }
}

/** What is marked in a battalion is marked on its small picture. */
function marksIn({ battalion, targets, cause, changed }: MiniProps): string {
  const spaces = Array.from({ length: WIDTH }, (_, slot) => spaceAt(battalion, slot));
  const own = [atOrder(battalion), ...spaces.map(atSpace)];
  const all = ([0, 1] as const).flatMap((seat) => spaces.map((at) => spotOfSpace(seat, at)));
  const marks: string[] = [];
  if (own.some((spot) => targets.has(spot))) marks.push('target');
  if (own.some((spot) => cause.has(spot))) marks.push('cause');
  if ([...own, ...all].some((spot) => changed.has(spot))) marks.push('changed');
  return marks.join(' ');
}
