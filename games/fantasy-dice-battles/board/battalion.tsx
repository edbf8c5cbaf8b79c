import type { ReactElement } from 'react';
import { otherSeat, type Language, type Seat } from '@bannerfield/kernel';
import { Charge, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { HERO, spaceAt, type Tile } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import { nearSeat, standingOf, tileNames } from './names.ts';
import { decimal, percent } from './figures.ts';
import { TINCTURE_OF } from './card-face.ts';
import { comingBack, outlookOf, type Outlook } from './odds.ts';
import { OrderSlot } from './order-slot.tsx';
import { tileAt } from './pointing.ts';
import { Space } from './space.tsx';
import { wordsIn } from './words.ts';

interface BattalionProps extends BoardProps<Fdb> {
  readonly battalion: number;
}

const ROWS = [[HERO], [3, 4], [0, 1, 2]] as const;

/** A battalion against the one it faces: two triangles, front to front. */
export function Battalion(props: BattalionProps): ReactElement {
  const { battalion, table, viewer, language } = props;
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const far = otherSeat(near);
  const outlook = pickedOutlook(props);
  const standing = standingOf(table, near, battalion);
  return (
    <section
      className="fdb-battalion"
      data-standing={standing}
      aria-label={`${words.battalion(battalion + 1)}, ${words.standing[standing]}`}
    >
      <Half {...props} seat={far} outlook={outlook} />
      <Faces {...props} outlook={outlook} />
      <Half {...props} seat={near} outlook={null} />
    </section>
  );
}

interface HalfProps extends BattalionProps {
  readonly seat: Seat;
  readonly outlook: Outlook | null;
}

/** Rows from the middle of the field outwards; the hero stands farthest. */
function Half(props: HalfProps): ReactElement {
  const { seat, viewer } = props;
  const isNear = seat === nearSeat(viewer);
  const rows = ROWS.map((slots) => (
    <div key={slots.length} className="fdb-row" data-row={slots.length}>
      {slots.length === 1 ? <OrderSlot {...props} at={props.battalion} /> : null}
      {slots.map((slot) => (
        <SlotSpace key={slot} {...props} slot={slot} />
      ))}
      {slots.length === 1 ? <DiceOn {...props} /> : null}
    </div>
  ));
  return (
    <div className="fdb-half" data-near={isNear}>
      {isNear ? rows.reverse() : rows}
    </div>
  );
}

function SlotSpace(props: HalfProps & { readonly slot: number }): ReactElement {
  const { seat, battalion, slot, table, outlook, language } = props;
  const chance = outlook?.full[slot] ?? null;
  const token = table.sides[seat].spaces[spaceAt(battalion, slot)] ?? null;
  const isTold = chance !== null && chance > 0 && token !== null;
  const { odds } = wordsIn(language);
  return (
    <Space
      {...props}
      at={spaceAt(battalion, slot)}
      token={token}
      badge={isTold ? percent(chance) : null}
      says={
        isTold
          ? odds.chance(tileInfo(table.edition, token.tile).name[language], percent(chance))
          : null
      }
    />
  );
}

/** Dice that lie on the card of a battalion. */
function DiceOn({ seat, battalion, table, language }: HalfProps): ReactElement {
  const words = wordsIn(language);
  const side = table.sides[seat];
  const dice = side.dice[battalion] ?? 0;
  const order = side.orders[battalion];
  const attack = typeof order === 'number' ? tileInfo(table.edition, order).card.attack : null;
  if (attack === null || dice === 0) return <span className="fdb-dice-on" />;
  return (
    <span
      className="fdb-dice-on bf-slate"
      data-tincture={TINCTURE_OF[attack.colour]}
      role="img"
      aria-label={words.attack(dice, words.colours[attack.colour])}
    >
      {dice}
      <Charge tincture={TINCTURE_OF[attack.colour]} />
    </span>
  );
}

/** What is printed between the battalions: which face meets which front space, and two arrows. */
function Faces(props: BattalionProps & { readonly outlook: Outlook | null }): ReactElement {
  const { picked, outlook, language } = props;
  const card = tileAt('card', picked[0]);
  if (card === null) {
    return (
      <div className="fdb-faces" aria-hidden="true">
        <span>
          1 2 <Arrow />
        </span>
        <span>3 4</span>
        <span>
          <Arrow isBack /> 5 6
        </span>
      </div>
    );
  }
  return (
    <p className="fdb-faces fdb-faces--odds">
      {outlook === null ? backText(props, card) : outlookText(outlook, language)}
    </p>
  );
}

/** Printed beside 2 and 5: where they go when the front space is empty. */
function Arrow({ isBack = false }: { readonly isBack?: boolean }): ReactElement {
  return (
    <svg className="fdb-arrow" viewBox="0 0 16 10" focusable="false">
      <path d={isBack ? 'M15 5H2m4-4L2 5l4 4' : 'M1 5h13m-4-4 4 4-4 4'} />
    </svg>
  );
}

function backText({ table, viewer, battalion, language }: BattalionProps, card: Tile): string {
  const { odds } = wordsIn(language);
  const tiles = comingBack(table, nearSeat(viewer), battalion, card);
  return tiles.length === 0
    ? odds.noFight
    : odds.comesBack(tileNames(table.edition, tiles, language));
}

function outlookText(
  { failure, dice, wounds, poison, against }: Outlook,
  language: Language,
): string {
  const words = wordsIn(language);
  if (failure !== null) return words.clash.failed[failure];
  if (against.length === 0) return words.noAttack;
  const { odds } = words;
  const poisons = poison > 0 ? decimal(poison, language) : null;
  return `${odds.dice(...dice)}, ${odds.expected(decimal(wounds, language), poisons)}`;
}

function pickedOutlook({ picked, viewer, table, battalion }: BattalionProps): Outlook | null {
  const card = tileAt('card', picked[0]);
  return card === null || viewer === 'spectator' ? null : outlookOf(table, viewer, battalion, card);
}
