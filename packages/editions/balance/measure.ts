import { makeStream, playGame, type MakeBot } from '@bannerfield/bots';
import type { Game, GameTypes, Pair, PendingOver, Seat, State } from '@bannerfield/kernel';
import { mean, quantile, share } from '@bannerfield/stats';
import type { Figure } from './figure.ts';

/** What one finished game shows to those who measure. */
export interface MeasuredGame<T extends GameTypes> {
  readonly options: T['Options'];
  readonly over: PendingOver;
  readonly state: Readonly<State<T>>;
  /** Everything that happened, also what only one seat was told. */
  readonly events: readonly T['Event'][];
}

/** What a game measures of its own balance: `balance.ts` of its folder. */
export interface Balance<T extends GameTypes> {
  /** Options of the games that are played by turns; if not given, the defaults alone. */
  readonly settings?: (game: Game<T>) => readonly T['Options'][];
  /** What one game adds; small plain JSON, since it crosses threads. */
  observe(measured: MeasuredGame<T>): object;
  /** What many games say together, in the order in which they were played. */
  figures(observed: readonly object[], game: Game<T>): readonly Figure[];
  /** What follows from the edition alone. */
  readonly exact?: (game: Game<T>) => readonly Figure[];
}

/** One game of a measurement, as plain JSON. */
export interface Observation {
  readonly winner: Seat | 'draw';
  readonly reason: string;
  readonly decisions: number;
  /** What the game's own `observe` made of it; null without one. */
  readonly own: object | null;
}

/** What is measured, and how. */
export interface Measurement<T extends GameTypes> {
  readonly game: Game<T>;
  readonly balance: Balance<T> | null;
  /** By seat, and not by player: the same bot on both sides measures the game alone. */
  readonly bots: Pair<MakeBot<T>>;
  /** Played by turns. */
  readonly settings: readonly T['Options'][];
  readonly seed: number;
}

/**
 * Plays game `index`, which is the same however many are played, and by whom.
 * @throws Error if it does not end.
 */
export function playMeasured<T extends GameTypes>(
  { game, balance, bots, settings, seed }: Measurement<T>,
  index: number,
): Observation {
  const options = settings[index % settings.length];
  if (options === undefined) throw new Error('a measurement needs options to play with');
  const events: T['Event'][] = [];
  const seats = [0, 1] as const;
  const [first, second] = seats.map((seat) =>
    bots[seat](game, seat, makeStream(seed, index, `bot ${String(seat)}`)),
  );
  if (first === undefined || second === undefined) throw new Error('a measurement needs two bots');
  const hear = balance === null ? {} : { hear: (event: T['Event']) => void events.push(event) };
  const chance = makeStream(seed, index, 'chance');
  const { result, state, decisions } = playGame(game, options, [first, second], chance, hear);
  if (result === null) throw new Error(`game ${String(index + 1)} did not end`);
  const own = balance?.observe({ options, over: result, state, events }) ?? null;
  return { winner: result.winner, reason: result.reason, decisions, own };
}

const EVEN = { least: 0.48, most: 0.52 };

/** What is asked of any game: both seats alike, and how games end and how long they are. */
export function generalFigures(observed: readonly Observation[]): Figure[] {
  const all = observed.length;
  const count = (holds: (each: Observation) => boolean): number => observed.filter(holds).length;
  const won = count(({ winner }) => winner !== 'draw');
  const lengths = observed.map(({ decisions }) => decisions);
  const reasons = [...new Set(observed.map(({ reason }) => reason))].toSorted();
  const seat: Figure[] =
    won === 0
      ? []
      : [
          {
            name: 'seat-0',
            label: { en: 'wins of seat 0', de: 'Siege von Platz 0' },
            unit: 'share',
            estimate: share(
              count(({ winner }) => winner === 0),
              won,
            ),
            aim: EVEN,
          },
        ];
  return [
    ...seat,
    told(
      'draws',
      { en: 'draws', de: 'Unentschieden' },
      count(({ winner }) => winner === 'draw'),
      all,
    ),
    ...reasons.map((reason) =>
      told(
        `end-${reason}`,
        { en: `ended by ${reason}`, de: `Ende durch ${reason}` },
        count((each) => each.reason === reason),
        all,
      ),
    ),
    ...(all < 2 ? [] : [lengthFigure(lengths)]),
  ];
}

function told(name: string, label: Figure['label'], count: number, of: number): Figure {
  return { name, label, unit: 'share', estimate: share(count, of), aim: null };
}

function lengthFigure(lengths: readonly number[]): Figure {
  const most = String(Math.round(quantile(lengths, 0.95)));
  return {
    name: 'decisions',
    label: {
      en: `decisions (95 % at most ${most})`,
      de: `Entscheidungen (95 % höchstens ${most})`,
    },
    unit: 'number',
    estimate: mean(lengths),
    aim: null,
  };
}

/** All figures of a measurement: the general ones, then the game's own. */
export function figuresOf<T extends GameTypes>(
  { game, balance }: Pick<Measurement<T>, 'game' | 'balance'>,
  observed: readonly Observation[],
): Figure[] {
  const own = observed.flatMap((each) => (each.own === null ? [] : [each.own]));
  return [
    ...generalFigures(observed),
    ...(balance?.exact?.(game) ?? []),
    ...(balance?.figures(own, game) ?? []),
  ];
}
