import type { BoardWords } from './board-words.ts';

const some = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
const and = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
const hexes = (count: number): string => some(count, 'hex', 'hexes');
const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 'under 1 %';
  return rounded === 100 && share < 1 ? 'over 99 %' : `${String(rounded)} %`;
};

export const words: BoardWords = {
  field: 'Battlefield',
  closer: 'Closer',
  farther: 'Farther',
  hand: 'Your hand',
  emptyHand: 'No card in hand.',
  handOf: (name, cards) => `${name}: ${some(cards, 'card')} in hand`,
  drawnCards: 'Just drawn: keep one',
  loreCards: 'Lore',
  copies: (name, count) => `${name}, ${String(count)} of them`,
  costs: (tokens) => `costs ${some(tokens, 'token')}`,
  loreCard: 'Lore card',
  list: and,
  percent,

  directions: {
    nw: 'Ahead left',
    ne: 'Ahead right',
    e: 'Right',
    se: 'Back right',
    sw: 'Back left',
    w: 'Left',
  },
  edge: 'the edge of the field',
  nothingThere: 'open',
  terrain: {
    countryside: '',
    wood: 'wood',
    hill: 'hill',
    water: 'water',
    ford: 'ford',
    bridge: 'bridge',
    none: '',
    rampart: 'rampart',
    landmark: 'landmark',
  },
  terrainDoes: {
    wood: 'A move ends there; who enters may battle. Two dice at most out of it and into it. It blocks sight.',
    hill: 'Three dice at most from it; against it two from below, three from a hill. It blocks sight, but not along its own ridge.',
    water: 'Nobody enters it.',
    ford: 'A move ends there. Two dice at most out of it.',
    bridge: 'Whoever stands there may ignore a flag.',
    rampart:
      'A move ends there, and who enters does not battle, unless from the next rampart. Two dice at most out of it and into it. It blocks sight; whoever stands there may ignore a flag.',
    landmark:
      'A move ends there, and who enters does not battle. Two dice at most out of it and into it. It blocks sight; whoever stands there may ignore a flag.',
  },
  sections: { left: 'left wing', centre: 'centre', right: 'right wing' },
  inSections: and,
  bannerHex: 'worth a banner',
  banner: { green: 'green', blue: 'blue', red: 'red' },
  weapons: {
    'short-sword': 'Short sword',
    'long-sword': 'Long sword',
    'common-bow': 'Common bow',
    crossbow: 'Crossbow',
  },
  weaponDoes: {
    'short-sword': 'Melee. Swords hit; riders ignore the first.',
    'long-sword': 'Melee. Swords hit.',
    'common-bow': 'Up to four hexes. Swords miss.',
    crossbow: 'Up to three hexes. Swords hit from two hexes on.',
  },
  unsteady: 'A die less after a move.',

  yours: 'yours',
  of: (name) => `of ${name}`,
  figures: (left, all) =>
    left === all ? some(left, 'figure') : `${String(left)} of ${some(all, 'figure')} left`,
  bold: (flags) => (flags === 1 ? 'Bold' : `Bold, ${String(flags)} flags`),
  runs: 'retreats two hexes a flag',
  ordered: 'ordered',
  orderedPlain: 'ordered beside the card',
  hasMoved: 'has moved',
  cannotBattle: 'does not battle any more',

  mayGo: (steps, battles) =>
    `${hexes(steps)} away, ${battles ? 'may battle then' : 'no battle then'}`,
  couldAttack: (targets) => `could attack ${and(targets)} from there`,
  dice: (dice) => some(dice, 'die', 'dice'),
  oddsShort: ({ dice, hit, kill, driven }) =>
    `${some(dice, 'die', 'dice')}: hit ${hit}, destroyed ${kill}, driven back ${driven}`,
  blocked: (by) => `not seen: ${and(by)} in the way`,
  inHand: (landings, targets) =>
    `in hand, may go to ${hexes(landings)}, may attack ${some(targets, 'enemy', 'enemies')}`,
  couldMove: (count, fighting) =>
    count === fighting
      ? `If ordered it may go to ${hexes(count)}.`
      : `If ordered it may go to ${hexes(count)}, and battle after ${String(fighting)} of these moves.`,
  couldNotMove: 'It has nowhere to go.',
  couldHit: (targets) => `From here it could attack ${and(targets)}.`,
  couldHitAfter: (targets) => `After a move it could attack ${and(targets)}.`,
  couldHitNobody: 'It could attack nobody.',
  range: (range) => (range === 1 ? 'Melee only.' : `Shoots up to ${hexes(range)}.`),
  noUnitHere: 'No unit stands here.',
  noneLeft: 'There is none.',

  buttons: {
    done: 'Done',
    pass: 'Pass',
    endOrders: 'Done ordering',
    endMoves: 'Done moving',
    endBattle: 'Done battling',
    stay: 'Stay',
    noBonus: 'No bonus attack',
    noBack: 'Do not strike',
    noLore: 'No card',
    back: (dice) => `Strike back: ${some(dice, 'die', 'dice')}`,
    play: 'Play it',
    keep: 'Keep it',
    roll: (dice) => `Roll ${some(dice, 'die', 'dice')}`,
    ignoreAll: 'Hold the hex',
    ignore: (flags, back) =>
      flags === 0
        ? `Ignore none: ${hexes(back)} back`
        : `Ignore ${String(flags)}: ${hexes(back)} back`,
    cards: 'Two cards, keep one',
    both: 'A card and a token',
    tokens: 'Two tokens',
  },
  asks: {
    card: (name, does, command) =>
      `${name}: ${does.replace('COMMAND', String(command))} Again to play it.`,
    keep: (name) => `Keep ${name}? Again to keep it.`,
    lore: (name, does, cost) => `${name}, ${some(cost, 'token')}: ${does} Again to play it.`,
    loreOn: (name, does) => `${name}: ${does} On which of your units?`,
    order: (card, ordered) =>
      ordered === 0
        ? `${card}: whom do you order?`
        : `${card}: ${some(ordered, 'unit')} ordered. Order more, or be done.`,
    move: (unit) => `Where do ${unit} go?`,
    rush: (target) => `From where do they rush at ${target}?`,
    attack: (unit) => `Whom do ${unit} attack?`,
    odds: ({ target, dice, hit, kill, driven, extra }) =>
      `${target}: hit ${hit}, destroyed ${kill}, driven back ${driven}, ${dice}.${extra} Again to roll.`,
    boldTarget: (flags) =>
      flags === 1 ? ' It may ignore a flag' : ` It may ignore ${String(flags)} flags`,
    strikesBack: ' and strike back if it stays.',
    runsFar: ' Each flag drives it two hexes.',
    closed: ' Its way back is closed: each hex costs it a figure.',
    flags: (unit, flags, most, back) =>
      `${some(flags, 'flag')} against ${unit}. They may ignore ${most >= flags ? 'all' : String(most)}; each of the others drives them back ${hexes(back)}.`,
    retreat: (unit, left) => `Where do ${unit} retreat to? ${hexes(left)} to go.`,
    follow: (unit, hex) => `Do ${unit} gain ground onto ${hex}?`,
    pursue: (unit, hex) => `Do ${unit} pursue, onto ${hex} or one hex beyond?`,
    bonus: (unit) => `${unit} may make a bonus attack. Pick them, then an enemy beside them.`,
    back: (unit, target, odds) => `${unit} held. Strike back at ${target}? ${odds}.`,
    react: (unit, target) => `${unit} attack ${target}. Play a Reaction?`,
    strike: (unit, target) => `${unit} against ${target}: a Lore card before the roll?`,
    fuel: (hits, lore) =>
      `${some(hits, 'hit')} and ${some(lore, 'Lore face')}: a Lore card on the roll?`,
  },
  diceWhy: {
    banner: (dice) => `banner ${String(dice)}`,
    weapon: 'moved −1',
    cap: (dice) => `terrain at most ${String(dice)}`,
    cards: (dice) => `cards +${String(dice)}`,
  },
  faces: ['green helmet', 'blue helmet', 'red helmet', 'sword', 'flag', 'Lore'],
  rolled: (faces) => `Rolled: ${faces.join(', ')}`,
  hits: (hits) => some(hits, 'hit'),
  figuresLost: (lost) => (lost === 0 ? 'none' : String(lost)),
  panel: {
    odds: 'Figures lost',
    destroyed: 'destroyed',
    driven: 'driven back',
    rolls: 'Dice',
    panic: 'panic',
    muster: 'orders',
  },

  command: {
    scout: 'one unit there. At the end of the turn you draw two cards and keep one.',
    patrol: 'two units there.',
    attack: 'three units there.',
    advance: 'up to COMMAND units there, as many as you hold cards.',
    'on-the-march': 'one unit in each section.',
    forward: 'two units in each section.',
    surround: 'two units on each wing.',
    'green-banners': 'up to COMMAND green units, wherever they stand.',
    'blue-banners': 'up to COMMAND blue units, wherever they stand.',
    'red-banners': 'up to COMMAND red units, wherever they stand.',
    'mounted-charge':
      'up to COMMAND mounted units. A die more in melee; red ones may move 3 and battle.',
    'foot-onslaught':
      'up to COMMAND units on foot that touch each other. They may move 2 and battle, in melee only.',
    'darken-the-sky': 'all who can shoot and touch no enemy. They do not move and shoot twice.',
    leadership: 'one unit, wherever it stands, with a die more.',
    'counter-attack': 'what the other side’s last card ordered, with left and right exchanged.',
    'battle-lore':
      'COMMAND dice: a helmet orders a unit of its colour, a sword any. A die more in battle.',
  },
  lore: {
    'call-to-arms': 'one more unit may be ordered, anywhere.',
    'second-wind': 'a unit of yours gets back a lost figure.',
    'forced-march': 'an ordered unit may move one hex farther and still battle.',
    'war-cry': 'one die more.',
    unease: 'the target retreats two hexes a flag and panics.',
    dread: 'the target retreats three hexes a flag and panics.',
    'fated-blow': 'each Lore face is a hit and gives no token.',
    ambush: 'your unit strikes first.',
    'hold-fast': 'your unit may ignore two flags more.',
    'last-stand': 'your unit may ignore all flags.',
  },
  score: {
    banners: (won, goal) => `${String(won)} of ${some(goal, 'banner')}`,
    cards: (cards) => `${some(cards, 'card')} in hand`,
    tokens: (tokens, cards) => `${some(tokens, 'Lore token')}, ${some(cards, 'Lore card')}`,
  },
  keysTitle: 'Keys on the field',
  keys: [
    ['Arrow keys', 'from hex to hex; Home, Page Up, End and Page Down go aslant'],
    ['Enter', 'choose'],
    ['n', 'what lies around'],
    ['i', 'all about this hex'],
    ['r', 'what the unit here could reach and attack'],
    ['t', 'next place that can be chosen'],
    ['u', 'next unit of yours'],
    ['o', 'next unit of the other side'],
    ['p', 'how the sides stand'],
    ['h', 'these keys'],
    ['Shift', 'with t, u, o: the one before'],
    ['?', 'details and rules'],
    ['Escape', 'let go'],
  ],
  standing: (side, won, goal, units, figures) =>
    `${side}: ${String(won)} of ${some(goal, 'banner')}, ${some(units, 'unit')}, ${some(figures, 'figure')}.`,
  reference: {
    units: 'Units on this field',
    terrain: 'Terrain on this field',
    weapons: 'Weapons',
    die: 'The die',
    discards: 'Cards played and discarded',
    noDiscards: 'None yet.',
    unit: 'Unit',
    moves: 'Moves',
    dice: 'Dice',
    figures: 'Figures',
    dieFaces: [
      ['Helmets', 'hit a unit of that banner'],
      ['Sword', 'hits if the weapon says so'],
      ['Flag', 'drives the target back a hex'],
      ['Lore', 'a token in Lore Adventures, else nothing'],
    ],
  },
  details: {
    neighbours: 'Around it',
    morale: 'Morale',
    normal: 'Normal: each flag drives it back a hex.',
    fromSupport: 'two friends beside it',
    fromRace: 'a dwarf',
    fromTerrain: 'the ground it stands on',
    reach: 'What it could do',
    mayBeOrdered: 'can be ordered',
    moves: (fight, far, dice) =>
      `Moves ${hexes(fight)} and battles${far > fight ? `, or ${String(far)} without` : ''}; ${some(dice, 'die', 'dice')}.`,
  },
};
