import type { Facts, Messages } from '@bannerfield/kernel';
import { COLOUR_WORDS, POWER_WORDS, spaceWords } from './names.ts';
import type { Event, Failure, Hit, Path } from './rules/events.ts';
import { REGROUPING, type OrderPlace } from './rules/state.ts';

const STEPS: Readonly<Record<string, string>> = {
  muster: 'Die Armeen werden aufgestellt: Wähle eine oder baue deine eigene.',
  orders: 'Das ist Schritt 1: Lege Befehlskarten und sage, wann du fertig bist.',
  reinforce: 'Das ist Schritt 2: Sende Nachschub oder halte ihn zurück.',
  regroup: 'Dein Nachzug-Befehl wirkt: Wähle eine Fliehende Einheit.',
  redeploy: 'Dein Held setzt Einheiten wieder ein: Wähle eine dieses Bataillons.',
  flee: 'Besiegte Einheiten fliehen: Sage, welche zuerst geht.',
};

const WAITING: Readonly<Record<string, string>> = {
  muster: 'Der andere Spieler stellt seine Armee auf.',
  orders: 'Der andere Spieler legt Befehle.',
  reinforce: 'Der andere Spieler sendet Nachschub.',
  regroup: 'Der andere Spieler zieht Fliehende nach.',
  redeploy: 'Der andere Spieler setzt Einheiten wieder ein.',
  flee: 'Der andere Spieler sagt, wer zuerst flieht.',
};

const FAILURES: Readonly<Record<Failure, string>> = {
  'no-picture': 'niemand dort trägt ihr Bild',
  'hero-fallen': 'der Held dort ist gefallen',
  'no-hero-card': 'ohne Gegner wirken nur Heldenkarten',
  'no-token': 'weder in einem Bataillon noch im Nachschub ist eines mit ihrem Bild',
};

function name(facts: Facts): string {
  return String(facts['de']);
}

function number(facts: Facts, key: string): number {
  return Number(facts[key]);
}

function place(at: OrderPlace): string {
  return at === REGROUPING ? 'als Nachzug-Befehl' : `an Bataillon ${at + 1}`;
}

function dice(count: number): string {
  return `${count} Würfel`;
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;
}

function hitWords({ at, wounds, poison, blocked }: Hit): string {
  const parts = [
    ...(wounds > 0 ? [wounds === 1 ? '1 Wunde' : `${wounds} Wunden`] : []),
    ...(poison > 0 ? ['Gift'] : []),
    ...(blocked > 0 ? ['einer von der Rüstung abgewehrt'] : []),
  ];
  return `${spaceWords(at, 'de').replace(/^Bataillon \d, /, '')}: ${list(parts)}`;
}

/** `5: vorn rechts ist leer, der Pfeil lenkt sie in die Mitte`; nichts, wo direkt getroffen wird. */
function pathWords({ face, slot, way }: Path): string[] {
  const front = FRONTS[Math.floor((face - 1) / 2)] ?? '';
  switch (way) {
    case 'front':
      return [];
    case 'arrow':
      return [`${face}: ${front} ist leer, der Pfeil lenkt sie vorn in die Mitte`];
    case 'second':
      return [
        `${face}: ${front} ist leer, sie geht in die zweite Reihe ${slot === 3 ? 'links' : 'rechts'}`,
      ];
    case 'hero':
      return [`${face}: vor dem Helden steht niemand mehr`];
  }
}

const FRONTS = ['vorn links', 'vorn in der Mitte', 'vorn rechts'];

export const messages: Messages<Event> = {
  refusals: {
    'game-over': () => 'Das Spiel ist vorbei.',
    'dice-or-cards': ({ phase }) =>
      phase === 'roll' ? 'Gleich wird gewürfelt.' : 'Es werden Karten gezogen.',
    wait: ({ phase }) => `Du bist nicht an der Reihe. ${WAITING[String(phase)] ?? 'Warte.'}`,
    'wrong-step': ({ phase }) => STEPS[String(phase)] ?? 'Das gehört nicht hierher.',
    'no-such-army': () => 'So eine fertige Armee gibt es nicht.',
    'own-army-begun': () => 'Du hast angefangen, eine eigene Armee zu bauen.',
    'not-in-hand': (facts) => `Du hast ${name(facts)} nicht auf der Hand.`,
    'order-missing': ({ battalions }) =>
      `Jedes kämpfende Bataillon braucht einen Befehl; noch ohne: ${list(battalions as string[])}.`,
    'order-laid': () => 'Dort liegt schon eine Karte, und die bleibt.',
    'no-such-order-space': () => 'So ein Befehlsfeld gibt es nicht.',
    'not-waiting': (facts) => `In deinem Nachschub steht nicht: ${name(facts)}.`,
    'space-held': () => 'Dort steht jemand.',
    'no-such-space': () => 'So ein Feld gibt es nicht.',
    'battalion-entered': () =>
      'In dieses Bataillon ist in dieser Runde schon eine Einheit gezogen, mehr dürfen nicht.',
    'wrong-place': (facts) =>
      `${name(facts)} darf dort nicht stehen: Das Kärtchen zeigt andere Felder.`,
    'no-hero': () => 'Der Held dieses Bataillons ist gefallen, also stößt niemand dazu.',
    'nobody-fleeing': () => 'Auf diesem Feld der Fliehenden Einheiten ist niemand.',
    'no-picture': (facts) => `Für ${name(facts)} hat die Karte kein Bild mehr.`,
    'not-there': () =>
      'Die Karte setzt Einheiten ihres Bataillons wieder ein, und dort ist keine davon.',
    'does-not-flee': () => 'Dort steht niemand, der fliehen muss.',
    'choose-faction': () => 'Wähle zuerst eine Fraktion.',
    'no-such-faction': () => 'So eine Fraktion gibt es nicht.',
    'faction-chosen': () => 'Deine Fraktion ist gewählt.',
    'other-faction': () => 'Das ist eine Einheit einer anderen Fraktion.',
    'too-few-points': (facts) =>
      `Dann blieben von den ${number(facts, 'points')} Punkten zu wenige für die leeren Felder.`,
    'too-many-units': (facts) =>
      `Eine Armee hat ${number(facts, 'least')} bis ${number(facts, 'most')} Einheiten, und die leeren Felder brauchen den Rest.`,
    'too-many-copies': (facts) =>
      number(facts, 'copies') === 1
        ? `Eine Armee hat ${name(facts)} nur einmal.`
        : `Eine Armee hat ${name(facts)} höchstens ${number(facts, 'copies')}-mal.`,
    'hero-in-reserve': (facts) => `${name(facts)} wartet als Held nicht im Nachschub.`,
    'cannot-be-filled': () =>
      'Danach würden die Einheiten nicht reichen, die auf den leeren Feldern stehen dürfen.',
    'space-taken': () => 'Dort hast du schon jemanden hingestellt.',
    'spaces-empty': (facts) =>
      number(facts, 'empty') === 1
        ? 'Ein Feld ist noch leer.'
        : `${number(facts, 'empty')} Felder sind noch leer.`,
  },
  events: {
    mustered: ({ seat }, seats) => `${seats[seat]} hat eine Armee aufgestellt.`,
    armies: () => 'Beide Armeen werden gezeigt.',
    round: ({ round }) => `Runde ${round}.`,
    reshuffled: ({ seat }, seats) =>
      `Der Abwurfstapel von ${seats[seat]} wird gemischt und zum Nachziehstapel.`,
    drew: ({ seat }, seats) => `${seats[seat]} zieht eine Karte.`,
    drawn: (event) => `Du ziehst ${event.name.de}.`,
    ready: ({ seat }, seats) => `${seats[seat]} ist fertig.`,
    first: ({ seat }, seats) => `${seats[seat]} sendet zuerst Nachschub.`,
    sent: (event, seats) =>
      `${seats[event.seat]} sendet ${event.name.de} (${spaceWords(event.to, 'de')}).`,
    held: ({ seat }, seats) => `${seats[seat]} sendet niemanden mehr.`,
    revealed: (event, seats) =>
      `${seats[event.seat]} hat ${event.name.de} gelegt, ${place(event.at)}.`,
    failed: (event, seats) =>
      `Die Karte ${event.name.de} von ${seats[event.seat]} wirkt nicht, ${place(event.at)}: ${FAILURES[event.why]}.`,
    dice: (event, seats) => {
      const { base, more, powers, defence } = event.count;
      const parts = [
        `${base}`,
        ...(more > 0 ? [`+${more} für mehrere Einheiten`] : []),
        ...(powers > 0 ? [`+${powers} durch Fähigkeiten`] : []),
        ...(defence > 0 ? [`−${defence} durch die gegnerische Karte`] : []),
      ];
      return `${seats[event.seat]} hat ${dice(event.dice)} (${COLOUR_WORDS.de[event.colour]}) an Bataillon ${event.battalion + 1}: ${parts.join(', ')}.`;
    },
    supported: (event, seats) =>
      `${POWER_WORDS.de[event.power]}: ${seats[event.seat]} nimmt ${dice(event.dice)} aus Bataillon ${event.battalion + 1}.`,
    regrouped: (event, seats) =>
      `${seats[event.seat]} holt ${event.name.de} in den Nachschub zurück.`,
    redeployed: (event, seats) =>
      `${seats[event.seat]} schickt ${event.name.de} in den Nachschub (${spaceWords(event.from, 'de')}).`,
    poisoned: (event, seats) =>
      `Gift auf ${event.name.de} von ${seats[event.seat]} wird eine Wunde (${spaceWords(event.at, 'de')}).`,
    rolled: (event, seats) => {
      const faces = event.faces.flatMap((count, face) =>
        Array.from({ length: count }, () => face + 1),
      );
      const told = [...event.paths.flatMap(pathWords), ...event.hits.map(hitWords)];
      return `${seats[event.seat]} würfelt ${faces.join(' ')} an Bataillon ${event.battalion + 1}. ${capital(told.join('; '))}.`;
    },
    fled: (event, seats) =>
      `Bei ${seats[event.seat]} flieht: ${event.name.de} (${spaceWords(event.from, 'de')})${event.out === null ? '' : `; aus dem Spiel geschoben: ${event.out.de}`}.`,
    destroyed: (event, seats) =>
      `${seats[event.seat]} verliert ${event.name.de} endgültig (${spaceWords(event.from, 'de')}).`,
    heroFell: (event, seats) =>
      `${event.name.de} von ${seats[event.seat]} ist gefallen: Bataillon ${event.battalion + 1} ist besiegt.`,
    over: ({ winner }, seats) =>
      winner === 'draw' ? 'Das Spiel endet unentschieden.' : `${seats[winner]} gewinnt das Spiel.`,
  },
  prompts: {
    muster: 'Nimm eine fertige Armee oder wähle eine Fraktion und baue deine eigene.',
    orders: 'Lege an jedes kämpfende Bataillon eine Karte, dann „Fertig“.',
    reinforce: 'Sende Einheiten auf leere Felder, oder halte sie zurück.',
    regroup: 'Wähle eine Fliehende Einheit, die zurückkommt.',
    redeploy: 'Wähle eine Einheit, die in den Nachschub geht.',
    flee: 'Wähle, wer zuerst flieht.',
  },
  endings: {
    heroes: (winner) =>
      winner === null
        ? 'Auf beiden Seiten sind gleich viele Helden gefallen: unentschieden.'
        : `${winner} hat mehr Helden auf dem Feld und gewinnt.`,
    'round-cap': (winner) =>
      winner === null
        ? 'Die letzte Runde ist vorbei, und beide haben gleich viele Helden: unentschieden.'
        : `Die letzte Runde ist vorbei; ${winner} hat mehr Helden.`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
