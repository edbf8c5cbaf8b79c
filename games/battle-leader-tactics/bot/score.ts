import { otherSeat, type Seat } from '@bannerfield/kernel';
import { TARGETS } from '../rules/options.ts';
import type { Table } from '../rules/state.ts';

/** What things count at this score; each is 1 when the game begins. */
export interface Weights {
  /** This battle, if the seat wins it. */
  readonly win: number;
  /** This battle, if the other wins it. */
  readonly loss: number;
  /** A card more at the end. */
  readonly card: number;
  /** What serves in later battles only. */
  readonly later: number;
}

/** Where a game stands, as one seat sees it. */
interface Standing {
  /** Wins that either side still needs. */
  readonly mine: number;
  readonly theirs: number;
  /** To be fought, this one included. */
  readonly battles: number;
  /** Cards in Reserves and on the Battlefield, less those of the other. */
  readonly lead: number;
}

/** Chances that wins end the game. */
interface Ends {
  readonly won: number;
  readonly lost: number;
}

/** Share of the battles that each side wins; in 20,000 games of greedy bots 19 % had no winner. */
const WON = 0.4;
/** By how much the lead in cards shifts in a battle, squared, on average: a guess. */
const SHIFT = 1.5;
/** A lead is never quite sure before the battle is over: a guess, too. */
const UNSURE = 0.25;
/** Makes a logistic curve of the bell curve of that width, to within a hundredth. */
const LOGISTIC = 1.7;

/** What a win, a loss and a card change in the chance to win the game, against what they do first. */
export function weightsOf(table: Readonly<Table>, seat: Seat): Weights {
  const { options, record } = table;
  const target = TARGETS[options.battles];
  const battles = Math.max(1, options.battles - record.length);
  const now = changes({
    mine: target - table.wins[seat],
    theirs: target - table.wins[otherSeat(seat)],
    battles,
    lead: cardsOf(table, seat) - cardsOf(table, otherSeat(seat)),
  });
  const first = changes({ mine: target, theirs: target, battles: options.battles, lead: 0 });
  return {
    win: now.win / first.win,
    loss: now.loss / first.loss,
    card: now.card / first.card,
    later: (battles - 1) / (options.battles - 1),
  };
}

function cardsOf({ reserves, battle }: Readonly<Table>, seat: Seat): number {
  return reserves[seat] + battle.backs[seat] + battle.cards[seat].length;
}

function changes(standing: Standing): Record<'win' | 'loss' | 'card', number> {
  const { mine, theirs, battles, lead } = standing;
  const after = (own: number, other: number): number =>
    chanceOf(endsOf(own, other, battles - 1), lead, battles);
  const even = after(mine, theirs);
  const ends = endsOf(mine, theirs, battles);
  return {
    win: after(mine - 1, theirs) - even,
    loss: even - after(mine, theirs - 1),
    card: (chanceOf(ends, lead + 1, battles) - chanceOf(ends, lead - 1, battles)) / 2,
  };
}

function chanceOf({ won, lost }: Ends, lead: number, battles: number): number {
  return won + (1 - won - lost) * lasting(lead, battles);
}

/** The chance that whoever leads by so many cards leads in the end. */
function lasting(lead: number, battles: number): number {
  return 1 / (1 + Math.exp((-LOGISTIC * lead) / Math.sqrt(UNSURE + SHIFT * battles)));
}

const reckoned = new Map<number, Ends>();

/** As if each battle were won like any other. */
function endsOf(mine: number, theirs: number, battles: number): Ends {
  if (mine <= 0) return { won: 1, lost: 0 };
  if (theirs <= 0) return { won: 0, lost: 1 };
  if (battles < Math.min(mine, theirs)) return { won: 0, lost: 0 };
  const key = (mine * 16 + theirs) * 16 + battles;
  const found = reckoned.get(key);
  if (found !== undefined) return found;
  const up = endsOf(mine - 1, theirs, battles - 1);
  const down = endsOf(mine, theirs - 1, battles - 1);
  const even = endsOf(mine, theirs, battles - 1);
  const mean = (of: keyof Ends): number => WON * (up[of] + down[of]) + (1 - 2 * WON) * even[of];
  const ends = { won: mean('won'), lost: mean('lost') };
  reckoned.set(key, ends);
  return ends;
}
