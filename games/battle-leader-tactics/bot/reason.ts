import type { Reason } from '@bannerfield/bots';
import { otherSeat, type Words } from '@bannerfield/kernel';
import { listCards } from '../names.ts';
import type { Card, Leader } from '../rules/data.ts';
import {
  armySize,
  commander,
  facts,
  leaderOf,
  supplyOf,
  type GameKnown,
  type LeaderTactics,
} from '../rules/state.ts';
import { valueUnder } from './sides.ts';
import { leaderWorth } from './worth.ts';

/** Shares of the mix, and what leaders and armies count, as the bot reckons them. */
export const reason: Reason<LeaderTactics> = {
  counts: {
    en: 'battles won, the cards that both sides have lost, and the leaders in command',
    de: 'gewonnene Schlachten, was beide Seiten an Karten verloren haben, und die Anführer, die befehligen',
  },
  say: (known, { action, value }) => {
    switch (action.type) {
      case 'keep':
        return kept(known);
      case 'pick':
      case 'field':
        return chosen(known, action.leader);
      case 'attack':
      case 'defend':
        return roles(known, action.type);
      case 'tactic':
        return drawn(value);
      case 'commit':
        return committed(known, action.cards);
      case 'recover':
        return action.cards === null ? null : recovered(known, action.cards);
      case 'lose':
        return lost(known, action.cards);
      default:
        return null;
    }
  },
};

/** The bot adds one to the share of what it has drawn. */
function drawn(value: number): Words | null {
  const share = Math.round(100 * (value >= 1 ? value - 1 : value));
  if (share === 0 && value < 1) return null;
  if (share === 0) {
    return {
      en: 'The bot mixes its tactics, and this is one that it sets now and then.',
      de: 'Der Bot mischt seine Taktiken, und diese setzt er ab und zu.',
    };
  }
  const many = String(share);
  return {
    en: `The bot mixes its tactics, and sets this one in ${many} of 100 such battles.`,
    de: `Der Bot mischt seine Taktiken und setzt diese in ${many} von 100 solchen Schlachten.`,
  };
}

function worthOf({ table }: GameKnown, leader: Leader): number {
  return leaderWorth(facts(table).leaders[leader]);
}

/** How many of those who could come the bot rates lower. */
function kept(known: GameKnown): Words | null {
  const own = known.table.leaders[known.seat];
  const supply = supplyOf(known.table, known.seat);
  if (own === null || supply.length === 0) return null;
  const lower = supply.filter((each) => worthOf(known, each) < worthOf(known, own)).length;
  if (lower === 0) return null;
  const [some, all] = [String(lower), String(supply.length)];
  return {
    en: `The bot rates your leader above ${some} of the ${all} who could take over.`,
    de: `Der Bot hält deinen Anführer für besser als ${some} von ${all}, die übernehmen könnten.`,
  };
}

function chosen(known: GameKnown, leader: Leader): Words | null {
  const { seat, table } = known;
  const isDraft = table.stack.at(-1)?.phase === 'draft';
  const supply = isDraft ? table.deck : supplyOf(table, seat);
  if (supply.some((each) => worthOf(known, each) > worthOf(known, leader))) return null;
  const { attack, defence, rank } = facts(table).leaders[leader];
  const [many, few, high] = [String(attack), String(defence), String(rank)];
  return {
    en: `The bot rates nobody there higher: rank ${high}, ${many} cards attacking, ${few} defending.`,
    de: `Keinen dort schätzt der Bot höher: Rang ${high}, ${many} Karten im Angriff, ${few} in der Verteidigung.`,
  };
}

/** How many cards both leaders can commit, in the role chosen. */
function roles({ seat, table }: GameKnown, role: 'attack' | 'defend'): Words | null {
  const [mine, theirs] = [leaderOf(table, seat), leaderOf(table, otherSeat(seat))];
  if (mine === null || theirs === null) return null;
  const asAttacker = mine.attack - theirs.defence;
  const asDefender = mine.defence - theirs.attack;
  const isBetter = role === 'attack' ? asAttacker > asDefender : asDefender > asAttacker;
  if (!isBetter) return null;
  const [own, other] =
    role === 'attack' ? (['attack', 'defence'] as const) : (['defence', 'attack'] as const);
  const [many, few] = [String(mine[own]), String(theirs[other])];
  return role === 'attack'
    ? {
        en: `Attacking, your leader has ${many} cards against ${few}: better than defending.`,
        de: `Im Angriff hat dein Anführer ${many} Karten gegen ${few}: besser als in der Verteidigung.`,
      }
    : {
        en: `Defending, your leader has ${many} cards against ${few}: better than attacking.`,
        de: `In der Verteidigung hat dein Anführer ${many} Karten gegen ${few}: besser als im Angriff.`,
      };
}

/** All that counts most, or what is better kept for later. */
function committed({ seat, table, hand }: GameKnown, cards: readonly Card[]): Words | null {
  const hasModifier = !table.battle.mustered[seat];
  const force = { cards: [], leader: commander(table, seat), hasModifier, size: 0 };
  const worth = (card: Card): number => valueUnder(facts(table), force, card);
  const left = hand.reserves.slice();
  for (const card of cards) left.splice(left.indexOf(card), 1);
  const least = Math.min(...cards.map(worth));
  const better = left.filter((card) => worth(card) > least);
  if (better.length > 0) {
    return {
      en: `It keeps stronger cards for later: ${listCards(better, 'en')}.`,
      de: `Das hebt stärkere Karten für später auf: ${listCards(better, 'de')}.`,
    };
  }
  if (cards.length < Math.min(armySize(table, seat), hand.reserves.length)) return null;
  const total = String(cards.reduce((sum, card) => sum + worth(card), 0));
  return {
    en: `It is the strongest army that you can lead here: ${total} points.`,
    de: `Das ist die stärkste Armee, die du hier führen kannst: ${total} Punkte.`,
  };
}

function recovered({ table }: GameKnown, cards: readonly Card[]): Words | null {
  if (cards.length === 0) return null;
  const { values } = facts(table);
  const total = String(cards.reduce((sum, card) => sum + (values[card] ?? 0), 0));
  return {
    en: `It brings ${listCards(cards, 'en')} back, with ${total} points of combat value.`,
    de: `Das holt zurück: ${listCards(cards, 'de')}, zusammen ${total} Punkte Kampfwert.`,
  };
}

/** Whoever chooses his own casualties gives up what counts least. */
function lost({ seat, table }: GameKnown, cards: readonly Card[]): Words | null {
  const { values } = facts(table);
  const left = table.battle.cards[seat].slice();
  for (const card of cards) left.splice(left.indexOf(card), 1);
  const most = Math.max(...cards.map((card) => values[card] ?? 0));
  if (left.length === 0 || left.some((card) => (values[card] ?? 0) < most)) return null;
  return {
    en: `Nothing of yours there counts less than ${listCards(cards, 'en')}.`,
    de: `Nichts von dir zählt dort weniger als ${listCards(cards, 'de')}.`,
  };
}
