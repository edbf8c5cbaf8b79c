import type { Language } from '@bannerfield/kernel';

/** What online play says itself. It travels with its pages. */
export interface OnlineWords {
  readonly title: string;
  readonly noneText: string;
  readonly noServer: string;
  readonly noServerText: string;
  readonly noNet: string;
  readonly noNetText: string;
  readonly serverHere: string;
  readonly looking: string;
  readonly guest: string;
  readonly yourName: string;
  // Waiting for the other.
  readonly waitingTitle: string;
  readonly waitingFor: string;
  readonly keepOpen: string;
  readonly invitation: string;
  readonly invitationText: string;
  readonly watching: string;
  readonly watchingText: string;
  readonly share: string;
  shareText(game: string): string;
  readonly loopback: string;
  readonly seats: string;
  readonly free: string;
  readonly you: string;
  hasSatDown(name: string): string;
  readonly agreeing: string;
  readonly notBegun: string;
  // Invited.
  readonly invitedTitle: string;
  invitedBy(name: string, game: string): string;
  readonly asUsual: string;
  readonly sitDown: string;
  readonly watchInstead: string;
  readonly brokenInvitation: string;
  readonly brokenInvitationText: string;
  readonly takenTitle: string;
  readonly takenText: string;
  // Trouble.
  readonly voidTitle: string;
  readonly voidText: string;
  readonly noMatch: string;
  readonly noMatchText: string;
  readonly otherVersion: string;
  readonly otherVersionText: string;
  readonly lostSecret: string;
  readonly lostSecretText: string;
  readonly drifted: string;
  readonly driftedText: string;
  readonly reload: string;
  readonly connecting: string;
  // The line.
  readonly line: string;
  readonly connected: string;
  reconnecting(since: string): string;
  offline(since: string): string;
  // The table.
  readonly resign: string;
  readonly resignTitle: string;
  readonly resignText: string;
  readonly resignYes: string;
  readonly resignNo: string;
  readonly watchLink: string;
  readonly spectator: string;
  // The end.
  readonly dice: string;
  readonly diceChecking: string;
  diceFair(count: number): string;
  readonly diceWhy: string;
  readonly diceOwn: string;
  readonly diceOtherOwn: string;
  diceBroken(party: string): string;
  readonly theServer: string;
  diceOther(entry: number, written: string, due: string): string;
  readonly diceOtherEnd: string;
  readonly diceFaulty: string;
  readonly diceNone: string;
  readonly download: string;
  readonly downloadText: string;
  readonly recordMissing: string;
  // The list.
  readonly running: string;
  readonly finished: string;
  readonly over: string;
  readonly yourTurn: string;
  theirTurn(name: string): string;
  readonly waitsForOther: string;
  readonly dicePending: string;
  readonly unknownTurn: string;
  readonly goOn: string;
  goOnWith(game: string, names: string): string;
  readonly look: string;
  lookAt(game: string, names: string): string;
  readonly forget: string;
  forgetMatch(game: string, names: string): string;
  readonly forgetTitle: string;
  readonly forgetText: string;
  readonly forgetNo: string;
  readonly newMatch: string;
}

const english: OnlineWords = {
  title: 'My online matches',
  noneText:
    'Pick a game, choose “Someone elsewhere” as your opponent, and send the link to a friend.',
  noServer: 'There is no server for matches here',
  noServerText:
    'These pages are served without one, so nobody can be played elsewhere. Everything else works: bots, a friend at this device, replays. Whoever runs Bannerfield with “npm start” has a server.',
  noNet: 'The server does not answer',
  noNetText: 'Perhaps there is no net. Everything that needs no server works meanwhile.',
  serverHere: 'The match is kept on the server: live, or a move now and then.',
  looking: 'Looking for a server …',
  guest: 'Guest',
  yourName: 'Your name',
  waitingTitle: 'Waiting for your opponent',
  waitingFor:
    'Send the invitation to whom you want to play. The match begins when both have sat down.',
  keepOpen:
    'You may close this page and come back by “My online matches”. The match begins when both of you have been here once more after sitting down.',
  invitation: 'Invitation: whoever opens it first sits down',
  invitationText: 'Send it to one person only.',
  watching: 'To look on',
  watchingText: 'Whoever opens this link sees the table, and nobody’s hand.',
  share: 'Share',
  shareText: (game) => `Play ${game} with me`,
  loopback:
    'This link works on this device only, since Bannerfield is served by it. Start the server with HOST=0.0.0.0 and open its page by the address of this device in your network to invite others.',
  seats: 'Who plays',
  free: 'still free',
  you: 'you',
  hasSatDown: (name) => `${name} has sat down.`,
  agreeing: 'Both devices and the server are agreeing on the dice …',
  notBegun: 'This match has not begun yet.',
  invitedTitle: 'You are invited',
  invitedBy: (name, game) => `${name} wants to play ${game} with you.`,
  asUsual: 'All variants as usual.',
  sitDown: 'Sit down',
  watchInstead: 'Only look on',
  brokenInvitation: 'This invitation is not whole',
  brokenInvitationText: 'Ask for the whole link: its key stands behind the sign #.',
  takenTitle: 'This chair is taken',
  takenText: 'Somebody has sat down already. You can look on.',
  voidTitle: 'This match did not begin',
  voidText:
    'Not both sides were there in time to agree on the dice, so nothing was played. Open a new match and try again.',
  noMatch: 'There is no such match',
  noMatchText: 'The address may be mistyped, or the match was kept on another server.',
  otherVersion: 'This page is older or newer than the server',
  otherVersionText: 'Your match is stored on the server. Load this page again to go on.',
  lostSecret: 'This browser has lost its part of the dice',
  lostSecretText:
    'It had bound itself to a secret number and does not have it any more: its store was cleared. The match cannot begin and becomes void by itself. Open a new one.',
  drifted: 'This page and the server see different things',
  driftedText:
    'Nothing is lost: the match is stored on the server. Loading the page again mostly helps.',
  reload: 'Load again',
  connecting: 'Connecting to the match …',
  line: 'Connection',
  connected: 'Connected',
  reconnecting: (since) => `Reconnecting since ${since}`,
  offline: (since) => `No net since ${since}`,
  resign: 'Give up …',
  resignTitle: 'Give this match up?',
  resignText: 'Your opponent wins at once. This cannot be taken back.',
  resignYes: 'Give up',
  resignNo: 'Play on',
  watchLink: 'Copy the link to look on',
  spectator: 'You are looking on.',
  dice: 'Check the dice',
  diceChecking: 'Drawing all dice and cards again …',
  diceFair: (count) =>
    count === 1
      ? 'The dice were fair: the one thing that was left to chance fell as it had to.'
      : `The dice were fair: all ${String(count)} things that were left to chance fell as they had to.`,
  diceWhy:
    'Both players and the server each put a secret number in, bound to it before they knew the others’. Dice and cards follow from the three numbers and from what was played; this page has worked them out anew.',
  diceOwn: 'Your own number is among them, unchanged.',
  diceOtherOwn: 'But the number that stands there as yours is not the one of this browser.',
  diceBroken: (party) => `The number of ${party} is not the one that it had bound itself to.`,
  theServer: 'the server',
  diceOther: (entry, written, due) =>
    `Entry ${String(entry)} of the record should be ${due}, and is ${written}.`,
  diceOtherEnd: 'The record says that the match ended in a way in which it did not.',
  diceFaulty: 'The record is not a whole match: it was changed or cut.',
  diceNone: 'The record of this match could not be fetched. Try again.',
  download: 'Save the record',
  downloadText: 'Check it yourself, without this page: npx bannerfield verify FILE',
  recordMissing: 'Replay and analysis come when the record of the match is here.',
  running: 'Running',
  finished: 'Finished',
  over: 'Over',
  yourTurn: 'It is your turn',
  theirTurn: (name) => `${name} is to move`,
  waitsForOther: 'Waiting for an opponent',
  dicePending: 'Agreeing on the dice',
  unknownTurn: 'Not connected',
  goOn: 'Go on',
  goOnWith: (game, names) => `Go on: ${game}, ${names}`,
  look: 'Look at it',
  lookAt: (game, names) => `Look at it: ${game}, ${names}`,
  forget: 'Forget',
  forgetMatch: (game, names) => `Forget: ${game}, ${names}`,
  forgetTitle: 'Forget this match?',
  forgetText:
    'It stays on the server, but this browser does not list it any more. While it has not begun, it cannot begin from here either.',
  forgetNo: 'Keep it',
  newMatch: 'New match',
};

const german: OnlineWords = {
  title: 'Meine Online-Partien',
  noneText:
    'Wähle ein Spiel, als Gegner „Jemand anderswo“, und schick den Link an jemanden, den du kennst.',
  noServer: 'Hier gibt es keinen Server für Partien',
  noServerText:
    'Diese Seiten kommen ohne einen, also lässt sich niemand anderswo treffen. Alles andere geht: Bots, jemand an diesem Gerät, Wiederholungen. Wer Bannerfield mit „npm start“ betreibt, hat einen Server.',
  noNet: 'Der Server antwortet nicht',
  noNetText: 'Vielleicht ist kein Netz da. Alles, was keinen Server braucht, geht solange.',
  serverHere: 'Die Partie liegt auf dem Server: am Stück, oder ab und zu ein Zug.',
  looking: 'Suche einen Server …',
  guest: 'Gast',
  yourName: 'Dein Name',
  waitingTitle: 'Warten auf den Gegner',
  waitingFor:
    'Schick die Einladung, wem du begegnen willst. Die Partie beginnt, wenn beide sitzen.',
  keepOpen:
    'Du kannst diese Seite schließen und über „Meine Online-Partien“ zurückkommen. Die Partie beginnt, wenn beide nach dem Hinsetzen noch einmal hier waren.',
  invitation: 'Einladung: wer sie zuerst öffnet, setzt sich',
  invitationText: 'Schick sie nur einer Person.',
  watching: 'Zum Zusehen',
  watchingText: 'Wer diesen Link öffnet, sieht den Tisch und niemandes Hand.',
  share: 'Teilen',
  shareText: (game) => `Spiel ${game} mit mir`,
  loopback:
    'Dieser Link gilt nur auf diesem Gerät, denn von ihm kommt Bannerfield. Starte den Server mit HOST=0.0.0.0 und öffne seine Seite unter der Adresse dieses Geräts in deinem Netz, um andere einzuladen.',
  seats: 'Wer spielt',
  free: 'noch frei',
  you: 'du',
  hasSatDown: (name) => `${name} hat sich gesetzt.`,
  agreeing: 'Beide Geräte und der Server einigen sich auf die Würfel …',
  notBegun: 'Diese Partie hat noch nicht begonnen.',
  invitedTitle: 'Du bist eingeladen',
  invitedBy: (name, game) => `${name} möchte mit dir ${game} spielen.`,
  asUsual: 'Alle Varianten wie üblich.',
  sitDown: 'Hinsetzen',
  watchInstead: 'Nur zusehen',
  brokenInvitation: 'Diese Einladung ist nicht vollständig',
  brokenInvitationText: 'Bitte um den ganzen Link: sein Schlüssel steht hinter dem Zeichen #.',
  takenTitle: 'Dieser Stuhl ist besetzt',
  takenText: 'Es hat sich schon jemand gesetzt. Du kannst zusehen.',
  voidTitle: 'Diese Partie hat nicht begonnen',
  voidText:
    'Es waren nicht rechtzeitig beide da, um sich auf die Würfel zu einigen, also wurde nichts gespielt. Eröffne eine neue Partie und versuche es noch einmal.',
  noMatch: 'Eine solche Partie gibt es nicht',
  noMatchText: 'Vielleicht ist die Adresse vertippt, oder die Partie lag auf einem anderen Server.',
  otherVersion: 'Diese Seite ist älter oder neuer als der Server',
  otherVersionText: 'Deine Partie liegt auf dem Server. Lade diese Seite neu, um weiterzuspielen.',
  lostSecret: 'Dieser Browser hat seinen Teil der Würfel verloren',
  lostSecretText:
    'Er hatte sich auf eine geheime Zahl festgelegt und hat sie nicht mehr: sein Speicher wurde geleert. Die Partie kann nicht beginnen und verfällt von selbst. Eröffne eine neue.',
  drifted: 'Diese Seite und der Server sehen Verschiedenes',
  driftedText:
    'Nichts ist verloren: die Partie liegt auf dem Server. Meist hilft es, die Seite neu zu laden.',
  reload: 'Neu laden',
  connecting: 'Verbinde mit der Partie …',
  line: 'Verbindung',
  connected: 'Verbunden',
  reconnecting: (since) => `Neu verbinden seit ${since}`,
  offline: (since) => `Kein Netz seit ${since}`,
  resign: 'Aufgeben …',
  resignTitle: 'Diese Partie aufgeben?',
  resignText: 'Dein Gegner gewinnt sofort. Das lässt sich nicht zurücknehmen.',
  resignYes: 'Aufgeben',
  resignNo: 'Weiterspielen',
  watchLink: 'Link zum Zusehen kopieren',
  spectator: 'Du siehst zu.',
  dice: 'Würfel prüfen',
  diceChecking: 'Ziehe alle Würfel und Karten noch einmal …',
  diceFair: (count) =>
    count === 1
      ? 'Die Würfel waren ehrlich: das eine, was dem Zufall überlassen war, fiel, wie es musste.'
      : `Die Würfel waren ehrlich: alle ${String(count)} Dinge, die dem Zufall überlassen waren, fielen, wie sie mussten.`,
  diceWhy:
    'Beide Spieler und der Server haben je eine geheime Zahl beigetragen, auf die sie festgelegt waren, bevor sie die der anderen kannten. Würfel und Karten folgen aus den drei Zahlen und aus dem, was gespielt wurde; diese Seite hat sie neu ausgerechnet.',
  diceOwn: 'Deine eigene Zahl ist unverändert darunter.',
  diceOtherOwn: 'Aber die Zahl, die dort als deine steht, ist nicht die dieses Browsers.',
  diceBroken: (party) => `Die Zahl von ${party} ist nicht die, auf die er sich festgelegt hatte.`,
  theServer: 'dem Server',
  diceOther: (entry, written, due) =>
    `Eintrag ${String(entry)} der Aufzeichnung müsste ${due} sein und ist ${written}.`,
  diceOtherEnd: 'Die Aufzeichnung sagt, die Partie habe anders geendet, als sie es hat.',
  diceFaulty: 'Die Aufzeichnung ist keine ganze Partie: sie wurde geändert oder gekürzt.',
  diceNone: 'Die Aufzeichnung dieser Partie ließ sich nicht holen. Versuche es noch einmal.',
  download: 'Aufzeichnung speichern',
  downloadText: 'Prüfe sie selbst, ohne diese Seite: npx bannerfield verify DATEI',
  recordMissing: 'Wiederholung und Analyse kommen, wenn die Aufzeichnung der Partie da ist.',
  running: 'Laufend',
  finished: 'Beendet',
  over: 'Zu Ende',
  yourTurn: 'Du bist am Zug',
  theirTurn: (name) => `${name} ist am Zug`,
  waitsForOther: 'Wartet auf einen Gegner',
  dicePending: 'Einigung auf die Würfel',
  unknownTurn: 'Nicht verbunden',
  goOn: 'Weiter',
  goOnWith: (game, names) => `Weiter: ${game}, ${names}`,
  look: 'Ansehen',
  lookAt: (game, names) => `Ansehen: ${game}, ${names}`,
  forget: 'Vergessen',
  forgetMatch: (game, names) => `Vergessen: ${game}, ${names}`,
  forgetTitle: 'Diese Partie vergessen?',
  forgetText:
    'Sie bleibt auf dem Server, aber dieser Browser führt sie nicht mehr auf. Hat sie noch nicht begonnen, kann sie von hier auch nicht beginnen.',
  forgetNo: 'Behalten',
  newMatch: 'Neue Partie',
};

const WORDS: Readonly<Record<Language, OnlineWords>> = { en: english, de: german };

export function onlineWords(language: Language): OnlineWords {
  return WORDS[language];
}
