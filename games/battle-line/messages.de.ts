import type { Facts, Messages, Seat } from '@bannerfield/kernel';
import { TROOPS, formatCard, parseCard, type Card, type CardKind } from './rules/data.ts';
import type { Event } from './rules/events.ts';

/** Im vierten Fall, wie die Sätze sie brauchen. */
const TACTICS = [
  'Alexander',
  'Darius',
  'die Gefährtenreiterei',
  'die Schildträger',
  'den Nebel',
  'den Schlamm',
  'den Kundschafter',
  'die Umgruppierung',
  'den Deserteur',
  'den Verräter',
] as const;

const FORMATIONS: Readonly<Record<string, string>> = {
  wedge: 'einen Keil',
  phalanx: 'eine Phalanx',
  battalion: 'ein Bataillon',
  skirmish: 'eine Plänklerlinie',
  host: 'einen Haufen',
};

/** Was in jedem Schritt zu tun hat, wer gefragt ist. */
const STEPS: Readonly<Record<string, (facts: Facts) => string>> = {
  play: () =>
    'Jetzt ist der Spielschritt: Spiele eine Karte, oder passe, wenn du keine Truppe spielen kannst.',
  claim: () =>
    'Jetzt ist der Schritt des Beanspruchens: Beanspruche Flaggen, oder beende den Schritt.',
  draw: () => 'Jetzt ist der Ziehschritt: Zieh eine Karte.',
  'scout-draw': () => 'Der Kundschafter zieht noch: Wähle einen Stapel.',
  'scout-return': () => 'Der Kundschafter muss erst Karten zurücklegen.',
  'mud-excess': (facts) =>
    `Gib zuerst eine Karte an ${flagOf(facts)} ab, wo der Schlamm gegangen ist.`,
};

/** Worauf wartet, wer nicht gefragt ist. */
const WAITING: Readonly<Record<string, (facts: Facts) => string>> = {
  play: () => 'Der andere hat eine Karte zu spielen.',
  claim: () => 'Der andere beansprucht Flaggen.',
  draw: () => 'Der andere hat eine Karte zu ziehen.',
  'scout-draw': () => 'Der Kundschafter des anderen zieht.',
  'scout-return': () => 'Der andere legt für den Kundschafter Karten zurück.',
  'mud-excess': (facts) => `Der andere hat eine Karte an ${flagOf(facts)} abzugeben.`,
  cut: () => 'Es wird um das Geben abgehoben.',
  deal: () => 'Die Karten werden gegeben.',
  card: () => 'Eine Karte kommt vom Stapel.',
};

/** Im dritten Fall für „von“, im vierten für „auf“. */
const FROM_DECK: Readonly<Record<CardKind, string>> = {
  troop: 'vom Truppenstapel',
  tactics: 'vom Taktikstapel',
};
const ONTO_DECK: Readonly<Record<CardKind, string>> = {
  troop: 'auf den Truppenstapel',
  tactics: 'auf den Taktikstapel',
};

/** Truppen in der Schreibweise der Züge, denn so zeigt sie auch das Brett. */
function name(card: Card): string {
  return card < TROOPS ? formatCard(card) : (TACTICS[card - TROOPS] ?? '');
}

/** Die Karte, die eine Ablehnung nennt, im vierten Fall; es kann auch gar keine sein. */
function cardOf(facts: Facts): string {
  const card = parseCard(String(facts['card']));
  return card === null ? 'eine solche Karte' : name(card);
}

function flagOf(facts: Facts): string {
  return `Flagge ${String(facts['flag'])}`;
}

function flagName(flag: number): string {
  return `Flagge ${flag + 1}`;
}

function number(facts: Facts, key: string): number {
  return Number(facts[key]);
}

function count(many: number, one: string, more: string): string {
  return many === 1 ? one : `${many} ${more}`;
}

function times(many: number): string {
  if (many === 0) return 'keine';
  return many === 1 ? 'eine' : String(many);
}

function line(formation: unknown, sum: unknown): string {
  const kind = FORMATIONS[String(formation)];
  return kind === undefined ? `eine Summe von ${String(sum)}` : `${kind} mit ${String(sum)}`;
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
  return all.length === 0 ? last : `${all.join(', ')} und ${last}`;
}

/** Die Namen der Plätze, und wer davon angesprochen wird. */
type Who = readonly [seats: readonly [string, string], you?: Seat | null];

/** „Anna legt“ oder „Du legst“, am Anfang eines Satzes. */
function does(seat: Seat, who: Who, verb: string, yours: string): string {
  const text = inside(seat, who, verb, yours);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Dasselbe mitten im Satz. */
function inside(seat: Seat, [seats, you]: Who, verb: string, yours: string): string {
  return seat === you ? `du ${yours}` : `${seats[seat]} ${verb}`;
}

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': (facts) =>
      `Du bist jetzt nicht gefragt: ${WAITING[String(facts['step'])]?.(facts) ?? 'Warte.'}`,
    'game-over': () => 'Das Spiel ist zu Ende.',
    'wrong-step': (facts) =>
      STEPS[String(facts['step'])]?.(facts) ?? 'Dafür ist jetzt nicht die Zeit.',
    'not-in-hand': (facts) => `Du hast ${cardOf(facts)} nicht auf der Hand.`,
    'troop-playable': (facts) =>
      'Passen darfst du nur, wenn du keine Truppe spielen kannst, und du kannst ' +
      `${cardOf(facts)} an ${flagOf(facts)} legen.`,
    'no-such-flag': () => 'Diese Flagge gibt es nicht; sie sind von 1 bis 9 gezählt.',
    'flag-claimed': (facts) =>
      `${flagOf(facts)} ist beansprucht, und dort wird nichts mehr gelegt.`,
    'side-full': (facts) =>
      `An ${flagOf(facts)} sind alle ${number(facts, 'slots')} Plätze deiner Seite belegt.`,
    'already-claimed': (facts) => `${flagOf(facts)} ist schon beansprucht.`,
    'own-side-incomplete': (facts) =>
      `Deine Seite von ${flagOf(facts)} muss vollständig sein: Von den ` +
      `${number(facts, 'need')} Karten, die sie braucht, hat sie ${times(number(facts, 'have'))}.`,
    'line-beaten': (facts) =>
      `Deine Formation ist die schwächere: Du hast ${ownLine(facts)}, ` +
      `die andere Seite hat ${otherLine(facts)}.`,
    'placed-last': (facts) =>
      `Beide Seiten haben ${ownLine(facts)}, und du hast dort die letzte Karte gelegt. ` +
      'Bei Gleichstand darf der andere die Flagge beanspruchen.',
    'line-beatable': (facts) =>
      `Nicht bewiesen: Mit ${list(facts['cards'])} bekäme die andere Seite ` +
      `${otherLine(facts)}, und du hast ${ownLine(facts)}.`,
    'tactics-limit': (facts) =>
      `Du hast ${count(number(facts, 'played'), 'eine Taktikkarte', 'Taktikkarten')} gespielt, ` +
      `der andere ${times(number(facts, 'other'))}. Für ${cardOf(facts)} ist es zu früh, ` +
      'denn um zwei darfst du ihm nicht voraus sein.',
    'second-leader': (facts) =>
      'Du hast in diesem Spiel schon einen Anführer gespielt; ' +
      `du behältst ${cardOf(facts)} auf der Hand.`,
    'leader-on-board': (facts) =>
      `Du hast schon ${cardOf(facts)} auf deiner Seite der Reihe, und mehr als ein Anführer ` +
      'darf dort nicht liegen.',
    'environment-fixed': (facts) =>
      `In diesem Spiel kann man ${cardOf(facts)} weder versetzen noch entfernen.`,
    'not-at-that-flag': (facts) =>
      `Gib eine deiner Karten an ${flagOf(facts)} ab, wo der Schlamm gegangen ist; ` +
      `dort hast du ${cardOf(facts)} nicht.`,
    'guile-at-flag': (facts) =>
      'Eine Listkarte wird nicht an eine Flagge gelegt; ' +
      `du spielst ${cardOf(facts)} in deine Ablage.`,
    'no-target': (facts) =>
      `An den Flaggen liegt nichts, was ${cardOf(facts)} nehmen könnte, und ohne Wirkung bleibt ` +
      'die Karte auf der Hand.',
    'target-at-claimed-flag': (facts) =>
      `Du erreichst ${cardOf(facts)} nicht, denn ${flagOf(facts)} ist beansprucht.`,
    'nothing-to-scout': () => 'Beide Stapel sind leer; der Kundschafter fände nichts.',
    'scout-still-draws': (facts) =>
      `Zieh zuerst noch ${count(number(facts, 'left'), 'eine Karte', 'Karten')} ` +
      'für den Kundschafter.',
    'scout-must-return': (facts) =>
      'Der Kundschafter hat alles gezogen; ' +
      `leg jetzt ${count(number(facts, 'left'), 'eine Karte', 'Karten')} zurück.`,
    'not-own-card': (facts) =>
      `Umgruppiert wird eine eigene Karte an einer Flagge, und ${cardOf(facts)} hast du an keiner.`,
    'same-flag': (facts) =>
      `Die Umgruppierung bringt ${cardOf(facts)} an eine andere Flagge; ` +
      `an ${flagOf(facts)} liegt die Karte schon.`,
    'not-opposing-card': (facts) => `Der andere hat ${cardOf(facts)} an keiner Flagge.`,
    'not-a-troop': (facts) =>
      'Der Verräter wirbt nur Truppen ab, nie eine Taktikkarte, ' +
      `also auch nicht ${cardOf(facts)}.`,
    'deck-empty': (facts) =>
      facts['deck'] === 'troop' ? 'Der Truppenstapel ist leer.' : 'Der Taktikstapel ist leer.',
    'no-tactics-deck': () => 'Dieses Spiel wird ohne Taktikkarten gespielt.',
  },
  events: {
    cut: ({ seat, card }, ...who) =>
      `${does(seat, who, 'zieht', 'ziehst')} ${name(card)}: Damit wird entschieden, wer gibt.`,
    'cut-again': () => 'Die Werte sind gleich, also ziehen beide noch einmal.',
    starts: ({ seat, dealer }, ...who) =>
      `${does(dealer, who, 'gibt', 'gibst')}, und ${inside(seat, who, 'beginnt', 'beginnst')}.`,
    dealt: ({ seat }, ...who) => `${does(seat, who, 'erhält', 'erhältst')} eine Karte.`,
    turn: ({ seat, turn }, seats, you) =>
      seat === you ? `Zug ${turn} ist deiner.` : `Zug ${turn}: ${seats[seat]}.`,
    place: ({ seat, card, flag }, ...who) =>
      `${does(seat, who, 'legt', 'legst')} ${name(card)} an ${flagName(flag)}.`,
    scout: ({ seat }, ...who) => `${does(seat, who, 'schickt', 'schickst')} den Kundschafter aus.`,
    redeploy: ({ seat, card, from, to }, ...who) =>
      to === null
        ? `${does(seat, who, 'gruppiert um und legt', 'gruppierst um und legst')} ` +
          `${name(card)} von ${flagName(from)} ab.`
        : `${does(seat, who, 'gruppiert um und verlegt', 'gruppierst um und verlegst')} ` +
          `${name(card)} von ${flagName(from)} an ${flagName(to)}.`,
    deserter: ({ seat, card, from }, ...who) =>
      `${does(seat, who, 'spielt den Deserteur und entfernt', 'spielst den Deserteur und entfernst')} ` +
      `${name(card)} von ${flagName(from)}.`,
    traitor: ({ seat, card, from, to }, ...who) =>
      `${does(seat, who, 'spielt den Verräter und holt', 'spielst den Verräter und holst')} ` +
      `${name(card)} von ${flagName(from)} an ${flagName(to)}.`,
    pass: ({ seat }, ...who) => `${does(seat, who, 'passt', 'passt')}.`,
    claim: ({ seat, flag }, ...who) =>
      `${does(seat, who, 'beansprucht', 'beanspruchst')} ${flagName(flag)}.`,
    draw: ({ seat, deck }, ...who) => `${does(seat, who, 'zieht', 'ziehst')} ${FROM_DECK[deck]}.`,
    drawn: ({ card }) => `Du ziehst ${name(card)}.`,
    recognised: ({ seat, card }, ...who) =>
      `Du hattest die Karte dort hingelegt: ` +
      `${inside(seat, who, 'hat', 'hast')} ${name(card)} gezogen.`,
    return: ({ seat, deck }, ...who) =>
      `${does(seat, who, 'legt', 'legst')} eine Karte ${ONTO_DECK[deck]} zurück.`,
    returned: ({ card }) => `Du legst ${name(card)} zurück.`,
    drop: ({ seat, card, flag }, ...who) =>
      `Der Schlamm an ${flagName(flag)} ist fort, und ` +
      `${inside(seat, who, 'gibt', 'gibst')} ${name(card)} ab.`,
    locked: ({ why }) =>
      why === 'no-play'
        ? 'Keiner kann mehr spielen oder ziehen; die offenen Flaggen werden vergeben.'
        : 'Sechsmal in Folge gepasst; die offenen Flaggen werden vergeben.',
    award: ({ seat, flag }, seats, you) =>
      `${flagName(flag)} geht an ${seat === you ? 'dich' : seats[seat]}.`,
    over: ({ winner }, ...who) =>
      winner === 'draw'
        ? 'Das Spiel endet unentschieden.'
        : `${does(winner, who, 'gewinnt', 'gewinnst')} das Spiel.`,
  },
  prompts: {
    play: 'Spiele eine Karte.',
    claim: 'Beanspruche Flaggen, oder beende den Schritt.',
    draw: 'Zieh eine Karte von einem der Stapel.',
    'scout-draw': 'Der Kundschafter zieht: Wähle einen Stapel.',
    'scout-return': 'Der Kundschafter kehrt heim: Leg eine Karte deiner Hand zurück.',
    'mud-excess': 'Der Schlamm ist fort: Gib dort eine deiner vier Karten ab.',
  },
  endings: {
    breakthrough: (winner, isYou) =>
      `Durchbruch: ${holder(winner, isYou)} drei Flaggen in einer Reihe.`,
    envelopment: (winner, isYou) => `Umfassung: ${holder(winner, isYou)} fünf Flaggen.`,
    stalemate: (winner, isYou = false) =>
      winner === null
        ? 'Das Spiel steht still, und die Flaggen, wie sie nun vergeben sind, entscheiden nichts: unentschieden.'
        : `Das Spiel steht still, und die Flaggen, wie sie nun vergeben sind, geben ${isYou ? 'dir' : winner} den Sieg.`,
  },
};

function holder(winner: string | null, isYou = false): string {
  return isYou ? 'du hältst' : `${winner ?? 'Niemand'} hält`;
}
