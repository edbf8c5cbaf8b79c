import type { About, OptionAbout, Words } from '@bannerfield/kernel';
import { headline } from './headline.ts';
import { LEADER_NAMES } from './names.ts';
import { LEADERS } from './rules/data.ts';
import { DEFAULTS } from './rules/options.ts';

const ON_OFF = [true, false] as const;
const SEAT_NAMES: Readonly<Record<string, Words>> = {
  '0': { en: 'First seat', de: 'Erster Platz' },
  '1': { en: 'Second seat', de: 'Zweiter Platz' },
};

function leaderOption(which: 'oneLeader' | 'otherLeader', label: Words): OptionAbout {
  return {
    default: DEFAULTS[which],
    values: ['dealt', ...LEADERS],
    label,
    names: { dealt: { en: 'Dealt', de: 'Zufällig' }, ...LEADER_NAMES },
    explanation: {
      en: 'Chosen for Command: one of the two first leaders; the weaker player gets the higher rank.',
      de: 'Zum Befehl erwählt: einer der beiden ersten Anführer; der Schwächere bekommt den höheren Rang.',
    },
  };
}

export const about: About = {
  ...headline,
  options: {
    battles: {
      default: DEFAULTS.battles,
      values: [10, 12, 15],
      label: { en: 'Battles', de: 'Schlachten' },
      explanation: {
        en: '10: six wins. 12 and 15 are the 100 Years War: seven and eight wins.',
        de: '10: sechs Siege. 12 und 15 sind der Hundertjährige Krieg: sieben und acht Siege.',
      },
    },
    weaker: {
      default: DEFAULTS.weaker,
      values: ['none', 0, 1],
      label: { en: 'Chosen for Command', de: 'Zum Befehl erwählt' },
      names: { none: { en: 'Nobody', de: 'Niemand' }, ...SEAT_NAMES },
      explanation: {
        en: 'The less skilled player, who is given the higher-ranked of the first two leaders.',
        de: 'Der weniger geübte Spieler, der von den ersten beiden Anführern den ranghöheren bekommt.',
      },
    },
    oneLeader: leaderOption('oneLeader', { en: 'One first leader', de: 'Ein erster Anführer' }),
    otherLeader: leaderOption('otherLeader', {
      en: 'The other first leader',
      de: 'Der andere erste Anführer',
    }),
    openDraft: {
      default: DEFAULTS.openDraft,
      values: ON_OFF,
      label: { en: 'Open Draft', de: 'Offene Auswahl' },
      explanation: {
        en: 'Leaders are picked by turns before the first battle; the picks are private decks.',
        de: 'Vor der ersten Schlacht werden reihum Anführer gewählt; jeder spielt mit den seinen.',
      },
    },
    draftSize: {
      default: DEFAULTS.draftSize,
      values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      label: { en: 'Leaders a draft', de: 'Anführer je Auswahl' },
      explanation: {
        en: 'Open Draft: how many leaders each player picks at most.',
        de: 'Offene Auswahl: wie viele Anführer jeder höchstens wählt.',
      },
    },
    pool: {
      default: DEFAULTS.pool,
      values: ['off', 'random', 'free'],
      label: { en: 'Pool of Leaders', de: 'Anführerpool' },
      names: {
        off: { en: 'Off', de: 'Aus' },
        random: { en: 'Drawn', de: 'Gezogen' },
        free: { en: 'Chosen', de: 'Gewählt' },
      },
      explanation: {
        en:
          'Leaders are picked up to a cap of ranks. random: they then come up by chance. ' +
          'free: each player chooses among his own.',
        de:
          'Anführer werden bis zu einer Rangsumme gewählt. random: Sie kommen dann zufällig. ' +
          'free: Jeder wählt unter den seinen.',
      },
    },
    cap: {
      default: DEFAULTS.cap,
      values: [25, 30, 40, 50, 60, 75, 90],
      label: { en: 'Cap of ranks', de: 'Rangsumme' },
      explanation: {
        en: 'Pool of Leaders: the most that the ranks of a player may come to.',
        de: 'Anführerpool: wie viel die Ränge eines Spielers höchstens ergeben dürfen.',
      },
    },
    firstPick: {
      default: DEFAULTS.firstPick,
      values: [0, 1],
      label: { en: 'First pick', de: 'Erste Wahl' },
      names: SEAT_NAMES,
      explanation: {
        en: 'Who picks first where leaders are picked.',
        de: 'Wer zuerst wählt, wo Anführer gewählt werden.',
      },
    },
    underdog: {
      default: DEFAULTS.underdog,
      values: ON_OFF,
      label: { en: 'Underdog', de: 'Außenseiter' },
      explanation: {
        en: 'Who wins with the lower rank gains the difference as points; thirty win the game.',
        de: 'Wer mit dem niedrigeren Rang gewinnt, erhält den Unterschied als Punkte; dreißig gewinnen.',
      },
    },
    elCid: {
      default: DEFAULTS.elCid,
      values: ON_OFF,
      label: { en: 'El Cid', de: 'El Cid' },
      explanation: {
        en: 'A leader who falls in the battle still gives his modifier.',
        de: 'Ein Anführer, der in der Schlacht fällt, gibt seinen Aufschlag noch.',
      },
    },
    blindDraw: {
      default: DEFAULTS.blindDraw,
      values: ON_OFF,
      label: { en: 'Blind Draw', de: 'Blindes Ziehen' },
      explanation: {
        en: 'Casualty Piles lie face down, and cards come back at random.',
        de: 'Verluststapel liegen verdeckt, und Karten kommen zufällig zurück.',
      },
    },
    runAway: {
      default: DEFAULTS.runAway,
      values: ON_OFF,
      label: { en: 'Run Away!', de: 'Lauf weg!' },
      explanation: {
        en: 'A leader on Withdraw may ignore a KIA by Infiltration.',
        de: 'Ein Anführer auf dem Rückzug darf ein KIA durch Infiltration ignorieren.',
      },
    },
    casualties: {
      default: DEFAULTS.casualties,
      values: ['first', 'firstEnemy', 'all'],
      label: { en: 'Superior Leadership', de: 'Überlegene Führung' },
      names: {
        first: { en: 'First casualty', de: 'Erster Verlust' },
        firstEnemy: { en: 'First of the enemy', de: 'Erster des Gegners' },
        all: { en: 'All casualties', de: 'Alle Verluste' },
      },
      explanation: {
        en:
          'What the superior leader names: the first card of either side, the first of the ' +
          'enemy’s if he owes one, or all losses of both sides.',
        de:
          'Was der überlegene Anführer nennt: die erste Karte einer beliebigen Seite, die erste ' +
          'des Gegners, wenn er eine schuldet, oder alle Verluste beider Seiten.',
      },
    },
  },
};
