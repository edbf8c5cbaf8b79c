import type { Facts, Messages, Seat } from '@bannerfield/kernel';
import { commandName, commandNameOf, loreName, loreNameOf, unitName } from './names.ts';
import { formatHex } from './rules/board.ts';
import { BANNERS } from './rules/data.ts';
import type { Event } from './rules/events.ts';

const LANGUAGE = 'en';
const unit = (kind: number): string => unitName(kind, LANGUAGE);
const hex = ({ hex: name }: Facts): string => String(name ?? 'That hex');
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const FACES = [...BANNERS.map((banner) => `${banner} helmet`), 'sword', 'flag', 'Lore'];

function roll(faces: readonly number[]): string {
  const shown = faces.flatMap((each, face) =>
    each === 0 ? [] : [each === 1 ? (FACES[face] ?? '') : `${each} × ${FACES[face] ?? ''}`],
  );
  return shown.join(', ');
}

type Names = readonly [string, string];

/** “You order”, “Anna orders”: the verb with what follows it. */
function does(seat: Seat, seats: Names, you: Seat | null, verb: string, rest: string): string {
  return seat === you ? `You ${verb} ${rest}` : `${seats[seat]} ${third(verb)} ${rest}`;
}

function third(verb: string): string {
  return /(ss|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': () => 'It is the other player’s turn to act.',
    'wrong-phase': () => 'That belongs to another phase of the turn.',
    'game-over': () => 'The game is over.',
    'not-in-hand': ({ card }) => `You do not hold ${commandNameOf(String(card), LANGUAGE)}.`,
    'not-drawn': ({ card }) =>
      `${commandNameOf(String(card), LANGUAGE)} is not among the cards just drawn.`,
    'nobody-there': (facts) => `Nobody stands on ${hex(facts)}.`,
    'not-your-unit': (facts) => `The unit on ${hex(facts)} is not yours.`,
    'already-ordered': (facts) => `The unit on ${hex(facts)} has its order already.`,
    'orders-given': ({ most }) => `The card orders ${count(Number(most), 'unit')} and no more.`,
    'section-ordered': () => 'The card orders no more units in that section.',
    'other-section': () => 'The card orders nobody in that section.',
    'other-banner': ({ banner }) => `The card orders units with a ${String(banner)} banner only.`,
    'not-mounted': () => 'The card orders mounted units only.',
    'not-on-foot': () => 'The card orders units on foot only.',
    'not-connected': () => 'The unit must touch another that the card orders.',
    'cannot-shoot': () => 'The card orders units that can shoot and touch no enemy.',
    'no-die-for-it': ({ banner }) => `No helmet or sword is left for a ${String(banner)} unit.`,
    'nothing-to-counter': () => 'The opponent has played no card that could be repeated.',
    'not-ordered': (facts) => `The unit on ${hex(facts)} has no order.`,
    'has-moved': (facts) => `The unit on ${hex(facts)} has moved already.`,
    'no-move': () => 'Under a darkened sky nobody moves.',
    'no-point-blank': () => 'Under a darkened sky nobody shoots point blank.',
    'melee-this-turn': () => 'In a Foot Onslaught units battle in melee only.',
    'stays-there': (facts) => `The unit stands on ${hex(facts)}, where its move began.`,
    occupied: (facts) => `A unit stands on ${hex(facts)}.`,
    impassable: (facts) => `Nobody enters the water on ${hex(facts)}.`,
    'too-far': (facts) =>
      `${hex(facts)} is too far: the unit moves ${count(Number(facts['far']), 'hex').replace(/hexs$/, 'hexes')} at most, as the terrain lets it.`,
    'no-rush': (facts) => `The unit cannot rush at ${hex(facts)} like that.`,
    'rushed-at-another': (facts) =>
      `The unit has rushed at the enemy on ${hex(facts)} and must fight it.`,
    'must-fight': (facts) =>
      `A unit has rushed at the enemy on ${hex(facts)} and must fight it first.`,
    'no-battle-left': (facts) =>
      `The unit on ${hex(facts)} has battled, or moved too far to battle.`,
    'no-target': (facts) => `No enemy stands on ${hex(facts)}.`,
    'own-target': (facts) => `The unit on ${hex(facts)} is your own.`,
    'melee-only': () => 'The unit has no weapon that reaches so far.',
    'in-contact': () => 'A unit that touches an enemy battles in melee only.',
    'out-of-range': ({ far, range }) =>
      `The target is ${String(far)} hexes away, the weapon reaches ${String(range)}.`,
    'no-line-of-sight': ({ blockers }) =>
      `The line of sight is blocked at ${Array.isArray(blockers) ? blockers.join(', ') : ''}.`,
    'too-many-flags': ({ most }) => `The unit may ignore ${count(Number(most), 'flag')} at most.`,
    'not-backwards': (facts) =>
      `A retreat goes to the next row towards the own side, not to ${hex(facts)}.`,
    'only-vacated': (facts) => `Only the vacated hex ${hex(facts)} may be entered.`,
    'beyond-pursuit': (facts) => `The pursuit does not reach ${hex(facts)}.`,
    'only-the-pursuer': (facts) => `Only the unit on ${hex(facts)} has a bonus attack.`,
    'bonus-is-melee': (facts) =>
      `The bonus attack needs an enemy beside the unit, and there is none on ${hex(facts)}.`,
    'no-lore': () => 'There is no Lore in this game.',
    'lore-not-held': () => 'You do not hold that Lore card.',
    'lore-played': () => 'You have played a Lore card in this turn.',
    'lore-other-time': ({ card }) =>
      `${loreNameOf(String(card), LANGUAGE)} is played at another time.`,
    'too-dear': ({ cost, tokens }) =>
      `The card costs ${count(Number(cost), 'token')}; you have ${String(tokens)}.`,
    'lore-on-nobody': () => 'That card is not played on a unit.',
    'lore-on-own-unit': () => 'That card is played on a unit of your own.',
    'at-full-strength': (facts) => `The unit on ${hex(facts)} has lost nobody.`,
    'does-not-move': (facts) => `The unit on ${hex(facts)} does not move any more in this turn.`,
    'ambush-melee': () => 'An Ambush answers an attack in melee.',
  },
  events: {
    turn: ({ seat, turn }, seats, you) =>
      `Turn ${turn}: ${seat === you ? 'it is yours' : `it is ${seats[seat]}’s`}.`,
    drew: ({ seat }, seats, you) => does(seat, seats, you, 'draw', 'a card.'),
    drawn: ({ card }) => `You draw ${commandName(card, LANGUAGE)}.`,
    kept: ({ seat, discarded }, seats, you) =>
      does(seat, seats, you, 'keep', `one card; discarded: ${commandName(discarded, LANGUAGE)}.`),
    reshuffled: ({ deck }) =>
      `The discarded ${deck === 'lore' ? 'Lore' : 'Command'} cards are shuffled into the deck.`,
    played: ({ seat, card, as, fallback }, seats, you) => {
      const repeated =
        as === card
          ? ''
          : as === null
            ? ', with nothing to repeat'
            : ` as ${commandName(as, LANGUAGE)}`;
      const instead = fallback ? ', with nobody of that kind: one unit of any kind' : '';
      return does(seat, seats, you, 'play', `${commandName(card, LANGUAGE)}${repeated}${instead}.`);
    },
    mustered: ({ seat, faces }, seats, you) =>
      does(seat, seats, you, 'roll', `for orders: ${roll(faces)}.`),
    'nobody-ordered': ({ seat }, seats, you) => does(seat, seats, you, 'order', 'nobody.'),
    ordered: ({ seat, kind, at }, seats, you) =>
      does(seat, seats, you, 'order', `${unit(kind)} on ${formatHex(at)}.`),
    moved: ({ seat, kind, from, to, rush }, seats, you) =>
      does(
        seat,
        seats,
        you,
        'move',
        `${unit(kind)} from ${formatHex(from)} to ${formatHex(to)}${rush === null ? '' : `, rushing at ${formatHex(rush)}`}.`,
      ),
    attacked: ({ how, kind, from, target, at, melee }) => {
      const verb = {
        attack: melee ? 'attack' : 'shoot at',
        bonus: 'make a bonus attack on',
        back: 'strike back at',
        first: 'strike first at',
      }[how];
      return `${unit(kind)} on ${formatHex(from)} ${verb} ${unit(target)} on ${formatHex(at)}.`;
    },
    rolled: ({ seat, faces, hits }, seats, you) =>
      does(seat, seats, you, 'roll', `${roll(faces)}: ${count(hits, 'hit')}.`),
    panicked: ({ seat, faces }, seats, you) =>
      does(seat, seats, you, 'roll', `for panic: ${roll(faces)}.`),
    lost: ({ kind, at, figures, left, why }) => {
      const cause = { hits: '', blocked: ' as the way back is blocked', panic: ' in panic' }[why];
      return `${unit(kind)} on ${formatHex(at)} lose ${count(figures, 'figure')}${cause}, ${left === 0 ? 'and are destroyed' : `${left} left`}.`;
    },
    banner: ({ seat, banners }, seats, you) =>
      does(seat, seats, you, 'take', `a banner, ${banners} in all.`),
    ignored: ({ seat, at, flags }, seats, you) =>
      does(seat, seats, you, 'let', `the unit on ${formatHex(at)} ignore ${count(flags, 'flag')}.`),
    retreated: ({ from, to }) => `The unit on ${formatHex(from)} retreats to ${formatHex(to)}.`,
    followed: ({ kind, from, to, pursuit }) =>
      `${unit(kind)} ${pursuit ? 'pursue' : 'gain ground'} from ${formatHex(from)} to ${formatHex(to)}.`,
    tokens: ({ seat, gained, tokens }, seats, you) =>
      does(seat, seats, you, 'gain', `${count(gained, 'Lore token')}, ${tokens} in all.`),
    'lore-played': ({ seat, card, on }, seats, you) =>
      does(
        seat,
        seats,
        you,
        'play',
        `${loreName(card, LANGUAGE)}${on === null ? '' : ` on the unit on ${formatHex(on)}`}.`,
      ),
    replenished: ({ seat, take }, seats, you) =>
      does(
        seat,
        seats,
        you,
        'take',
        {
          cards: 'two Lore cards, to keep one.',
          both: 'a Lore card and a token.',
          tokens: 'two Lore tokens.',
        }[take],
      ),
    'lore-drew': ({ seat }, seats, you) => does(seat, seats, you, 'draw', 'a Lore card.'),
    'lore-drawn': ({ card }) => `You draw ${loreName(card, LANGUAGE)}.`,
    'lore-kept': ({ seat, discarded }, seats, you) => {
      const cards = discarded.map((card) => loreName(card, LANGUAGE)).join(', ');
      return does(
        seat,
        seats,
        you,
        'keep',
        `one Lore card${cards === '' ? '' : `; discarded: ${cards}`}.`,
      );
    },
    over: ({ winner }, seats, you) =>
      winner === 'draw'
        ? 'The game is drawn.'
        : winner === you
          ? 'You have won.'
          : `${seats[winner]} has won.`,
  },
  prompts: {
    card: 'Play a Command card.',
    order: 'Order your units, then say that you are done.',
    move: 'Move your ordered units, then say that you are done.',
    battle: 'Attack with your ordered units, then say that you are done.',
    keep: 'Keep one of the two cards drawn.',
    replenish: 'Take Lore: two cards to keep one, a card and a token, or two tokens.',
    'keep-lore': 'Keep one Lore card.',
    strike: 'Play a Lore card before the roll, or pass.',
    react: 'Your unit is attacked: play a Reaction, or pass.',
    fuel: 'Play a Lore card on the roll, or pass.',
    flags: 'How many flags does your unit ignore?',
    retreat: 'Where does your unit retreat to?',
    follow: 'Follow onto the vacated hex, or stay.',
    bonus: 'Make a bonus attack, or pass.',
    back: 'Strike back, or pass.',
  },
  endings: {
    banners: (winner, isYou = false) =>
      isYou ? 'You have the banners and win.' : `${winner ?? 'Nobody'} has the banners and wins.`,
    'turn-limit': (winner, isYou = false) =>
      winner === null
        ? 'The last turn is over, and both lack as many banners: a draw.'
        : `The last turn is over; ${isYou ? 'you lack fewer banners and win' : `${winner} lacks fewer banners and wins`}.`,
  },
};
