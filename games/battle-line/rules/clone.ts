import type { BattleLineState, ByKind, Flag, Hand, Table } from './state.ts';

/** Options, frames and the result are never changed once made, so copies share them. */
export function clone({ table, hands, fate }: Readonly<BattleLineState>): BattleLineState {
  return {
    table: cloneTable(table),
    hands: [cloneHand(hands[0]), cloneHand(hands[1])],
    fate: { troop: fate.troop.slice(), tactics: fate.tactics.slice() },
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    options: table.options,
    stack: table.stack.slice(),
    result: table.result,
    starter: table.starter,
    turn: table.turn,
    flags: table.flags.map(cloneFlag),
    displays: [table.displays[0].slice(), table.displays[1].slice()],
    decks: cloneCounts(table.decks),
    placed: { troop: table.placed.troop.slice(), tactics: table.placed.tactics.slice() },
    backs: [cloneCounts(table.backs[0]), cloneCounts(table.backs[1])],
    played: [table.played[0], table.played[1]],
    leaders: [table.leaders[0], table.leaders[1]],
    passes: table.passes,
  };
}

function cloneFlag({ sides, environment, owner, last }: Readonly<Flag>): Flag {
  return {
    sides: [sides[0].slice(), sides[1].slice()],
    environment: [environment[0].slice(), environment[1].slice()],
    owner,
    last,
  };
}

export function cloneHand({ cards, placed, seen, shown }: Readonly<Hand>): Hand {
  return {
    cards: cards.slice(),
    placed: { troop: placed.troop.slice(), tactics: placed.tactics.slice() },
    seen: seen.slice(),
    shown: shown.slice(),
  };
}

function cloneCounts({ troop, tactics }: Readonly<ByKind<number>>): ByKind<number> {
  return { troop, tactics };
}
