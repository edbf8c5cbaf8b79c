import type { Facts, Messages } from '@bannerfield/kernel';
import { COLOUR_WORDS, POWER_WORDS, spaceWords } from './names.ts';
import type { Event, Failure, Hit, Path } from './rules/events.ts';
import { REGROUPING, type OrderPlace } from './rules/state.ts';

const STEPS: Readonly<Record<string, string>> = {
  muster: 'Armies are being raised: choose one, or build your own.',
  orders: 'This is step 1: lay order cards, and say when you are ready.',
  reinforce: 'This is step 2: send reinforcements, or hold.',
  regroup: 'Your regrouping order works: choose a unit of the Fleeing lane.',
  redeploy: 'Your hero redeploys: choose a unit of this battalion.',
  flee: 'Beaten units flee: say which one goes first.',
};

const WAITING: Readonly<Record<string, string>> = {
  muster: 'the other player is raising an army.',
  orders: 'the other player is laying orders.',
  reinforce: 'the other player is sending reinforcements.',
  regroup: 'the other player is regrouping.',
  redeploy: 'the other player is redeploying.',
  flee: 'the other player says who flees first.',
};

const FAILURES: Readonly<Record<Failure, string>> = {
  'no-picture': 'nobody there bears its picture',
  'hero-fallen': 'the hero there has fallen',
  'no-hero-card': 'without an opponent only hero cards work',
  'no-token': 'none of its picture is left in a battalion or in Reinforcements',
};

function name(facts: Facts): string {
  return String(facts['en']);
}

function number(facts: Facts, key: string): number {
  return Number(facts[key]);
}

function place(at: OrderPlace): string {
  return at === REGROUPING ? 'as the regrouping order' : `at battalion ${at + 1}`;
}

function dice(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function hitWords({ at, wounds, poison, blocked }: Hit): string {
  const parts = [
    ...(wounds > 0 ? [wounds === 1 ? '1 wound' : `${wounds} wounds`] : []),
    ...(poison > 0 ? ['poison'] : []),
    ...(blocked > 0 ? ['one stopped by armour'] : []),
  ];
  return `${spaceWords(at, 'en').replace(/^battalion \d, /, '')}: ${list(parts)}`;
}

/** `5: front right is empty, the arrow sends it to front middle`; nothing for who is hit directly. */
function pathWords({ face, slot, way }: Path): string[] {
  const front = FRONTS[Math.floor((face - 1) / 2)] ?? '';
  switch (way) {
    case 'front':
      return [];
    case 'arrow':
      return [`${face}: ${front} is empty, the arrow sends it to front middle`];
    case 'second':
      return [
        `${face}: ${front} is empty, it goes to the ${slot === 3 ? 'left' : 'right'} of the second row`,
      ];
    case 'hero':
      return [`${face}: nobody is left before the hero`];
  }
}

const FRONTS = ['front left', 'front middle', 'front right'];

export const messages: Messages<Event> = {
  refusals: {
    'game-over': () => 'The game is over.',
    'dice-or-cards': ({ phase }) =>
      phase === 'roll' ? 'Dice are about to be rolled.' : 'Cards are being drawn.',
    wait: ({ phase }) => `It is not for you to act now: ${WAITING[String(phase)] ?? 'wait.'}`,
    'wrong-step': ({ phase }) => STEPS[String(phase)] ?? 'This is not the time for that.',
    'no-such-army': () => 'There is no such ready army.',
    'own-army-begun': () => 'You have begun to build an army of your own.',
    'not-in-hand': (facts) => `You do not hold ${name(facts)}.`,
    'order-missing': ({ battalions }) =>
      `Each battalion that fights needs an order; still without one: ${list(battalions as string[])}.`,
    'order-laid': () => 'A card lies there already, and it stays.',
    'no-such-order-space': () => 'There is no such order space.',
    'not-waiting': (facts) => `No ${name(facts)} wait in your Reinforcements.`,
    'space-held': () => 'Somebody stands there.',
    'no-such-space': () => 'There is no such space.',
    'battalion-entered': () => 'A unit has entered this battalion in this round, and one is all.',
    'wrong-place': (facts) => `${name(facts)} may not stand there: the tile shows other spaces.`,
    'no-hero': () => 'The hero of this battalion has fallen, so nobody joins it.',
    'nobody-fleeing': () => 'Nobody is on that space of the Fleeing lane.',
    'no-picture': (facts) => `The card has no picture left for ${name(facts)}.`,
    'not-there': () => 'The card redeploys units of its own battalion, and no unit of it is there.',
    'does-not-flee': () => 'Nobody who has to flee stands there.',
    'choose-faction': () => 'Choose a faction first.',
    'no-such-faction': () => 'There is no such faction.',
    'faction-chosen': () => 'Your faction is chosen.',
    'other-faction': () => 'That is a unit of another faction.',
    'too-few-points': (facts) =>
      `That would leave too few of the ${number(facts, 'points')} points for the spaces still empty.`,
    'too-many-units': (facts) =>
      `An army has ${number(facts, 'least')} to ${number(facts, 'most')} units, and the empty spaces need the rest.`,
    'too-many-copies': (facts) =>
      number(facts, 'copies') === 1
        ? `An army has ${name(facts)} only once.`
        : `An army has at most ${number(facts, 'copies')} of ${name(facts)}.`,
    'hero-in-reserve': (facts) => `${name(facts)} is a hero and does not wait in Reinforcements.`,
    'cannot-be-filled': () =>
      'After that, units that may stand in the empty spaces would not suffice.',
    'space-taken': () => 'You have placed somebody there.',
    'spaces-empty': (facts) =>
      number(facts, 'empty') === 1
        ? 'One space is still empty.'
        : `${number(facts, 'empty')} spaces are still empty.`,
  },
  events: {
    mustered: ({ seat }, seats) => `${seats[seat]} has raised an army.`,
    armies: () => 'Both armies are shown.',
    round: ({ round }) => `Round ${round}.`,
    reshuffled: ({ seat }, seats) =>
      `The discard pile of ${seats[seat]} is shuffled and becomes the draw pile.`,
    drew: ({ seat }, seats) => `${seats[seat]} draws a card.`,
    drawn: (event) => `You draw ${event.name.en}.`,
    ready: ({ seat }, seats) => `${seats[seat]} is ready.`,
    first: ({ seat }, seats) => `${seats[seat]} reinforces first.`,
    sent: (event, seats) =>
      `${seats[event.seat]} sends ${event.name.en} to ${spaceWords(event.to, 'en')}.`,
    held: ({ seat }, seats) => `${seats[seat]} sends nobody else.`,
    revealed: (event, seats) =>
      `${seats[event.seat]} has laid ${event.name.en} ${place(event.at)}.`,
    failed: (event, seats) =>
      `The card ${event.name.en} of ${seats[event.seat]} does not work ${place(event.at)}: ${FAILURES[event.why]}.`,
    dice: (event, seats) => {
      const { base, more, powers, defence } = event.count;
      const parts = [
        `${base}`,
        ...(more > 0 ? [`+${more} for several units`] : []),
        ...(powers > 0 ? [`+${powers} by powers`] : []),
        ...(defence > 0 ? [`−${defence} by the enemy card`] : []),
      ];
      return `${seats[event.seat]} has ${dice(event.dice)} (${COLOUR_WORDS.en[event.colour]}) at battalion ${event.battalion + 1}: ${parts.join(', ')}.`;
    },
    supported: (event, seats) =>
      `${POWER_WORDS.en[event.power]}: ${seats[event.seat]} takes ${dice(event.dice)} from battalion ${event.battalion + 1}.`,
    regrouped: (event, seats) =>
      `${seats[event.seat]} brings ${event.name.en} back to Reinforcements.`,
    redeployed: (event, seats) =>
      `${seats[event.seat]} moves ${event.name.en} from ${spaceWords(event.from, 'en')} to Reinforcements.`,
    poisoned: (event, seats) =>
      `Poison on ${event.name.en} of ${seats[event.seat]} becomes a wound (${spaceWords(event.at, 'en')}).`,
    rolled: (event, seats) => {
      const faces = event.faces.flatMap((count, face) =>
        Array.from({ length: count }, () => face + 1),
      );
      const told = [...event.paths.flatMap(pathWords), ...event.hits.map(hitWords)];
      return `${seats[event.seat]} rolls ${faces.join(' ')} at battalion ${event.battalion + 1}. ${capital(told.join('; '))}.`;
    },
    fled: (event, seats) =>
      `${seats[event.seat]} sees ${event.name.en} flee from ${spaceWords(event.from, 'en')}${event.out === null ? '' : `, which pushes ${event.out.en} out of the game`}.`,
    destroyed: (event, seats) =>
      `${seats[event.seat]} loses ${event.name.en} for good (${spaceWords(event.from, 'en')}).`,
    heroFell: (event, seats) =>
      `${event.name.en} of ${seats[event.seat]} has fallen: battalion ${event.battalion + 1} is lost.`,
    over: ({ winner }, seats) =>
      winner === 'draw' ? 'The game is a draw.' : `${seats[winner]} wins the game.`,
  },
  prompts: {
    muster: 'Take a ready army, or choose a faction and build your own.',
    orders: 'Lay a card at each battalion that fights, then be ready.',
    reinforce: 'Send units into empty spaces, or hold.',
    regroup: 'Choose a fleeing unit that comes back.',
    redeploy: 'Choose a unit that goes to Reinforcements.',
    flee: 'Choose who flees first.',
  },
  endings: {
    heroes: (winner) =>
      winner === null
        ? 'As many heroes have fallen on both sides: a draw.'
        : `${winner} has more heroes on the field and wins.`,
    'round-cap': (winner) =>
      winner === null
        ? 'The last round is over, and both have as many heroes: a draw.'
        : `The last round is over; ${winner} has more heroes.`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
