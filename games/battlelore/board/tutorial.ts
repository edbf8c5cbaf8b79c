import type { Tutorial } from '@bannerfield/ui';
import type { Options } from '../rules/state.ts';

const OPTIONS: Options = {
  scenario:
    'hands 4 4; goals 3 3; first bottom; wood f9; bottom regular-infantry d6 d8; bottom dwarf-crossbows d7; bottom archers d9; bottom regular-cavalry c10; top archers f6; top regular-cavalry g8; top heavy-cavalry g9; top light-cavalry g10; top heavy-infantry i7',
  loreMode: 'none',
  mercenaries: true,
  landmarks: true,
  sectionLayout: 'dotted',
  victoryBanners: 0,
  handBottom: 0,
  handTop: 0,
  crossbowMovePenalty: true,
  retreatDeadEndAllowed: true,
  boldCheck: 'atBattleBack',
  hillSight: 'between',
  stopEndsTurn: true,
  turnLimit: 0,
};

/** Four cards each, the learner’s first. */
const DEAL = [
  '+attack-centre',
  '+mounted-charge',
  '+scout-left',
  '+patrol-right',
  '+patrol-centre',
  '+forward',
  '+scout-right',
  '+red-banners',
];

/** Three turns with the examples of the combat chapter: shot, melee, support, pursuit. */
export const tutorial: Tutorial = {
  options: OPTIONS,
  seat: 0,
  steps: [
    {
      before: DEAL,
      title: { en: 'Three banners', de: 'Drei Banner' },
      text: {
        en: 'Each unit you destroy gives you its banner. Whoever has three first wins. Your units are the square ones, below; the points on them are figures, the cloth on top is their banner: green, blue or red.',
        de: 'Jede Einheit, die du vernichtest, gibt dir ihr Banner. Wer zuerst drei hat, gewinnt. Deine Einheiten sind die viereckigen unten; die Punkte sind Figuren, das Tuch oben ist ihr Banner: grün, blau oder rot.',
      },
      at: ['hex:d6', 'hex:d7', 'hex:d8', 'hex:d9'],
      rules: ['R19.1', 'R2.2', 'R2.4'],
    },
    {
      title: { en: 'Cards give orders', de: 'Karten befehlen' },
      text: {
        en: 'A turn begins with a Command card. Attack Centre orders three units of the centre, between the dotted lines. Press it once to see what it does and again to play it.',
        de: 'Ein Zug beginnt mit einer Befehlskarte. Angriff Mitte befiehlt drei Einheiten der Mitte, zwischen den gestrichelten Linien. Drück einmal, um zu sehen, was sie tut, und noch einmal, um sie zu spielen.',
      },
      move: 'play:attack-centre',
      instead: {
        en: 'Here, play Attack Centre: press it twice.',
        de: 'Spiel hier Angriff Mitte: Drück zweimal darauf.',
      },
      at: ['card:attack-centre'],
      rules: ['R4.1', 'R4.3'],
    },
    {
      title: { en: 'Order', de: 'Befiehl' },
      text: {
        en: 'Only who is ordered may move and battle. Order the infantry on d6.',
        de: 'Nur Einheiten mit Befehl dürfen sich bewegen und kämpfen. Befiehl den Fußsoldaten auf d6.',
      },
      move: 'order:d6',
      instead: { en: 'Begin with the infantry on d6.', de: 'Beginn mit den Fußsoldaten auf d6.' },
      at: ['hex:d6'],
      rules: ['R5.1', 'R5.2'],
    },
    {
      title: { en: 'Order', de: 'Befiehl' },
      text: {
        en: 'Then the dwarves with crossbows on d7.',
        de: 'Dann den Zwergen mit Armbrüsten auf d7.',
      },
      move: 'order:d7',
      instead: { en: 'Order the dwarves on d7.', de: 'Befiehl den Zwergen auf d7.' },
      at: ['hex:d7'],
      rules: ['R5.3'],
    },
    {
      title: { en: 'A dotted line', de: 'Eine gestrichelte Linie' },
      text: {
        en: 'The archers on d9 stand on a dotted line: they belong to the centre and to the right wing. Order them, too.',
        de: 'Die Bogenschützen auf d9 stehen auf einer gestrichelten Linie: Sie gehören zur Mitte und zum rechten Flügel. Befiehl auch ihnen.',
      },
      move: 'order:d9',
      instead: { en: 'Order the archers on d9.', de: 'Befiehl den Bogenschützen auf d9.' },
      at: ['hex:d9'],
      rules: ['R1.5', 'R5.4'],
    },
    {
      title: { en: 'Move', de: 'Beweg dich' },
      text: {
        en: 'All moves come before the first battle. A crossed disc is a place from which the unit may still battle, a dotted ring one that is too far for that. Take the infantry from d6 to e6, beside the archers.',
        de: 'Alle Bewegungen kommen vor dem ersten Kampf. Eine Scheibe mit Kreuz ist ein Ort, von dem aus die Einheit noch kämpfen darf, ein gestrichelter Ring einer, der dafür zu weit ist. Führ die Fußsoldaten von d6 nach e6, neben die Bogenschützen.',
      },
      move: 'd6>e6',
      instead: {
        en: 'Pick the infantry on d6, then e6.',
        de: 'Wähle die Fußsoldaten auf d6, dann e6.',
      },
      at: ['hex:d6', 'hex:e6'],
      rules: ['R6.2', 'R6.5'],
    },
    {
      title: { en: 'Stand to shoot', de: 'Wer schießt, steht' },
      text: {
        en: 'Bows and crossbows that move shoot with a die less. So leave both where they are: you are done moving.',
        de: 'Bogen und Armbrust verlieren nach einer Bewegung einen Würfel. Lass beide also stehen: Du bist fertig mit der Bewegung.',
      },
      move: 'done',
      instead: {
        en: 'You may, but it costs them a die. Say that you are done moving.',
        de: 'Das darfst du, aber es kostet sie einen Würfel. Sag, dass die Bewegung fertig ist.',
      },
      rules: ['R10.9', 'R10.10'],
    },
    {
      title: { en: 'Range and sight', de: 'Reichweite und Sicht' },
      text: {
        en: 'Crossbows reach three hexes, and they need to see: a line from middle to middle. The riders on g8 are seen. Pick the dwarves, then the riders: the odds are told before you roll. Press once more to roll.',
        de: 'Armbrüste reichen drei Felder weit, und sie müssen sehen: eine Linie von Mitte zu Mitte. Die Reiter auf g8 sind zu sehen. Wähle die Zwerge, dann die Reiter: Die Aussichten stehen da, bevor du wirfst. Drück noch einmal, um zu werfen.',
      },
      move: 'd7xg8',
      instead: {
        en: 'Here: the dwarves on d7, then twice the riders on g8.',
        de: 'Hier: die Zwerge auf d7, dann zweimal die Reiter auf g8.',
      },
      at: ['hex:d7', 'hex:g8'],
      rules: ['R8.2', 'R8.4', 'R9.2'],
    },
    {
      before: ['roll:ss'],
      title: { en: 'A line that is blocked', de: 'Eine gesperrte Linie' },
      text: {
        en: 'Two Swords: from afar they are hits for a crossbow, and two figures fall. Now the archers. The riders on g10 stand behind a wood: try them, and see what is in the way. Then finish off g8, which a bow reaches as well.',
        de: 'Zwei Schwerter: Aus der Ferne sind sie für Armbrüste Treffer, und zwei Figuren fallen. Nun die Bogenschützen. Die Reiter auf g10 stehen hinter einem Wald: Versuch es, und sieh, was im Weg ist. Dann mach g8 den Rest, denn so weit reicht auch ein Bogen.',
      },
      move: 'd9xg8',
      instead: {
        en: 'Here: the archers on d9, then twice the riders on g8.',
        de: 'Hier: die Bogenschützen auf d9, dann zweimal die Reiter auf g8.',
      },
      at: ['hex:d9', 'hex:g8', 'hex:f9'],
      rules: ['R8.4', 'R8.5', 'R10.9'],
    },
    {
      before: ['roll:bl'],
      title: { en: 'Hits, then flags', de: 'Erst Treffer, dann Fahnen' },
      text: {
        en: 'A helmet in the colour of the target’s banner hits: the riders are gone, and you have a banner. The Lore face means nothing today. Now the infantry strikes at the archers on f6, its three dice at once.',
        de: 'Ein Helm in der Farbe des Banners trifft: Die Reiter sind dahin, und du hast ein Banner. Die Zauberseite bedeutet heute nichts. Nun schlagen die Fußsoldaten auf die Bogenschützen auf f6 ein, mit drei Würfeln auf einmal.',
      },
      move: 'e6xf6',
      instead: {
        en: 'Here: the infantry on e6, then twice the archers on f6.',
        de: 'Hier: die Fußsoldaten auf e6, dann zweimal die Bogenschützen auf f6.',
      },
      at: ['hex:e6', 'hex:f6'],
      rules: ['R10.1', 'R10.2', 'R10.5'],
    },
    {
      before: ['roll:gfl', '<g6'],
      title: { en: 'Gain ground', de: 'Boden gewinnen' },
      text: {
        en: 'Helmet, flag, Lore: the archers lose a figure, retreat a hex towards their side, and the Lore face has no effect. Their hex is vacated, so whoever drove them out in melee may move onto it. Follow to f6.',
        de: 'Helm, Fahne, Zauber: Die Bogenschützen verlieren eine Figur, weichen ein Feld zu ihrer Seite zurück, und die Zauberseite bewirkt nichts. Ihr Feld ist geräumt, also darf nachrücken, wer sie im Nahkampf vertrieben hat. Rück auf f6 nach.',
      },
      move: '>f6',
      instead: {
        en: 'You may stay. Here, follow to f6.',
        de: 'Du darfst bleiben. Rück hier auf f6 nach.',
      },
      at: ['hex:f6'],
      rules: ['R11.2', 'R11.4', 'R13.1', 'R13.2'],
    },
    {
      before: [
        '+green-banners',
        'play:patrol-centre',
        'order:g9',
        'done',
        'g9>e9',
        'e9xd8',
        'roll:bfll',
      ],
      title: { en: 'Support', de: 'Rückhalt' },
      text: {
        en: 'The other side’s heavy riders have struck at d8: a figure is lost, and a flag would drive you back. But two friends touch that unit: it has support, is Bold, and may ignore a flag. Hold the hex.',
        de: 'Die schweren Reiter der anderen Seite haben auf d8 eingeschlagen: Eine Figur ist verloren, und eine Fahne würde dich zurücktreiben. Aber zwei Freunde berühren die Einheit: Sie hat Rückhalt, ist kühn und darf eine Fahne übergehen. Bleib stehen.',
      },
      move: 'ignore:1',
      instead: {
        en: 'You may retreat, but who holds the hex can strike back.',
        de: 'Du darfst zurückweichen, aber wer bleibt, kann zurückschlagen.',
      },
      at: ['hex:d7', 'hex:d8', 'hex:d9'],
      rules: ['R12.2', 'R12.7'],
    },
    {
      title: { en: 'Battle back', de: 'Zurückschlagen' },
      text: {
        en: 'Whoever is Bold, lives and has not left its hex may battle back. Your infantry has short swords, and riders ignore the first Sword; the odds are above. Strike back.',
        de: 'Wer kühn ist, lebt und sein Feld nicht verlassen hat, darf zurückschlagen. Deine Fußsoldaten haben Kurzschwerter, und Reiter übergehen das erste Schwert; die Aussichten stehen oben. Schlag zurück.',
      },
      move: 'back',
      instead: { en: 'It costs nothing: strike back.', de: 'Es kostet nichts: Schlag zurück.' },
      at: ['hex:d8', 'hex:e9'],
      rules: ['R14.1', 'R14.2', 'R10.7'],
    },
    {
      before: ['roll:rss', '+scout-centre'],
      title: { en: 'Mounted Charge', de: 'Reiterangriff' },
      text: {
        en: 'A red helmet and two Swords, of which riders ignore one: two figures, and one is left. Now for your own riders. Play the Mounted Charge.',
        de: 'Ein roter Helm und zwei Schwerter, von denen Reiter eines übergehen: zwei Figuren, und eine ist übrig. Nun zu deinen eigenen Reitern. Spiel den Reiterangriff.',
      },
      move: 'play:mounted-charge',
      instead: {
        en: 'Here, play the Mounted Charge: press it twice.',
        de: 'Spiel hier den Reiterangriff: Drück zweimal darauf.',
      },
      at: ['card:mounted-charge'],
      rules: ['R4.6'],
    },
    {
      title: { en: 'Order', de: 'Befiehl' },
      text: {
        en: 'It orders mounted units wherever they stand. Order the riders on c10.',
        de: 'Er befiehlt berittenen Einheiten, wo sie auch stehen. Befiehl den Reitern auf c10.',
      },
      move: 'order:c10',
      instead: { en: 'Order the riders on c10.', de: 'Befiehl den Reitern auf c10.' },
      at: ['hex:c10'],
      rules: ['R5.6'],
    },
    {
      title: { en: 'Move', de: 'Beweg dich' },
      text: {
        en: 'Blue riders move three hexes and battle. Ride to e10.',
        de: 'Blaue Reiter gehen drei Felder weit und kämpfen. Reite nach e10.',
      },
      move: 'c10>e10',
      instead: { en: 'Pick the riders, then e10.', de: 'Wähle die Reiter, dann e10.' },
      at: ['hex:c10', 'hex:e10'],
      rules: ['R2.4', 'R6.4'],
    },
    {
      title: { en: 'One figure is enough', de: 'Eine Figur genügt' },
      text: {
        en: 'Losses take no dice from a unit, but its last figure falls to a single hit. Attack the heavy riders on e9: four dice, three of the banner and one of the card.',
        de: 'Verluste nehmen einer Einheit keine Würfel, aber ihre letzte Figur fällt durch einen einzigen Treffer. Greif die schweren Reiter auf e9 an: vier Würfel, drei vom Banner und einer von der Karte.',
      },
      move: 'e10xe9',
      instead: {
        en: 'Here: the riders on e10, then twice the enemy on e9.',
        de: 'Hier: die Reiter auf e10, dann zweimal der Feind auf e9.',
      },
      at: ['hex:e10', 'hex:e9'],
      rules: ['R2.6', 'R9.5'],
    },
    {
      before: ['roll:rsll'],
      title: { en: 'Pursuit', de: 'Verfolgung' },
      text: {
        en: 'The second banner. Riders do more than gain ground: they pursue, onto the vacated hex and one beyond. Follow to f9, into the wood, beside the light riders.',
        de: 'Das zweite Banner. Reiter gewinnen nicht nur Boden: Sie verfolgen, auf das geräumte Feld und eins weiter. Folge auf f9, in den Wald, neben die leichten Reiter.',
      },
      move: '>f9',
      instead: {
        en: 'You may stop there. Here, pursue one hex beyond, to f9.',
        de: 'Du darfst dort halten. Verfolg hier ein Feld weiter, auf f9.',
      },
      at: ['hex:f9'],
      rules: ['R13.3', 'R13.5', 'R15.2'],
    },
    {
      title: { en: 'Bonus attack', de: 'Bonusangriff' },
      text: {
        en: 'Whoever has pursued may attack once more, in melee. Out of a wood two dice at most, and the card’s die on top: three. Attack g10.',
        de: 'Wer verfolgt hat, darf noch einmal angreifen, im Nahkampf. Aus einem Wald höchstens zwei Würfel, und der Würfel der Karte dazu: drei. Greif g10 an.',
      },
      move: 'f9xg10',
      instead: {
        en: 'Here: the riders on f9, then twice the enemy on g10.',
        de: 'Hier: die Reiter auf f9, dann zweimal der Feind auf g10.',
      },
      at: ['hex:f9', 'hex:g10'],
      rules: ['R13.9', 'R13.10', 'R13.11', 'R9.4'],
    },
    {
      before: ['roll:gss'],
      title: { en: 'Won', de: 'Gewonnen' },
      text: {
        en: 'Three hits, the third banner, and the day is yours. Press a hex or a card for a while, or the ? key on it, to learn all about it. The keys n, i and r tell what lies around, what is here and what a unit could do.',
        de: 'Drei Treffer, das dritte Banner, und der Tag ist dein. Drück länger auf ein Feld oder eine Karte, oder dort die Taste ?, um alles darüber zu erfahren. Die Tasten n, i und r sagen, was ringsum liegt, was hier ist und was eine Einheit könnte.',
      },
      rules: ['R19.1', 'R19.4'],
    },
  ],
};
