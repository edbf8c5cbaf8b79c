import type { EngineSeat } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import type { Card } from '../rules/data.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLine, BattleLineKnown } from '../rules/state.ts';
import { COLOURS, formatEngineCard, ownerWord, parseEngineCard, withCards } from './lines.ts';

interface Place {
  readonly card: Card;
  readonly flag: number;
}

/** A referee's side: what an engine is told before each of its turns, and what its answers mean. */
export function makeEngineSeat(): EngineSeat<BattleLine> {
  let last: Place | null = null;
  return {
    see: (event) => {
      if (event.type === 'place') last = event;
    },
    greet: (known) => ({
      asked: `player ${ownerWord(known.seat, northOf(known))} name`,
      told: [`colors ${COLOURS.join(' ')}`],
    }),
    turn: (known) => {
      const legal = game.legal(known);
      const claim = legal.find(({ type }) => type === 'claim');
      if (claim !== undefined) return { lines: [], move: claim };
      const isTurn = legal.some(({ type }) => type === 'place' || type === 'pass');
      if (!isTurn) return { lines: [], move: onlyOf(legal) };
      const canPlay = legal.some(({ type }) => type === 'place');
      const lines = linesBefore(known, last);
      return canPlay
        ? { lines: [...lines, 'go play-card'], move: null }
        : { lines, move: { type: 'pass' } };
    },
    read: (line, known) => readPlay(line, known),
  };
}

function northOf({ table }: BattleLineKnown): Seat {
  if (table.starter === null) throw new Error('nobody is asked before it is known who starts');
  return table.starter;
}

/** The end of the claims, or the draw from the only deck there is. */
function onlyOf(legal: readonly Action[]): Action {
  const [only, ...more] = legal;
  if (only === undefined || more.length > 0) throw new Error('this protocol has no such choice');
  return only;
}

function linesBefore(known: BattleLineKnown, last: Place | null): string[] {
  const { seat, table, hand } = known;
  const north = northOf(known);
  const owners = table.flags.map(({ owner }) => ownerWord(owner, north));
  return [
    withCards(`player ${ownerWord(seat, north)} hand`, hand.cards),
    `flag claim-status ${owners.join(' ')}`,
    ...table.flags.flatMap(({ sides }, index) => [
      withCards(`flag ${index + 1} cards north`, sides[north]),
      withCards(`flag ${index + 1} cards south`, sides[otherSeat(north)]),
    ]),
    ...(last === null ? [] : [`opponent play ${last.flag + 1} ${formatEngineCard(last.card)}`]),
  ];
}

/** What cannot be played is replaced: the flag by the first that can, the card by the first held. */
function readPlay(
  line: string,
  known: BattleLineKnown,
): { readonly action: Action; readonly isRepaired: boolean } {
  const [, number = '', name = ''] = /^\s*play\s+(\d+)\s+(\S+)\s*$/.exec(line) ?? [];
  const wanted = { flag: Number(number) - 1, card: parseEngineCard(name) };
  const flags = game.legal(known).flatMap((each) => (each.type === 'place' ? [each.flag] : []));
  const { cards } = known.hand;
  const flag = flags.includes(wanted.flag) ? wanted.flag : Math.min(...flags);
  const card = cards.find((each) => each === wanted.card) ?? cards[0];
  if (card === undefined) throw new Error('an empty hand is not asked');
  const isRepaired = flag !== wanted.flag || card !== wanted.card;
  return { action: { type: 'place', card, flag }, isRepaired };
}
