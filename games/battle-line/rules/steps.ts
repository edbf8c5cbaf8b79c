import type { Facts, Refusal, Seat } from '@bannerfield/kernel';
import { isComplete, isOpen } from './flags.ts';
import { AT_END, AT_HAND, atDeck, atFlag, no } from './refusals.ts';
import type { BattleLineKnown, Frame, Table } from './state.ts';

/** Whoever is not asked is told whether he waits or the game is over. */
export function outOfTurn({ table }: BattleLineKnown): Refusal {
  if (table.result !== null) return no('R10.5', 'game-over', atWinner(table));
  const top = table.stack.at(-1);
  return no('R3.1', 'not-your-turn', top === undefined ? [] : atStep(table, top), stepFacts(top));
}

/** R3.2: each action has its step. The one on is the step of who is refused here. */
export function wrongStep({ table }: BattleLineKnown): Refusal {
  const top = table.stack.at(-1);
  const at = top === undefined ? [] : [...atStep(table, top), ...atOwn(top)];
  return no('R3.2', 'wrong-step', at, stepFacts(top));
}

/** Which step is on, and after Mud also at which flag. */
function stepFacts(top: Frame | undefined): Facts {
  if (top?.phase === 'mud-excess') return { step: top.phase, flag: top.flag + 1 };
  return { step: top?.phase ?? 'none' };
}

/** What on the table the step is about, whoever looks. */
function atStep(table: Readonly<Table>, top: Frame): string[] {
  switch (top.phase) {
    case 'play':
    case 'scout-return':
      return [];
    case 'claim':
      return completeFlags(table, top.seats[0]).map(atFlag);
    case 'mud-excess':
      return [atFlag(top.flag)];
    case 'card':
      return [atDeck(top.deck)];
    case 'cut':
    case 'deal':
      return [atDeck('troop')];
    case 'draw':
    case 'scout-draw':
      return (['troop', 'tactics'] as const).filter((deck) => table.decks[deck] > 0).map(atDeck);
  }
}

/** What besides is at hand for who is asked alone: his cards, his button. */
function atOwn({ phase }: Frame): string[] {
  if (phase === 'play' || phase === 'scout-return') return [AT_HAND];
  return phase === 'claim' ? [AT_END] : [];
}

/** The open flags where the seat has filled all slots: those that come into question. */
function completeFlags({ flags }: Readonly<Table>, seat: Seat): number[] {
  return flags.flatMap((flag, index) => (isOpen(flag) && isComplete(flag, seat) ? [index] : []));
}

/** The flags that decided: the winner's, of a draw all that are claimed. */
function atWinner({ flags, result }: Readonly<Table>): string[] {
  return flags.flatMap(({ owner }, index) =>
    owner !== null && (owner === result?.winner || result?.winner === 'draw')
      ? [atFlag(index)]
      : [],
  );
}
