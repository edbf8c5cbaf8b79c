import { FULL, position } from './position.ts';
import {
  start,
  claimStep,
  scoutDraws,
  scoutReturns,
  mudGone,
  CLAIMED,
  OWNERS,
  tactics,
  type Refused,
} from './refused-positions.ts';
import { REFUSED_BY_STEP } from './refused-steps.ts';

/** Every reason, at least once. */
export const REFUSED: readonly Refused[] = [
  ...REFUSED_BY_STEP,
  {
    reason: 'not-in-hand',
    state: start,
    move: 'companion@1',
    at: ['hand'],
    says: [
      'You do not hold the Companion Cavalry.',
      'Du hast die Gefährtenreiterei nicht auf der Hand.',
    ],
  },
  {
    reason: 'not-in-hand',
    state: start,
    move: { type: 'place', card: 99, flag: 0 },
    at: ['hand'],
    says: ['You do not hold such a card.', 'Du hast eine solche Karte nicht auf der Hand.'],
  },
  {
    reason: 'troop-playable',
    state: () => position({ hands: ['fog g9', ''], flags: { ...FULL, 9: 'v2 |' } }),
    move: 'pass',
    at: ['card:g9', 'flag:9'],
    says: [
      'You may pass only when you can play no Troop, and you can play g9 at flag 9.',
      'Passen darfst du nur, wenn du keine Truppe spielen kannst, und du kannst g9 an Flagge 9 legen.',
    ],
  },
  {
    reason: 'no-such-flag',
    state: () => position({ hands: ['g1', ''], flags: CLAIMED, owners: OWNERS }),
    move: { type: 'place', card: 0, flag: 9 },
    at: ['flag:1', 'flag:2', 'flag:5', 'flag:6', 'flag:7', 'flag:8'],
    says: [
      'There is no such flag; they are numbered from 1 to 9.',
      'Diese Flagge gibt es nicht; sie sind von 1 bis 9 gezählt.',
    ],
  },
  {
    reason: 'flag-claimed',
    state: () => tactics('g4'),
    move: 'g4@3',
    at: ['flag:3'],
    says: [
      'Flag 3 has been claimed, and nothing is laid there any more.',
      'Flagge 3 ist beansprucht, und dort wird nichts mehr gelegt.',
    ],
  },
  {
    reason: 'side-full',
    state: () => position({ hands: ['g9', ''], flags: FULL }),
    move: 'g9@4',
    at: ['flag:4'],
    says: [
      'All 3 slots of your side are filled at flag 4.',
      'An Flagge 4 sind alle 3 Plätze deiner Seite belegt.',
    ],
  },
  {
    reason: 'already-claimed',
    state: () => position({ flags: CLAIMED, owners: OWNERS, phase: 'claim' }),
    move: 'claim@4',
    at: ['flag:4'],
    says: ['Flag 4 has been claimed already.', 'Flagge 4 ist schon beansprucht.'],
  },
  {
    reason: 'own-side-incomplete',
    state: claimStep,
    move: 'claim@3',
    at: ['flag:3'],
    says: [
      'Your side of flag 3 must be complete: it has one of the 3 cards that it needs.',
      'Deine Seite von Flagge 3 muss vollständig sein: Von den 3 Karten, die sie braucht, hat sie eine.',
    ],
  },
  {
    reason: 'line-beaten',
    state: () => position({ flags: { 1: 'g1 o1 v1 | g3 o3 v3' }, phase: 'claim' }),
    move: 'claim@1',
    at: ['flag:1'],
    says: [
      'Your formation is the weaker one: a Phalanx of 3 against a Phalanx of 9.',
      'Deine Formation ist die schwächere: Du hast eine Phalanx mit 3, die andere Seite hat eine Phalanx mit 9.',
    ],
  },
  {
    reason: 'placed-last',
    state: () => position({ flags: { 1: 'g1 o1 v1 | p1 a1 s1' }, last: { 1: 0 }, phase: 'claim' }),
    move: 'claim@1',
    at: ['flag:1'],
    says: [
      'Both sides have a Phalanx of 3, and you placed the last card there. In a tie the flag is for the other player to claim.',
      'Beide Seiten haben eine Phalanx mit 3, und du hast dort die letzte Karte gelegt. Bei Gleichstand darf der andere die Flagge beanspruchen.',
    ],
  },
  {
    reason: 'line-beatable',
    state: () => position({ flags: { 1: 'g1 o1 v1 | p9 p8' }, phase: 'claim' }),
    move: 'claim@1',
    at: ['flag:1', 'card:p9', 'card:p8'],
    says: [
      'Not proved: with p10 the other side could become a Wedge of 27, and you have a Phalanx of 3.',
      'Nicht bewiesen: Mit p10 bekäme die andere Seite einen Keil mit 27, und du hast eine Phalanx mit 3.',
    ],
  },
  {
    reason: 'tactics-limit',
    state: () => tactics('companion', { displays: ['scout redeploy', ''] }),
    move: 'companion@1',
    at: ['card:companion'],
    says: [
      'You have played 2 Tactics cards and the other player one; the Companion Cavalry would put you two ahead, and that is not allowed.',
      'Du hast 2 Taktikkarten gespielt, der andere eine. Für die Gefährtenreiterei ist es zu früh, denn um zwei darfst du ihm nicht voraus sein.',
    ],
  },
  {
    reason: 'second-leader',
    state: () =>
      tactics('darius', { displays: ['', 'mud'], flags: { 1: 'alexander |' }, owners: {} }),
    move: 'darius@2',
    at: ['card:darius'],
    says: [
      'You have played a Leader in this game, so Darius stays in your hand.',
      'Du hast in diesem Spiel schon einen Anführer gespielt; du behältst Darius auf der Hand.',
    ],
  },
  {
    reason: 'leader-on-board',
    state: () =>
      tactics('darius', {
        displays: ['', 'mud'],
        flags: { 1: 'alexander |' },
        owners: {},
        options: { leaderLimit: 'onBoard' },
      }),
    move: 'darius@2',
    at: ['card:alexander'],
    says: [
      'Alexander is already on your side of the line, and one Leader is the limit.',
      'Du hast schon Alexander auf deiner Seite der Reihe, und mehr als ein Anführer darf dort nicht liegen.',
    ],
  },
  {
    reason: 'environment-fixed',
    state: () =>
      tactics('deserter', {
        flags: { 1: '| mud' },
        owners: {},
        options: { environmentMovable: false },
      }),
    move: 'deserter:mud',
    at: ['card:mud'],
    says: [
      'In this game you can neither move nor remove Mud.',
      'In diesem Spiel kann man den Schlamm weder versetzen noch entfernen.',
    ],
  },
  {
    reason: 'not-at-that-flag',
    state: mudGone,
    move: 'drop:companion',
    at: ['flag:3'],
    says: [
      'Give up one of your own cards at flag 3, where the Mud has gone; you do not have the Companion Cavalry there.',
      'Gib eine deiner Karten an Flagge 3 ab, wo der Schlamm gegangen ist; dort hast du die Gefährtenreiterei nicht.',
    ],
  },
  {
    reason: 'guile-at-flag',
    state: () => tactics('scout'),
    move: 'scout@1',
    at: ['card:scout', 'display:0'],
    says: [
      'A Guile card is not laid at a flag; you play Scout to your display.',
      'Eine Listkarte wird nicht an eine Flagge gelegt; du spielst den Kundschafter in deine Ablage.',
    ],
  },
  {
    reason: 'target-at-claimed-flag',
    state: () => tactics('deserter'),
    move: 'deserter:o4',
    at: ['card:o4', 'flag:3'],
    says: [
      'You cannot reach o4, for flag 3 has been claimed.',
      'Du erreichst o4 nicht, denn Flagge 3 ist beansprucht.',
    ],
  },
  {
    reason: 'nothing-to-scout',
    state: () => position({ hands: ['scout', ''], decks: '' }),
    move: 'scout',
    at: ['deck:troop', 'deck:tactics'],
    says: [
      'Both decks are empty, so the Scout would find nothing.',
      'Beide Stapel sind leer; der Kundschafter fände nichts.',
    ],
  },
  {
    reason: 'scout-still-draws',
    state: scoutDraws,
    move: 'return:a1',
    at: ['deck:troop', 'deck:tactics'],
    says: [
      'First draw 3 more cards for the Scout.',
      'Zieh zuerst noch 3 Karten für den Kundschafter.',
    ],
  },
  {
    reason: 'scout-must-return',
    state: scoutReturns,
    move: 'draw:troop',
    at: ['hand'],
    says: [
      'The Scout has drawn all; now put back 2 cards.',
      'Der Kundschafter hat alles gezogen; leg jetzt 2 Karten zurück.',
    ],
  },
  {
    reason: 'no-target',
    state: () => position({ hands: ['redeploy', ''] }),
    move: 'redeploy:g1>1',
    at: ['card:redeploy'],
    says: [
      'No card lies at the flags for Redeploy to take, and without an effect it stays in your hand.',
      'An den Flaggen liegt nichts, was die Umgruppierung nehmen könnte, und ohne Wirkung bleibt die Karte auf der Hand.',
    ],
  },
  {
    reason: 'not-own-card',
    state: () => tactics('redeploy'),
    move: 'redeploy:shields>1',
    at: ['card:redeploy', 'card:shields'],
    says: [
      'Redeploy takes a card of your own from a flag, and you do not have the Shield Bearers at any.',
      'Umgruppiert wird eine eigene Karte an einer Flagge, und die Schildträger hast du an keiner.',
    ],
  },
  {
    reason: 'not-own-card',
    state: () => tactics('redeploy'),
    move: { type: 'redeploy', card: 99, to: null },
    at: ['card:redeploy'],
    says: [
      'Redeploy takes a card of your own from a flag, and you do not have such a card at any.',
      'Umgruppiert wird eine eigene Karte an einer Flagge, und eine solche Karte hast du an keiner.',
    ],
  },
  {
    reason: 'same-flag',
    state: () => tactics('redeploy'),
    move: 'redeploy:g1>1',
    at: ['flag:1'],
    says: [
      'Redeploy takes g1 to another flag; at flag 1 that card lies already.',
      'Die Umgruppierung bringt g1 an eine andere Flagge; an Flagge 1 liegt die Karte schon.',
    ],
  },
  {
    reason: 'not-opposing-card',
    state: () => tactics('deserter'),
    move: 'deserter:g1',
    at: ['card:deserter', 'card:g1'],
    says: ['The other player does not have g1 at any flag.', 'Der andere hat g1 an keiner Flagge.'],
  },
  {
    reason: 'not-opposing-card',
    state: () => tactics('traitor'),
    move: 'traitor:g1>1',
    at: ['card:traitor', 'card:g1'],
    says: ['The other player does not have g1 at any flag.', 'Der andere hat g1 an keiner Flagge.'],
  },
  {
    reason: 'not-a-troop',
    state: () => tactics('traitor'),
    move: 'traitor:shields>1',
    at: ['card:shields'],
    says: [
      'The Traitor wins over Troops only, never a Tactics card, so not the Shield Bearers either.',
      'Der Verräter wirbt nur Truppen ab, nie eine Taktikkarte, also auch nicht die Schildträger.',
    ],
  },
  {
    reason: 'deck-empty',
    state: () => position({ decks: 'g1', phase: 'draw' }),
    move: 'draw:tactics',
    at: ['deck:tactics'],
    says: ['The Tactics deck is empty.', 'Der Taktikstapel ist leer.'],
  },
  {
    reason: 'deck-empty',
    state: () => position({ decks: 'fog', phase: 'draw' }),
    move: 'draw:troop',
    at: ['deck:troop'],
    says: ['The Troop deck is empty.', 'Der Truppenstapel ist leer.'],
  },
  {
    reason: 'no-tactics-deck',
    state: () => position({ phase: 'draw', options: { tactics: false } }),
    move: 'draw:tactics',
    at: ['deck:tactics'],
    says: [
      'This game is played without Tactics cards.',
      'Dieses Spiel wird ohne Taktikkarten gespielt.',
    ],
  },
];
