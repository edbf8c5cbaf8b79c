import type { Rated, Taste } from '@bannerfield/bots';
import { SEATS, otherSeat, type Rng, type Seat } from '@bannerfield/kernel';
import { choicesOf } from '../rules/cards.ts';
import { WITHDRAW, type Card, type Leader } from '../rules/data.ts';
import {
  facts,
  leaderOf,
  type Action,
  type GameKnown,
  type LeaderTactics,
  type Table,
} from '../rules/state.ts';
import { totalOf } from '../rules/13-victory.ts';
import { totalLeft } from './clash.ts';
import { gainAgainst, lookAhead, mixOf, threatsOf, type Outlook, type Threat } from './outlook.ts';
import { arrayOf, strongest, valueUnder } from './sides.ts';
import { bestModifier, cardWorth, leaderWorth, WORTH } from './worth.ts';
import { decide } from './decide.ts';
import { ladder } from './levels.ts';

/** Won battles count, then armies, leaders, and how the battle under way will end. */
export const taste: Taste<LeaderTactics> = {
  evaluate: ({ seat, table }) => {
    const other = otherSeat(seat);
    const lead =
      table.wins[seat] - table.wins[other] + (table.points[seat] - table.points[other]) / 6;
    return lead + armyWorth(table, seat) + leaderLead(table, seat) + prospect(table, seat);
  },
  makeAdviser: (misjudge) => ({
    advise: (known, rng) => {
      const advice = advise(known, rng);
      if (advice === null || misjudge === undefined) return advice;
      return ranked(advice.map(({ action, value }) => ({ action, value: misjudge(value) })));
    },
  }),
  skill: { candidates: () => null, decide },
  ladder,
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};

function advise(known: GameKnown, rng: Rng): Advice | null {
  switch (known.table.stack.at(-1)?.phase) {
    case 'draft':
      return adviseDraft(known);
    case 'command':
      return adviseCommand(known);
    case 'muster':
      return adviseMuster(known);
    case 'initiative':
      return adviseRole(known);
    case 'tactics':
      return adviseTactics(known, rng);
    case 'attack':
    case 'defense':
      return adviseCommit(known, rng);
    case 'defender-withdrawal':
      return adviseDefender(known, rng);
    case 'attacker-withdrawal':
      return adviseAttacker(known, rng);
    default:
      return null;
  }
}

type Advice = readonly Rated<LeaderTactics>[];

/** What is gone hurts whoever lost it; special cards count. */
function armyWorth(table: Readonly<Table>, seat: Seat): number {
  const values = facts(table);
  const lost = (of: Seat): number =>
    table.casualties[of].reduce((sum, card) => sum + cardWorth(values, card), 0) +
    (table.options.blindDraw ? table.pileSizes[of] * 0.1 : 0);
  const specials = table.techDrawn[seat] - table.techDrawn[otherSeat(seat)];
  return lost(otherSeat(seat)) - lost(seat) + WORTH.special * specials;
}

function leaderLead(table: Readonly<Table>, seat: Seat): number {
  const worth = (of: Seat): number => {
    const leader = leaderOf(table, of);
    return leader === null ? 0 : WORTH.leader + leaderWorth(leader);
  };
  return worth(seat) - worth(otherSeat(seat));
}

/** While casualties are chosen: who will win, if owners give their least cards. */
function prospect(table: Readonly<Table>, seat: Seat): number {
  const { step, tactics, cards, owed } = table.battle;
  if (step !== 12 || tactics === null || table.stack.length === 0) return 0;
  const totals = SEATS.map((of) => {
    if (owed[of] === 0) return totalOf(table, of);
    const values = cards[of]
      .map((card) => valueNow(table, of, card))
      .sort((one, other) => one - other);
    return totalLeft(values, owed[of], false);
  });
  return Math.sign((totals[seat] ?? 0) - (totals[otherSeat(seat)] ?? 0));
}

function valueNow(table: Readonly<Table>, seat: Seat, card: Card): number {
  const leader = leaderOf(table, seat);
  const values = facts(table);
  if (leader === null) return values.values[card] ?? 0;
  const hasModifier = !table.battle.mustered[seat];
  return valueUnder(values, { cards: [], leader, hasModifier, size: 0 }, card);
}

function ranked(rated: Rated<LeaderTactics>[]): Advice {
  return rated.sort((one, other) => other.value - one.value);
}

function worthOf(table: Readonly<Table>, leader: Leader): number {
  return leaderWorth(facts(table).leaders[leader]);
}

function adviseDraft({ seat, table }: GameKnown): Advice {
  const { pool, cap } = table.options;
  const { leaders } = facts(table);
  const spent = table.decks[seat].reduce((sum, leader) => sum + leaders[leader].rank, 0);
  const allowed = table.deck.filter(
    (leader) => pool === 'off' || spent + leaders[leader].rank <= cap,
  );
  return ranked(
    allowed.map((leader) => ({
      action: { type: 'pick', leader },
      value: worthOf(table, leader) - (pool === 'off' ? 0 : 0.02 * leaders[leader].rank),
    })),
  );
}

/** A leader much below the average of those left is not worth keeping, in spite of the penalty. */
const CHANGE = 1;

function adviseCommand({ seat, table }: GameKnown): Advice {
  const { pool } = table.options;
  const isDrafted = pool !== 'off' || table.options.openDraft;
  const supply = isDrafted ? table.decks[seat] : table.deck;
  const own = table.leaders[seat];
  if (own === null) {
    return ranked(
      supply.map((leader) => ({
        action: { type: 'field', leader },
        value: worthOf(table, leader),
      })),
    );
  }
  const keep: Rated<LeaderTactics> = { action: { type: 'keep' }, value: worthOf(table, own) };
  const isOwed = !isDrafted && table.leaders[otherSeat(seat)] === null;
  if (supply.length <= (isOwed ? 1 : 0)) return [keep];
  if (pool === 'free') {
    const others = supply.map((leader): Rated<LeaderTactics> => ({
      action: { type: 'discard', leader },
      value: worthOf(table, leader) - 2 * CHANGE,
    }));
    return ranked([keep, ...others]);
  }
  const mean = supply.reduce((sum, leader) => sum + worthOf(table, leader), 0) / supply.length;
  return ranked([keep, { action: { type: 'discard', leader: null }, value: mean - CHANGE }]);
}

/** What a card is worth that nobody sees, in won battles. */
const USUAL_CARD = 0.17;

/** What comes back, against the modifier that it costs in this battle. */
function adviseMuster({ seat, table }: GameKnown): Advice {
  const leader = leaderOf(table, seat);
  const kept = WORTH.modifierNow * bestModifier(leader?.modifiers ?? []);
  const leave: Rated<LeaderTactics> = {
    action: { type: 'leave' },
    value: Math.max(WORTH.card, kept),
  };
  const many = Math.min(leader?.draw ?? 0, table.pileSizes[seat]);
  if (table.options.blindDraw) {
    const value = many * USUAL_CARD;
    return ranked([{ action: { type: 'recover', cards: null }, value }, leave]);
  }
  const values = facts(table);
  const choices = choicesOf(table.casualties[seat], many, many).map(
    (cards): Rated<LeaderTactics> => ({
      action: { type: 'recover', cards },
      value: cards.reduce((sum, card) => sum + cardWorth(values, card), 0),
    }),
  );
  return ranked([...choices, leave]);
}

/** The role in which the own army is larger, compared with the other's. */
function adviseRole({ seat, table }: GameKnown): Advice {
  const mine = leaderOf(table, seat);
  const theirs = leaderOf(table, otherSeat(seat));
  const lead =
    (mine?.attack ?? 0) - (theirs?.defence ?? 0) - (mine?.defence ?? 0) + (theirs?.attack ?? 0);
  return ranked([
    { action: { type: 'attack' }, value: lead },
    { action: { type: 'defend' }, value: 0 },
  ]);
}

/** Drawn from the mix; the others after it by their shares. */
function adviseTactics(known: GameKnown, rng: Rng): Advice {
  const { mine } = mixOf(lookAhead(known, rng));
  const drawn = drawFrom(mine, rng);
  return ranked(
    mine.map((share, n) => ({
      action: { type: 'tactic', tactic: n + 1 },
      value: n === drawn ? 1 + share : share,
    })),
  );
}

const FINE = 0x10_0000;

function drawFrom(shares: readonly number[], rng: Rng): number {
  let left = rng(FINE) / FINE;
  for (const [index, share] of shares.entries()) {
    left -= share;
    if (left < 0) return index;
  }
  return shares.length - 1;
}

/** What meets me, as far as the Battlefield tells. */
function threatsFrom(known: GameKnown, outlook: Outlook): Threat[] {
  const { backs, withdrew } = known.table.battle;
  const other = otherSeat(known.seat);
  return threatsOf(outlook, mixOf(outlook), backs[other], withdrew[other]);
}

function adviseCommit(known: GameKnown, rng: Rng): Advice {
  const outlook = lookAhead(known, rng);
  const tactic = known.hand.tactic ?? WITHDRAW;
  return bestArmies(outlook, tactic, threatsFrom(known, outlook));
}

/** Armies worth thinking of: of each size the strongest, the strongest with a weak card, the weakest. */
function bestArmies(outlook: Outlook, tactic: number, threats: readonly Threat[]): Advice {
  const { facts: values, mine, myCards } = outlook;
  const least = tactic === WITHDRAW ? 1 : 2;
  const armies = new Map<string, Card[]>();
  const add = (cards: readonly Card[]): void => {
    const sorted = cards.toSorted((one, other) => one - other);
    armies.set(sorted.join(), sorted);
  };
  for (let size = least; size <= mine.size; size++) {
    add(strongest(values, myCards, tactic, size));
    add(strongest(values, myCards.slice(-size), tactic, size));
    const weakened = [...myCards.slice(0, size - 1), ...myCards.slice(-1)];
    add(strongest(values, weakened, tactic, size));
    if (size < myCards.length) add(strongest(values, myCards.slice(1), tactic, size));
  }
  return ranked(
    [...armies.values()].map((cards) => ({
      action: { type: 'commit', cards },
      value: gainAgainst(outlook, arrayOf(values, mine, tactic, cards), threats),
    })),
  );
}

function adviseDefender(known: GameKnown, rng: Rng): Advice {
  const { hand, table, seat } = known;
  const stand: Action = { type: 'stand' };
  const rating = leaderOf(table, seat)?.rating ?? 0;
  if (hand.tactic === WITHDRAW || rating < WITHDRAW) return [{ action: stand, value: 0 }];
  const outlook = lookAhead(known, rng);
  const threats = threatsFrom(known, outlook);
  const value = (tactic: number): number =>
    outlook.mine.size < (tactic === WITHDRAW ? 1 : 2)
      ? -1
      : (bestArmies(outlook, tactic, threats)[0]?.value ?? -1);
  return ranked([
    { action: stand, value: value(hand.tactic ?? WITHDRAW) },
    { action: { type: 'withdraw', card: null }, value: value(WITHDRAW) },
  ]);
}

function adviseAttacker(known: GameKnown, rng: Rng): Advice {
  const { hand, table, seat } = known;
  const tactic = hand.tactic ?? WITHDRAW;
  const rating = leaderOf(table, seat)?.rating ?? 0;
  if (tactic === WITHDRAW || rating < WITHDRAW) return [{ action: { type: 'stand' }, value: 0 }];
  const outlook = lookAhead(known, rng);
  const threats = threatsFrom(known, outlook);
  const value = (under: number, cards: readonly Card[]): number =>
    gainAgainst(outlook, arrayOf(outlook.facts, outlook.mine, under, cards), threats);
  const swaps = [...new Set(hand.committed)].map((card): Rated<LeaderTactics> => {
    const left = hand.committed.slice();
    left.splice(left.indexOf(card), 1);
    return { action: { type: 'withdraw', card }, value: value(WITHDRAW, left) };
  });
  return ranked([{ action: { type: 'stand' }, value: value(tactic, hand.committed) }, ...swaps]);
}
