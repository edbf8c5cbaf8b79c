import type { Facts, Messages } from '@bannerfield/kernel';
import { CARD_NAMES, LEADER_NAMES, TACTIC_NAMES, listCards } from './names.ts';
import { parseCard, type Leader } from './rules/data.ts';
import type { Event } from './rules/events.ts';

/** What is to be done in each step by who is asked. */
const PROMPTS: Readonly<Record<string, string>> = {
  draft: 'Pick a leader.',
  command: 'Command: keep your leader, or discard him for another.',
  muster: 'Muster: take cards back from your Casualty Pile, or leave them.',
  initiative: 'Initiative: say whether you attack or defend.',
  tactics: 'Tactics: set a Tactics Card face down.',
  attack: 'The Attack: commit cards of your Reserves.',
  'defender-withdrawal': 'Defender Withdrawal: stand fast, or turn to Withdraw.',
  defense: 'The Defense: commit cards of your Reserves.',
  'attacker-withdrawal':
    'Attacker Withdrawal: stand fast, or turn to Withdraw and take one card back.',
  infiltration: 'Infiltration: let every KIA stand, or none.',
  'run-away': 'Run Away!: ignore the KIA, or let your leader go.',
  'first-casualty': 'Superior Leadership: name the first card that is lost.',
  losses: 'Name the cards that are still to be lost.',
  tech: 'End Battle: draw a card of the Tech Deck, or decline.',
};

const WAITING: Readonly<Record<string, string>> = {
  deal: 'a leader is coming up.',
  leader: 'a leader is coming up.',
  recover: 'a card is coming up.',
  'tech-card': 'a card is coming up.',
};

function cardOf(facts: Facts): string {
  const names = facts['cards'];
  const first = Array.isArray(names) ? String(names[0] ?? '') : '';
  const card = parseCard(first);
  return card === null ? 'such a card' : (CARD_NAMES.en[card] ?? '');
}

function tacticOf(facts: Facts): string {
  return tacticName(Number(facts['tactic']));
}

function tacticName(tactic: number): string {
  return `${TACTIC_NAMES.en[tactic - 1] ?? ''} [${String(tactic)}]`;
}

function count(many: unknown, one: string, more: string): string {
  return Number(many) === 1 ? `one ${one}` : `${String(many)} ${more}`;
}

function name(leader: Leader): string {
  return LEADER_NAMES[leader].en;
}

type Seats = readonly [string, string];

function lossesOf(owed: readonly [number, number], seats: Seats): string {
  const parts = ([0, 1] as const)
    .filter((seat) => owed[seat] > 0)
    .map((seat) => `${seats[seat]} loses ${count(owed[seat], 'card', 'cards')}`);
  return parts.length === 0 ? 'nobody loses a card' : parts.join(', ');
}

function kiaOf(kia: readonly [boolean, boolean], seats: Seats): string {
  const struck = ([0, 1] as const).filter((seat) => kia[seat]).map((seat) => seats[seat]);
  return struck.length === 0 ? '' : `, with a KIA against the leader of ${struck.join(' and ')}`;
}

/** Why nobody has won. */
const NOBODY: Readonly<Record<string, string>> = {
  tie: 'The totals are equal: nobody wins the battle.',
  'no-victor': 'No Victor: nobody wins the battle.',
  infiltration: 'Both infiltrated: nobody wins the battle.',
};

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': (facts) =>
      `It is not for you to act now: ${WAITING[String(facts['step'])] ?? 'the other player is to choose.'}`,
    'game-over': () => 'The game is over.',
    'wrong-step': (facts) =>
      `That belongs to another step. ${PROMPTS[String(facts['step'])] ?? ''}`.trim(),
    'has-leader': () => 'You have a leader; keep him, or discard him first.',
    'nobody-to-keep': () => 'You have no leader now, so there is nobody to keep or to discard.',
    'drawn-not-chosen': () => 'In this game a new leader is drawn; discard without naming one.',
    'no-leader-left': () => 'No leader is left to draw, beyond those owed to a side without one.',
    'choose-leader': () => 'Say who takes over: name a leader of your pool.',
    'not-in-pool': () => 'That leader is not in your pool.',
    'already-picked': () => 'That leader has been picked already.',
    'draft-full': (facts) =>
      `You have picked all of your ${count(facts['size'], 'leader', 'leaders')}.`,
    'over-cap': (facts) =>
      `Your ranks may come to ${String(facts['cap'])} at most; you have spent ${String(facts['spent'])}, ` +
      'and that leader is too much.',
    'not-in-pile': (facts) => `${cardOf(facts)} is not in your Casualty Pile as you name it.`,
    'recover-number': (facts) =>
      `Take exactly ${count(facts['many'], 'card', 'cards')}, or leave all.`,
    'pile-face-down': () => 'Your Casualty Pile lies face down: cards come back at random.',
    'above-rating': (facts) =>
      `${tacticOf(facts)} is above your leader's rating of ${String(facts['rating'])}.`,
    'too-few': (facts) => `Commit at least ${count(facts['least'], 'card', 'cards')}.`,
    'too-many': (facts) =>
      `Your leader's army size is ${String(facts['size'])} here; you may not commit more cards.`,
    'not-in-reserves': (facts) => `You do not have ${cardOf(facts)} in Reserves as you name it.`,
    'nothing-to-take-back': () =>
      'The defender has committed nothing yet, so he takes no card back when he withdraws.',
    'withdraws-already': () => 'You have set Withdraw already.',
    'take-one-back': () => 'Name the one card that you take back when you withdraw.',
    'not-committed': (facts) => `${cardOf(facts)} is not among those cards on the Battlefield.`,
    'owes-nothing': () => 'That side has no loss to take.',
    'enemy-first': () => "The first casualty must be the enemy's here.",
    'loss-number': (facts) => `Name exactly ${count(facts['many'], 'card', 'cards')}.`,
  },
  events: {
    pick: ({ seat, leader }, seats) => `${seats[seat]} picks ${name(leader)}.`,
    battle: ({ number }) => `Battle ${String(number)}.`,
    chose: ({ seat }, seats) => `${seats[seat]} has chosen.`,
    keep: ({ seat, leader }, seats) => `${seats[seat]} keeps ${name(leader)}.`,
    discard: ({ seat, leader }, seats) => `${seats[seat]} discards ${name(leader)}.`,
    void: ({ seat, leader }, seats) =>
      `The last leader goes to the other side: ${seats[seat]} keeps ${name(leader)}.`,
    leader: ({ seat, leader, penalty }, seats) =>
      penalty
        ? `${name(leader)} takes over for ${seats[seat]}, with one card less in this battle.`
        : `${name(leader)} leads for ${seats[seat]}.`,
    recover: ({ seat, cards }, seats) => `${seats[seat]} takes back ${listCards(cards, 'en')}.`,
    'recover-blind': ({ seat, count: many }, seats) =>
      `${seats[seat]} takes back ${count(many, 'card', 'cards')} unseen.`,
    found: ({ card }) => `You take back ${CARD_NAMES.en[card] ?? ''}.`,
    roles: ({ attacker, by }, seats) =>
      attacker === by
        ? `${seats[by]} attacks.`
        : `${seats[by]} defends, and ${seats[attacker]} attacks.`,
    set: ({ tactic }) => `You set ${tacticName(tactic)}.`,
    commit: ({ seat, count: many }, seats) =>
      `${seats[seat]} commits ${count(many, 'card', 'cards')}.`,
    committed: ({ cards }) => `You commit ${listCards(cards, 'en')}.`,
    stand: ({ seat }, seats) => `${seats[seat]} stands fast.`,
    withdraw: ({ seat }, seats) => `${seats[seat]} turns to Withdraw.`,
    'took-back': ({ card }) => `You take back ${CARD_NAMES.en[card] ?? ''}.`,
    short: ({ seat }, seats) => `${seats[seat]} cannot commit enough cards.`,
    reveal: ({ seat, tactic, cards }, seats) =>
      `${seats[seat]} reveals ${tacticName(tactic)} with ${listCards(cards, 'en')}.`,
    failed: ({ seat, tactic }, seats) =>
      `Failed orders: the ${tacticName(tactic)} of ${seats[seat]} lacks its arm and becomes ${tacticName(2)}.`,
    engage: ({ attacker, defender, owed, kia }, seats) =>
      `${tacticName(attacker)} against ${tacticName(defender)}: ${lossesOf(owed, seats)}${kiaOf(kia, seats)}.`,
    remove: ({ seat }, seats) => `${seats[seat]} lets every KIA stand.`,
    protect: ({ seat }, seats) => `${seats[seat]} protects: no KIA stands.`,
    ignore: ({ seat }, seats) => `The leader of ${seats[seat]} runs away from the KIA.`,
    accept: ({ seat }, seats) => `${seats[seat]} lets the leader go.`,
    fell: ({ seat, leader, by }, seats) =>
      by === 'kia'
        ? `${name(leader)} of ${seats[seat]} is killed in action.`
        : `With the Guard ${seats[seat]} loses ${name(leader)}.`,
    lost: ({ seat, cards }, seats) => `${seats[seat]} loses ${listCards(cards, 'en')}.`,
    totals: ({ totals }, seats) =>
      `${seats[0]} has ${String(totals[0])}, ${seats[1]} has ${String(totals[1])}.`,
    won: ({ winner, how, points }, seats) => {
      if (winner === null) return NOBODY[how] ?? 'Nobody wins the battle.';
      const gained = points > 0 ? ` and gains ${count(points, 'point', 'points')}` : '';
      return `${seats[winner]} wins the battle${gained}.`;
    },
    draw: ({ seat }, seats) => `${seats[seat]} draws from the Tech Deck.`,
    special: ({ card }) => `You draw ${CARD_NAMES.en[card] ?? ''}.`,
    decline: ({ seat }, seats) => `${seats[seat]} draws no special card.`,
    over: ({ winner }, seats) =>
      winner === 'draw' ? 'The game is a draw.' : `${seats[winner]} wins the game.`,
  },
  prompts: PROMPTS,
  endings: {
    wins: (winner) => `${winner ?? 'Nobody'} has won the battles that were needed.`,
    points: (winner) => `${winner ?? 'Nobody'} has thirty points as the underdog.`,
    reserves: (winner) => `After the last battle ${winner ?? 'nobody'} has more cards in Reserves.`,
    rank: (winner) => `Reserves are equal, and ${winner ?? 'nobody'} has the higher-ranked leader.`,
    even: () => 'Reserves are equal, and neither side has a leader: a draw.',
    'no-leader': (winner) => `No leader is left for the other side: ${winner ?? 'nobody'} wins.`,
    'no-leaders': () => 'No leader is left for either side: a draw.',
  },
};
