import type { Toll } from '../rules/edition.ts';
import type { BoardWords, Sufferer } from './board-words.ts';

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${String(count)} Karten`;
}

const SUBJECTS = { attacker: 'der Angreifer', defender: 'der Verteidiger', you: 'du' } as const;

function toll(who: Sufferer, { losses, kia }: Toll): string {
  const isYou = who === 'you';
  const subject = typeof who === 'string' ? SUBJECTS[who] : who.name;
  const leader = isYou ? 'deinen Anführer' : 'den Anführer';
  const many = losses === Infinity ? 'alle Karten' : losses === 0 ? null : cards(losses);
  const what = [many, kia ? leader : null].filter((part) => part !== null);
  const verb = isYou ? 'verlierst' : 'verliert';
  return `${subject} ${verb} ${what.length === 0 ? 'nichts' : what.join(' und ')}`;
}

export const words: BoardWords = {
  arms: {
    militia: 'Miliz',
    infantry: 'Infanterie',
    cavalry: 'Kavallerie',
    guard: 'Garde',
    artillery: 'Artillerie',
  },
  buttons: {
    keep: 'Behalten',
    discard: 'Ablegen',
    recover: 'Zurücknehmen',
    leave: 'Liegen lassen',
    attack: 'Angreifen',
    defend: 'Verteidigen',
    commit: 'Einsetzen',
    stand: 'Standhalten',
    withdraw: 'Rückzug',
    remove: 'KIA gilt',
    protect: 'Kein KIA',
    ignore: 'Weglaufen',
    accept: 'Hinnehmen',
    draw: 'Karte ziehen',
    decline: 'Verzichten',
  },
  steps: [
    { name: 'Befehl', does: 'Beide behalten ihren Anführer oder legen ihn für einen anderen ab.' },
    { name: 'Sammeln', does: 'Ein Ziehbonus bringt Karten vom Verluststapel zurück.' },
    { name: 'Initiative', does: 'Der ranghöhere Anführer sagt, wer angreift.' },
    { name: 'Taktik', does: 'Beide legen eine Taktikkarte verdeckt aus.' },
    { name: 'Der Angriff', does: 'Der Angreifer setzt Armeekarten verdeckt ein.' },
    { name: 'Rückzug des Verteidigers', does: 'Der Verteidiger darf zum Rückzug wechseln.' },
    { name: 'Die Verteidigung', does: 'Der Verteidiger setzt Armeekarten verdeckt ein.' },
    {
      name: 'Rückzug des Angreifers',
      does: 'Der Angreifer darf zum Rückzug wechseln und nimmt eine Karte zurück.',
    },
    { name: 'Befehle zeigen', does: 'Beide decken alles auf, was sie ausgelegt haben.' },
    {
      name: 'Gescheiterte Befehle',
      does: 'Eine Taktikkarte ohne die nötige Waffengattung wird zu Stellung halten.',
    },
    {
      name: 'Das Gefecht',
      does: 'Die Tafel sagt, was jede Seite verliert und ob ein Anführer fällt.',
    },
    {
      name: 'Überlegene Führung',
      does: 'Der überlegene Anführer nennt die erste Karte, die verloren geht.',
    },
    { name: 'Sieg', does: 'Der Rest wird samt Bonus zusammengezählt; mehr gewinnt die Schlacht.' },
    {
      name: 'Ende der Schlacht',
      does: 'Überlebende kehren heim; wer infiltriert hat, darf eine Sonderkarte ziehen.',
    },
  ],
  step: (number, name) => `Schritt ${String(number)} von 14: ${name}`,
  before: 'Vor der ersten Schlacht',
  battle: (number, of) => `Schlacht ${String(number)} von ${String(of)}`,
  tactics: [
    'Wenige Männer hinter den Linien suchen den Feldherrn.',
    'Eine Linie, die steht. Gescheiterte Befehle werden dazu.',
    'Geradeaus. Überrennt Geschütze und Plänkler.',
    'Zurückweichen: Eine Karte genügt, und meist gewinnt niemand.',
    'Belästigen, was steht oder langsam ist.',
    'Stoß in die Flanke auf der rechten Seite.',
    'Stoß in die Flanke auf der linken Seite.',
    'Um beide Flanken zugleich herum.',
    'Die linke Flanke zurücknehmen.',
    'Die rechte Flanke zurücknehmen.',
    'Das Zentrum zurücknehmen: ein Sack für den Ansturm.',
    'Aus der Ferne treffen, was steht.',
  ],
  needs: (arm) => `braucht ${arm}`,
  cards,
  nothing: 'keine Karte',
  reserves: 'Deine Reserve',
  reservesOf: (name) => `Reserve von ${name}`,
  emptyReserves: 'Keine Karte in der Reserve.',
  pile: 'Dein Verluststapel',
  pileOf: (name) => `Verluststapel von ${name}`,
  field: 'Deine Seite des Schlachtfelds',
  fieldOf: (name) => `Schlachtfeld von ${name}`,
  faceDown: (count) => `${cards(count)} verdeckt`,
  chosen: 'gewählt',
  setTactic: 'Deine Taktikkarte',
  setTacticOf: (name) => `Taktikkarte von ${name}`,
  tacticDown: 'verdeckt',
  hasSet: 'hat eine Taktikkarte ausgelegt',
  leaderDeck: 'Anführerstapel',
  techDeck: 'Technikstapel',
  kiaPile: 'KIA-Stapel',
  leaders: (count) => `${String(count)} Anführer`,
  leader: 'Dein Anführer',
  leaderOf: (name) => `Anführer von ${name}`,
  noLeader: 'Kein Anführer',
  stats: {
    rank: (rank) => `Rang ${String(rank)}`,
    rating: (rating) => `Taktik 1 bis ${String(rating)}`,
    attack: (size) => `greift mit höchstens ${cards(size)} an`,
    defence: (size) => `verteidigt mit höchstens ${cards(size)}`,
    penalty: 'eine Karte weniger in dieser Schlacht',
    draw: (count) => `nimmt beim Sammeln ${cards(count)} zurück`,
    modifier: (arm, by) => `+${String(by)} je ${arm}`,
    mustered: 'hat seinen Ziehbonus genutzt',
    superior: 'überlegen',
    fallen: 'gefallen',
  },
  attacks: 'greift an',
  defends: 'verteidigt',
  wins: (count, of) => `${String(count)} von ${String(of)} Siegen`,
  points: (count) => (count === 1 ? '1 Punkt' : `${String(count)} Punkte`),
  record: (winners) =>
    winners.length === 0
      ? 'Noch keine Schlacht ist geschlagen.'
      : `Schlachten gewonnen von: ${winners.map((name) => name ?? 'niemandem').join(', ')}`,
  nobody: 'niemand',
  sum: (value) => `${String(value)} wert`,
  kia: 'KIA',
  chart: {
    title: 'Ergebnistafel der Taktiken',
    explanation:
      'Zeilen greifen an, Spalten verteidigen. Unten links, was der Angreifer verliert, oben rechts der Verteidiger.',
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    toll,
    noVictor: 'niemand gewinnt',
    against: (attacker, defender) => `${attacker} gegen ${defender}`,
    think: 'Zeig auf eine Taktikkarte, um ihre Zeile der Tafel zu sehen.',
    strip: (tactic) => `Was ${tactic} gegen jede Taktikkarte bewirkt`,
    theyLose: 'Drüben',
    youLose: 'Hier',
    legend: '† Anführer fällt · schraffiert: kein Sieger',
  },
  draft: {
    title: 'Anführer zur Wahl',
    taken: (name) => `gewählt von ${name}`,
    own: 'Deine Anführer',
    pool: 'Dein Pool',
    spent: (spent, cap) => `Ränge ${String(spent)} von ${String(cap)}`,
    count: (count, of) => `${String(count)} von ${String(of)} Anführern`,
  },
  muster: (many) => `Nimm ${cards(many)} zurück`,
  report: {
    title: (number) => `Schlacht ${String(number)}`,
    won: (name) => `Sieg für ${name}`,
    nobody: 'Kein Sieger',
    short: (name) => `${name} konnte nicht genug Karten einsetzen`,
    lost: (list) => `verloren: ${list}`,
    failed: (tactic) => `${tactic} gescheitert`,
    total: (total) => `Summe ${String(total)}`,
  },
  after: {
    field: 'Wähle einen Anführer.',
    commit: (list) => `${list}. Noch mehr, oder einsetzen?`,
    withdraw: 'Welche deiner Karten nimmst du zurück?',
    discard: 'Wer übernimmt?',
    lose: (list) => `Verloren: ${list}. Was noch?`,
    recover: (list) => `Zurückgenommen: ${list}. Was noch?`,
  },
  reference: {
    cards: 'Armeekarten',
    value: 'Wert',
    here: 'Deine',
    there: 'Drüben',
    lost: 'Verloren',
    explanation: 'In Reserve und auf dem Schlachtfeld zusammen, soweit man es gesehen hat.',
    leaders: 'Anführer',
    inDeck: 'kommt noch',
    fallen: 'im KIA-Stapel',
    drawn: (count) => `${String(count)} Sonderkarte${count === 1 ? '' : 'n'} ungesehen`,
    unknown: 'Verluststapel liegen verdeckt: Nur ihre Zahl ist bekannt.',
  },
};
