import type { Reason } from '@bannerfield/bots';
import { otherSeat, type Seat, type Words } from '@bannerfield/kernel';
import { FOG, isFormationCard, type Card } from '../rules/data.ts';
import { claimedBy, ENVELOPMENT, hasBreakthrough, hasWon } from '../rules/end.ts';
import { flagAt, hasFog, slotsAt } from '../rules/flags.ts';
import { formationOf, NONE, type Strength, type Unseen } from '../rules/formations.ts';
import { strongestStrength } from '../rules/line.ts';
import type { BattleLine, BattleLineKnown, Flag } from '../rules/state.ts';
import { countedWords, formationWords, isFormed, nameOf, withFlag } from './reason-words.ts';
import { drawn, scouted, spare } from './reason-hand.ts';
import { countCards, lookAround, onlyCard, type Sight } from './sight.ts';

/** What the move wins, completes, keeps possible or takes from the other, as Troops go. */
export const reason: Reason<BattleLine> = {
  counts: {
    en: 'flags won, in a row still more, and what both sides of the open ones can still become',
    de: 'gewonnene Flaggen, in einer Reihe noch mehr, und was beide Seiten der offenen noch werden können',
  },
  say: (known, { action }) => {
    switch (action.type) {
      case 'claim':
        return claimed(known, action.flag);
      case 'place':
        return laid(known, action.card, action.flag);
      case 'redeploy':
        return redeployed(known, action.card, action.to);
      case 'deserter':
        return taken(known, action.card);
      case 'traitor':
        return taken(known, action.card) ?? placed(known, action.card, action.to);
      case 'draw':
        return drawn(known, action.deck);
      case 'scout':
        return scouted(known);
      case 'return':
      case 'drop':
        return spare(known, action.card, null);
      default:
        return null;
    }
  },
};

function claimed({ seat, table }: BattleLineKnown, flag: number): Words {
  const after = withFlag(table, flag, { owner: seat });
  if (hasBreakthrough(after, seat)) {
    return {
      en: 'With it you have three flags in a row and win the game.',
      de: 'Damit hast du drei Flaggen nebeneinander und gewinnst das Spiel.',
    };
  }
  const [have, need] = [String(claimedBy(after, seat)), String(ENVELOPMENT)];
  return {
    en: `It wins you ${nameOf(flag, 'en')}: ${have} of the ${need} that are enough.`,
    de: `Das gewinnt dir ${nameOf(flag, 'de')}: ${have} von ${need}, die genügen.`,
  };
}

function laid(known: BattleLineKnown, card: Card, flag: number): Words | null {
  if (isFormationCard(card)) return placed(known, card, flag);
  return card === FOG ? fogged(known, flag) : muddied(known, flag);
}

function redeployed(known: BattleLineKnown, card: Card, to: number | null): Words | null {
  if (to === null) return left(known, card);
  if (!isFormationCard(card)) return laid(known, card, to);
  const place = placeOf(known, card, to);
  return (
    unbeaten(place) ??
    atStake(known, to) ??
    completed(place) ??
    fromHand(place) ??
    fromDeck(place) ??
    left(known, card) ??
    fromLuck(place)
  );
}

/** A flag as it will be, for whoever places there. */
interface Place {
  readonly index: number;
  readonly size: number;
  readonly fog: boolean;
  readonly before: readonly Card[];
  readonly own: readonly Card[];
  readonly theirs: readonly Card[];
  /** Once the card has left the hand. */
  readonly sight: Sight;
  /** The most that the other side can become with unseen Troops. */
  readonly reach: Strength;
}

function placeOf(known: BattleLineKnown, card: Card, index: number): Place {
  const { seat, table, hand } = known;
  const flag = flagAt(table, index);
  const [before, theirs] = [flag.sides[seat], flag.sides[otherSeat(seat)]];
  const own = [...before, card];
  const sides: Flag['sides'] = seat === 0 ? [own, theirs] : [theirs, own];
  const cards = hand.cards.filter((each) => each !== card);
  const after = { seat, table: withFlag(table, index, { sides }), hand: { ...hand, cards } };
  const sight = lookAround(after);
  const [size, fog] = [slotsAt(flag), hasFog(flag)];
  const reach = strongestStrength(theirs, size, fog, sight.hidden);
  return { index, size, fog, before, own, theirs, sight, reach };
}

function placed(known: BattleLineKnown, card: Card, index: number): Words | null {
  const place = placeOf(known, card, index);
  return (
    unbeaten(place) ??
    lost(place, card) ??
    atStake(known, index) ??
    completed(place) ??
    fromHand(place) ??
    fromDeck(place) ??
    spare(known, card, index) ??
    fromLuck(place)
  );
}

/** A tie goes to whoever completed his side first. */
function unbeaten({ index, size, fog, own, theirs, sight, reach }: Place): Words | null {
  if (own.length < size) return null;
  const strength = strongestStrength(own, size, fog, sight.hidden);
  const isBeaten = theirs.length >= size ? reach >= strength : reach > strength;
  if (isBeaten) return null;
  const made = countedWords(strength);
  return {
    en: `It makes ${made.en} at ${nameOf(index, 'en')} that no unseen Troops can beat.`,
    de: `Sie macht an ${nameOf(index, 'de')} ${made.de}: Das schlagen keine ungesehenen Truppen.`,
  };
}

function lost({ index, size, fog, before, theirs, sight, reach }: Place, card: Card): Words | null {
  if (theirs.length < size) return null;
  const mine = strongestStrength(before, size, fog, union(sight, onlyCard(card)));
  if (mine > reach) return null;
  return {
    en: `Troops can no longer win ${nameOf(index, 'en')}: there is nothing left to spoil there.`,
    de: `Mit Truppen ist ${nameOf(index, 'de')} nicht mehr zu gewinnen: Dort ist nichts mehr zu verderben.`,
  };
}

function union({ inHand, hidden }: Sight, more: Unseen): number[] {
  return inHand.map((mask, colour) => mask | (hidden[colour] ?? 0) | (more[colour] ?? 0));
}

function atStake({ seat, table }: BattleLineKnown, flag: number): Words | null {
  const wins = (owner: Seat): boolean => hasWon(withFlag(table, flag, { owner }), owner);
  if (wins(seat)) {
    return {
      en: `With ${nameOf(flag, 'en')} you would win the game.`,
      de: `Mit ${nameOf(flag, 'de')} würdest du das Spiel gewinnen.`,
    };
  }
  if (!wins(otherSeat(seat))) return null;
  return {
    en: `It stands against the other at ${nameOf(flag, 'en')}, with which he would win the game.`,
    de: `Sie hält gegen den anderen an ${nameOf(flag, 'de')}, mit der er das Spiel gewinnen würde.`,
  };
}

function completed({ index, size, fog, own, sight }: Place): Words | null {
  if (own.length < size) return null;
  const strength = strongestStrength(own, size, fog, sight.hidden);
  const made = countedWords(strength);
  return {
    en: `It completes ${made.en} at ${nameOf(index, 'en')}.`,
    de: `Sie vollendet an ${nameOf(index, 'de')} ${made.de}.`,
  };
}

function fromHand({ index, size, fog, own, sight }: Place): Words | null {
  const strength = strongestStrength(own, size, fog, sight.inHand);
  if (!isFormed(strength)) return null;
  const made = formationWords(strength);
  return {
    en: `With what you hold you can make it ${made.en} at ${nameOf(index, 'en')}.`,
    de: `Mit deinen Handkarten kannst du daraus an ${nameOf(index, 'de')} ${made.de} machen.`,
  };
}

/** Where one card is missing: how many unseen Troops make the best that is possible. */
function fromDeck({ index, size, fog, own, sight }: Place): Words | null {
  if (own.length !== size - 1) return null;
  const strength = strongestStrength(own, size, fog, sight.hidden);
  if (!isFormed(strength)) return null;
  const count = countCards(sight.hidden, (card) => {
    const then = strongestStrength(own, size, fog, onlyCard(card));
    return formationOf(then) === formationOf(strength);
  });
  const made = formationWords(strength);
  const [en, de] =
    count === 1
      ? ['one unseen Troop', 'eine einzige ungesehene Truppe']
      : [`any of ${String(count)} unseen Troops`, `jede von ${String(count)} ungesehenen Truppen`];
  return {
    en: `At ${nameOf(index, 'en')} ${en} would make it ${made.en}.`,
    de: `An ${nameOf(index, 'de')} würde ${de} daraus ${made.de} machen.`,
  };
}

/** Where nothing nearer can be said: the best that is still possible at all. */
function fromLuck({ index, size, fog, own, sight }: Place): Words | null {
  const strength = strongestStrength(own, size, fog, union(sight, []));
  if (own.length >= size || !isFormed(strength)) return null;
  const made = formationWords(strength);
  return {
    en: `With Troops still to come it can become ${made.en} at ${nameOf(index, 'en')}.`,
    de: `Mit Truppen, die noch kommen, kannst du daraus an ${nameOf(index, 'de')} ${made.de} machen.`,
  };
}

/** The flag that a card leaves, if Troops cannot win it any more. */
function left({ seat, table, hand }: BattleLineKnown, card: Card): Words | null {
  const index = table.flags.findIndex(({ sides }) => sides[seat].includes(card));
  if (index < 0) return null;
  const flag = flagAt(table, index);
  const [size, fog, theirs] = [slotsAt(flag), hasFog(flag), flag.sides[otherSeat(seat)]];
  if (theirs.length < size) return null;
  const sight = lookAround({ seat, table, hand });
  const mine = strongestStrength(flag.sides[seat], size, fog, union(sight, []));
  if (mine > strongestStrength(theirs, size, fog, sight.hidden)) return null;
  return {
    en: `It leaves ${nameOf(index, 'en')}, which your Troops can no longer win.`,
    de: `Sie verlässt ${nameOf(index, 'de')}: Mit deinen Truppen ist sie nicht mehr zu gewinnen.`,
  };
}

function muddied({ seat, table }: BattleLineKnown, index: number): Words | null {
  const flag = flagAt(table, index);
  const [own, theirs] = [flag.sides[seat].length, flag.sides[otherSeat(seat)].length];
  if (theirs < slotsAt(flag) || own >= slotsAt(flag)) return null;
  return {
    en: `The other has all his cards at ${nameOf(index, 'en')}, and needs a fourth then.`,
    de: `Der andere hat an ${nameOf(index, 'de')} alle Karten und braucht dann eine vierte.`,
  };
}

function fogged(known: BattleLineKnown, index: number): Words | null {
  const flag = flagAt(known.table, index);
  const reach = reachOf(known, flag, flag.sides[otherSeat(known.seat)]);
  if (!isFormed(reach)) return null;
  const made = formationWords(reach);
  return {
    en: `Only totals will count at ${nameOf(index, 'en')}, where the other could have ${made.en}.`,
    de: `An ${nameOf(index, 'de')}, wo der andere ${made.de} haben könnte, zählen nur noch Summen.`,
  };
}

function reachOf(known: BattleLineKnown, flag: Flag, cards: readonly Card[]): Strength {
  return strongestStrength(cards, slotsAt(flag), hasFog(flag), lookAround(known).hidden);
}

/** A card of the other's that leaves his side. */
function taken(known: BattleLineKnown, card: Card): Words | null {
  const other = otherSeat(known.seat);
  const index = known.table.flags.findIndex(({ sides }) => sides[other].includes(card));
  const flag = known.table.flags[index];
  if (flag === undefined) return null;
  const cards = flag.sides[other];
  const before = reachOf(known, flag, cards);
  const after = reachOf(
    known,
    flag,
    cards.filter((each) => each !== card),
  );
  if (after === NONE || after >= before) return null;
  const isSame = formationOf(after) === formationOf(before);
  const inWords = isSame ? countedWords : formationWords;
  const [was, less] = [inWords(before), inWords(after)];
  return {
    en: `At ${nameOf(index, 'en')} it leaves the other ${less.en} at most, where he had ${was.en} in reach.`,
    de: `An ${nameOf(index, 'de')} lässt das dem anderen höchstens ${less.de}; bisher konnte er ${was.de} haben.`,
  };
}
