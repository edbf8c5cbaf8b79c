import type { BattleLoreState, Clash, Fate, Hand, Lore, Table, Unit } from './state.ts';

export function clone({ table, hands, fate }: Readonly<BattleLoreState>): BattleLoreState {
  return {
    table: cloneTable(table),
    hands: [cloneHand(hands[0]), cloneHand(hands[1])],
    fate: cloneFate(fate),
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    options: table.options,
    field: table.field,
    stack: table.stack.slice(),
    result: table.result,
    turn: table.turn,
    active: table.active,
    step: table.step,
    card: table.card,
    effect: table.effect,
    fallback: table.fallback,
    command: table.command,
    mustered: table.mustered.slice(),
    extra: table.extra,
    last: [table.last[0], table.last[1]],
    units: table.units.map(cloneUnit),
    at: table.at.slice(),
    banners: [table.banners[0], table.banners[1]],
    handSizes: [table.handSizes[0], table.handSizes[1]],
    aside: table.aside,
    deckSize: table.deckSize,
    discards: table.discards.slice(),
    lore: table.lore === null ? null : cloneLore(table.lore),
    clashes: table.clashes.map(cloneClash),
  };
}

function cloneUnit(unit: Readonly<Unit>): Unit {
  return {
    kind: unit.kind,
    seat: unit.seat,
    hex: unit.hex,
    figures: unit.figures,
    order: unit.order,
    moved: unit.moved,
    hasMoved: unit.hasMoved,
    battles: unit.battles,
    stopped: unit.stopped,
    rush: unit.rush,
    haste: unit.haste,
  };
}

function cloneLore(lore: Readonly<Lore>): Lore {
  return {
    tokens: [lore.tokens[0], lore.tokens[1]],
    cards: [lore.cards[0], lore.cards[1]],
    deckSize: lore.deckSize,
    discards: lore.discards.slice(),
    played: [lore.played[0], lore.played[1]],
  };
}

function cloneClash(clash: Readonly<Clash>): Clash {
  return { ...clash, faces: clash.faces.slice() };
}

export function cloneHand(hand: Readonly<Hand>): Hand {
  return { cards: hand.cards.slice(), aside: hand.aside.slice(), lore: hand.lore.slice() };
}

function cloneFate(fate: Readonly<Fate>): Fate {
  return { deck: fate.deck.slice(), lore: fate.lore.slice() };
}
