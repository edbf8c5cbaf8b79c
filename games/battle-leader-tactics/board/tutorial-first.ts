import type { TutorialStep } from '@bannerfield/ui';

/** The first two battles: every step once. */
export const FIRST_BATTLES: readonly TutorialStep[] = [
  {
    before: ['+tamerlane', '+washington'],
    title: { en: 'Two leaders', de: 'Zwei Anführer' },
    text: {
      en: 'You are given Tamerlane, the other side George Washington. The number on the emblem is his rank: 13 against 10. Ten battles are fought; six wins end the game.',
      de: 'Du bekommst Tamerlan, die andere Seite George Washington. Die Zahl am Wappen ist sein Rang: 13 gegen 10. Zehn Schlachten werden geschlagen; sechs Siege beenden das Spiel.',
    },
    at: ['leader-of:0', 'leader-of:1'],
    rules: ['R1.2', 'R4.2'],
  },
  {
    title: { en: '1 Command', de: '1 Befehl' },
    text: {
      en: 'A battle has fourteen steps. In the first you keep your leader or discard him for one who is drawn. Tamerlane is good: keep him.',
      de: 'Eine Schlacht hat vierzehn Schritte. Im ersten behältst du deinen Anführer oder legst ihn für einen ab, der gezogen wird. Tamerlan ist gut: Behalte ihn.',
    },
    move: 'keep',
    instead: {
      en: 'A new leader would have one card less in this battle. Keep Tamerlane.',
      de: 'Ein neuer Anführer hätte in dieser Schlacht eine Karte weniger. Behalte Tamerlan.',
    },
    at: ['leader-of:0'],
    rules: ['R5.1', 'R5.3'],
  },
  {
    before: ['keep'],
    title: { en: '3 Initiative', de: '3 Initiative' },
    text: {
      en: 'No card has been lost, so there is nothing to muster. The higher rank says who attacks. Washington attacks with three cards only, so let him: defend.',
      de: 'Noch ist keine Karte verloren, also gibt es nichts zu sammeln. Der höhere Rang sagt, wer angreift. Washington greift nur mit drei Karten an, also lass ihn: verteidige.',
    },
    move: 'defend',
    instead: {
      en: 'You may attack. Here, defend.',
      de: 'Angreifen darfst du. Hier aber: verteidige.',
    },
    rules: ['R7.1'],
  },
  {
    title: { en: '4 Tactics', de: '4 Taktik' },
    text: {
      en: 'Both set one Tactics Card face down. Tamerlane may use cards 1 to 8. The chart says what comes of any two: point at a card to see its line. Set 7, Enfilade Left.',
      de: 'Beide legen eine Taktikkarte verdeckt aus. Tamerlan darf die Karten 1 bis 8 nutzen. Die Tafel sagt, was aus zweien wird: Zeig auf eine Karte, um ihre Zeile zu sehen. Leg die 7, Flankenangriff links.',
    },
    move: 't7',
    instead: {
      en: 'In the example Ben sets Enfilade Left, number 7.',
      de: 'Im Beispiel legt Ben Flankenangriff links, Nummer 7.',
    },
    at: ['tactic:7'],
    rules: ['R8.1', 'R8.2', 'R14.1'],
  },
  {
    before: ['t8', 'commit:C.C.A'],
    title: { en: '5 and 6', de: '5 und 6' },
    text: {
      en: 'In step 5 the attacker has committed three cards face down. Now you may turn to Withdraw: fewer losses, but mostly no win. Stand fast.',
      de: 'In Schritt 5 hat der Angreifer drei Karten verdeckt eingesetzt. Jetzt darfst du zum Rückzug wechseln: weniger Verluste, aber meist kein Sieg. Halte stand.',
    },
    move: 'stand',
    instead: { en: 'No retreat yet: stand fast.', de: 'Noch kein Rückzug: Halte stand.' },
    at: ['battlefield:1'],
    rules: ['R9.1', 'R9.6', 'R10.1'],
  },
  {
    title: { en: '7 The Defense', de: '7 Die Verteidigung' },
    text: {
      en: 'Commit two cards at least and no more than the shield of your leader says, three. An Enfilade needs Cavalry; without it, it fails. Pick an Infantry and two Cavalry, and commit them.',
      de: 'Setze mindestens zwei Karten ein und höchstens so viele, wie der Schild deines Anführers sagt: drei. Ein Flankenangriff braucht Kavallerie, sonst scheitert er. Wähle eine Infanterie und zwei Kavallerien und setze sie ein.',
    },
    move: 'commit:I.C.C',
    instead: {
      en: 'Here: one Infantry, two Cavalry, then Commit.',
      de: 'Hier: eine Infanterie, zwei Kavallerien, dann Einsetzen.',
    },
    at: ['card:I', 'card:C'],
    rules: ['R11.1', 'R11.3', 'R13.2'],
  },
  {
    before: ['stand'],
    title: { en: '9 to 12', de: '9 bis 12' },
    text: {
      en: 'All is turned over: Double Envelopment against Enfilade Left. The chart says: the attacker loses one card, you lose two. Your leader is superior, so you name the first card that is lost, of either side. Take their Artillery.',
      de: 'Alles wird aufgedeckt: Doppelte Umfassung gegen Flankenangriff links. Die Tafel sagt: Der Angreifer verliert eine Karte, du zwei. Dein Anführer ist überlegen, also nennst du die erste Karte, die verloren geht, auf beliebiger Seite. Nimm ihre Artillerie.',
    },
    move: 'casualty:1.A',
    instead: {
      en: 'Their Artillery is worth 5. Take that one.',
      de: 'Ihre Artillerie ist 5 wert. Nimm die.',
    },
    at: ['field:1.A'],
    rules: ['R13.1', 'R14.1', 'R15.2'],
  },
  {
    title: { en: 'Your own losses', de: 'Die eigenen Verluste' },
    text: {
      en: 'Each side names the rest of its own losses. Give up the Infantry and one Cavalry.',
      de: 'Den Rest der eigenen Verluste nennt jede Seite selbst. Gib die Infanterie und eine Kavallerie her.',
    },
    move: 'lose:I.C',
    instead: {
      en: 'One Infantry and one Cavalry, as in the example.',
      de: 'Eine Infanterie und eine Kavallerie, wie im Beispiel.',
    },
    at: ['loss:I', 'loss:C'],
    rules: ['R15.3', 'R15.5'],
  },
  {
    title: { en: '13 Victory', de: '13 Sieg' },
    text: {
      en: 'What is left is added up: your Cavalry 3 and Tamerlane’s bonus 1, against two Cavalry, 6. The first battle is lost. Survivors go home, the lost cards lie in the Casualty Piles.',
      de: 'Was übrig ist, wird zusammengezählt: deine Kavallerie 3 und Tamerlans Bonus 1, gegen zwei Kavallerien, 6. Die erste Schlacht ist verloren. Überlebende kehren heim, Verlorenes liegt auf den Verluststapeln.',
    },
    at: ['casualties:0', 'casualties:1'],
    rules: ['R16.1', 'R16.3', 'R17.1', 'R26.1'],
  },
  {
    before: ['keep', 'keep', 'recover:A'],
    title: { en: '2 Muster', de: '2 Sammeln' },
    text: {
      en: 'Second battle. Washington has a draw bonus: his Artillery comes back from the Casualty Pile. Tamerlane has none. You say who attacks: this time, you do.',
      de: 'Zweite Schlacht. Washington hat einen Ziehbonus: Seine Artillerie kommt vom Verluststapel zurück. Tamerlan hat keinen. Du sagst, wer angreift: diesmal du.',
    },
    move: 'attack',
    instead: { en: 'This time, attack.', de: 'Greif diesmal an.' },
    at: ['casualties:1'],
    rules: ['R6.1', 'R6.3'],
  },
  {
    title: { en: 'Straight ahead', de: 'Geradeaus' },
    text: {
      en: 'Set 3, Frontal Assault.',
      de: 'Leg die 3, Frontalangriff.',
    },
    move: 't3',
    instead: { en: 'Here: 3, Frontal Assault.', de: 'Hier: die 3, Frontalangriff.' },
    at: ['tactic:3'],
    rules: ['R8.4'],
  },
  {
    before: ['t1'],
    title: { en: '5 The Attack', de: '5 Der Angriff' },
    text: {
      en: 'In attack Tamerlane has four cards, by the crossed swords. Commit a Militia, an Infantry and two Cavalry.',
      de: 'Im Angriff hat Tamerlan vier Karten, laut den gekreuzten Schwertern. Setze eine Miliz, eine Infanterie und zwei Kavallerien ein.',
    },
    move: 'commit:M.I.C.C',
    instead: {
      en: 'Here: Militia, Infantry, two Cavalry.',
      de: 'Hier: Miliz, Infanterie, zwei Kavallerien.',
    },
    at: ['card:M', 'card:I', 'card:C'],
    rules: ['R9.3', 'R26.2'],
  },
  {
    before: ['stand', 'commit:M.M'],
    title: { en: '8 Attacker Withdrawal', de: '8 Rückzug des Angreifers' },
    text: {
      en: 'Two cards only against you. Now the attacker might turn to Withdraw, and would take one card back. Stand fast.',
      de: 'Nur zwei Karten gegen dich. Jetzt könnte der Angreifer zum Rückzug wechseln und nähme eine Karte zurück. Halte stand.',
    },
    move: 'stand',
    instead: { en: 'Stand fast.', de: 'Halte stand.' },
    rules: ['R12.1', 'R12.2'],
  },
  {
    before: ['remove', 'casualty:1.M', 'lose:M', 'draw', '+spartans', 'discard'],
    title: { en: 'Infiltration', de: 'Infiltration' },
    text: {
      en: 'It was Infiltration: a KIA stood against Tamerlane, and the infiltrator let it stand. You have won, 7 to nothing, but your leader is dead. Who infiltrates may also draw a special card.',
      de: 'Es war Infiltration: Gegen Tamerlan stand ein KIA, und wer infiltriert, ließ es gelten. Gewonnen hast du, 7 zu nichts, aber dein Anführer ist tot. Wer infiltriert, darf auch eine Sonderkarte ziehen.',
    },
    at: ['leader-of:0', 'deck:tech', 'kia-pile'],
    rules: ['R14.4', 'R3.2', 'R17.2'],
  },
];
