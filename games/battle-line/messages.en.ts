import type { Facts, Messages, Seat } from '@bannerfield/kernel';
import { TROOPS, formatCard, parseCard, type Card, type CardKind } from './rules/data.ts';
import type { Event } from './rules/events.ts';

const TACTICS = [
  'Alexander',
  'Darius',
  'the Companion Cavalry',
  'the Shield Bearers',
  'Fog',
  'Mud',
  'Scout',
  'Redeploy',
  'Deserter',
  'Traitor',
] as const;

const FORMATIONS: Readonly<Record<string, string>> = {
  wedge: 'a Wedge',
  phalanx: 'a Phalanx',
  battalion: 'a Battalion Order',
  skirmish: 'a Skirmish Line',
  host: 'a Host',
};

/** What is to be done in each step by who is asked. */
const STEPS: Readonly<Record<string, (facts: Facts) => string>> = {
  play: () => 'This is the play step: play a card, or pass if you can play no Troop.',
  claim: () => 'This is the claim step: claim flags, or say that you are done.',
  draw: () => 'This is the draw step: draw a card.',
  'scout-draw': () => 'The Scout is still drawing: choose a deck.',
  'scout-return': () => 'The Scout has to put cards back first.',
  'mud-excess': (facts) => `First give up a card at ${flagOf(facts)}, where the Mud has gone.`,
};

/** What who is not asked waits for. */
const WAITING: Readonly<Record<string, (facts: Facts) => string>> = {
  play: () => 'the other player is to play a card.',
  claim: () => 'the other player is claiming flags.',
  draw: () => 'the other player is to draw a card.',
  'scout-draw': () => 'the Scout of the other player is drawing.',
  'scout-return': () => 'the other player is putting cards back for the Scout.',
  'mud-excess': (facts) => `the other player has to give up a card at ${flagOf(facts)}.`,
  cut: () => 'cards are being cut for the deal.',
  deal: () => 'the cards are being dealt.',
  card: () => 'a card is coming up from a deck.',
};

const DECKS: Readonly<Record<CardKind, string>> = {
  troop: 'the Troop deck',
  tactics: 'the Tactics deck',
};

/** Troops as in the notation, for the board shows them so. */
function name(card: Card): string {
  return card < TROOPS ? formatCard(card) : (TACTICS[card - TROOPS] ?? '');
}

/** The card that a refusal names; it may be none at all. */
function cardOf(facts: Facts): string {
  const card = parseCard(String(facts['card']));
  return card === null ? 'such a card' : name(card);
}

function flagOf(facts: Facts): string {
  return `flag ${String(facts['flag'])}`;
}

function flagName(flag: number): string {
  return `flag ${flag + 1}`;
}

function number(facts: Facts, key: string): number {
  return Number(facts[key]);
}

function count(many: number, one: string, more: string): string {
  return many === 1 ? `one ${one}` : `${many} ${more}`;
}

function times(many: number): string {
  if (many === 0) return 'none';
  return many === 1 ? 'one' : String(many);
}

function line(formation: unknown, sum: unknown): string {
  const kind = FORMATIONS[String(formation)];
  return kind === undefined ? `a total of ${String(sum)}` : `${kind} of ${String(sum)}`;
}

function ownLine(facts: Facts): string {
  return line(facts['own'], facts['ownSum']);
}

function otherLine(facts: Facts): string {
  return line(facts['other'], facts['otherSum']);
}

function list(cards: unknown): string {
  const all = Array.isArray(cards) ? cards.map(String) : [];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

/** The names of the seats, and which of them is spoken to. */
type Who = readonly [seats: readonly [string, string], you?: Seat | null];

/** “Anna lays” or “You lay”, at the beginning of a sentence. */
function does(seat: Seat, who: Who, verb: string, yours: string): string {
  return capital(inside(seat, who, verb, yours));
}

/** The same inside a sentence. */
function inside(seat: Seat, [seats, you]: Who, verb: string, yours: string): string {
  return seat === you ? `you ${yours}` : `${seats[seat]} ${verb}`;
}

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': (facts) =>
      `It is not for you to act now: ${WAITING[String(facts['step'])]?.(facts) ?? 'wait.'}`,
    'game-over': () => 'The game is over.',
    'wrong-step': (facts) =>
      STEPS[String(facts['step'])]?.(facts) ?? 'This is not the time for that.',
    'not-in-hand': (facts) => `You do not hold ${cardOf(facts)}.`,
    'troop-playable': (facts) =>
      'You may pass only when you can play no Troop, and you can play ' +
      `${cardOf(facts)} at ${flagOf(facts)}.`,
    'no-such-flag': () => 'There is no such flag; they are numbered from 1 to 9.',
    'flag-claimed': (facts) =>
      `${capital(flagOf(facts))} has been claimed, and nothing is laid there any more.`,
    'side-full': (facts) =>
      `All ${number(facts, 'slots')} slots of your side are filled at ${flagOf(facts)}.`,
    'already-claimed': (facts) => `${capital(flagOf(facts))} has been claimed already.`,
    'own-side-incomplete': (facts) =>
      `Your side of ${flagOf(facts)} must be complete: it has ${times(number(facts, 'have'))} ` +
      `of the ${number(facts, 'need')} cards that it needs.`,
    'line-beaten': (facts) =>
      `Your formation is the weaker one: ${ownLine(facts)} against ${otherLine(facts)}.`,
    'placed-last': (facts) =>
      `Both sides have ${ownLine(facts)}, and you placed the last card there. ` +
      'In a tie the flag is for the other player to claim.',
    'line-beatable': (facts) =>
      `Not proved: with ${list(facts['cards'])} the other side could become ` +
      `${otherLine(facts)}, and you have ${ownLine(facts)}.`,
    'tactics-limit': (facts) =>
      `You have played ${count(number(facts, 'played'), 'Tactics card', 'Tactics cards')} and the ` +
      `other player ${times(number(facts, 'other'))}; ${cardOf(facts)} would put you two ahead, ` +
      'and that is not allowed.',
    'second-leader': (facts) =>
      `You have played a Leader in this game, so ${cardOf(facts)} stays in your hand.`,
    'leader-on-board': (facts) =>
      `${capital(cardOf(facts))} is already on your side of the line, and one Leader is the limit.`,
    'environment-fixed': (facts) =>
      `In this game you can neither move nor remove ${cardOf(facts)}.`,
    'not-at-that-flag': (facts) =>
      `Give up one of your own cards at ${flagOf(facts)}, where the Mud has gone; ` +
      `you do not have ${cardOf(facts)} there.`,
    'guile-at-flag': (facts) =>
      `A Guile card is not laid at a flag; you play ${cardOf(facts)} to your display.`,
    'no-target': (facts) =>
      `No card lies at the flags for ${cardOf(facts)} to take, and without an effect it stays in ` +
      'your hand.',
    'target-at-claimed-flag': (facts) =>
      `You cannot reach ${cardOf(facts)}, for ${flagOf(facts)} has been claimed.`,
    'nothing-to-scout': () => 'Both decks are empty, so the Scout would find nothing.',
    'scout-still-draws': (facts) =>
      `First draw ${count(number(facts, 'left'), 'more card', 'more cards')} for the Scout.`,
    'scout-must-return': (facts) =>
      `The Scout has drawn all; now put back ${count(number(facts, 'left'), 'card', 'cards')}.`,
    'not-own-card': (facts) =>
      `Redeploy takes a card of your own from a flag, and you do not have ${cardOf(facts)} at any.`,
    'same-flag': (facts) =>
      `Redeploy takes ${cardOf(facts)} to another flag; at ${flagOf(facts)} that card lies already.`,
    'not-opposing-card': (facts) => `The other player does not have ${cardOf(facts)} at any flag.`,
    'not-a-troop': (facts) =>
      `The Traitor wins over Troops only, never a Tactics card, so not ${cardOf(facts)} either.`,
    'deck-empty': (facts) =>
      facts['deck'] === 'troop' ? 'The Troop deck is empty.' : 'The Tactics deck is empty.',
    'no-tactics-deck': () => 'This game is played without Tactics cards.',
  },
  events: {
    cut: ({ seat, card }, ...who) =>
      `${does(seat, who, 'draws', 'draw')} ${name(card)} for the deal.`,
    'cut-again': () => 'The values are equal, so both draw again.',
    starts: ({ seat, dealer }, ...who) =>
      `${does(dealer, who, 'deals', 'deal')}, and ${inside(seat, who, 'starts', 'start')}.`,
    dealt: ({ seat }, ...who) => `${does(seat, who, 'is', 'are')} dealt a card.`,
    turn: ({ seat, turn }, seats, you) =>
      seat === you ? `Turn ${turn} is yours.` : `Turn ${turn}: ${seats[seat]}.`,
    place: ({ seat, card, flag }, ...who) =>
      `${does(seat, who, 'lays', 'lay')} ${name(card)} at ${flagName(flag)}.`,
    scout: ({ seat }, ...who) => `${does(seat, who, 'sends', 'send')} out the Scout.`,
    redeploy: ({ seat, card, from, to }, ...who) =>
      to === null
        ? `${does(seat, who, 'redeploys', 'redeploy')} ${name(card)}, ` +
          `discarding it from ${flagName(from)}.`
        : `${does(seat, who, 'redeploys', 'redeploy')} ${name(card)} ` +
          `from ${flagName(from)} to ${flagName(to)}.`,
    deserter: ({ seat, card, from }, ...who) =>
      `${does(seat, who, 'plays', 'play')} Deserter: ${name(card)} leaves ${flagName(from)}.`,
    traitor: ({ seat, card, from, to }, ...who) =>
      `${does(seat, who, 'plays', 'play')} Traitor: ${name(card)} goes over ` +
      `from ${flagName(from)} to ${flagName(to)}.`,
    pass: ({ seat }, ...who) => `${does(seat, who, 'passes', 'pass')}.`,
    claim: ({ seat, flag }, ...who) => `${does(seat, who, 'claims', 'claim')} ${flagName(flag)}.`,
    draw: ({ seat, deck }, ...who) => `${does(seat, who, 'draws', 'draw')} from ${DECKS[deck]}.`,
    drawn: ({ card }) => `You draw ${name(card)}.`,
    recognised: ({ seat, card }, ...who) =>
      `You had put it there: ${inside(seat, who, 'has', 'have')} drawn ${name(card)}.`,
    return: ({ seat, deck }, ...who) =>
      `${does(seat, who, 'puts', 'put')} a card back on ${DECKS[deck]}.`,
    returned: ({ card }) => `You put back ${name(card)}.`,
    drop: ({ seat, card, flag }, ...who) =>
      `The Mud has gone from ${flagName(flag)}, and ` +
      `${inside(seat, who, 'gives', 'give')} up ${name(card)}.`,
    locked: ({ why }) =>
      why === 'no-play'
        ? 'Neither side can play or draw any more; the open flags are settled.'
        : 'Six passes in a row; the open flags are settled.',
    award: ({ seat, flag }, seats, you) =>
      `${capital(flagName(flag))} goes to ${seat === you ? 'you' : seats[seat]}.`,
    over: ({ winner }, ...who) =>
      winner === 'draw' ? 'The game is a draw.' : `${does(winner, who, 'wins', 'win')} the game.`,
  },
  prompts: {
    play: 'Play a card.',
    claim: 'Claim flags, or say that you are done.',
    draw: 'Draw a card from either deck.',
    'scout-draw': 'The Scout draws: choose a deck.',
    'scout-return': 'The Scout returns: put back a card of your hand.',
    'mud-excess': 'The Mud has gone: give up one of your four cards there.',
  },
  endings: {
    breakthrough: (winner, isYou) => `Breakthrough: ${holder(winner, isYou)} three flags in a row.`,
    envelopment: (winner, isYou) => `Envelopment: ${holder(winner, isYou)} five flags.`,
    stalemate: (winner, isYou = false) =>
      winner === null
        ? 'Play has stopped, and the flags as they are settled decide nothing: a draw.'
        : `Play has stopped, and the flags as they are settled give ${isYou ? 'you' : winner} the game.`,
  },
};

function holder(winner: string | null, isYou = false): string {
  return isYou ? 'you hold' : `${winner ?? 'nobody'} holds`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
