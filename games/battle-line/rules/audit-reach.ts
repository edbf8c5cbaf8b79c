import { SEATS, otherSeat, type Seat } from '@bannerfield/kernel';
import { MUD, SCOUT, isLeader } from './data.ts';
import { PASSES_AT_MOST, hasBreakthrough, hasEnvelopment, hasWon, settledWinner } from './end.ts';
import { faceUp, hasMud, isComplete, isOpen } from './flags.ts';
import { HAND_SIZE, handSize, turnOf } from './state.ts';
import type { BattleLineState, Flag, Frame, Table } from './state.ts';
import { SCOUT_RETURNS } from './turn.ts';

/** What no course of play brings about, though every card is where the counts say. */
export function complainOfReach(state: Readonly<BattleLineState>): string | null {
  const { table } = state;
  return (
    complainOfClaims(table) ??
    complainOfResult(table) ??
    complainOfHands(table) ??
    complainOfLimits(table) ??
    complainOfScout(state) ??
    complainOfPasses(table) ??
    complainOfExcess(table) ??
    complainOfSteps(table)
  );
}

/** R5.4, R10.8: only a complete side gets a flag, and no card leaves it then. */
function complainOfClaims({ flags }: Readonly<Table>): string | null {
  const wrong = flags.findIndex((flag) => flag.owner !== null && !isComplete(flag, flag.owner));
  return wrong === -1 ? null : `flag ${wrong + 1} belongs to an incomplete side`;
}

/** R10.1–R10.3, R10.6–R10.9 */
function complainOfResult(table: Readonly<Table>): string | null {
  const { result } = table;
  if (result === null) {
    const winner = SEATS.find((seat) => hasWon(table, seat));
    return winner === undefined ? null : `seat ${winner} has won, but the game goes on`;
  }
  if (result.reason !== reasonFor(result.rule)) return `${result.rule} is not ${result.reason}`;
  return isResultSo(table, result.rule, result.winner)
    ? null
    : `the flags do not bear out ${result.rule} for ${result.winner}`;
}

function reasonFor(rule: string): string {
  if (rule === 'R10.2') return 'breakthrough';
  return rule === 'R10.3' ? 'envelopment' : 'stalemate';
}

function isResultSo(table: Readonly<Table>, rule: string, winner: Seat | 'draw'): boolean {
  switch (rule) {
    case 'R10.2':
    case 'R10.3':
      return winner !== 'draw' && isVictory(table, rule, winner);
    case 'R10.6':
      return table.passes >= 2 && isSettled(table, winner);
    case 'R10.7':
      return table.passes === PASSES_AT_MOST && isSettled(table, winner);
    default:
      return false;
  }
}

/** R10.1, R10.3: the first to win, and by five flags only if not by three adjacent ones. */
function isVictory(table: Readonly<Table>, rule: string, winner: Seat): boolean {
  if (hasWon(table, otherSeat(winner)) || turnOf(table) !== winner) return false;
  if (hasBreakthrough(table, winner)) return rule === 'R10.2';
  return rule === 'R10.3' && hasEnvelopment(table, winner);
}

/** R10.8, R10.9 */
function isSettled(table: Readonly<Table>, winner: Seat | 'draw'): boolean {
  const isLeft = (flag: Readonly<Flag>): boolean =>
    isOpen(flag) && SEATS.some((seat) => isComplete(flag, seat));
  return !table.flags.some(isLeft) && settledWinner(table) === winner;
}

function complainOfHands(table: Readonly<Table>): string | null {
  const seat = SEATS.find((each) => handSize(table, each) > handLimit(table, each));
  if (seat === undefined) return null;
  return `hand ${seat} holds ${handSize(table, seat)} cards, ${handLimit(table, seat)} at most`;
}

/** R9.2: seven, six where one is due, and what Scout draws above that until it is returned. */
function handLimit(table: Readonly<Table>, seat: Seat): number {
  if (table.stack.length === 0 || turnOf(table) !== seat) return HAND_SIZE;
  const awaited = table.stack.at(-1)?.phase === 'card' ? 1 : 0;
  const step = table.stack.at(-1 - awaited);
  switch (step?.phase) {
    case 'scout-draw':
      return HAND_SIZE - 1 + step.drawn - awaited;
    case 'scout-return':
      return HAND_SIZE + step.left;
    case 'draw':
      return HAND_SIZE - 1;
    default:
      return HAND_SIZE - awaited;
  }
}

/** R6.2, R6.5, R6.6 */
function complainOfLimits(table: Readonly<Table>): string | null {
  const { played, leaders, flags, options } = table;
  if (Math.abs(played[0] - played[1]) > 1) return 'one has played two Tactics cards more';
  for (const seat of SEATS) {
    const lying = flags.flatMap(({ sides }) => sides[seat]).filter(isLeader).length;
    const count = options.leaderLimit === 'perGame' ? leaders[seat] : lying;
    if (count > 1) return `seat ${seat} has two Leaders`;
  }
  return null;
}

/** R8.7, R8.9: there is one Scout, so only its player has placed cards, and only two. */
function complainOfScout({ table, hands }: Readonly<BattleLineState>): string | null {
  for (const seat of SEATS) {
    const { placed, seen } = hands[seat];
    const secrets = placed.troop.length + placed.tactics.length + seen.length;
    if (!table.displays[seat].includes(SCOUT)) {
      if (secrets > 0) return `seat ${seat} has placed cards without Scout`;
      if (table.stack.some((frame) => isScouting(frame) && frame.seats[0] === seat)) {
        return `seat ${seat} scouts without Scout`;
      }
    } else if (secrets > SCOUT_RETURNS - returnsLeft(table, seat)) {
      return `seat ${seat} has placed more cards than Scout returns`;
    }
  }
  return null;
}

function isScouting({ phase }: Frame): boolean {
  return phase === 'scout-draw' || phase === 'scout-return';
}

/** Of the seat's own Scout, as far as it is under way. */
function returnsLeft({ stack }: Readonly<Table>, seat: Seat): number {
  for (const frame of stack) {
    if (frame.phase === 'scout-draw' && frame.seats[0] === seat) return SCOUT_RETURNS;
    if (frame.phase === 'scout-return' && frame.seats[0] === seat) return frame.left;
  }
  return 0;
}

/** R10.7: the sixth pass ends the game with its turn, so no play step comes after it. */
function complainOfPasses({ passes, stack, result }: Readonly<Table>): string | null {
  const isPlayToCome = stack.some(({ phase }) => phase === 'play');
  const most = result === null && isPlayToCome ? PASSES_AT_MOST - 1 : PASSES_AT_MOST;
  return passes <= most ? null : `there were ${passes} passes in a row`;
}

/** R3.7, R7.8, R7.9: a fourth card came under Mud; Mud lies there or has left. */
function complainOfExcess(table: Readonly<Table>): string | null {
  const isStray = (flag: Readonly<Flag>, index: number): boolean =>
    SEATS.some((seat) => flag.sides[seat].length > 3 && !canHaveFour(table, index, seat));
  const wrong = table.flags.findIndex((flag, index) => !hasMud(flag) && isStray(flag, index));
  return wrong === -1 ? null : `flag ${wrong + 1} has a fourth card without Mud`;
}

function canHaveFour(table: Readonly<Table>, flag: number, seat: Seat): boolean {
  const { environmentMovable, mudExcess } = table.options;
  if (!environmentMovable || !faceUp(table).includes(MUD)) return false;
  if (mudExcess === 'bestThree') return true;
  return table.stack.some(
    (frame) => frame.phase === 'mud-excess' && frame.flag === flag && frame.seats[0] === seat,
  );
}

/** Phases from the bottom of the stack to its top; R3.2, R3.14. */
const SETUP = /^(cut|deal)?$/;
const STEPS = {
  afterPlay: /^(card|draw( claim( play| scout-draw( card)?| scout-return|( mud-excess){1,2})?)?)?$/,
  startOfTurn:
    /^(card|draw( play( claim)?| scout-draw( card)?| scout-return|( mud-excess){1,2})?)?$/,
};

function complainOfSteps({ stack, turn, options }: Readonly<Table>): string | null {
  const steps = stack.map(({ phase }) => phase).join(' ');
  const possible = turn === 0 ? SETUP : STEPS[options.claimTiming];
  return possible.test(steps) ? null : `${steps} do not follow from one another`;
}
