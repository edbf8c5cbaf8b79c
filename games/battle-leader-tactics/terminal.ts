import {
  otherSeat,
  type Language,
  type Paint,
  type Seat,
  type TextBoard,
  type Viewer,
} from '@bannerfield/kernel';
import { LEADER_NAMES, TACTIC_NAMES } from './names.ts';
import { formatCard, type Card } from './rules/data.ts';
import type { Bonus } from './rules/edition.ts';
import type { Hand, LeaderTactics, Table } from './rules/state.ts';

const MARGIN = 11;

const WORDS = {
  en: {
    theirs: 'theirs',
    yours: 'yours',
    seat: 'seat',
    battle: 'battle',
    wins: 'wins',
    points: 'points',
    leader: 'leader',
    nobody: 'none',
    rank: 'rank',
    tactics: 'tactics',
    army: 'army',
    draw: 'draw',
    field: 'field',
    reserves: 'reserves',
    lost: 'lost',
    cards: 'cards',
    decks: 'decks',
    leaders: 'leaders',
    special: 'special',
    attacks: 'attacks',
    chart: 'chart',
    hidden: 'face down',
  },
  de: {
    theirs: 'drüben',
    yours: 'eigene',
    seat: 'Platz',
    battle: 'Schlacht',
    wins: 'Siege',
    points: 'Punkte',
    leader: 'Anführer',
    nobody: 'keiner',
    rank: 'Rang',
    tactics: 'Taktik',
    army: 'Armee',
    draw: 'zieht',
    field: 'Feld',
    reserves: 'Reserve',
    lost: 'verloren',
    cards: 'Karten',
    decks: 'Stapel',
    leaders: 'Anführer',
    special: 'Sonderkarten',
    attacks: 'greift an',
    chart: 'Tafel',
    hidden: 'verdeckt',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Words = (typeof WORDS)[Language];

/** The other side above, the chart's cell between, the near side below. */
export const board: TextBoard<LeaderTactics> = {
  draw: ({ viewer, near, table, hands }, paint, language) => {
    const far = otherSeat(near);
    const words = WORDS[language];
    const label = (text: string): string => paint('dim', text.padEnd(MARGIN));
    const side = (seat: Seat): string[] => sideLines(table, seat, hands[seat], paint, language);
    return [
      label(words.battle) + battleLine(table, viewer, words),
      label(sideName(far, viewer, words)) + scoreLine(table, far, words),
      ...side(far),
      ...middleLines(table, paint).map((line) => label(words.chart) + line),
      ...nearFirst(side(near)),
      label(sideName(near, viewer, words)) + scoreLine(table, near, words),
      label(words.decks) + deckLine(table, words),
    ].join('\n');
  },
};

/** The Battlefield next to the chart, the leader below. */
function nearFirst([name = '', numbers = '', ...others]: readonly string[]): string[] {
  return [...others.toReversed(), name, numbers];
}

function sideName(seat: Seat, viewer: Viewer, words: Words): string {
  if (viewer === 'spectator') return `${words.seat} ${String(seat)}`;
  return seat === viewer ? words.yours : words.theirs;
}

/** `3/10  wins: + - =`: battles fought, won, lost and undecided; seats where nobody plays. */
function battleLine(
  { battle, record, options }: Readonly<Table>,
  viewer: Viewer,
  words: Words,
): string {
  const mark = (winner: Seat | null): string => {
    if (winner === null) return '=';
    if (viewer === 'spectator') return String(winner);
    return winner === viewer ? '+' : '-';
  };
  const number = `${String(battle.number)}/${String(options.battles)}`;
  return record.length === 0 ? number : `${number}  ${words.wins}: ${record.map(mark).join(' ')}`;
}

function scoreLine(table: Readonly<Table>, seat: Seat, words: Words): string {
  const points = table.options.underdog ? `, ${String(table.points[seat])} ${words.points}` : '';
  const attacks = table.battle.attacker === seat ? `, ${words.attacks}` : '';
  return `${String(table.wins[seat])} ${words.wins}${points}${attacks}`;
}

function sideLines(
  table: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand> | null,
  paint: Paint,
  language: Language,
): string[] {
  const words = WORDS[language];
  const label = (text: string): string => paint('dim', text.padEnd(MARGIN));
  const [name, numbers] = leaderLines(table, seat, paint, language);
  return [
    label(words.leader) + name,
    label('') + numbers,
    label(words.lost) + pileLine(table, seat, words),
    label(words.reserves) + reservesLine(table, seat, hand, words),
    label(words.field) + fieldLine(table, seat, hand, paint, language),
  ];
}

/** His name; below it what he can do. */
function leaderLines(
  table: Readonly<Table>,
  seat: Seat,
  paint: Paint,
  language: Language,
): [string, string] {
  const words = WORDS[language];
  const leader = table.leaders[seat];
  if (leader === null) return [words.nobody, ''];
  const { rank, rating, attack, defence, bonuses } = table.edition.leaders[leader];
  const less = table.battle.penalty[seat] ? ' - 1' : '';
  const size = `${words.army} ${String(attack)}/${String(defence)}${less}`;
  const gives = bonuses.map((bonus) => `, ${bonusText(bonus, words)}`).join('');
  return [
    paint('bold', LEADER_NAMES[leader][language]),
    `${words.rank} ${String(rank)}, ${words.tactics} ${String(rating)}, ${size}${gives}`,
  ];
}

function bonusText(bonus: Bonus, words: Words): string {
  if (bonus.type === 'draw') return `${words.draw} ${String(bonus.cards)}`;
  return `+${String(bonus.by)} ${ARM_LETTERS[bonus.arm]}`;
}

const ARM_LETTERS = {
  militia: 'M',
  infantry: 'I',
  cavalry: 'C',
  guard: 'G',
  artillery: 'A',
} as const;

function pileLine(table: Readonly<Table>, seat: Seat, words: Words): string {
  if (table.options.blindDraw) return `${String(table.pileSizes[seat])} ${words.cards}`;
  return listOf(table.casualties[seat]);
}

function reservesLine(
  table: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand> | null,
  words: Words,
): string {
  if (hand !== null) return listOf(hand.reserves);
  const seen = table.techSeen[seat].filter((card) => isInReserves(table, seat, card));
  const known = seen.length === 0 ? '' : ` (${listOf(seen)})`;
  return `${String(table.reserves[seat])} ${words.cards}${known}`;
}

/** A special card that was seen: neither on the Battlefield nor lost, as far as all may know. */
function isInReserves(
  { battle, casualties, traces }: Readonly<Table>,
  seat: Seat,
  card: Card,
): boolean {
  if (battle.cards[seat].includes(card) || casualties[seat].includes(card)) return false;
  const last = traces[seat].findLast(
    (trace) => trace.type !== 'drawn' && trace.cards.includes(card),
  );
  return last?.type !== 'lost';
}

/** `I 2C jets`: cards of a kind together, so that a line stays short. */
function listOf(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  if (kinds.length === 0) return '-';
  return kinds
    .map((kind) => {
      const many = cards.filter((card) => card === kind).length;
      return many === 1 ? formatCard(kind) : `${String(many)}${formatCard(kind)}`;
    })
    .join(' ');
}

function fieldLine(
  table: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand> | null,
  paint: Paint,
  language: Language,
): string {
  const { tactics, cards, backs, withdrew } = table.battle;
  if (tactics !== null) return `${tacticText(tactics[seat], language)}: ${listOf(cards[seat])}`;
  const tactic = hand?.tactic ?? (withdrew[seat] ? 4 : null);
  const own = hand !== null && hand.committed.length > 0 ? listOf(hand.committed) : null;
  const many = backs[seat] === 0 ? '-' : `${'#'.repeat(backs[seat])} ${WORDS[language].hidden}`;
  const set = tactic === null ? '' : `${tacticText(tactic, language)}: `;
  return paint('bold', set) + (own ?? many);
}

function tacticText(tactic: number, language: Language): string {
  return `[${String(tactic)}] ${TACTIC_NAMES[language][tactic - 1] ?? ''}`;
}

/** The cell in play, the attacker's tactic first, once both Tactics Cards lie open. */
function middleLines(table: Readonly<Table>, paint: Paint): string[] {
  const { tactics, attacker } = table.battle;
  if (tactics === null || attacker === null) return [];
  const [row, column] = [tactics[attacker], tactics[otherSeat(attacker)]];
  const cell = table.edition.chart[row - 1]?.[column - 1] ?? '';
  return [`[${String(row)}] x [${String(column)}]  ${paint('bold', cell)}`];
}

function deckLine(table: Readonly<Table>, words: Words): string {
  const own = table.decks.map((deck) => deck.length);
  const leaders = table.deck.length + (own[0] ?? 0) + (own[1] ?? 0);
  return `${String(leaders)} ${words.leaders}, ${String(table.techLeft)} ${words.special}`;
}
