import type { Tutorial } from '@bannerfield/ui';
import { DEFAULTS } from '../rules/options.ts';

/** The six battles of the rulebook's example; the learner is Ben, the other side Robert. */
export const tutorial: Tutorial = {
  options: DEFAULTS,
  seat: 0,
  steps: [
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
        de: 'Noch ist keine Karte verloren, also gibt es nichts zu mustern. Der höhere Rang sagt, wer angreift. Washington greift nur mit drei Karten an, also lass ihn: verteidige.',
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
      title: { en: '2 Muster', de: '2 Musterung' },
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
      title: { en: '10 Failed Orders', de: '10 Befehle scheitern' },
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
  ],
};
