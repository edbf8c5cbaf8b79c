import type { Reason } from '@bannerfield/bots';
import { otherSeat, type Words } from '@bannerfield/kernel';
import { failureOf } from '../rules/3-activate.ts';
import { countDice, diceOf } from '../rules/dice.ts';
import type { Fdb, FdbKnown } from '../rules/fdb.ts';
import { expectedIn } from '../rules/odds.ts';
import {
  battalionOf,
  isActive,
  REGROUPING,
  type OrderPlace,
  type Side,
  type Space,
  type Tile,
} from '../rules/state.ts';
import { distinct, tileInfo } from '../rules/tiles.ts';
import { meet } from './clash.ts';
import { chancesAt } from './orders.ts';
import { heroFaces } from './worth.ts';

/** What an order is expected to do, what comes back, and what covers a hero. */
export const reason: Reason<Fdb> = {
  counts: {
    en: 'the units and heroes that both sides have left',
    de: 'die Einheiten und Helden, die beide Seiten noch haben',
  },
  say: (known, { action }) => {
    switch (action.type) {
      case 'army':
        return ANY_ARMY;
      case 'order':
        if (action.at === REGROUPING) return regrouping(known, action.card);
        return isActive(known.table, action.at) ? fighting(known, action.card, action.at) : null;
      case 'send':
        return covering(known, action.tile, action.to);
      default:
        return null;
    }
  },
};

const ANY_ARMY: Words = {
  en: 'The bot takes any of the ready armies: to it they are all alike.',
  de: 'Der Bot nimmt irgendeine der fertigen Armeen: Ihm sind sie alle gleich lieb.',
};

/** On average, against the cards that the bot expects, as often as it expects them. */
export function expectedWounds(
  { seat, table, hand }: FdbKnown,
  card: Tile,
  at: OrderPlace,
): number {
  const { attack, support } = tileInfo(table.edition, card).card;
  if (attack === null || failureOf(table, seat, at, card) !== null) return 0;
  const theirs = chancesAt(table, otherSeat(seat), at);
  const { mix } = meet(table, seat, at, distinct(hand.cards), theirs);
  const side = table.sides[otherSeat(seat)];
  const accuracy = support.includes('accuracy');
  let wounds = 0;
  for (const [column, { card: enemy }] of theirs.entries()) {
    const dice = diceOf(countDice(table, seat, at, card, enemy));
    for (const each of expectedIn(table.edition, side, at, attack.colour, dice, accuracy)) {
      if (each === null) continue;
      wounds += ((mix[column] ?? 0) * (each.wounds + each.poison)) / each.of;
    }
  }
  return wounds;
}

function fighting(known: FdbKnown, card: Tile, at: OrderPlace): Words | null {
  const wounds = expectedWounds(known, card, at);
  if (wounds < 0.05) return null;
  const [many, place] = [wounds.toFixed(1), String(at + 1)];
  const isGreen = tileInfo(known.table.edition, card).card.attack?.colour === 'green';
  const [en, de] = isGreen
    ? ['wounds and poison', 'Wunden und Gift']
    : [many === '1.0' ? 'wound' : 'wounds', many === '1.0' ? 'Wunde' : 'Wunden'];
  return {
    en: `Battalion ${place} may expect ${many} ${en} from it, against what the other is likely to play.`,
    de: `Bataillon ${place} bringt sie im Mittel ${many.replace('.', ',')} ${de}, gegen das, was der andere wohl spielt.`,
  };
}

/** Units in the Fleeing lane whose pictures the card shows, as far as it shows them. */
function regrouping({ seat, table }: FdbKnown, card: Tile): Words | null {
  const { edition, sides } = table;
  const fleeing = sides[seat].fleeing.filter((tile) => tile !== null);
  const pictures = fleeing.map((tile) => tileInfo(edition, tile).picture);
  let count = 0;
  for (const picture of tileInfo(edition, card).card.regroup) {
    const at = pictures.indexOf(picture);
    if (at < 0) continue;
    pictures.splice(at, 1);
    count += 1;
  }
  if (count === 0) return null;
  return {
    en: `It shows ${count === 1 ? 'a unit' : `${String(count)} units`} of yours in the Fleeing lane, to come back.`,
    de: `Sie zeigt ${count === 1 ? 'eine Einheit' : `${String(count)} Einheiten`} von dir unter den Fliehenden, zum Zurückkehren.`,
  };
}

function covering({ seat, table }: FdbKnown, tile: Tile, to: Space): Words | null {
  const side = table.sides[seat];
  const battalion = battalionOf(to);
  const token = { tile, wounds: 0, poison: 0, blocked: 0 };
  const then: Side = { ...side, spaces: side.spaces.with(to, token) };
  const [before, after] = [heroFaces(side, battalion), heroFaces(then, battalion)];
  if (after >= before) return null;
  const [from, left] = [String(before), String(after)];
  const place = String(battalion + 1);
  return {
    en: `It covers the hero of battalion ${place}: ${left} of 6 faces reach him, instead of ${from}.`,
    de: `Sie deckt den Helden von Bataillon ${place}: ${left} von 6 Seiten treffen ihn statt ${from}.`,
  };
}
