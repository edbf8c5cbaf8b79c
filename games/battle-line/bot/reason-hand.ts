import type { Words } from '@bannerfield/kernel';
import { isTroop, type Card, type CardKind } from '../rules/data.ts';
import { flagAt, hasFog, openFlags, slotsAt } from '../rules/flags.ts';
import { formationOf, FORMATIONS, NONE, type Strength, type Unseen } from '../rules/formations.ts';
import { strongestStrength } from '../rules/line.ts';
import type { BattleLineKnown } from '../rules/state.ts';
import { countCards, lookAround, onlyCard } from './sight.ts';

/** What a hand of these Troops makes of the own side of a flag. */
function madeAt({ seat, table }: BattleLineKnown, index: number, troops: Unseen): Strength {
  const flag = flagAt(table, index);
  return strongestStrength(flag.sides[seat], slotsAt(flag), hasFog(flag), troops);
}

/** A Troop without which the hand makes as much, wherever else it could lie. */
export function spare(known: BattleLineKnown, card: Card, at: number | null): Words | null {
  const { hand, table } = known;
  if (!isTroop(card) || !hand.cards.includes(card)) return null;
  const cards = hand.cards.filter((each) => each !== card);
  const [all, without] = [lookAround(known), lookAround({ ...known, hand: { ...hand, cards } })];
  const isNeeded = openFlags(table).some(
    (flag) =>
      flag !== at && madeAt(known, flag, all.inHand) !== madeAt(known, flag, without.inHand),
  );
  if (isNeeded) return null;
  const [en, de] = at === null ? ['', ''] : ['other ', 'anderen '];
  return {
    en: `What your hand can make at the ${en}flags does not need this card.`,
    de: `Was deine Hand an den ${de}Flaggen machen kann, braucht diese Karte nicht.`,
  };
}

/** How many unseen Troops would help: many speak for the Troops, few for the Tactics cards. */
export function drawn(known: BattleLineKnown, deck: CardKind): Words | null {
  const { inHand, hidden } = lookAround(known);
  const now = openFlags(known.table).map((flag) => ({ flag, rank: rankAt(known, flag, inHand) }));
  const isBetter = (card: Card): boolean => {
    const troops = joined(inHand, onlyCard(card));
    return now.some(({ flag, rank }) => rankAt(known, flag, troops) > rank);
  };
  const [count, all] = [countCards(hidden, isBetter), countCards(hidden, () => true)];
  if (all === 0 || (deck === 'troop' ? count === 0 : 2 * count > all)) return null;
  const [many, most] = [String(count), String(all)];
  const [only, nur] = deck === 'troop' ? ['', ''] : ['only ', 'nur '];
  return {
    en: `With what you hold, ${only}${many} of ${most} unseen Troops would make a better formation.`,
    de: `Mit deinen Handkarten ergäben ${nur}${many} von ${most} ungesehenen Truppen eine bessere Formation.`,
  };
}

/** Which kind of formation, the higher the better. */
function rankAt(known: BattleLineKnown, flag: number, troops: Unseen): number {
  const strength = madeAt(known, flag, troops);
  return strength === NONE ? -1 : FORMATIONS.indexOf(formationOf(strength));
}

function joined(inHand: Unseen, more: Unseen): number[] {
  return inHand.map((mask, colour) => mask | (more[colour] ?? 0));
}

export function scouted({ table }: BattleLineKnown): Words | null {
  if (table.decks.troop + table.decks.tactics < 3) return null;
  return {
    en: 'You see three more cards, and give back the two that you need least.',
    de: 'Du siehst drei weitere Karten und gibst die zwei zurück, die du am wenigsten brauchst.',
  };
}
