import type { Tutorial } from '@bannerfield/ui';
import type { Options } from '../rules/state.ts';

/** The army of the rulebook's example, and one of Orcs that meets it as in its other examples. */
const ARMIES = [
  [
    'swordmen.knights.swordmen.archers.archers.swordmen-hero',
    'horsemen.militia.horsemen.archers.catapult.horsemen-hero',
    'swordmen.knights.swordmen.archers.catapult.archers-hero',
    'militia',
  ].join('/'),
  [
    'goblin.orc-warriors.serpent-children.rock-throwers.black-orcs.witch-hero',
    'goblin.orc-warriors.orc-warriors.goblin-archers.rock-throwers.orc-warriors-hero',
    'goblin.goblin.orc-warriors.goblin-archers.shaman.shaman-hero',
    'goblin',
  ].join('/'),
].join(':');

const OPTIONS: Options = {
  armies: ARMIES,
  readiness: 'said',
  reinforcing: 'inTurn',
  fleeing: 'owner',
  regrouping: 'always',
  healing: 'wounds',
  frenzy: 'goblins',
  roundCap: 0,
  reading_lane: 'literal',
  reading_hero_token: 'every_card',
  reading_regroup: 'must',
  reading_reshuffle: 'when_needed',
};

/** Seven cards each, the learner first. */
const DEAL = [
  ...['+catapult', '+catapult', '+swordmen', '+horsemen-hero', '+knights', '+archers', '+militia'],
  ...['+orc-warriors', '+serpent-children', '+goblin', '+rock-throwers', '+shaman', '+goblin'],
  '+black-orcs',
];

const LAST_ROLLS = ['roll:1', 'roll:33456', 'roll:11334', 'roll:12', 'roll:12356', 'roll:34'];

/** Three rounds, in which the rulebook's examples come about one after the other. */
export const tutorial: Tutorial = {
  options: OPTIONS,
  seat: 0,
  steps: [
    {
      before: DEAL,
      title: { en: 'Three heroes', de: 'Drei Helden' },
      text: {
        en: 'Each side has three battalions of five units and a hero. Each battalion fights the one that it faces. Whoever has lost two heroes has lost the game, unless the other has lost as many.',
        de: 'Jede Seite hat drei Bataillone aus fünf Einheiten und einem Helden. Jedes kämpft gegen das gegenüber. Wer zwei Helden verloren hat, hat das Spiel verloren, außer der andere hat ebenso viele verloren.',
      },
      at: ['space:1h', 'space:2h', 'space:3h'],
      rules: ['R1.2', 'R1.4', 'R11.1', 'R11.2'],
    },
    {
      title: { en: 'An order', de: 'Ein Befehl' },
      text: {
        en: 'Both lay orders face down. A card works if a unit of its battalion, or the hero, bears its picture. There is a Catapult in battalion 2: lay its card there. The figures show what it would do.',
        de: 'Beide legen verdeckt Befehle. Eine Karte wirkt, wenn eine Einheit ihres Bataillons oder der Held ihr Bild trägt. In Bataillon 2 steht ein Katapult: Lege seine Karte dorthin. Die Zahlen zeigen, was sie täte.',
      },
      move: 'catapult@2',
      instead: {
        en: 'Here, pick the Catapult and then the order space of battalion 2.',
        de: 'Wähle hier das Katapult und dann das Befehlsfeld von Bataillon 2.',
      },
      at: ['card:6', 'order:2', 'space:2sr'],
      rules: ['R3.3', 'R5.3'],
    },
    {
      title: { en: 'Two of a picture', de: 'Zwei eines Bildes' },
      text: {
        en: 'With more than one unit of its picture in the battalion a card rolls one die more. Battalion 1 has two Swordmen.',
        de: 'Steht mehr als eine Einheit ihres Bildes im Bataillon, würfelt eine Karte mit einem Würfel mehr. In Bataillon 1 stehen zwei Schwertträger.',
      },
      move: 'swordmen@1',
      instead: {
        en: 'Lay the Swordmen at battalion 1.',
        de: 'Lege die Schwertträger an Bataillon 1.',
      },
      at: ['card:4', 'order:1', 'space:1fl', 'space:1fr'],
      rules: ['R6.3', 'R6.4'],
    },
    {
      title: { en: 'Every battalion that fights', de: 'Jedes kämpfende Bataillon' },
      text: {
        en: 'A battalion that fights must have an order. Lay the other Catapult at battalion 3.',
        de: 'Ein kämpfendes Bataillon muss einen Befehl haben. Lege das andere Katapult an Bataillon 3.',
      },
      move: 'catapult@3',
      instead: {
        en: 'Lay the other Catapult at battalion 3.',
        de: 'Lege das andere Katapult an Bataillon 3.',
      },
      at: ['card:6', 'order:3'],
      rules: ['R3.4', 'R3.5'],
    },
    {
      title: { en: 'Ready', de: 'Fertig' },
      text: {
        en: 'Until you say that you are ready you can take a card up again by pointing at it.',
        de: 'Bis du „Fertig“ sagst, kannst du eine Karte wieder aufnehmen, indem du sie anwählst.',
      },
      move: 'ready',
      instead: {
        en: 'One order for each battalion will do. Say that you are ready.',
        de: 'Ein Befehl für jedes Bataillon genügt. Sag „Fertig“.',
      },
      rules: ['R3.8'],
    },
    {
      before: [
        'serpent-children@1',
        'orc-warriors@2',
        'goblin@3',
        'ready',
        'roll:134',
        'roll:1115',
      ],
      title: { en: 'Poison', de: 'Gift' },
      text: {
        en: 'Green dice are poison. Of three on your Swordmen the first becomes poison, their armour stops the second, the third is a wound. The poison becomes a wound in the next round.',
        de: 'Grüne Würfel sind Gift. Von dreien auf deinen Schwertträgern wird der erste zu Gift, die Rüstung wehrt den zweiten ab, der dritte ist eine Wunde. Das Gift wird in der nächsten Runde zur Wunde.',
      },
      at: ['space:1fl'],
      rules: ['R8.14', 'R8.17', 'R8.19'],
    },
    {
      before: ['roll:2566', 'roll:345'],
      title: { en: 'Counting dice', de: 'Würfel zählen' },
      text: {
        en: 'Your Catapult: 3 on the card and 1 for Fear, 4 red dice. The Orc Warriors: 2 on the card, 1 for two units, 1 for the goblin beside them, and 1 fewer, since a Catapult takes one from infantry: 3.',
        de: 'Dein Katapult: 3 auf der Karte und 1 für Angst, 4 rote Würfel. Die Orc-Krieger: 2 auf der Karte, 1 für zwei Einheiten, 1 für den Goblin daneben, und 1 weniger, weil ein Katapult der Infanterie einen nimmt: 3.',
      },
      at: ['side:1:2fl', 'side:1:2fr'],
      rules: ['R6.5', 'R6.6', 'R6.8', 'R6.9', 'R6.12'],
    },
    {
      before: ['roll:1556', 'roll:1234', 'flee:1fl', 'flee:2fl', 'flee:3fl'],
      title: { en: 'Fleeing', de: 'Fliehen' },
      text: {
        en: 'Units without a free morale space flee to the first of three spaces and push those there onward. Five Orc units have fled, so two goblins are out of the game. With four wounds or more a unit is destroyed at once.',
        de: 'Einheiten ohne freies Moral-Feld fliehen auf das erste von drei Feldern und schieben die dort weiter. Fünf Einheiten der Orcs sind geflohen, also sind zwei Goblins aus dem Spiel. Mit vier Wunden oder mehr ist eine Einheit gleich vernichtet.',
      },
      at: ['lane:1', 'lane:0'],
      rules: ['R9.2', 'R9.4', 'R9.5', 'R9.8', 'R9.9'],
    },
    {
      before: [
        '+swordmen',
        '+swordmen-hero',
        '+militia',
        '+orc-warriors',
        '+goblin-archers',
        '+witch-hero',
      ],
      title: { en: 'A hero’s card', de: 'Eine Heldenkarte' },
      text: {
        en: 'A hero’s card also finds its picture in a neighbouring battalion. There are no Horsemen in battalion 3, but there are in battalion 2.',
        de: 'Eine Heldenkarte findet ihr Bild auch im Bataillon daneben. In Bataillon 3 ist keine Reiterstaffel, wohl aber in Bataillon 2.',
      },
      move: 'horsemen-hero@3',
      instead: {
        en: 'Lay the Horsemen Hero at battalion 3.',
        de: 'Lege den Reiterstaffel-Helden an Bataillon 3.',
      },
      at: ['card:15', 'order:3', 'space:2fl'],
      rules: ['R5.4', 'R5.5'],
    },
    {
      before: ['knights@1'],
      title: { en: 'Accuracy', de: 'Genauigkeit' },
      text: {
        en: 'Opposite battalion 2 both flanks are empty. There 2 and 5 would follow the arrows to the middle; Archers have Accuracy, and their dice go straight to the second row.',
        de: 'Gegenüber von Bataillon 2 sind beide Flanken leer. Dort würden 2 und 5 den Pfeilen in die Mitte folgen; Bogenschützen haben Genauigkeit, und ihre Würfel treffen die zweite Reihe.',
      },
      move: 'archers@2',
      instead: {
        en: 'Lay the Archers at battalion 2.',
        de: 'Lege die Bogenschützen an Bataillon 2.',
      },
      at: ['card:1', 'order:2', 'side:1:2sl', 'side:1:2sr'],
      rules: ['R6.16', 'R8.7', 'R8.8'],
    },
    {
      title: { en: 'The regrouping order', de: 'Der Nachzug-Befehl' },
      text: {
        en: 'A fourth card may be laid to bring fleeing units back. For each picture at its foot one unit goes to Reinforcements. Your Militia has fled: lay its card as the regrouping order.',
        de: 'Eine vierte Karte darf gelegt werden, um Fliehende nachzuziehen. Für jedes Bild an ihrem Fuß kommt eine Einheit in den Nachschub. Deine Miliz ist geflohen: Lege ihre Karte als Nachzug-Befehl.',
      },
      move: 'militia@regroup',
      instead: {
        en: 'Lay the Militia as the regrouping order, below the battalions.',
        de: 'Lege die Miliz als Nachzug-Befehl, unter den Bataillonen.',
      },
      at: ['card:0', 'order:regroup', 'lane:0'],
      rules: ['R3.7', 'R7.1', 'R7.2'],
    },
    {
      before: [
        'ready',
        'rock-throwers@1',
        'goblin-archers@2',
        'shaman@3',
        'ready',
        'send:goblin>1fl',
      ],
      title: { en: 'Reinforcements', de: 'Nachschub' },
      text: {
        en: 'Before the cards are turned, units that wait may enter empty spaces, one a battalion, where their tiles allow it. Who was ready last goes first; you have seen where the goblin went. Send your Militia to the front middle of battalion 2.',
        de: 'Bevor die Karten umgedreht werden, dürfen wartende Einheiten auf leere Felder, eine je Bataillon, wo ihr Kärtchen es erlaubt. Wer zuletzt fertig war, beginnt; du hast gesehen, wohin der Goblin ging. Sende deine Miliz vorn in die Mitte von Bataillon 2.',
      },
      move: 'send:militia>2fm',
      instead: {
        en: 'Send the Militia to the front middle of battalion 2.',
        de: 'Sende die Miliz vorn in die Mitte von Bataillon 2.',
      },
      at: ['waiting:0', 'space:2fm'],
      rules: ['R4.2', 'R4.3', 'R4.4', 'R4.6'],
    },
    {
      before: ['roll:3344', 'roll:1356', 'roll:245', 'roll:126', 'roll:1166', 'roll:3456'],
      title: { en: 'Behind empty spaces', de: 'Hinter leeren Feldern' },
      text: {
        en: 'Four wounds have destroyed the Orc Warriors of battalion 1, and poison has cost you both Swordmen there. In battalion 3 your 1s and 6s have gone past empty flanks to the second row.',
        de: 'Vier Wunden haben die Orc-Krieger von Bataillon 1 vernichtet, und Gift hat dich dort beide Schwertträger gekostet. In Bataillon 3 trafen deine Einsen und Sechsen an leeren Flanken vorbei die zweite Reihe.',
      },
      at: ['side:1:3sr', 'side:1:1fm', 'space:1fl', 'space:1fr'],
      rules: ['R8.1', 'R8.6', 'R9.5'],
    },
    {
      before: [
        '+archers-hero',
        '+archers',
        '+horsemen',
        '+swordmen',
        '+orc-warriors-hero',
        '+goblin',
        '+rock-throwers',
      ],
      title: { en: 'The way to the hero', de: 'Der Weg zum Helden' },
      text: {
        en: 'Only a Goblin in the middle, a Shaman behind and the hero are left opposite battalion 3. Now a 1 hits the hero, 2 to 5 the Goblin, two of them by the arrows, and a 6 the Shaman. Lay the Swordmen Hero there.',
        de: 'Gegenüber von Bataillon 3 stehen nur noch ein Goblin in der Mitte, ein Schamane dahinter und der Held. Jetzt trifft eine 1 den Helden, 2 bis 5 den Goblin, zwei davon über die Pfeile, und eine 6 den Schamanen. Lege den Schwertträger-Helden dorthin.',
      },
      move: 'swordmen-hero@3',
      instead: {
        en: 'Lay the Swordmen Hero at battalion 3.',
        de: 'Lege den Schwertträger-Helden an Bataillon 3.',
      },
      at: ['card:14', 'order:3', 'side:1:3fm', 'side:1:3sr', 'side:1:3h'],
      rules: ['R8.5', 'R8.6', 'R8.7', 'R8.9'],
    },
    {
      title: { en: 'The hero’s own picture', de: 'Das Bild des Helden' },
      text: {
        en: 'No Swordmen stand in battalion 1 any more. Their hero still bears the picture, so their card works there.',
        de: 'In Bataillon 1 steht kein Schwertträger mehr. Ihr Held trägt das Bild noch, also wirkt ihre Karte dort.',
      },
      move: 'swordmen@1',
      instead: {
        en: 'Lay the Swordmen at battalion 1.',
        de: 'Lege die Schwertträger an Bataillon 1.',
      },
      at: ['card:4', 'order:1', 'space:1h'],
      rules: ['R5.4', 'R6.4'],
    },
    {
      before: ['horsemen@2', 'ready', 'black-orcs@1', 'orc-warriors@2', 'goblin@3', 'ready'],
      title: { en: 'Close the gap', de: 'Schließ die Lücke' },
      text: {
        en: 'Empty spaces lead to those behind. Your Militia is back: send it to the front left of battalion 1.',
        de: 'Leere Felder führen zu denen dahinter. Deine Miliz ist wieder da: Sende sie vorn links in Bataillon 1.',
      },
      move: 'send:militia>1fl',
      instead: {
        en: 'Send the Militia to the front left of battalion 1.',
        de: 'Sende die Miliz vorn links in Bataillon 1.',
      },
      at: ['waiting:0', 'space:1fl'],
      rules: ['R4.1', 'R4.4'],
    },
    {
      before: [...LAST_ROLLS, 'flee:2fl', 'flee:1fl', 'flee:2sl', 'flee:3sr'],
      title: { en: 'A hero is hit', de: 'Ein Held ist getroffen' },
      text: {
        en: 'The hero of battalion 3 has his first wound, and nobody stands before him any more. When he falls, the rest of his battalion flees and yours there is free: a hero’s card then sends its units where they are needed. That is all you have to know.',
        de: 'Der Held von Bataillon 3 hat seine erste Wunde, und vor ihm steht niemand mehr. Fällt er, so flieht der Rest seines Bataillons, und deines dort ist frei: Eine Heldenkarte schickt seine Einheiten dann dorthin, wo sie gebraucht werden. Mehr musst du nicht wissen.',
      },
      at: ['side:1:3h'],
      rules: ['R9.7', 'R7.7', 'R11.1'],
    },
  ],
};
