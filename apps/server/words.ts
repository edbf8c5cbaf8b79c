import type { Words } from '@bannerfield/kernel';
import type { Trouble } from '@bannerfield/protocol';

/** Why something is refused that no rule of a game speaks of. */
const TROUBLES = {
  'not-a-message': {
    en: 'This is not a message of the protocol.',
    de: 'Das ist keine Nachricht des Protokolls.',
  },
  'not-a-request': {
    en: 'Something in this request is missing, or is not as it should be.',
    de: 'In dieser Anfrage fehlt etwas, oder es ist nicht, wie es sein soll.',
  },
  'other-protocol': {
    en: 'This page is of another version than the server. Reload it.',
    de: 'Diese Seite ist von einer anderen Version als der Server. Lade sie neu.',
  },
  'join-first': {
    en: 'Say first from where on you know the match.',
    de: 'Sag zuerst, ab wo du die Partie kennst.',
  },
  'joined-already': { en: 'You have joined already.', de: 'Du bist schon dabei.' },
  'only-watching': {
    en: 'You are watching this match: only its players may do this.',
    de: 'Du siehst dieser Partie zu: das dürfen nur ihre Spieler.',
  },
  'too-many-messages': {
    en: 'That was too much at once. Wait a moment and connect again.',
    de: 'Das war zu viel auf einmal. Warte einen Augenblick und verbinde dich neu.',
  },
  'too-many-requests': {
    en: 'That was too much at once. Wait a minute and try again.',
    de: 'Das war zu viel auf einmal. Warte eine Minute und versuche es wieder.',
  },
  'too-many-sockets': {
    en: 'Too many connections are open. Try again later.',
    de: 'Es sind zu viele Verbindungen offen. Versuche es später wieder.',
  },
  'too-large': { en: 'This is too large.', de: 'Das ist zu groß.' },
  'other-site': {
    en: 'This request comes from another site.',
    de: 'Diese Anfrage kommt von einer fremden Seite.',
  },
  'unknown-host': {
    en: 'This server does not go by that name. Its owner can allow it by the setting ORIGINS.',
    de: 'So heißt dieser Server nicht. Wer ihn betreibt, kann es mit der Einstellung ORIGINS erlauben.',
  },
  'no-such-match': { en: 'There is no such match.', de: 'Eine solche Partie gibt es nicht.' },
  'no-such-game': { en: 'There is no such game.', de: 'Ein solches Spiel gibt es nicht.' },
  'no-such-options': {
    en: 'These are not options of this game.',
    de: 'Das sind keine Optionen dieses Spiels.',
  },
  'no-such-edition': {
    en: 'This is no edition of this game.',
    de: 'Das ist keine Ausgabe dieses Spiels.',
  },
  'no-such-level': {
    en: 'No bot of this game plays at that level.',
    de: 'Auf dieser Stufe spielt kein Bot dieses Spiels.',
  },
  'no-such-address': { en: 'There is nothing here.', de: 'Hier ist nichts.' },
  'wrong-invitation': {
    en: 'This link invites to no chair of this match.',
    de: 'Dieser Link lädt zu keinem Stuhl dieser Partie ein.',
  },
  'seat-taken': { en: 'This chair is taken already.', de: 'Dieser Stuhl ist schon besetzt.' },
  'not-finished': {
    en: 'This match is not finished: until then nobody gets its record.',
    de: 'Diese Partie ist nicht zu Ende: bis dahin bekommt niemand ihre Aufzeichnung.',
  },
  'not-stored': {
    en: 'This could not be stored, so nothing is certain. Send it again under the same name.',
    de: 'Das ließ sich nicht speichern, also ist nichts sicher. Sende es noch einmal unter demselben Namen.',
  },
  'went-wrong': {
    en: 'Something went wrong on the server.',
    de: 'Auf dem Server ist etwas schiefgegangen.',
  },
  stale: {
    en: 'Something has happened since. Look at it and choose again.',
    de: 'Inzwischen ist etwas geschehen. Sieh es dir an und wähle neu.',
  },
  'not-a-move': {
    en: 'No move of this game is written so.',
    de: 'So schreibt sich kein Zug dieses Spiels.',
  },
  'not-begun': {
    en: 'The match begins when both sides have revealed their part of the dice.',
    de: 'Die Partie beginnt, wenn beide Seiten ihren Teil der Würfel aufgedeckt haben.',
  },
  'too-late-to-abort': {
    en: 'Both have moved already: you may resign, or offer a draw.',
    de: 'Beide haben schon gezogen: du kannst aufgeben oder ein Unentschieden anbieten.',
  },
  'no-clock': {
    en: 'This match has no time limit.',
    de: 'Diese Partie hat keine Zeitbegrenzung.',
  },
  'time-left': {
    en: 'The other side still has time.',
    de: 'Die andere Seite hat noch Zeit.',
  },
  'both-out-of-time': {
    en: 'Your time has run out as well: you may only claim a draw.',
    de: 'Auch deine Zeit ist abgelaufen: du kannst nur ein Unentschieden verlangen.',
  },
  'offered-already': {
    en: 'This has been offered already, and waits for an answer.',
    de: 'Das ist schon angeboten und wartet auf eine Antwort.',
  },
  'declined-already': {
    en: 'The other side has declined this. Offer it again after your next move.',
    de: 'Die andere Seite hat das abgelehnt. Biete es nach deinem nächsten Zug wieder an.',
  },
  'nothing-offered': {
    en: 'The other side has not offered this.',
    de: 'Das hat die andere Seite nicht angeboten.',
  },
  'nothing-to-take-back': {
    en: 'This cannot be taken back any more: something was drawn, told or done since.',
    de: 'Das lässt sich nicht mehr zurücknehmen: seither wurde etwas gezogen, gesagt oder getan.',
  },
  'rematch-made': {
    en: 'The rematch is there already.',
    de: 'Die Revanche gibt es schon.',
  },
  'no-rematch': {
    en: 'There is no rematch of this match in which you sit.',
    de: 'Eine Revanche dieser Partie, in der du sitzt, gibt es nicht.',
  },
  'match-over': { en: 'This match has ended.', de: 'Diese Partie ist zu Ende.' },
  'action-used': {
    en: 'Under this name something else was done already.',
    de: 'Unter diesem Namen ist schon etwas anderes getan worden.',
  },
  'commitment-fixed': {
    en: 'Your part of the dice is fixed already.',
    de: 'Dein Teil der Würfel steht schon fest.',
  },
  'not-due': {
    en: 'Secrets are revealed when both sides have committed themselves, and only once.',
    de: 'Aufgedeckt wird, wenn sich beide Seiten festgelegt haben, und nur einmal.',
  },
  'other-secret': {
    en: 'This is not the secret to which you have committed yourself.',
    de: 'Das ist nicht das Geheimnis, auf das du dich festgelegt hast.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type TroubleReason = keyof typeof TROUBLES;

export function troubleOf(reason: TroubleReason): Trouble {
  return { reason, text: TROUBLES[reason] };
}
