import type { Refusal, Seat } from '@bannerfield/kernel';
import { FOG, MUD, isFormationCard, type Card } from './data.ts';
import { atFlag, flagFact, no } from './refusals.ts';
import { FLAGS, type Flag, type Table } from './state.ts';

export function isFlag(flag: number): boolean {
  return Number.isInteger(flag) && flag >= 0 && flag < FLAGS;
}

export function flagAt(table: Readonly<Table>, flag: number): Flag {
  const found = table.flags[flag];
  if (found === undefined) throw new RangeError(`there is no flag ${flag}`);
  return found;
}

export function isOpen(flag: Readonly<Flag>): boolean {
  return flag.owner === null;
}

export function hasFog({ environment }: Readonly<Flag>): boolean {
  return environment[0].includes(FOG) || environment[1].includes(FOG);
}

export function hasMud({ environment }: Readonly<Flag>): boolean {
  return environment[0].includes(MUD) || environment[1].includes(MUD);
}

/** R3.7, R7.4: slots of each side, and cards that a formation has. */
export function slotsAt(flag: Readonly<Flag>): number {
  return hasMud(flag) ? 4 : 3;
}

/** All slots are filled. A card too many, left after Mud, does not matter (R7.8). */
export function isComplete(flag: Readonly<Flag>, seat: Seat): boolean {
  return flag.sides[seat].length >= slotsAt(flag);
}

/** R7.8: a fourth card lies where Mud has gone. */
export function hasExcess(table: Readonly<Table>, seat: Seat, flag: number): boolean {
  const there = flagAt(table, flag);
  return there.sides[seat].length > slotsAt(there);
}

/** The open flags where the seat has a free slot. */
export function flagsWithSlot(table: Readonly<Table>, seat: Seat): number[] {
  const free: number[] = [];
  for (let flag = 0; flag < FLAGS; flag++) {
    const each = flagAt(table, flag);
    if (isOpen(each) && !isComplete(each, seat)) free.push(flag);
  }
  return free;
}

export function openFlags(table: Readonly<Table>): number[] {
  const open: number[] = [];
  for (let flag = 0; flag < FLAGS; flag++) if (isOpen(flagAt(table, flag))) open.push(flag);
  return open;
}

/** The flag on whose side of `seat` the card lies, or null. */
export function flagWith(table: Readonly<Table>, seat: Seat, card: Card): number | null {
  const at = table.flags.findIndex(({ sides, environment }) =>
    isFormationCard(card) ? sides[seat].includes(card) : environment[seat].includes(card),
  );
  return at === -1 ? null : at;
}

/** R3.5, R3.6: a place for a card must be an open flag. */
export function whyNotAt(table: Readonly<Table>, flag: number): Refusal | null {
  if (!isFlag(flag)) return noSuchFlag(table);
  if (isOpen(flagAt(table, flag))) return null;
  return no('R3.6', 'flag-claimed', [atFlag(flag)], flagFact(flag));
}

/** R3.5: those that are open instead. */
export function noSuchFlag(table: Readonly<Table>): Refusal {
  return no('R3.5', 'no-such-flag', openFlags(table).map(atFlag));
}

/** R3.5–R3.7: whether a formation card can be placed there, however it comes. */
export function whyNoSlot(table: Readonly<Table>, seat: Seat, flag: number): Refusal | null {
  const refusal = whyNotAt(table, flag);
  if (refusal !== null) return refusal;
  const there = flagAt(table, flag);
  if (!isComplete(there, seat)) return null;
  return no('R3.7', 'side-full', [atFlag(flag)], { ...flagFact(flag), slots: slotsAt(there) });
}

/** Puts a formation or Environment card on the seat's side; R5.7: the former is noted. */
export function layAt(table: Table, seat: Seat, card: Card, flag: number): void {
  const there = flagAt(table, flag);
  if (isFormationCard(card)) {
    there.sides[seat].push(card);
    there.last = seat;
  } else {
    there.environment[seat].push(card);
  }
}

/** Every card that lies face up: at all flags, claimed or open, and in both displays. */
export function faceUp({ flags, displays }: Readonly<Table>): Card[] {
  const cards: Card[] = [];
  for (const { sides, environment } of flags) {
    addAll(cards, sides[0]);
    addAll(cards, sides[1]);
    addAll(cards, environment[0]);
    addAll(cards, environment[1]);
  }
  addAll(cards, displays[0]);
  addAll(cards, displays[1]);
  return cards;
}

/** Asked at every claim step: spreading the lists would take thrice the time. */
function addAll(into: Card[], cards: readonly Card[]): void {
  for (const card of cards) into.push(card);
}
