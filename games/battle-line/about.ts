import type { About } from '@bannerfield/kernel';
import { headline } from './headline.ts';
import { DEFAULTS } from './rules/options.ts';

const ON_OFF = [true, false] as const;

export const about: About = {
  ...headline,
  options: {
    tactics: {
      default: DEFAULTS.tactics,
      values: ON_OFF,
      label: { en: 'Tactics cards', de: 'Taktikkarten' },
      explanation: {
        en: 'Off: the basic game, with Troops alone.',
        de: 'Aus: das Grundspiel, nur mit Truppen.',
      },
    },
    claimTiming: {
      default: DEFAULTS.claimTiming,
      values: ['afterPlay', 'startOfTurn'],
      label: { en: 'Claiming flags', de: 'Beanspruchen der Flaggen' },
      names: {
        afterPlay: { en: 'After playing', de: 'Nach dem Spielen' },
        startOfTurn: { en: 'At the start', de: 'Am Anfang' },
      },
      explanation: {
        en:
          'afterPlay: after the card of the turn. startOfTurn: before it, so that the other ' +
          'player always has an answer.',
        de:
          'afterPlay: nach der Karte des Zuges. startOfTurn: davor, sodass der andere stets noch ' +
          'antworten kann.',
      },
    },
    leaderLimit: {
      default: DEFAULTS.leaderLimit,
      values: ['perGame', 'onBoard'],
      label: { en: 'Leaders', de: 'Anführer' },
      names: {
        perGame: { en: 'One a game', de: 'Einer im Spiel' },
        onBoard: { en: 'One on the line', de: 'Einer in der Reihe' },
      },
      explanation: {
        en:
          'perGame: each player plays one in the whole game. onBoard: a second may follow once ' +
          'the first has left the line.',
        de:
          'perGame: Jeder spielt im ganzen Spiel nur einen. onBoard: Ein zweiter darf folgen, wenn ' +
          'der erste die Reihe verlassen hat.',
      },
    },
    environmentMovable: {
      default: DEFAULTS.environmentMovable,
      values: ON_OFF,
      label: { en: 'Fog and Mud can be moved', de: 'Nebel und Schlamm sind beweglich' },
      explanation: {
        en: 'On: Redeploy and Deserter reach them. Off: they lie there to the end.',
        de: 'Ein: Umgruppierung und Deserteur erreichen sie. Aus: Sie liegen bis zum Ende.',
      },
    },
    mudExcess: {
      default: DEFAULTS.mudExcess,
      values: ['bestThree', 'ownerDiscardsOne'],
      label: { en: 'Fourth card when Mud leaves', de: 'Vierte Karte, wenn der Schlamm geht' },
      names: {
        bestThree: { en: 'Best three count', de: 'Die besten drei zählen' },
        ownerDiscardsOne: { en: 'One is discarded', de: 'Eine wird abgelegt' },
      },
      explanation: {
        en:
          'bestThree: it stays, and the best three count. ownerDiscardsOne: its owner discards ' +
          'one of the four at once.',
        de:
          'bestThree: Sie bleibt, und die besten drei zählen. ownerDiscardsOne: Ihr Besitzer legt ' +
          'sofort eine der vier ab.',
      },
    },
    scoutShort: {
      default: DEFAULTS.scoutShort,
      values: ['drawnMinusOne', 'alwaysTwo'],
      label: { en: 'Scout when cards run short', de: 'Kundschafter bei wenigen Karten' },
      names: {
        drawnMinusOne: { en: 'One fewer than drawn', de: 'Eine weniger als gezogen' },
        alwaysTwo: { en: 'Always two', de: 'Immer zwei' },
      },
      explanation: {
        en:
          'drawnMinusOne: one card fewer goes back than was drawn. alwaysTwo: two cards go back ' +
          'in any case.',
        de:
          'drawnMinusOne: Eine Karte weniger geht zurück, als gezogen wurde. alwaysTwo: Zwei ' +
          'Karten gehen in jedem Fall zurück.',
      },
    },
    starter: {
      default: DEFAULTS.starter,
      values: ['cut', 0, 1],
      label: { en: 'Who starts', de: 'Wer beginnt' },
      names: {
        cut: { en: 'By cutting', de: 'Abheben' },
        '0': { en: 'First seat', de: 'Erster Platz' },
        '1': { en: 'Second seat', de: 'Zweiter Platz' },
      },
      explanation: {
        en:
          'cut: both draw a card, and the lower one starts. 0: the first player starts, without ' +
          'a cut. 1: the second one does.',
        de:
          'cut: Beide ziehen eine Karte, und die niedrigere beginnt. 0: Der erste Spieler ' +
          'beginnt, ohne dass abgehoben wird. 1: Der zweite beginnt.',
      },
    },
  },
};
