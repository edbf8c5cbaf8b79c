import { SEATS } from '@bannerfield/kernel';
import { ALL_HEXES } from './board.ts';
import { addTo } from './cards.ts';
import { COMMANDS, LORE_CARDS } from './data.ts';
import { figuresOf } from './lore.ts';
import { NOBODY, type BattleLoreState, type Table } from './state.ts';

/** Every card is somewhere exactly once, every unit on its hex, and what the table counts is so. */
export function audit(state: Readonly<BattleLoreState>): string | null {
  return auditCommands(state) ?? auditLore(state) ?? auditUnits(state.table);
}

function auditCommands({ table, hands, fate }: Readonly<BattleLoreState>): string | null {
  const counts = fate.deck.slice();
  const out = [...table.discards, ...(table.card === null ? [] : [table.card])];
  for (const card of [...out, ...hands.flatMap(({ cards, aside }) => [...cards, ...aside])]) {
    addTo(counts, card, 1);
  }
  if (counts.length !== COMMANDS.length) return 'a Command card is of no kind';
  if (counts.some((count, card) => count !== COMMANDS[card]?.copies)) {
    return 'a Command card is missing or doubled';
  }
  if (sum(fate.deck) !== table.deckSize) return 'the deck is not as large as the table says';
  if (table.aside !== hands[table.active].aside.length) return 'cards aside are miscounted';
  const wrong = SEATS.find((seat) => table.handSizes[seat] !== hands[seat].cards.length);
  return wrong === undefined ? null : `hand ${wrong} is not as large as the table says`;
}

function auditLore({ table: { lore }, hands, fate }: Readonly<BattleLoreState>): string | null {
  if (lore === null) {
    return hands.some((hand) => hand.lore.length > 0) ? 'Lore cards in a game without Lore' : null;
  }
  const counts = fate.lore.slice();
  for (const card of [...lore.discards, ...hands.flatMap((hand) => hand.lore)]) {
    addTo(counts, card, 1);
  }
  if (counts.some((count, card) => count !== LORE_CARDS[card]?.copies)) {
    return 'a Lore card is missing or doubled';
  }
  if (sum(fate.lore) !== lore.deckSize) return 'the Lore deck is not as large as the table says';
  const wrong = SEATS.find((seat) => lore.cards[seat] !== hands[seat].lore.length);
  return wrong === undefined ? null : `Lore hand ${wrong} is not as large as the table says`;
}

function auditUnits(table: Readonly<Table>): string | null {
  for (const [id, unit] of table.units.entries()) {
    if (unit.figures < 0 || unit.figures > figuresOf(unit)) return `unit ${id} has wrong figures`;
    if (unit.figures > 0 !== (table.at[unit.hex] === id)) return `unit ${id} is not where it is`;
  }
  const standing = table.units.filter(({ figures }) => figures > 0).length;
  const taken = ALL_HEXES.filter((hex) => table.at[hex] !== NOBODY).length;
  if (standing !== taken) return 'a hex is taken by nobody';
  const gone = SEATS.map((seat) =>
    table.units.filter((unit) => unit.seat !== seat && unit.figures === 0),
  );
  const wrong = SEATS.find((seat) => gone[seat]?.length !== table.banners[seat]);
  return wrong === undefined ? null : `banners of ${wrong} are miscounted`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
