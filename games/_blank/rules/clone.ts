import type { State } from '@bannerfield/kernel';
import type { Blank, BlankState, Hand, Table } from './state.ts';

export function clone({ table, hands, fate }: Readonly<State<Blank>>): BlankState {
  return {
    table: cloneTable(table),
    hands: [cloneHand(hands[0]), cloneHand(hands[1])],
    fate: [...fate],
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    options: { target: table.options.target },
    stack: [...table.stack],
    result: table.result,
    points: [...table.points],
    shown: [[...table.shown[0]], [...table.shown[1]]],
    handSizes: [...table.handSizes],
    deckSize: table.deckSize,
  };
}

export function cloneHand(hand: Readonly<Hand>): Hand {
  return { cards: [...hand.cards], chosen: hand.chosen };
}
