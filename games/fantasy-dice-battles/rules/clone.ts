import type { FdbState } from './fdb.ts';
import type { Hand, Side, Table, Token } from './state.ts';

/** Options, edition, frames and the result are never changed once made, so copies share them. */
export function clone({ table, hands, fate }: Readonly<FdbState>): FdbState {
  return {
    table: cloneTable(table),
    hands: [cloneHand(hands[0]), cloneHand(hands[1])],
    fate: [fate[0].slice(), fate[1].slice()],
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  const { options, edition, stack, result, round, step, first, sides } = table;
  return {
    options,
    edition,
    stack: stack.slice(),
    result,
    round,
    step,
    first,
    sides: [cloneSide(sides[0]), cloneSide(sides[1])],
  };
}

function cloneSide(side: Readonly<Side>): Side {
  return {
    army: side.army.slice(),
    spaces: side.spaces.map(cloneToken),
    fleeing: side.fleeing.slice(),
    reinforcements: side.reinforcements.slice(),
    fallen: side.fallen.slice(),
    orders: side.orders.slice(),
    dice: side.dice.slice(),
    discard: side.discard.slice(),
    pile: side.pile,
    held: side.held,
  };
}

function cloneToken(token: Token | null): Token | null {
  if (token === null) return null;
  const { tile, wounds, poison, blocked } = token;
  return { tile, wounds, poison, blocked };
}

export function cloneHand({ muster, cards, orders, sent }: Readonly<Hand>): Hand {
  return {
    muster: muster === null ? null : cloneMuster(muster),
    cards: cards.slice(),
    orders: orders.slice(),
    sent: sent.slice(),
  };
}

function cloneMuster({ faction, spaces, reserve }: NonNullable<Hand['muster']>): Hand['muster'] {
  return { faction, spaces: spaces.slice(), reserve: reserve.slice() };
}
