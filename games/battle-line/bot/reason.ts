import type { Reason } from '@bannerfield/bots';
import { otherSeat, type Language, type Seat, type Words } from '@bannerfield/kernel';
import { FOG, isFormationCard, type Card } from '../rules/data.ts';
import { claimedBy, ENVELOPMENT, hasBreakthrough, hasWon } from '../rules/end.ts';
import { flagAt, hasFog, slotsAt } from '../rules/flags.ts';
import {
  formationOf,
  FORMATIONS,
  NONE,
  sumOf,
  type Strength,
  type Unseen,
} from '../rules/formations.ts';
import { strongestStrength } from '../rules/line.ts';
import type { BattleLine, BattleLineKnown, Flag, Table } from '../rules/state.ts';
import { countCards, lookAround, onlyCard, type Sight } from './sight.ts';

/** What the move wins, completes, keeps possible or takes from the other, as Troops go. */
export const reason: Reason<BattleLine> = {
  say: (known, { action }) => {
    switch (action.type) {
      case 'claim':
        return claimed(known, action.flag);
      case 'place':
        if (isFormationCard(action.card)) return placed(known, action.card, action.flag);
        return action.card === FOG ? fogged(known, action.flag) : null;
      case 'deserter':
      case 'traitor':
        return taken(known, action.card);
      default:
        return null;
    }
  },
};

function nameOf(flag: number, language: Language): string {
  return `${language === 'en' ? 'flag' : 'Flagge'} ${String(flag + 1)}`;
}

/** German in the fourth case. */
const NAMES = {
  none: { en: 'a total', de: 'eine Summe' },
  host: { en: 'a Host', de: 'einen Haufen' },
  skirmish: { en: 'a Skirmish Line', de: 'eine Plänklerlinie' },
  battalion: { en: 'a Battalion Order', de: 'ein Bataillon' },
  phalanx: { en: 'a Phalanx', de: 'eine Phalanx' },
  wedge: { en: 'a Wedge', de: 'einen Keil' },
} as const;

function formationWords(strength: Strength): Words {
  return NAMES[formationOf(strength)];
}

/** `a Phalanx of 15`; under Fog `a total of 15`. */
function countedWords(strength: Strength): Words {
  const [{ en, de }, sum] = [formationWords(strength), String(sumOf(strength))];
  if (formationOf(strength) === 'none') return { en: `${en} of ${sum}`, de: `die Summe ${sum}` };
  return { en: `${en} of ${sum}`, de: `${de} mit Summe ${sum}` };
}

/** Better than what any cards make. */
function isFormed(strength: Strength): boolean {
  return strength !== NONE && FORMATIONS.indexOf(formationOf(strength)) > 1;
}

function withFlag(table: Readonly<Table>, index: number, change: Partial<Flag>): Table {
  const flags = table.flags.with(index, { ...flagAt(table, index), ...change });
  return { ...table, flags };
}

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
    fromDeck(place)
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
    en: `With ${nameOf(flag, 'en')} the other would win the game.`,
    de: `Mit ${nameOf(flag, 'de')} würde der andere das Spiel gewinnen.`,
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
    en: `With what you hold it can become ${made.en} at ${nameOf(index, 'en')}.`,
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
  if (after === NONE || formationOf(after) === formationOf(before) || after > before) return null;
  const [was, left] = [formationWords(before), formationWords(after)];
  return {
    en: `At ${nameOf(index, 'en')} it leaves the other ${left.en} at most, where he had ${was.en} in reach.`,
    de: `An ${nameOf(index, 'de')} lässt das dem anderen höchstens ${left.de}; bisher konnte er ${was.de} haben.`,
  };
}
