import type { Battle, Both, GameState, Hand, Table } from './state.ts';

/** Options, edition, frames, orders, traces and the result never change once made: copies share them. */
export function clone({ table, hands, fate }: Readonly<GameState>): GameState {
  return {
    table: cloneTable(table),
    hands: [cloneHand(hands[0]), cloneHand(hands[1])],
    fate: { tech: fate.tech.slice(), piles: lists(fate.piles) },
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    options: table.options,
    edition: table.edition,
    stack: table.stack.slice(),
    result: table.result,
    battle: cloneBattle(table.battle),
    record: table.record.slice(),
    wins: pair(table.wins),
    points: pair(table.points),
    leaders: pair(table.leaders),
    deck: table.deck.slice(),
    decks: lists(table.decks),
    kiaPile: table.kiaPile.slice(),
    out: table.out.slice(),
    reserves: pair(table.reserves),
    casualties: lists(table.casualties),
    pileSizes: pair(table.pileSizes),
    traces: lists(table.traces),
    techLeft: table.techLeft,
    techDrawn: pair(table.techDrawn),
    techSeen: lists(table.techSeen),
  };
}

function cloneBattle(battle: Readonly<Battle>): Battle {
  return {
    number: battle.number,
    step: battle.step,
    attacker: battle.attacker,
    ranks: pair(battle.ranks),
    penalty: pair(battle.penalty),
    mustered: pair(battle.mustered),
    backs: pair(battle.backs),
    withdrew: pair(battle.withdrew),
    tactics: battle.tactics === null ? null : pair(battle.tactics),
    cards: lists(battle.cards),
    kia: pair(battle.kia),
    owed: pair(battle.owed),
    superior: battle.superior,
    fallen: pair(battle.fallen),
  };
}

export function cloneHand({ reserves, committed, tactic, order }: Readonly<Hand>): Hand {
  return { reserves: reserves.slice(), committed: committed.slice(), tactic, order };
}

function pair<T>([one, other]: Readonly<Both<T>>): Both<T> {
  return [one, other];
}

function lists<T>([one, other]: Readonly<Both<T[]>>): Both<T[]> {
  return [one.slice(), other.slice()];
}
