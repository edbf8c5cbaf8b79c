import type { Tutorial } from '@bannerfield/ui';
import type { Options } from '../rules/state.ts';

const OPTIONS: Options = {
  tactics: true,
  claimTiming: 'afterPlay',
  leaderLimit: 'perGame',
  environmentMovable: true,
  mudExcess: 'bestThree',
  scoutShort: 'drawnMinusOne',
  starter: 0,
};

/** Seven cards each, one at a time, the learner first. */
const DEAL = [
  '+a10',
  '+p6',
  '+a9',
  '+o5',
  '+g5',
  '+a7',
  '+v6',
  '+o7',
  '+s7',
  '+p3',
  '+o9',
  '+g9',
  '+p2',
  '+s10',
];

/** A whole game in nine turns, won by three flags in a row. */
export const tutorial: Tutorial = {
  options: OPTIONS,
  seat: 0,
  steps: [
    {
      before: DEAL,
      title: { en: 'Nine flags', de: 'Neun Flaggen' },
      text: {
        en: 'Nine flags stand between you and the other side. Whoever wins three flags side by side, or any five, wins the game.',
        de: 'Neun Flaggen stehen zwischen dir und der anderen Seite. Wer drei Flaggen nebeneinander gewinnt, oder fünf im Ganzen, gewinnt das Spiel.',
      },
      at: ['flag:4', 'flag:5', 'flag:6'],
      rules: ['R1.1', 'R10.2', 'R10.3'],
    },
    {
      title: { en: 'Lay a Troop', de: 'Leg eine Truppe' },
      text: {
        en: 'Troops have one of six colours and a value from 1 to 10. Each turn you lay one card on your side of a flag, three at most. Lay Blue 10 at flag 5: with Blue 9 and 8 it would be the strongest line there is.',
        de: 'Truppen haben eine von sechs Farben und einen Wert von 1 bis 10. Jeden Zug legst du eine Karte auf deine Seite einer Flagge, höchstens drei. Leg Blau 10 an Flagge 5: Mit Blau 9 und 8 wäre das die stärkste Reihe, die es gibt.',
      },
      move: 'a10@5',
      instead: {
        en: 'You may do that. Here, pick Blue 10 and then flag 5.',
        de: 'Das darfst du. Hier aber: wähle Blau 10 und dann Flagge 5.',
      },
      at: ['card:a10', 'flag:5'],
      rules: ['R1.2', 'R3.5', 'R3.7'],
    },
    {
      title: { en: 'The claim step', de: 'Der Schritt des Beanspruchens' },
      text: {
        en: 'After your card you may claim flags. Nothing is ready for that yet, so say that you are done.',
        de: 'Nach deiner Karte darfst du Flaggen beanspruchen. Noch ist nichts so weit; sag also, dass du fertig bist.',
      },
      move: 'end',
      rules: ['R3.2', 'R3.13'],
    },
    {
      title: { en: 'Draw', de: 'Zieh nach' },
      text: {
        en: 'At the end of a turn you draw back to seven, from the deck of your choice. Take a Troop.',
        de: 'Am Ende des Zuges ziehst du auf sieben nach, von einem Stapel deiner Wahl. Nimm eine Truppe.',
      },
      move: 'draw:troop',
      instead: {
        en: 'The Tactics deck comes later. Draw from the Troop deck.',
        de: 'Der Taktikstapel kommt später. Zieh vom Truppenstapel.',
      },
      at: ['deck:troop'],
      rules: ['R9.1', 'R9.3'],
    },
    {
      before: ['+a8', 'o7@8', 'end', 'draw:troop', '+v1'],
      title: { en: 'Formations', de: 'Formationen' },
      text: {
        en: 'Three cards make a formation. From the strongest: Wedge (one colour in a row), Phalanx (one value), Battalion Order (one colour), Skirmish Line (values in a row), Host (anything). You have drawn Blue 8. Lay Blue 9 at flag 5.',
        de: 'Drei Karten bilden eine Formation. Von der stärksten an: Keil (eine Farbe in Folge), Phalanx (ein Wert), Bataillon (eine Farbe), Plänklerlinie (Werte in Folge), Haufen (alles andere). Du hast Blau 8 gezogen. Leg Blau 9 an Flagge 5.',
      },
      move: 'a9@5',
      instead: {
        en: 'Keep the Wedge going: Blue 9 at flag 5.',
        de: 'Bau am Keil weiter: Blau 9 an Flagge 5.',
      },
      at: ['card:a9', 'flag:5'],
      rules: ['R4.1', 'R4.2'],
    },
    {
      before: ['end', 'draw:troop', '+g2', 's10@5', 'end', 'draw:troop', '+v3'],
      title: { en: 'A Wedge', de: 'Ein Keil' },
      text: {
        en: 'The other side has begun to answer with Black 10. Lay Blue 8 at flag 5, and your side is complete: a Wedge of 27.',
        de: 'Die andere Seite antwortet mit Schwarz 10. Leg Blau 8 an Flagge 5, und deine Seite ist vollständig: ein Keil mit 27.',
      },
      move: 'a8@5',
      instead: {
        en: 'First complete the Wedge: Blue 8 at flag 5.',
        de: 'Mach zuerst den Keil fertig: Blau 8 an Flagge 5.',
      },
      at: ['card:a8', 'flag:5'],
      rules: ['R4.8', 'R5.4'],
    },
    {
      title: { en: 'Claim by proof', de: 'Beanspruchen mit Beweis' },
      text: {
        en: 'You need not wait for the other side. You claim a flag as soon as nothing that is not yet on the table could beat you there. Black 8 and 9 could only equal your Wedge, and equal is not enough. Claim flag 5.',
        de: 'Du musst nicht auf die andere Seite warten. Du beanspruchst eine Flagge, sobald nichts, was noch nicht auf dem Tisch liegt, dich dort schlagen könnte. Schwarz 8 und 9 kämen deinem Keil nur gleich, und das reicht nicht. Beanspruche Flagge 5.',
      },
      move: 'claim@5',
      instead: {
        en: 'Flag 5 is yours already. Claim it first.',
        de: 'Flagge 5 gehört dir schon. Beanspruche sie zuerst.',
      },
      at: ['flag:5'],
      rules: ['R5.8', 'R5.9'],
    },
    {
      before: ['end'],
      title: { en: 'Tactics', de: 'Taktikkarten' },
      text: {
        en: 'There is a second deck of ten Tactics cards. Each is played instead of a Troop, and each bends a rule. Draw one.',
        de: 'Es gibt einen zweiten Stapel mit zehn Taktikkarten. Jede wird statt einer Truppe gespielt, und jede beugt eine Regel. Zieh eine.',
      },
      move: 'draw:tactics',
      instead: {
        en: 'This time, draw from the Tactics deck.',
        de: 'Zieh diesmal vom Taktikstapel.',
      },
      at: ['deck:tactics'],
      rules: ['R1.5', 'R3.4'],
    },
    {
      before: [
        '+companion',
        'a7@6',
        'end',
        'draw:troop',
        '+v4',
        'v6@6',
        'end',
        'draw:tactics',
        '+traitor',
        'p6@6',
        'end',
        'draw:troop',
        '+g1',
        's7@6',
        'end',
        'draw:troop',
        '+p9',
        'p3@7',
        'end',
        'draw:troop',
        '+s1',
      ],
      title: { en: 'A Skirmish Line', de: 'Eine Plänklerlinie' },
      text: {
        en: 'Two turns have gone by at flag 6. Red 5 completes your side: 5, 6 and 7 in three colours, a Skirmish Line of 18.',
        de: 'An Flagge 6 sind zwei Züge vergangen. Rot 5 macht deine Seite vollständig: 5, 6 und 7 in drei Farben, eine Plänklerlinie mit 18.',
      },
      move: 'g5@6',
      instead: {
        en: 'Here, lay Red 5 at flag 6.',
        de: 'Leg hier Rot 5 an Flagge 6.',
      },
      at: ['card:g5', 'flag:6'],
      rules: ['R4.5'],
    },
    {
      title: { en: 'Not proved', de: 'Nicht bewiesen' },
      text: {
        en: 'Your side is complete, but an 8 would give the other side 6, 7 and 8. While such a card may still come, you cannot claim. Try it if you like: the game names the cards. Then say that you are done.',
        de: 'Deine Seite ist vollständig, aber mit einer 8 hätte die andere Seite 6, 7 und 8. Solange eine solche Karte noch kommen kann, darfst du nicht beanspruchen. Versuch es ruhig: Das Spiel nennt die Karten. Sag dann, dass du fertig bist.',
      },
      move: 'end',
      at: ['flag:6'],
      rules: ['R5.8', 'R5.10'],
    },
    {
      before: ['draw:troop', '+v9', 'o5@6', 'end', 'draw:tactics', '+fog'],
      title: { en: 'A wild card', de: 'Ein Joker' },
      text: {
        en: 'The Companion Cavalry is an 8 of any colour; which colour is settled only when the flag is. Lay it at flag 7, where it will stand between Gold 7 and Gold 9.',
        de: 'Die Gefährtenreiterei ist eine 8 beliebiger Farbe; welcher, entscheidet sich erst mit der Flagge. Leg sie an Flagge 7, wo sie zwischen Gold 7 und Gold 9 stehen wird.',
      },
      move: 'companion@7',
      instead: {
        en: 'Here, lay the Companion Cavalry at flag 7.',
        de: 'Leg hier die Gefährtenreiterei an Flagge 7.',
      },
      at: ['card:companion', 'flag:7'],
      rules: ['R6.4', 'R6.8', 'R6.10'],
    },
    {
      title: { en: 'A tie', de: 'Ein Gleichstand' },
      text: {
        en: 'At flag 6 both sides have a Skirmish Line of 18. In a tie, whoever placed the last card there does not get the flag. That was the other side, so the flag is yours.',
        de: 'An Flagge 6 haben beide Seiten eine Plänklerlinie mit 18. Bei Gleichstand bekommt die Flagge nicht, wer dort die letzte Karte gelegt hat. Das war die andere Seite, also gehört die Flagge dir.',
      },
      move: 'claim@6',
      instead: {
        en: 'Do not leave flag 6 behind. Claim it.',
        de: 'Lass Flagge 6 nicht liegen. Beanspruche sie.',
      },
      at: ['flag:6'],
      rules: ['R5.6', 'R5.7'],
    },
    {
      before: ['end', 'draw:troop', '+a2', 'g9@8', 'end', 'draw:troop', '+s4'],
      title: { en: 'The limit', de: 'Die Grenze' },
      text: {
        en: 'You hold the Traitor, too. But you have played one Tactics card and the other side none, and you may never be two ahead. So lay Gold 9 at flag 7 meanwhile.',
        de: 'Du hältst auch den Verräter. Aber du hast eine Taktikkarte gespielt und die andere Seite keine, und um zwei darfst du nie voraus sein. Leg also inzwischen Gold 9 an Flagge 7.',
      },
      move: 'o9@7',
      instead: {
        en: 'Here, lay Gold 9 at flag 7.',
        de: 'Leg hier Gold 9 an Flagge 7.',
      },
      at: ['card:traitor', 'card:o9', 'flag:7'],
      rules: ['R6.2'],
    },
    {
      before: ['end', 'draw:troop', '+a4', 'fog@3', 'end', 'draw:troop', '+s2'],
      title: { en: 'Guile', de: 'List' },
      text: {
        en: 'The other side has laid Fog over flag 3: no formations there, only sums. That was its first Tactics card, and the way is free. Guile cards act at once: pick the Traitor, then Gold 7 at flag 8, then flag 7.',
        de: 'Die andere Seite hat Nebel über Flagge 3 gelegt: Dort gelten keine Formationen, nur Summen. Das war ihre erste Taktikkarte, und der Weg ist frei. Listkarten wirken sofort: Wähle den Verräter, dann Gold 7 an Flagge 8, dann Flagge 7.',
      },
      move: 'traitor:o7>7',
      instead: {
        en: 'Here: the Traitor, Gold 7, flag 7.',
        de: 'Hier: der Verräter, Gold 7, Flagge 7.',
      },
      at: ['card:traitor', 'card:o7', 'flag:7'],
      rules: ['R7.2', 'R8.18', 'R8.19'],
    },
    {
      title: { en: 'Three in a row', de: 'Drei in einer Reihe' },
      text: {
        en: 'Gold 7, the Companion Cavalry as Gold 8, Gold 9: a Wedge of 24, and Purple 3 can never become so strong. With flags 5, 6 and 7 you break through. Claim flag 7.',
        de: 'Gold 7, die Gefährtenreiterei als Gold 8, Gold 9: ein Keil mit 24, und Purpur 3 kann nie so stark werden. Mit den Flaggen 5, 6 und 7 brichst du durch. Beanspruche Flagge 7.',
      },
      move: 'claim@7',
      instead: {
        en: 'One claim wins the game: flag 7.',
        de: 'Ein Griff gewinnt das Spiel: Flagge 7.',
      },
      at: ['flag:7'],
      rules: ['R10.1', 'R10.2'],
    },
    {
      title: { en: 'Won', de: 'Gewonnen' },
      text: {
        en: 'That is the whole game. Press a flag or a card for a while, or the ? key on it, to see what it is worth and which rules speak of it.',
        de: 'Das ist das ganze Spiel. Drück länger auf eine Flagge oder Karte, oder dort die Taste ?, um zu sehen, was sie wert ist und welche Regeln von ihr handeln.',
      },
      rules: ['R5.8', 'R6.2'],
    },
  ],
};
