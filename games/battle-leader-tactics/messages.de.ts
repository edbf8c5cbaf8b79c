import type { Facts, Messages } from '@bannerfield/kernel';
import { CARD_NAMES, LEADER_NAMES, TACTIC_NAMES, listCards } from './names.ts';
import { parseCard, type Leader } from './rules/data.ts';
import type { Event } from './rules/events.ts';

/** Was in jedem Schritt zu tun hat, wer gefragt ist. */
const PROMPTS: Readonly<Record<string, string>> = {
  draft: 'Wähle einen Anführer.',
  command: 'Befehl: Behalte deinen Anführer, oder lege ihn für einen anderen ab.',
  muster: 'Sammeln: Nimm Karten von deinem Verluststapel zurück, oder lass sie liegen.',
  initiative: 'Initiative: Sag, ob du angreifst oder verteidigst.',
  tactics: 'Taktik: Lege eine Taktikkarte verdeckt.',
  attack: 'Angriff: Setze Karten deiner Reserve ein.',
  'defender-withdrawal': 'Rückzug des Verteidigers: Halte stand, oder wechsle zum Rückzug.',
  defense: 'Verteidigung: Setze Karten deiner Reserve ein.',
  'attacker-withdrawal':
    'Rückzug des Angreifers: Halte stand, oder wechsle zum Rückzug und nimm eine Karte zurück.',
  infiltration: 'Infiltration: Lass jedes KIA bestehen oder keines.',
  'run-away': 'Lauf weg!: Ignoriere das KIA, oder lass deinen Anführer gehen.',
  'first-casualty': 'Überlegene Führung: Nenne die erste Karte, die verloren geht.',
  losses: 'Nenne die Karten, die noch verloren gehen.',
  tech: 'Ende der Schlacht: Zieh eine Karte vom Technikstapel, oder verzichte.',
};

const WAITING: Readonly<Record<string, string>> = {
  deal: 'Ein Anführer wird aufgedeckt.',
  leader: 'Ein Anführer wird aufgedeckt.',
  recover: 'Eine Karte wird aufgedeckt.',
  'tech-card': 'Eine Karte wird aufgedeckt.',
};

function cardOf(facts: Facts): string {
  const names = facts['cards'];
  const first = Array.isArray(names) ? String(names[0] ?? '') : '';
  const card = parseCard(first);
  return card === null ? 'eine solche Karte' : (CARD_NAMES.de[card] ?? '');
}

function tacticOf(facts: Facts): string {
  return tacticName(Number(facts['tactic']));
}

function tacticName(tactic: number): string {
  return `${TACTIC_NAMES.de[tactic - 1] ?? ''} [${String(tactic)}]`;
}

function count(many: unknown, one: string, more: string): string {
  return Number(many) === 1 ? one : `${String(many)} ${more}`;
}

function name(leader: Leader): string {
  return LEADER_NAMES[leader].de;
}

type Seats = readonly [string, string];

function lossesOf(owed: readonly [number, number], seats: Seats): string {
  const parts = ([0, 1] as const)
    .filter((seat) => owed[seat] > 0)
    .map((seat) => `${seats[seat]} verliert ${count(owed[seat], 'eine Karte', 'Karten')}`);
  return parts.length === 0 ? 'niemand verliert eine Karte' : parts.join(', ');
}

function kiaOf(kia: readonly [boolean, boolean], seats: Seats): string {
  const struck = ([0, 1] as const).filter((seat) => kia[seat]).map((seat) => seats[seat]);
  return struck.length === 0
    ? ''
    : `, mit einem KIA gegen den Anführer von ${struck.join(' und ')}`;
}

/** Warum niemand gesiegt hat. */
const NOBODY: Readonly<Record<string, string>> = {
  tie: 'Die Summen sind gleich: Niemand gewinnt die Schlacht.',
  'no-victor': 'Kein Sieger: Niemand gewinnt die Schlacht.',
  infiltration: 'Beide haben infiltriert: Niemand gewinnt die Schlacht.',
};

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': (facts) =>
      `Du bist jetzt nicht gefragt: ${WAITING[String(facts['step'])] ?? 'Der andere hat zu wählen.'}`,
    'game-over': () => 'Die Partie ist zu Ende.',
    'wrong-step': (facts) =>
      `Das gehört in einen anderen Schritt. ${PROMPTS[String(facts['step'])] ?? ''}`.trim(),
    'has-leader': () => 'Du hast einen Anführer; behalte ihn, oder lege ihn erst ab.',
    'nobody-to-keep': () =>
      'Du hast gerade keinen Anführer, also ist niemand zu behalten oder abzulegen.',
    'drawn-not-chosen': () =>
      'In dieser Partie wird ein neuer Anführer gezogen; lege ab, ohne einen zu nennen.',
    'no-leader-left': () =>
      'Es ist kein Anführer übrig, der nicht einer Seite ohne Anführer zusteht.',
    'choose-leader': () => 'Sag, wer übernimmt: Nenne einen Anführer aus deinem Pool.',
    'not-in-pool': () => 'Dieser Anführer ist nicht in deinem Pool.',
    'already-picked': () => 'Dieser Anführer ist schon gewählt.',
    'draft-full': (facts) =>
      `Du hast schon ${count(facts['size'], 'einen Anführer', 'Anführer')} gewählt, mehr darfst du nicht.`,
    'over-cap': (facts) =>
      `Deine Ränge dürfen zusammen höchstens ${String(facts['cap'])} ergeben; es sind schon ${String(facts['spent'])}, ` +
      'und dieser Anführer ist zu viel.',
    'not-in-pile': (facts) =>
      `In deinem Verluststapel liegt nicht, was du nennst: ${cardOf(facts)}.`,
    'recover-number': (facts) =>
      `Nimm genau ${count(facts['many'], 'eine Karte', 'Karten')}, oder lass alle liegen.`,
    'pile-face-down': () => 'Dein Verluststapel liegt verdeckt: Karten kommen zufällig zurück.',
    'above-rating': (facts) =>
      `${tacticOf(facts)} liegt über dem Taktikwert ${String(facts['rating'])} deines Anführers.`,
    'too-few': (facts) => `Setze mindestens ${count(facts['least'], 'eine Karte', 'Karten')} ein.`,
    'too-many': (facts) =>
      `Die Armeegröße deines Anführers ist hier ${String(facts['size'])}; mehr Karten darfst du nicht einsetzen.`,
    'not-in-reserves': (facts) => `In deiner Reserve liegt nicht, was du nennst: ${cardOf(facts)}.`,
    'nothing-to-take-back': () =>
      'Der Verteidiger hat noch nichts eingesetzt, also nimmt er beim Rückzug keine Karte zurück.',
    'withdraws-already': () => 'Bei dir liegt schon der Rückzug.',
    'take-one-back': () => 'Nenne die eine Karte, die du beim Rückzug zurücknimmst.',
    'not-committed': (facts) =>
      `Unter diesen Karten auf dem Schlachtfeld ist nicht: ${cardOf(facts)}.`,
    'owes-nothing': () => 'Diese Seite hat keinen Verlust zu tragen.',
    'enemy-first': () => 'Der erste Verlust muss hier einer des Gegners sein.',
    'loss-number': (facts) => `Nenne genau ${count(facts['many'], 'eine Karte', 'Karten')}.`,
  },
  events: {
    pick: ({ seat, leader }, seats) => `${seats[seat]} wählt ${name(leader)}.`,
    battle: ({ number }) => `Schlacht ${String(number)}.`,
    chose: ({ seat }, seats) => `${seats[seat]} hat gewählt.`,
    keep: ({ seat, leader }, seats) => `${seats[seat]} behält ${name(leader)}.`,
    discard: ({ seat, leader }, seats) => `${seats[seat]} legt ${name(leader)} ab.`,
    void: ({ seat, leader }, seats) =>
      `Der letzte Anführer geht an die andere Seite: ${seats[seat]} behält ${name(leader)}.`,
    leader: ({ seat, leader, penalty }, seats) =>
      penalty
        ? `${name(leader)} übernimmt für ${seats[seat]}, in dieser Schlacht mit einer Karte weniger.`
        : `${name(leader)} führt für ${seats[seat]}.`,
    recover: ({ seat, cards }, seats) => `${seats[seat]} nimmt zurück: ${listCards(cards, 'de')}.`,
    'recover-blind': ({ seat, count: many }, seats) =>
      `${seats[seat]} nimmt ${count(many, 'eine Karte', 'Karten')} ungesehen zurück.`,
    found: ({ card }) => `Du nimmst zurück: ${CARD_NAMES.de[card] ?? ''}.`,
    roles: ({ attacker, by }, seats) =>
      attacker === by
        ? `${seats[by]} greift an.`
        : `${seats[by]} verteidigt, und ${seats[attacker]} greift an.`,
    set: ({ tactic }) => `Du legst ${tacticName(tactic)}.`,
    commit: ({ seat, count: many }, seats) =>
      `${seats[seat]} setzt ${count(many, 'eine Karte', 'Karten')} ein.`,
    committed: ({ cards }) => `Du setzt ein: ${listCards(cards, 'de')}.`,
    stand: ({ seat }, seats) => `${seats[seat]} hält stand.`,
    withdraw: ({ seat }, seats) => `${seats[seat]} wechselt zum Rückzug.`,
    'took-back': ({ card }) => `Du nimmst zurück: ${CARD_NAMES.de[card] ?? ''}.`,
    short: ({ seat }, seats) => `${seats[seat]} kann nicht genug Karten einsetzen.`,
    reveal: ({ seat, tactic, cards }, seats) =>
      `${seats[seat]} zeigt ${tacticName(tactic)} mit ${listCards(cards, 'de')}.`,
    failed: ({ seat, tactic }, seats) =>
      `Gescheiterte Befehle: Für ${tacticName(tactic)} fehlt ${seats[seat]} die Waffengattung; daraus wird ${tacticName(2)}.`,
    engage: ({ attacker, defender, owed, kia }, seats) =>
      `${tacticName(attacker)} gegen ${tacticName(defender)}: ${lossesOf(owed, seats)}${kiaOf(kia, seats)}.`,
    remove: ({ seat }, seats) => `${seats[seat]} lässt jedes KIA bestehen.`,
    protect: ({ seat }, seats) => `${seats[seat]} schützt: Kein KIA besteht.`,
    ignore: ({ seat }, seats) => `Der Anführer von ${seats[seat]} läuft vor dem KIA davon.`,
    accept: ({ seat }, seats) => `${seats[seat]} lässt den Anführer gehen.`,
    fell: ({ seat, leader, by }, seats) =>
      by === 'kia'
        ? `${name(leader)} von ${seats[seat]} ist gefallen.`
        : `Mit der Garde verliert ${seats[seat]} auch ${name(leader)}.`,
    lost: ({ seat, cards }, seats) => `${seats[seat]} verliert ${listCards(cards, 'de')}.`,
    totals: ({ totals }, seats) =>
      `${seats[0]} hat ${String(totals[0])}, ${seats[1]} hat ${String(totals[1])}.`,
    won: ({ winner, how, points }, seats) => {
      if (winner === null) return NOBODY[how] ?? 'Niemand gewinnt die Schlacht.';
      const gained = points > 0 ? ` und erhält ${count(points, 'einen Punkt', 'Punkte')}` : '';
      return `${seats[winner]} gewinnt die Schlacht${gained}.`;
    },
    draw: ({ seat }, seats) => `${seats[seat]} zieht vom Technikstapel.`,
    special: ({ card }) => `Du ziehst: ${CARD_NAMES.de[card] ?? ''}.`,
    decline: ({ seat }, seats) => `${seats[seat]} zieht keine Sonderkarte.`,
    over: ({ winner }, seats) =>
      winner === 'draw' ? 'Die Partie ist unentschieden.' : `${seats[winner]} gewinnt die Partie.`,
  },
  prompts: PROMPTS,
  endings: {
    wins: (winner) => `${winner ?? 'Niemand'} hat die nötigen Schlachten gewonnen.`,
    points: (winner) => `${winner ?? 'Niemand'} hat als Außenseiter dreißig Punkte.`,
    reserves: (winner) =>
      `Nach der letzten Schlacht hat ${winner ?? 'niemand'} mehr Karten in der Reserve.`,
    rank: (winner) =>
      `Die Reserven sind gleich, und ${winner ?? 'niemand'} hat den ranghöheren Anführer.`,
    even: () => 'Die Reserven sind gleich, und keine Seite hat einen Anführer: unentschieden.',
    'no-leader': (winner) =>
      `Für die andere Seite ist kein Anführer übrig: ${winner ?? 'niemand'} gewinnt.`,
    'no-leaders': () => 'Für keine Seite ist ein Anführer übrig: unentschieden.',
  },
};
