import type { TutorialStep } from '@bannerfield/ui';

/** The third battle to the sixth: Guards, special cards, bluffs. */
export const LAST_BATTLES: readonly TutorialStep[] = [
  {
    before: ['+cyrus', '+giap'],
    title: { en: 'A new leader', de: 'Ein neuer Anführer' },
    text: {
      en: 'Cyrus takes over for the dead. The other side has discarded Washington for Giap, who has one card less in this battle. Cyrus takes one card back: your Cavalry.',
      de: 'Für den Toten übernimmt Kyros. Die andere Seite hat Washington für Giap abgelegt, der in dieser Schlacht eine Karte weniger hat. Kyros nimmt eine Karte zurück: deine Kavallerie.',
    },
    move: 'recover:C',
    instead: {
      en: 'Take the Cavalry back: it is worth more.',
      de: 'Nimm die Kavallerie zurück: Sie ist mehr wert.',
    },
    at: ['lost:C'],
    rules: ['R5.3', 'R5.4', 'R6.1', 'R6.2'],
  },
  {
    before: ['recover:M'],
    title: { en: 'Few against many', de: 'Wenige gegen viele' },
    text: {
      en: 'Giap can attack with two cards only. Defend.',
      de: 'Giap kann nur mit zwei Karten angreifen. Verteidige.',
    },
    move: 'defend',
    instead: { en: 'Here, defend.', de: 'Verteidige hier.' },
    rules: ['R5.3', 'R7.1'],
  },
  {
    title: { en: 'Skirmishers', de: 'Plänkler' },
    text: {
      en: 'Set 5, Skirmishers. In the chart they annoy any wing that rides round them.',
      de: 'Leg die 5, Plänkler. In der Tafel stören sie jeden Flügel, der sie umreitet.',
    },
    move: 't5',
    instead: { en: 'Here: 5, Skirmishers.', de: 'Hier: die 5, Plänkler.' },
    at: ['tactic:5'],
    rules: ['R14.1'],
  },
  {
    before: ['t6', 'commit:C.spartans', 'stand'],
    title: { en: 'In strength', de: 'Mit aller Kraft' },
    text: {
      en: 'Cyrus defends with four cards. Commit two Cavalry and both Artillery.',
      de: 'Kyros verteidigt mit vier Karten. Setze zwei Kavallerien und beide Artillerien ein.',
    },
    move: 'commit:C.C.A.A',
    instead: {
      en: 'Here: two Cavalry, two Artillery.',
      de: 'Hier: zwei Kavallerien, zwei Artillerien.',
    },
    at: ['card:C', 'card:A'],
    rules: ['R11.3'],
  },
  {
    before: ['stand'],
    title: { en: 'The Guard', de: 'Die Garde' },
    text: {
      en: 'One card is lost, and you name it. The 300 Spartans are a special card and a Guard: who loses a Guard loses his leader. Take them.',
      de: 'Eine Karte geht verloren, und du nennst sie. Die 300 Spartaner sind eine Sonderkarte und eine Garde: Wer eine Garde verliert, verliert seinen Anführer. Nimm sie.',
    },
    move: 'casualty:1.spartans',
    instead: {
      en: 'Take the Spartans, and Giap with them.',
      de: 'Nimm die Spartaner, und Giap mit ihnen.',
    },
    at: ['field:1.spartans'],
    rules: ['R15.6', 'R15.7'],
  },
  {
    before: ['keep', '+gustavus'],
    title: { en: 'Fourth battle', de: 'Vierte Schlacht' },
    text: {
      en: 'You have won 16 to 3. Gustavus Adolphus comes for the other side. Take your Infantry back.',
      de: 'Du hast mit 16 zu 3 gewonnen. Für die andere Seite kommt Gustav Adolf. Nimm deine Infanterie zurück.',
    },
    move: 'recover:I',
    instead: { en: 'Take the Infantry back.', de: 'Nimm die Infanterie zurück.' },
    at: ['lost:I'],
    rules: ['R6.2', 'R16.1'],
  },
  {
    before: ['defend'],
    title: { en: 'Infiltrate', de: 'Infiltriere' },
    text: {
      en: 'You defend again. A special card would be welcome: set 1, Infiltration.',
      de: 'Du verteidigst wieder. Eine Sonderkarte käme gelegen: Leg die 1, Infiltration.',
    },
    move: 't1',
    instead: { en: 'Here: 1, Infiltration.', de: 'Hier: die 1, Infiltration.' },
    at: ['tactic:1'],
    rules: ['R17.2'],
  },
  {
    before: ['t1', 'commit:M.I', 'stand'],
    title: { en: 'The worst cards', de: 'Die schlechtesten Karten' },
    text: {
      en: 'Infiltration is seldom won by numbers. Commit your two Militia.',
      de: 'Infiltration gewinnt selten durch Zahlen. Setze deine beiden Milizen ein.',
    },
    move: 'commit:M.M',
    instead: { en: 'Two Militia are enough.', de: 'Zwei Milizen genügen.' },
    at: ['card:M'],
    rules: ['R11.1'],
  },
  {
    before: ['stand'],
    title: { en: 'Both at once', de: 'Beide zugleich' },
    text: {
      en: 'Both have infiltrated, and a KIA stands against both leaders. The higher rank chooses first. If either protects, both live. Let every KIA stand.',
      de: 'Beide haben infiltriert, und gegen beide Anführer steht ein KIA. Der höhere Rang wählt zuerst. Schützt einer, so leben beide. Lass jedes KIA gelten.',
    },
    move: 'remove',
    instead: {
      en: 'In the example both are lost: every KIA stands.',
      de: 'Im Beispiel fallen beide: Jedes KIA gilt.',
    },
    rules: ['R14.5', 'R14.6'],
  },
  {
    before: ['remove', 'draw', '+jets'],
    title: { en: '14 End Battle', de: '14 Ende der Schlacht' },
    text: {
      en: 'Both leaders are dead, and nobody has won. But who infiltrated may draw from the Tech Deck. The other side has; draw yours.',
      de: 'Beide Anführer sind tot, und niemand hat gewonnen. Aber wer infiltriert hat, darf vom Technikstapel ziehen. Die andere Seite hat es getan; zieh deine.',
    },
    move: 'draw',
    instead: {
      en: 'There is no reason to decline. Draw.',
      de: 'Es gibt keinen Grund zu verzichten. Zieh.',
    },
    at: ['deck:tech'],
    rules: ['R16.6', 'R17.2', 'R17.3'],
  },
  {
    before: ['+elephants', '+napoleon', '+hannibal'],
    title: { en: 'Napoleon', de: 'Napoleon' },
    text: {
      en: 'War Elephants, worth 4, are in your Reserves now, and nobody but you knows. Napoleon leads for you against Hannibal. He attacks with five cards: attack.',
      de: 'Kriegselefanten, 4 wert, liegen jetzt in deiner Reserve, und niemand außer dir weiß es. Napoleon führt für dich gegen Hannibal. Er greift mit fünf Karten an: Greif an.',
    },
    move: 'attack',
    instead: { en: 'Napoleon attacks.', de: 'Napoleon greift an.' },
    at: ['leader-of:0', 'card:elephants'],
    rules: ['R3.5', 'R3.3'],
  },
  {
    title: { en: 'Bombard', de: 'Beschuss' },
    text: {
      en: 'Napoleon knows all twelve. Set 12, Bombard; it needs Artillery.',
      de: 'Napoleon kennt alle zwölf. Leg die 12, Beschuss; er braucht Artillerie.',
    },
    move: 't12',
    instead: { en: 'Here: 12, Bombard.', de: 'Hier: die 12, Beschuss.' },
    at: ['tactic:12'],
    rules: ['R8.2', 'R13.2'],
  },
  {
    before: ['t3'],
    title: { en: 'Five cards', de: 'Fünf Karten' },
    text: {
      en: 'Napoleon gives each Artillery 3 more. Commit two Infantry, a Cavalry, an Artillery and the War Elephants.',
      de: 'Napoleon gibt jeder Artillerie 3 mehr. Setze zwei Infanterien, eine Kavallerie, eine Artillerie und die Kriegselefanten ein.',
    },
    move: 'commit:I.I.C.A.elephants',
    instead: {
      en: 'Here: two Infantry, Cavalry, Artillery, War Elephants.',
      de: 'Hier: zwei Infanterien, Kavallerie, Artillerie, Kriegselefanten.',
    },
    at: ['card:I', 'card:C', 'card:A', 'card:elephants'],
    rules: ['R16.2', 'R16.3'],
  },
  {
    before: ['stand', 'commit:C.G.jets', 'stand'],
    title: { en: 'The better half', de: 'Die bessere Hälfte' },
    text: {
      en: 'Hannibal charged the guns: you lose three cards, he one. But your leader outranks him, and you name it first. Take the Guard, and Hannibal with it.',
      de: 'Hannibal hat die Geschütze gestürmt: Du verlierst drei Karten, er eine. Aber dein Anführer hat den höheren Rang, und du nennst sie zuerst. Nimm die Garde, und Hannibal mit ihr.',
    },
    move: 'casualty:1.G',
    instead: {
      en: 'The Guard: without Hannibal his bonus is gone as well.',
      de: 'Die Garde: Ohne Hannibal ist auch sein Bonus fort.',
    },
    at: ['field:1.G'],
    rules: ['R15.1', 'R15.6', 'R16.4'],
  },
  {
    title: { en: 'What must stay', de: 'Was bleiben muss' },
    text: {
      en: 'Keep what is worth most: the Artillery, with Napoleon 8, and the War Elephants, 4. Lose two Infantry and the Cavalry.',
      de: 'Behalte, was am meisten wert ist: die Artillerie, mit Napoleon 8, und die Kriegselefanten, 4. Verliere zwei Infanterien und die Kavallerie.',
    },
    move: 'lose:I.I.C',
    instead: {
      en: 'Two Infantry and the Cavalry.',
      de: 'Zwei Infanterien und die Kavallerie.',
    },
    at: ['loss:I', 'loss:C'],
    rules: ['R15.5', 'R16.2'],
  },
  {
    before: ['keep', '+attila', 'attack'],
    title: { en: 'A bluff', de: 'Eine Finte' },
    text: {
      en: 'Won, 12 to 11. Now Attila leads for the other side, and you attack again. A Tactics Card may be set without its arm. Set Bombard once more.',
      de: 'Gewonnen, 12 zu 11. Jetzt führt Attila für die andere Seite, und du greifst wieder an. Eine Taktikkarte darf ohne ihre Waffengattung ausliegen. Leg noch einmal Beschuss.',
    },
    move: 't12',
    instead: { en: 'Once more 12, Bombard.', de: 'Noch einmal die 12, Beschuss.' },
    at: ['tactic:12'],
    rules: ['R8.3', 'R26.3'],
  },
  {
    before: ['t3'],
    title: { en: 'Without guns', de: 'Ohne Geschütze' },
    text: {
      en: 'Commit three Infantry, a Cavalry and the War Elephants, no Artillery.',
      de: 'Setze drei Infanterien, eine Kavallerie und die Kriegselefanten ein, keine Artillerie.',
    },
    move: 'commit:I.I.I.C.elephants',
    instead: {
      en: 'Here: three Infantry, Cavalry, War Elephants.',
      de: 'Hier: drei Infanterien, Kavallerie, Kriegselefanten.',
    },
    at: ['card:I', 'card:C', 'card:elephants'],
    rules: ['R8.3'],
  },
  {
    before: ['withdraw', 'commit:M'],
    title: { en: 'They fall back', de: 'Sie weichen zurück' },
    text: {
      en: 'The defender has turned to Withdraw and leaves one card. Stand fast.',
      de: 'Der Verteidiger ist zum Rückzug gewechselt und lässt eine Karte zurück. Halte stand.',
    },
    move: 'stand',
    instead: { en: 'Stand fast.', de: 'Halte stand.' },
    at: ['battlefield:1'],
    rules: ['R10.1', 'R11.2'],
  },
  {
    title: { en: '10 Failed Orders', de: '10 Gescheiterte Befehle' },
    text: {
      en: 'Bombard without Artillery became Stand & Defend, and against Withdraw that is No Victor. The example ends here: you have three wins, the other side has one.',
      de: 'Beschuss ohne Artillerie wurde zu Stellung halten, und gegen Rückzug gibt das keinen Sieger. Hier endet das Beispiel: Du hast drei Siege, die andere Seite hat einen.',
    },
    rules: ['R13.3', 'R16.5', 'R26.4'],
  },
  {
    title: { en: 'That is all', de: 'Das ist alles' },
    text: {
      en: 'Press a card, a leader or a pile for a while, or the ? key on it, to see what there is and which rules speak of it. The chart is beside the board, on a phone one swipe to the right.',
      de: 'Drück länger auf eine Karte, einen Anführer oder einen Stapel, oder dort die Taste ?, um zu sehen, was da ist und welche Regeln davon handeln. Die Tafel steht neben dem Brett, am Telefon ein Wischen weiter rechts.',
    },
    rules: ['R1.7', 'R4.3'],
  },
];
