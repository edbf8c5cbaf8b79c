import type { About, OptionAbout, Words } from '@bannerfield/kernel';
import { headline } from './headline.ts';
import { SCENARIO_NAMES } from './names.ts';
import { SCENARIOS } from './rules/scenarios.ts';

const AS_SCENARIO: Words = { en: 'As the scenario says', de: 'Wie das Szenario sagt' };

function hand(label: Words): OptionAbout {
  return {
    default: 0,
    values: [0, 3, 4, 5, 6],
    label,
    names: { '0': AS_SCENARIO },
    explanation: {
      en: 'Command cards in hand: one more or less is worth about a unit.',
      de: 'Befehlskarten auf der Hand: eine mehr oder weniger ist etwa eine Einheit wert.',
    },
  };
}

function onOff(label: Words, explanation: Words): OptionAbout {
  return { default: true, values: [true, false], label, explanation };
}

export const about: About = {
  ...headline,
  options: {
    scenario: {
      default: 'agincourt',
      values: SCENARIOS.map(({ id }) => id),
      isCycled: true,
      isMain: true,
      label: { en: 'Scenario', de: 'Szenario' },
      names: SCENARIO_NAMES,
      explanation: {
        en: 'Terrain, armies, hands and goals. A scenario of your own may be written out instead.',
        de: 'Gelände, Heere, Hände und Ziele. Stattdessen kann ein eigenes Szenario ausgeschrieben werden.',
      },
    },
    loreMode: {
      default: 'scenario',
      values: ['scenario', 'none', 'medieval'],
      label: { en: 'Lore', de: 'Zauber' },
      names: {
        scenario: AS_SCENARIO,
        none: { en: 'None', de: 'Keiner' },
        medieval: { en: 'Medieval Lore', de: 'Mittelalterzauber' },
      },
      explanation: {
        en: 'With Lore, dice and turns bring tokens, and each player may hold one Lore card.',
        de: 'Mit Zauber bringen Würfel und Züge Steine, und jeder darf eine Zauberkarte halten.',
      },
    },
    mercenaries: onOff(
      { en: 'Powers of dwarves and goblins', de: 'Kräfte der Zwerge und Goblins' },
      {
        en: 'Dwarves are Bold; goblins rush, run and panic. Off: they fight as other troops.',
        de: 'Zwerge sind kühn; Goblins stürmen, rennen und geraten in Panik. Aus: sie kämpfen wie andere.',
      },
    ),
    landmarks: onOff(
      { en: 'Landmarks', de: 'Wahrzeichen' },
      { en: 'Off: as if they were not there.', de: 'Aus: als wären sie nicht da.' },
    ),
    sectionLayout: {
      default: 'dotted',
      values: ['dotted', 'split'],
      label: { en: 'Sections', de: 'Abschnitte' },
      names: {
        dotted: { en: 'Dotted lines', de: 'Gestrichelte Linien' },
        split: { en: 'Nothing shared', de: 'Nichts geteilt' },
      },
      explanation: {
        en: 'Dotted: eight hexes belong to two sections. Otherwise each belongs to one.',
        de: 'Gestrichelt: acht Felder gehören zu zwei Abschnitten. Sonst gehört jedes zu einem.',
      },
    },
    victoryBanners: {
      default: 0,
      values: [0, 3, 4, 5, 6, 7],
      label: { en: 'Banners to win', de: 'Banner zum Sieg' },
      names: { '0': AS_SCENARIO },
      explanation: {
        en: 'The goal of both sides.',
        de: 'Das Ziel beider Seiten.',
      },
    },
    handBottom: hand({ en: 'Hand of the first seat', de: 'Hand des ersten Platzes' }),
    handTop: hand({ en: 'Hand of the second seat', de: 'Hand des zweiten Platzes' }),
    crossbowMovePenalty: onOff(
      {
        en: 'Crossbows lose a die after a move',
        de: 'Armbrüste verlieren nach einer Bewegung einen Würfel',
      },
      {
        en: 'The chapter and a caption of it disagree; the caption says so.',
        de: 'Kapitel und Bildunterschrift widersprechen sich; die Bildunterschrift sagt es.',
      },
    ),
    retreatDeadEndAllowed: onOff(
      { en: 'Dead ends allowed', de: 'Sackgassen erlaubt' },
      {
        en: 'A retreat may be led where its next step is closed. Off: it must go as far as it can.',
        de: 'Ein Rückzug darf dorthin führen, wo der nächste Schritt gesperrt ist. Aus: er muss so weit gehen, wie er kann.',
      },
    ),
    boldCheck: {
      default: 'atBattleBack',
      values: ['atBattleBack', 'atAttack', 'both'],
      label: { en: 'Bold to strike back', de: 'Kühn zum Zurückschlagen' },
      names: {
        atBattleBack: { en: 'When striking', de: 'Beim Schlag' },
        atAttack: { en: 'When attacked', de: 'Beim Angriff' },
        both: { en: 'Both', de: 'Beides' },
      },
      explanation: {
        en: 'When a unit must be Bold so that it may battle back.',
        de: 'Wann eine Einheit kühn sein muss, um zurückzuschlagen.',
      },
    },
    hillSight: {
      default: 'between',
      values: ['between', 'from'],
      label: { en: 'Sight across hills', de: 'Sicht über Hügel' },
      names: {
        between: { en: 'Between units on the ridge', de: 'Zwischen Einheiten auf dem Kamm' },
        from: { en: 'From the ridge', de: 'Vom Kamm herab' },
      },
      explanation: {
        en: 'Whether a target below may be seen across hills that the shooter’s own hill touches.',
        de: 'Ob ein Ziel unten über Hügel gesehen wird, die den Hügel des Schützen berühren.',
      },
    },
    stopEndsTurn: onOff(
      { en: 'A stop ends all moves of the turn', de: 'Ein Halt beendet alle Bewegungen des Zuges' },
      {
        en: 'Who has come into wood gains no ground in the same turn. Off: a stop ends one move.',
        de: 'Wer in Wald gekommen ist, gewinnt im selben Zug keinen Boden. Aus: ein Halt beendet eine Bewegung.',
      },
    ),
    turnLimit: {
      default: 0,
      values: [0, 30, 60, 100],
      label: { en: 'Turns', de: 'Züge' },
      names: { '0': { en: 'No limit', de: 'Ohne Grenze' } },
      explanation: {
        en: 'After so many turns the banners decide.',
        de: 'Nach so vielen Zügen entscheiden die Banner.',
      },
    },
  },
};
