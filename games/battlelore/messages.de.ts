import type { Facts, Messages, Seat } from '@bannerfield/kernel';
import {
  BANNER_NAMES,
  commandName,
  commandNameOf,
  loreName,
  loreNameOf,
  unitName,
} from './names.ts';
import { formatHex } from './rules/board.ts';
import type { Event } from './rules/events.ts';

const LANGUAGE = 'de';
const unit = (kind: number): string => unitName(kind, LANGUAGE);
const hex = ({ hex: name }: Facts): string => String(name ?? 'jenem Feld');
const banner = (id: Facts[string] | undefined): string =>
  BANNER_NAMES[String(id)]?.de ?? String(id);
const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
const FACES = ['grüner Helm', 'blauer Helm', 'roter Helm', 'Schwert', 'Fahne', 'Zauber'];

function roll(faces: readonly number[]): string {
  const shown = faces.flatMap((each, face) =>
    each === 0 ? [] : [each === 1 ? (FACES[face] ?? '') : `${each} × ${FACES[face] ?? ''}`],
  );
  return shown.join(', ');
}

type Names = readonly [string, string];

/** „Du befiehlst“, „Anna befiehlt“: beide Formen und was ihnen folgt. */
function does(
  seat: Seat,
  seats: Names,
  you: Seat | null,
  [second, third]: readonly [string, string],
  rest: string,
): string {
  return seat === you ? `Du ${second} ${rest}` : `${seats[seat]} ${third} ${rest}`;
}

const DRAW = ['ziehst', 'zieht'] as const;
const PLAY = ['spielst', 'spielt'] as const;
const ROLL = ['würfelst', 'würfelt'] as const;
const ORDER = ['befiehlst', 'befiehlt'] as const;
const GIVE = ['gibst', 'gibt'] as const;
const TAKE = ['nimmst', 'nimmt'] as const;
const KEEP = ['behältst', 'behält'] as const;

export const messages: Messages<Event> = {
  refusals: {
    'not-your-turn': () => 'Der andere Spieler ist an der Reihe.',
    'wrong-phase': () => 'Das gehört in eine andere Phase des Zuges.',
    'game-over': () => 'Das Spiel ist vorbei.',
    'not-in-hand': ({ card }) => `Du hältst ${commandNameOf(String(card), LANGUAGE)} nicht.`,
    'not-drawn': ({ card }) =>
      `${commandNameOf(String(card), LANGUAGE)} ist nicht unter den eben gezogenen Karten.`,
    'nobody-there': (facts) => `Auf ${hex(facts)} steht niemand.`,
    'not-your-unit': (facts) => `Die Einheit auf ${hex(facts)} gehört dir nicht.`,
    'already-ordered': (facts) => `Die Einheit auf ${hex(facts)} hat ihren Befehl schon.`,
    'orders-given': ({ most }) =>
      `Die Karte befiehlt ${count(Number(most), 'Einheit', 'Einheiten')} und nicht mehr.`,
    'section-ordered': () => 'Die Karte befiehlt in diesem Abschnitt keiner weiteren Einheit.',
    'other-section': () => 'Die Karte befiehlt in diesem Abschnitt niemandem.',
    'other-banner': ({ banner: id }) =>
      `Die Karte befiehlt nur Einheiten mit dem Banner ${banner(id)}.`,
    'not-mounted': () => 'Die Karte befiehlt nur berittenen Einheiten.',
    'not-on-foot': () => 'Die Karte befiehlt nur Einheiten zu Fuß.',
    'not-connected': () => 'Die Einheit muss eine andere berühren, der die Karte befiehlt.',
    'cannot-shoot': () =>
      'Die Karte befiehlt Einheiten, die schießen können und keinen Feind berühren.',
    'no-die-for-it': ({ banner: id }) =>
      `Für eine Einheit mit dem Banner ${banner(id)} ist kein Helm und kein Schwert übrig.`,
    'nothing-to-counter': () => 'Der Gegner hat keine Karte gespielt, die sich wiederholen ließe.',
    'not-ordered': (facts) => `Die Einheit auf ${hex(facts)} hat keinen Befehl.`,
    'has-moved': (facts) => `Die Einheit auf ${hex(facts)} ist schon gezogen.`,
    'no-move': () => 'Beim Pfeilhagel zieht niemand.',
    'no-point-blank': () => 'Beim Pfeilhagel schießt niemand aus nächster Nähe.',
    'melee-this-turn': () => 'Im Sturmangriff kämpfen Einheiten nur im Nahkampf.',
    'stays-there': (facts) => `Die Einheit steht auf ${hex(facts)}, wo ihre Bewegung begann.`,
    occupied: (facts) => `Auf ${hex(facts)} steht eine Einheit.`,
    impassable: (facts) => `Niemand betritt das Wasser auf ${hex(facts)}.`,
    'too-far': (facts) =>
      `${hex(facts)} ist zu weit: die Einheit zieht höchstens ${count(Number(facts['far']), 'Feld', 'Felder')}, soweit das Gelände sie lässt.`,
    'no-rush': (facts) => `So kann die Einheit den Feind auf ${hex(facts)} nicht stürmen.`,
    'rushed-at-another': (facts) =>
      `Die Einheit hat den Feind auf ${hex(facts)} gestürmt und muss ihn bekämpfen.`,
    'must-fight': (facts) =>
      `Eine Einheit hat den Feind auf ${hex(facts)} gestürmt und muss ihn erst bekämpfen.`,
    'no-battle-left': (facts) =>
      `Die Einheit auf ${hex(facts)} hat gekämpft oder ist zu weit gezogen, um zu kämpfen.`,
    'no-target': (facts) => `Auf ${hex(facts)} steht kein Feind.`,
    'own-target': (facts) => `Die Einheit auf ${hex(facts)} ist deine eigene.`,
    'melee-only': () => 'Die Einheit hat keine Waffe, die so weit reicht.',
    'in-contact': () => 'Wer einen Feind berührt, kämpft nur im Nahkampf.',
    'out-of-range': ({ far, range }) =>
      `Das Ziel ist ${String(far)} Felder entfernt, die Waffe reicht ${String(range)}.`,
    'no-line-of-sight': ({ blockers }) =>
      `Die Sichtlinie ist gesperrt bei ${Array.isArray(blockers) ? blockers.join(', ') : ''}.`,
    'too-many-flags': ({ most }) =>
      `Die Einheit darf höchstens ${count(Number(most), 'Fahne', 'Fahnen')} übergehen.`,
    'not-backwards': (facts) =>
      `Ein Rückzug geht in die nächste Reihe zur eigenen Seite, nicht nach ${hex(facts)}.`,
    'only-vacated': (facts) => `Nur das geräumte Feld ${hex(facts)} darf betreten werden.`,
    'beyond-pursuit': (facts) => `Die Verfolgung reicht nicht bis ${hex(facts)}.`,
    'only-the-pursuer': (facts) => `Nur die Einheit auf ${hex(facts)} hat einen Bonusangriff.`,
    'bonus-is-melee': (facts) =>
      `Der Bonusangriff braucht einen Feind neben der Einheit, und auf ${hex(facts)} ist keiner.`,
    'no-lore': () => 'In diesem Spiel gibt es keinen Zauber.',
    'lore-not-held': () => 'Du hältst diese Zauberkarte nicht.',
    'lore-played': () => 'Du hast in diesem Zug schon eine Zauberkarte gespielt.',
    'lore-other-time': ({ card }) =>
      `${loreNameOf(String(card), LANGUAGE)} wird zu anderer Zeit gespielt.`,
    'too-dear': ({ cost, tokens }) =>
      `Die Karte kostet ${count(Number(cost), 'Stein', 'Steine')}; du hast ${String(tokens)}.`,
    'lore-on-nobody': () => 'Diese Karte wird nicht auf eine Einheit gespielt.',
    'lore-on-own-unit': () => 'Diese Karte wird auf eine eigene Einheit gespielt.',
    'at-full-strength': (facts) => `Die Einheit auf ${hex(facts)} hat niemanden verloren.`,
    'does-not-move': (facts) => `Die Einheit auf ${hex(facts)} zieht in diesem Zug nicht mehr.`,
    'ambush-melee': () => 'Ein Hinterhalt beantwortet einen Angriff im Nahkampf.',
  },
  events: {
    turn: ({ seat, turn }, seats, you) =>
      `Zug ${turn}: ${seat === you ? 'du bist' : `${seats[seat]} ist`} an der Reihe.`,
    drew: ({ seat }, seats, you) => does(seat, seats, you, DRAW, 'eine Karte.'),
    drawn: ({ card }) => `Du ziehst ${commandName(card, LANGUAGE)}.`,
    kept: ({ seat, discarded }, seats, you) =>
      does(seat, seats, you, KEEP, `eine Karte; abgelegt: ${commandName(discarded, LANGUAGE)}.`),
    reshuffled: ({ deck }) =>
      `Die abgelegten ${deck === 'lore' ? 'Zauberkarten' : 'Befehlskarten'} werden in den Stapel gemischt.`,
    played: ({ seat, card, as, fallback }, seats, you) => {
      const repeated =
        as === card
          ? ''
          : as === null
            ? ', ohne etwas zu wiederholen'
            : ` als ${commandName(as, LANGUAGE)}`;
      const instead = fallback ? ', mit niemandem von der Art: eine beliebige Einheit' : '';
      return does(seat, seats, you, PLAY, `${commandName(card, LANGUAGE)}${repeated}${instead}.`);
    },
    mustered: ({ seat, faces }, seats, you) =>
      does(seat, seats, you, ROLL, `um Befehle: ${roll(faces)}.`),
    'nobody-ordered': ({ seat }, seats, you) => does(seat, seats, you, ORDER, 'niemandem.'),
    ordered: ({ seat, kind, at }, seats, you) =>
      does(seat, seats, you, GIVE, `Befehl an ${unit(kind)} auf ${formatHex(at)}.`),
    moved: ({ seat, kind, from, to, rush }, seats, you) =>
      does(
        seat,
        seats,
        you,
        ['führst', 'führt'],
        `${unit(kind)} von ${formatHex(from)} nach ${formatHex(to)}${rush === null ? '' : `, im Sturm auf ${formatHex(rush)}`}.`,
      ),
    attacked: ({ how, kind, from, target, at, melee }) => {
      const goal = `${unit(target)} auf ${formatHex(at)}`;
      const deed = {
        attack: melee ? `greifen ${goal} an` : `schießen auf ${goal}`,
        bonus: `machen einen Bonusangriff auf ${goal}`,
        back: `schlagen gegen ${goal} zurück`,
        first: `schlagen zuerst gegen ${goal}`,
      }[how];
      return `${unit(kind)} auf ${formatHex(from)} ${deed}.`;
    },
    rolled: ({ seat, faces, hits }, seats, you) =>
      does(seat, seats, you, ROLL, `${roll(faces)}: ${count(hits, 'Treffer', 'Treffer')}.`),
    panicked: ({ seat, faces }, seats, you) =>
      does(seat, seats, you, ROLL, `auf Panik: ${roll(faces)}.`),
    lost: ({ kind, at, figures, left, why }) => {
      const cause = { hits: '', blocked: 'auf gesperrtem Rückweg ', panic: 'in Panik ' }[why];
      const rest = left === 0 ? ' und sind vernichtet' : `, ${left} übrig`;
      return `${unit(kind)} auf ${formatHex(at)} verlieren ${cause}${count(figures, 'Figur', 'Figuren')}${rest}.`;
    },
    banner: ({ seat, banners }, seats, you) =>
      does(seat, seats, you, TAKE, `ein Banner, ${banners} im Ganzen.`),
    ignored: ({ seat, at, flags }, seats, you) =>
      does(
        seat,
        seats,
        you,
        ['lässt', 'lässt'],
        `die Einheit auf ${formatHex(at)} ${count(flags, 'Fahne', 'Fahnen')} übergehen.`,
      ),
    retreated: ({ from, to }) =>
      `Die Einheit auf ${formatHex(from)} weicht nach ${formatHex(to)} zurück.`,
    followed: ({ kind, from, to, pursuit }) =>
      `${unit(kind)} ${pursuit ? 'verfolgen' : 'gewinnen Boden'} von ${formatHex(from)} nach ${formatHex(to)}.`,
    tokens: ({ seat, gained, tokens }, seats, you) =>
      does(
        seat,
        seats,
        you,
        ['gewinnst', 'gewinnt'],
        `${count(gained, 'Zauberstein', 'Zaubersteine')}, ${tokens} im Ganzen.`,
      ),
    'lore-played': ({ seat, card, on }, seats, you) =>
      does(
        seat,
        seats,
        you,
        PLAY,
        `${loreName(card, LANGUAGE)}${on === null ? '' : ` auf die Einheit auf ${formatHex(on)}`}.`,
      ),
    replenished: ({ seat, take }, seats, you) =>
      does(
        seat,
        seats,
        you,
        TAKE,
        {
          cards: 'zwei Zauberkarten, um eine zu behalten.',
          both: 'eine Zauberkarte und einen Stein.',
          tokens: 'zwei Zaubersteine.',
        }[take],
      ),
    'lore-drew': ({ seat }, seats, you) => does(seat, seats, you, DRAW, 'eine Zauberkarte.'),
    'lore-drawn': ({ card }) => `Du ziehst ${loreName(card, LANGUAGE)}.`,
    'lore-kept': ({ seat, discarded }, seats, you) => {
      const cards = discarded.map((card) => loreName(card, LANGUAGE)).join(', ');
      return does(
        seat,
        seats,
        you,
        KEEP,
        `eine Zauberkarte${cards === '' ? '' : `; abgelegt: ${cards}`}.`,
      );
    },
    over: ({ winner }, seats, you) =>
      winner === 'draw'
        ? 'Das Spiel endet unentschieden.'
        : winner === you
          ? 'Du hast gewonnen.'
          : `${seats[winner]} hat gewonnen.`,
  },
  prompts: {
    card: 'Spiele eine Befehlskarte.',
    order: 'Befiehl deinen Einheiten, dann sage, dass du fertig bist.',
    move: 'Bewege die Einheiten mit Befehl, dann sage, dass du fertig bist.',
    battle: 'Lass Einheiten mit Befehl angreifen, dann sage, dass du fertig bist.',
    keep: 'Behalte eine der beiden gezogenen Karten.',
    replenish:
      'Nimm Zauber: zwei Karten, um eine zu behalten, eine Karte und einen Stein, oder zwei Steine.',
    'keep-lore': 'Behalte eine Zauberkarte.',
    strike: 'Spiele vor dem Wurf eine Zauberkarte, oder passe.',
    react: 'Deine Einheit wird angegriffen: spiele eine Reaktion, oder passe.',
    fuel: 'Spiele eine Zauberkarte auf den Wurf, oder passe.',
    flags: 'Wie viele Fahnen übergeht deine Einheit?',
    retreat: 'Wohin weicht deine Einheit zurück?',
    follow: 'Folge auf das geräumte Feld, oder bleibe.',
    bonus: 'Mache einen Bonusangriff, oder passe.',
    back: 'Schlage zurück, oder passe.',
  },
  endings: {
    banners: (winner, isYou = false) =>
      isYou
        ? 'Du hast die Banner und gewinnst.'
        : `${winner ?? 'Niemand'} hat die Banner und gewinnt.`,
    'turn-limit': (winner, isYou = false) =>
      winner === null
        ? 'Der letzte Zug ist vorbei, und beiden fehlen gleich viele Banner: unentschieden.'
        : `Der letzte Zug ist vorbei; ${isYou ? 'dir fehlen weniger Banner, und du gewinnst' : `${winner} fehlen weniger Banner, und der Sieg ist dort`}.`,
  },
};
