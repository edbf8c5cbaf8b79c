import type { BoardWords } from './board-words.ts';

const some = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
const and = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;
const hexes = (count: number): string => some(count, 'Feld', 'Felder');
const dice = (count: number): string => `${String(count)} Würfel`;
const units = (count: number): string => some(count, 'Einheit', 'Einheiten');
const cards = (count: number): string => some(count, 'Karte', 'Karten');
const figures = (count: number): string => some(count, 'Figur', 'Figuren');
const flags = (count: number): string => some(count, 'Fahne', 'Fahnen');
const tokens = (count: number): string => some(count, 'Stein', 'Steine');
const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 'unter 1 %';
  return rounded === 100 && share < 1 ? 'über 99 %' : `${String(rounded)} %`;
};

export const words: BoardWords = {
  field: 'Schlachtfeld',
  closer: 'Näher',
  farther: 'Weiter weg',
  hand: 'Deine Hand',
  emptyHand: 'Keine Karte auf der Hand.',
  handOf: (name, count) => `${name}: ${cards(count)} auf der Hand`,
  drawnCards: 'Eben gezogen: behalte eine',
  loreCards: 'Zauber',
  copies: (name, count) => `${name}, ${String(count)} davon`,
  costs: (count) => `kostet ${tokens(count)}`,
  loreCard: 'Zauberkarte',
  list: and,
  percent,

  directions: {
    nw: 'Vorn links',
    ne: 'Vorn rechts',
    e: 'Rechts',
    se: 'Hinten rechts',
    sw: 'Hinten links',
    w: 'Links',
  },
  edge: 'der Rand des Feldes',
  nothingThere: 'frei',
  terrain: {
    countryside: '',
    wood: 'Wald',
    hill: 'Hügel',
    water: 'Wasser',
    ford: 'Furt',
    bridge: 'Brücke',
    none: '',
    rampart: 'Wall',
    landmark: 'Wahrzeichen',
  },
  terrainDoes: {
    wood: 'Eine Bewegung endet dort; wer hineingeht, darf kämpfen. Höchstens zwei Würfel hinaus und hinein. Er sperrt die Sicht.',
    hill: 'Höchstens drei Würfel hinab; gegen ihn zwei von unten, drei von einem Hügel. Er sperrt die Sicht, aber nicht entlang des eigenen Kamms.',
    water: 'Niemand betritt es.',
    ford: 'Eine Bewegung endet dort. Höchstens zwei Würfel hinaus.',
    bridge: 'Wer dort steht, darf eine Fahne übergehen.',
    rampart:
      'Eine Bewegung endet dort, und wer hinaufgeht, kämpft nicht, außer vom nächsten Wall her. Höchstens zwei Würfel hinaus und hinein. Er sperrt die Sicht; wer dort steht, darf eine Fahne übergehen.',
    landmark:
      'Eine Bewegung endet dort, und wer hineingeht, kämpft nicht. Höchstens zwei Würfel hinaus und hinein. Es sperrt die Sicht; wer dort steht, darf eine Fahne übergehen.',
  },
  sections: { left: 'linker Flügel', centre: 'Mitte', right: 'rechter Flügel' },
  inSections: and,
  bannerHex: 'ein Banner wert',
  banner: { green: 'grün', blue: 'blau', red: 'rot' },
  weapons: {
    'short-sword': 'Kurzschwert',
    'long-sword': 'Langschwert',
    'common-bow': 'Bogen',
    crossbow: 'Armbrust',
  },
  weaponDoes: {
    'short-sword': 'Nahkampf. Schwerter treffen; Reiter übergehen das erste.',
    'long-sword': 'Nahkampf. Schwerter treffen.',
    'common-bow': 'Bis zu vier Felder. Schwerter treffen nicht.',
    crossbow: 'Bis zu drei Felder. Schwerter treffen ab zwei Feldern.',
  },
  unsteady: 'Nach einer Bewegung ein Würfel weniger.',

  yours: 'dein',
  of: (name) => `von ${name}`,
  figures: (left, all) =>
    left === all ? figures(left) : `${String(left)} von ${figures(all)} übrig`,
  bold: (count) => (count === 1 ? 'kühn' : `kühn, ${flags(count)}`),
  runs: 'weicht zwei Felder je Fahne zurück',
  ordered: 'hat Befehl',
  orderedPlain: 'hat Befehl, aber nicht von der Karte',
  hasMoved: 'hat sich bewegt',
  cannotBattle: 'kämpft nicht mehr',

  mayGo: (steps, battles) =>
    `${hexes(steps)} weit, ${battles ? 'darf dann kämpfen' : 'dann kein Kampf'}`,
  couldAttack: (targets) => `könnte von dort ${and(targets)} angreifen`,
  dice,
  oddsShort: ({ dice: count, hit, kill, driven }) =>
    `${dice(count)}: Treffer ${hit}, vernichtet ${kill}, zurückgetrieben ${driven}`,
  blocked: (by) => `nicht zu sehen: ${and(by)} im Weg`,
  inHand: (landings, targets) =>
    `in der Hand, darf auf ${hexes(landings)}, darf ${some(targets, 'Feind', 'Feinde')} angreifen`,
  couldMove: (count, fighting) =>
    count === fighting
      ? `Mit Befehl darf sie auf ${hexes(count)}.`
      : `Mit Befehl darf sie auf ${hexes(count)}, und nach ${String(fighting)} dieser Bewegungen kämpfen.`,
  couldNotMove: 'Sie kann nirgendwohin.',
  couldHit: (targets) => `Von hier könnte sie ${and(targets)} angreifen.`,
  couldHitAfter: (targets) => `Nach einer Bewegung könnte sie ${and(targets)} angreifen.`,
  couldHitNobody: 'Sie könnte niemanden angreifen.',
  range: (range) => (range === 1 ? 'Nur Nahkampf.' : `Schießt bis zu ${hexes(range)} weit.`),
  noUnitHere: 'Hier steht keine Einheit.',
  noneLeft: 'Davon gibt es keine.',

  buttons: {
    done: 'Fertig',
    pass: 'Passen',
    endOrders: 'Befehle fertig',
    endMoves: 'Bewegung fertig',
    endBattle: 'Kampf fertig',
    stay: 'Stehen bleiben',
    noBonus: 'Kein Bonusangriff',
    noBack: 'Nicht schlagen',
    noLore: 'Keine Karte',
    back: (count) => `Zurückschlagen: ${dice(count)}`,
    play: 'Spielen',
    keep: 'Behalten',
    roll: (count) => `${dice(count)} werfen`,
    ignoreAll: 'Stehen bleiben',
    ignore: (count, back) =>
      count === 0
        ? `Keine übergehen: ${hexes(back)} zurück`
        : `${String(count)} übergehen: ${hexes(back)} zurück`,
    cards: 'Zwei Karten, eine behalten',
    both: 'Eine Karte und ein Stein',
    tokens: 'Zwei Steine',
  },
  asks: {
    card: (name, does, command) =>
      `${name}: ${does.replace('COMMAND', String(command))} Noch einmal: spielen.`,
    keep: (name) => `${name} behalten? Noch einmal: behalten.`,
    lore: (name, does, cost) => `${name}, ${tokens(cost)}: ${does} Noch einmal: spielen.`,
    loreOn: (name, does) => `${name}: ${does} Auf welche deiner Einheiten?`,
    order: (card, ordered) =>
      ordered === 0
        ? `${card}: Wem befiehlst du?`
        : `${card}: ${units(ordered)} mit Befehl. Befiehl weiteren, oder sei fertig.`,
    move: (unit) => `Wohin gehen ${unit}?`,
    rush: (target) => `Von wo stürmen sie auf ${target}?`,
    attack: (unit) => `Wen greifen ${unit} an?`,
    odds: ({ target, dice: count, hit, kill, driven, extra }) =>
      `${target}: Treffer ${hit}, vernichtet ${kill}, zurückgetrieben ${driven}, ${count}.${extra} Noch einmal: würfeln.`,
    boldTarget: (count) =>
      count === 1 ? ' Sie darf eine Fahne übergehen' : ` Sie darf ${flags(count)} übergehen`,
    strikesBack: ' und zurückschlagen, wenn sie bleibt.',
    runsFar: ' Jede Fahne treibt sie zwei Felder.',
    closed: ' Ihr Rückweg ist gesperrt: Jedes Feld kostet sie eine Figur.',
    flags: (unit, count, most, back) =>
      `${flags(count)} gegen ${unit}. Sie dürfen ${most >= count ? 'alle' : String(most)} übergehen; jede andere treibt sie ${hexes(back)} zurück.`,
    retreat: (unit, left) => `Wohin weichen ${unit} zurück? Noch ${hexes(left)}.`,
    follow: (unit, hex) => `Gewinnen ${unit} Boden auf ${hex}?`,
    pursue: (unit, hex) => `Verfolgen ${unit}, auf ${hex} oder ein Feld weiter?`,
    bonus: (unit) =>
      `${unit} dürfen einen Bonusangriff machen. Wähle sie, dann einen Feind daneben.`,
    back: (unit, target, odds) => `${unit} hielten stand. Gegen ${target} zurückschlagen? ${odds}.`,
    react: (unit, target) => `${unit} greifen ${target} an. Eine Reaktion spielen?`,
    strike: (unit, target) => `${unit} gegen ${target}: eine Zauberkarte vor dem Wurf?`,
    fuel: (hits, lore) =>
      `${String(hits)} Treffer und ${some(lore, 'Zauberseite', 'Zauberseiten')}: eine Zauberkarte auf den Wurf?`,
  },
  diceWhy: {
    banner: (count) => `Banner ${String(count)}`,
    weapon: 'bewegt −1',
    cap: (count) => `Gelände höchstens ${String(count)}`,
    cards: (count) => `Karten +${String(count)}`,
  },
  faces: ['grüner Helm', 'blauer Helm', 'roter Helm', 'Schwert', 'Fahne', 'Zauber'],
  rolled: (faces) => `Gewürfelt: ${faces.join(', ')}`,
  hits: (hits) => `${String(hits)} Treffer`,
  figuresLost: (lost) => (lost === 0 ? 'keine' : String(lost)),
  panel: {
    odds: 'Verlorene Figuren',
    destroyed: 'vernichtet',
    driven: 'zurückgetrieben',
    rolls: 'Würfel',
    panic: 'Panik',
    muster: 'Befehle',
  },

  command: {
    scout: 'eine Einheit dort. Am Ende des Zuges ziehst du zwei Karten und behältst eine.',
    patrol: 'zwei Einheiten dort.',
    attack: 'drei Einheiten dort.',
    advance: 'bis zu COMMAND Einheiten dort, so viele wie du Karten hältst.',
    'on-the-march': 'eine Einheit in jedem Abschnitt.',
    forward: 'zwei Einheiten in jedem Abschnitt.',
    surround: 'zwei Einheiten auf jedem Flügel.',
    'green-banners': 'bis zu COMMAND grüne Einheiten, wo sie auch stehen.',
    'blue-banners': 'bis zu COMMAND blaue Einheiten, wo sie auch stehen.',
    'red-banners': 'bis zu COMMAND rote Einheiten, wo sie auch stehen.',
    'mounted-charge':
      'bis zu COMMAND berittene Einheiten. Im Nahkampf ein Würfel mehr; rote dürfen 3 Felder gehen und kämpfen.',
    'foot-onslaught':
      'bis zu COMMAND Einheiten zu Fuß, die einander berühren. Sie dürfen 2 Felder gehen und kämpfen, nur im Nahkampf.',
    'darken-the-sky':
      'alle, die schießen können und keinen Feind berühren. Sie bewegen sich nicht und schießen zweimal.',
    leadership: 'eine Einheit, wo sie auch steht, mit einem Würfel mehr.',
    'counter-attack': 'was die letzte Karte der anderen Seite befahl, links und rechts vertauscht.',
    'battle-lore':
      'COMMAND Würfel: Ein Helm befiehlt einer Einheit seiner Farbe, ein Schwert jeder. Im Kampf ein Würfel mehr.',
  },
  lore: {
    'call-to-arms': 'einer weiteren Einheit darf befohlen werden, wo sie auch steht.',
    'second-wind': 'eine eigene Einheit bekommt eine verlorene Figur zurück.',
    'forced-march': 'eine Einheit mit Befehl darf ein Feld weiter gehen und doch kämpfen.',
    'war-cry': 'ein Würfel mehr.',
    unease: 'das Ziel weicht zwei Felder je Fahne zurück und gerät in Panik.',
    dread: 'das Ziel weicht drei Felder je Fahne zurück und gerät in Panik.',
    'fated-blow': 'jede Zauberseite ist ein Treffer und bringt keinen Stein.',
    ambush: 'deine Einheit schlägt zuerst.',
    'hold-fast': 'deine Einheit darf zwei Fahnen mehr übergehen.',
    'last-stand': 'deine Einheit darf alle Fahnen übergehen.',
  },
  score: {
    banners: (won, goal) => `${String(won)} von ${some(goal, 'Banner', 'Bannern')}`,
    cards: (count) => `${cards(count)} auf der Hand`,
    tokens: (count, held) => `${tokens(count)}, ${some(held, 'Zauberkarte', 'Zauberkarten')}`,
  },
  keysTitle: 'Tasten auf dem Feld',
  keys: [
    ['Pfeiltasten', 'von Feld zu Feld; Pos1, Bild auf, Ende und Bild ab gehen schräg'],
    ['Enter', 'wählen'],
    ['n', 'was ringsum liegt'],
    ['i', 'alles über dieses Feld'],
    ['r', 'was die Einheit hier erreichen und angreifen könnte'],
    ['t', 'nächste Stelle, die gewählt werden kann'],
    ['u', 'nächste eigene Einheit'],
    ['o', 'nächste Einheit der anderen Seite'],
    ['p', 'wie die Seiten stehen'],
    ['h', 'diese Tasten'],
    ['Umschalt', 'mit t, u, o: die vorige'],
    ['?', 'Einzelheiten und Regeln'],
    ['Esc', 'loslassen'],
  ],
  standing: (side, won, goal, count, left) =>
    `${side}: ${String(won)} von ${some(goal, 'Banner', 'Bannern')}, ${units(count)}, ${figures(left)}.`,
  reference: {
    units: 'Einheiten auf diesem Feld',
    terrain: 'Gelände auf diesem Feld',
    weapons: 'Waffen',
    die: 'Der Würfel',
    discards: 'Gespielte und abgelegte Karten',
    noDiscards: 'Noch keine.',
    unit: 'Einheit',
    moves: 'Bewegung',
    dice: 'Würfel',
    figures: 'Figuren',
    dieFaces: [
      ['Helme', 'treffen eine Einheit mit diesem Banner'],
      ['Schwert', 'trifft, wenn die Waffe es sagt'],
      ['Fahne', 'treibt das Ziel ein Feld zurück'],
      ['Zauber', 'in Zauberabenteuern ein Stein, sonst nichts'],
    ],
  },
  details: {
    neighbours: 'Ringsum',
    morale: 'Moral',
    normal: 'Normal: Jede Fahne treibt sie ein Feld zurück.',
    fromSupport: 'zwei Freunde daneben',
    fromRace: 'ein Zwerg',
    fromTerrain: 'der Boden, auf dem sie steht',
    reach: 'Was sie könnte',
    mayBeOrdered: 'kann Befehl bekommen',
    moves: (fight, far, count) =>
      `Geht ${hexes(fight)} und kämpft${far > fight ? `, oder ${String(far)} ohne Kampf` : ''}; ${dice(count)}.`,
  },
};
