import type { About } from '@bannerfield/kernel';
import { headline } from './headline.ts';

export const about: About = {
  ...headline,
  options: {
    armies: {
      default: 'choose',
      values: ['choose', 'empire-line:orcs-horde'],
      label: { en: 'Armies', de: 'Armeen' },
      explanation: {
        en: 'Each player takes a ready army or builds one in secret, or both armies are fixed.',
        de: 'Jeder nimmt eine fertige Armee oder baut geheim eine eigene, oder beide Armeen stehen fest.',
      },
      names: {
        choose: { en: 'Each player chooses', de: 'Jeder wählt' },
        'empire-line:orcs-horde': {
          en: 'Line of the Empire against Green Horde',
          de: 'Linie des Empire gegen Grüne Horde',
        },
      },
    },
    readiness: {
      default: 'said',
      values: ['said', 'equal'],
      label: { en: 'Who reinforces first', de: 'Wer zuerst Nachschub sendet' },
      explanation: {
        en: 'Who is ready last reinforces first; or, where nobody watches a clock, who has fewer heroes, else in turn.',
        de: 'Wer als Letzter fertig ist, sendet zuerst; oder, wo niemand auf die Uhr sieht, wer weniger Helden hat, sonst abwechselnd.',
      },
      names: {
        said: { en: 'Who is ready last', de: 'Wer als Letzter fertig ist' },
        equal: { en: 'In turn', de: 'Abwechselnd' },
      },
    },
    reinforcing: {
      default: 'inTurn',
      values: ['inTurn', 'blind'],
      label: { en: 'Reinforcements', de: 'Nachschub' },
      explanation: {
        en: 'One after the other, or both at once without seeing the other’s.',
        de: 'Nacheinander, oder beide zugleich, ohne den des anderen zu sehen.',
      },
      names: {
        inTurn: { en: 'One after the other', de: 'Nacheinander' },
        blind: { en: 'Both at once', de: 'Beide zugleich' },
      },
    },
    fleeing: {
      default: 'owner',
      values: ['owner', 'automatic'],
      label: { en: 'Fleeing', de: 'Fliehen' },
      explanation: {
        en: 'The owner says who of several flees first, or the lowest level does.',
        de: 'Der Besitzer sagt, wer von mehreren zuerst flieht, oder es ist die niedrigste Stufe.',
      },
      names: {
        owner: { en: 'The owner says', de: 'Der Besitzer sagt es' },
        automatic: { en: 'Lowest level first', de: 'Niedrigste Stufe zuerst' },
      },
    },
    regrouping: {
      default: 'always',
      values: ['always', 'needsToken'],
      label: { en: 'Regrouping', de: 'Nachziehen' },
      explanation: {
        en: 'A regrouping order always works; or, as in version 2.0, only with a tile of its picture on the field or in Reinforcements.',
        de: 'Ein Nachzug-Befehl wirkt immer; oder, wie in Version 2.0, nur mit einem Kärtchen seines Bildes auf dem Feld oder im Nachschub.',
      },
      names: {
        always: { en: 'Always works', de: 'Wirkt immer' },
        needsToken: { en: 'Needs a tile (2.0)', de: 'Braucht ein Kärtchen (2.0)' },
      },
    },
    healing: {
      default: 'wounds',
      values: ['wounds', 'poisonToo'],
      label: { en: 'Healing', de: 'Heilen' },
      explanation: {
        en: 'Heal and Global Heal take wounds; or, as in version 2.0, poison too.',
        de: 'Heiler und Globaler Heiler nehmen Wunden; oder, wie in Version 2.0, auch Gift.',
      },
      names: {
        wounds: { en: 'Wounds', de: 'Wunden' },
        poisonToo: { en: 'Wounds and poison (2.0)', de: 'Wunden und Gift (2.0)' },
      },
    },
    frenzy: {
      default: 'goblins',
      values: ['goblins', 'serpentsToo'],
      label: { en: 'Goblins Frenzy', de: 'Wahnsinnige Goblins' },
      explanation: {
        en: 'Counts goblins; or, as in version 2.0, serpent children too.',
        de: 'Zählt Goblins; oder, wie in Version 2.0, auch Schlangenkinder.',
      },
      names: {
        goblins: { en: 'Goblins', de: 'Goblins' },
        serpentsToo: { en: 'Serpent children too (2.0)', de: 'Auch Schlangenkinder (2.0)' },
      },
    },
    roundCap: {
      default: 0,
      values: [0, 30],
      label: { en: 'Last round', de: 'Letzte Runde' },
      explanation: {
        en: 'After this round the game ends, and more heroes win; 0: it has no last round.',
        de: 'Nach dieser Runde endet das Spiel, und mehr Helden gewinnen; 0: es gibt keine letzte Runde.',
      },
      names: { '0': { en: 'None', de: 'Keine' } },
    },
    reading_lane: {
      default: 'literal',
      values: ['literal', 'fill_gap'],
      label: { en: 'Fleeing lane', de: 'Fliehende Einheiten' },
      explanation: {
        en: 'Whoever flees moves everybody in the lane on, over gaps too; or only those who are in the way.',
        de: 'Wer flieht, schiebt alle in der Reihe weiter, auch über Lücken; oder nur, wer im Weg ist.',
      },
      names: {
        literal: { en: 'All move on', de: 'Alle rücken' },
        fill_gap: { en: 'Gaps are filled', de: 'Lücken füllen sich' },
      },
    },
    reading_hero_token: {
      default: 'every_card',
      values: ['every_card', 'hero_cards_only'],
      label: { en: 'Picture of a hero', de: 'Bild eines Helden' },
      explanation: {
        en: 'A hero bears his picture for every card, or for hero cards only.',
        de: 'Ein Held trägt sein Bild für jede Karte oder nur für Heldenkarten.',
      },
      names: {
        every_card: { en: 'For every card', de: 'Für jede Karte' },
        hero_cards_only: { en: 'For hero cards only', de: 'Nur für Heldenkarten' },
      },
    },
    reading_regroup: {
      default: 'must',
      values: ['must', 'may'],
      label: { en: 'How many come back', de: 'Wie viele zurückkommen' },
      explanation: {
        en: 'As many units as can come back by a card must; or their owner may stop.',
        de: 'Es müssen so viele Einheiten zurückkommen, wie eine Karte erlaubt; oder ihr Besitzer darf aufhören.',
      },
      names: {
        must: { en: 'All who can', de: 'Alle, die können' },
        may: { en: 'As the owner likes', de: 'Wie der Besitzer will' },
      },
    },
    reading_reshuffle: {
      default: 'when_needed',
      values: ['when_needed', 'eager'],
      label: { en: 'Shuffling the discard pile', de: 'Mischen des Abwurfstapels' },
      explanation: {
        en: 'When a card must be drawn and there is none; or as soon as the draw pile has run out.',
        de: 'Wenn eine Karte gezogen werden muss und keine da ist; oder sobald der Nachziehstapel leer ist.',
      },
      names: {
        when_needed: { en: 'When a card is needed', de: 'Wenn eine Karte fehlt' },
        eager: { en: 'As soon as it is empty', de: 'Sobald er leer ist' },
      },
    },
  },
};
