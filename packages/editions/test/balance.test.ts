import { expect, test } from 'vitest';
import { makeGreedy, makeRandom } from '@bannerfield/bots';
import type { Edition } from '@bannerfield/kernel';
import { replay, parseLog, formatLog, Match } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import {
  exactly,
  figuresOf,
  generalFigures,
  judge,
  playMeasured,
  reportLine,
  reportTable,
  type Figure,
  type Measurement,
  type Observation,
} from '../index.ts';
import { balance } from '../toy/balance.ts';
import { house } from '../toy/edition.ts';
import { makeGame, type Duel, type DuelValues } from '../toy/rules.ts';

const game = makeGame(house);

function measurement(of = game): Measurement<Duel> {
  const bots = [makeRandom<Duel>(), makeRandom<Duel>()] as const;
  return { game: of, balance, bots, settings: [{ longest: 10 }, { longest: 20 }], seed: 1 };
}

function play(games: number, of = game): Observation[] {
  return Array.from({ length: games }, (_, index) => playMeasured(measurement(of), index));
}

function named(figures: readonly Figure[], name: string): Figure {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`no figure ${name}`);
  return found;
}

/** A stance that beats all others: nothing else is worth taking. */
const lopsided: Edition<DuelValues> = {
  ...house,
  id: 'lopsided',
  values: {
    ...house.values,
    chart: [
      [{ designed: 0 }, { designed: 1 }, { designed: 1 }],
      [{ designed: 0 }, { designed: 0 }, { designed: 1 }],
      [{ designed: 0 }, { designed: 0 }, { designed: 0 }],
    ],
  },
};

test('the toy keeps the contract, and its edition rides in its log', () => {
  const nothing = { hiddenNames: () => [], namesToldBy: () => [] };
  for (let seed = 0; seed < 20; seed++) contract(game, { longest: 10 }, seed, nothing);
  const { log } = new Match(game, { longest: 10 });
  expect(replay(game, parseLog(formatLog(log))).header.edition).toEqual(house);
});

test('a game of a measurement is the same however many are played', () => {
  const all = play(12);
  expect(playMeasured(measurement(), 7)).toEqual(all[7]);
  expect(JSON.parse(JSON.stringify(all))).toEqual(all);
});

test('settings are played by turns', () => {
  const long = play(200).filter((_, index) => index % 2 === 1);
  const short = play(200).filter((_, index) => index % 2 === 0);
  const late = (observed: Observation[]): number =>
    observed.filter(({ reason }) => reason === 'time').length;
  expect(late(short)).toBeGreaterThan(late(long));
});

test('a fair edition meets what is asked of it, an unfair one does not', () => {
  const fair = figuresOf(measurement(), play(2000));
  expect(fair.map(judge)).not.toContain('missed');
  expect(judge(named(fair, 'value'))).toBe('met');
  expect(named(fair, 'mixed').estimate.value).toBe(3);
  const other = makeGame(lopsided);
  const unfair = figuresOf(measurement(other), play(100, other));
  expect(judge(named(unfair, 'mixed'))).toBe('missed');
});

test('the general figures count seats, draws, endings and lengths', () => {
  const observation = (winner: 0 | 1 | 'draw', reason: string, decisions: number): Observation => ({
    winner,
    reason,
    decisions,
    own: null,
  });
  const figures = generalFigures([
    observation(0, 'touches', 4),
    observation(0, 'touches', 6),
    observation(1, 'time', 8),
    observation('draw', 'time', 10),
  ]);
  const values = figures.map(({ name, estimate }) => [name, estimate.value]);
  expect(values).toEqual([
    ['seat-0', 2 / 3],
    ['draws', 0.25],
    ['end-time', 0.5],
    ['end-touches', 0.5],
    ['decisions', 7],
  ]);
  expect(named(figures, 'decisions').label.en).toBe('decisions (95 % at most 10)');
});

test('games that are all drawn say nothing of the seats', () => {
  const drawn: Observation = { winner: 'draw', reason: 'time', decisions: 1, own: null };
  expect(generalFigures([drawn, drawn]).map(({ name }) => name)).not.toContain('seat-0');
});

function figure(low: number, high: number, aim: Figure['aim']): Figure {
  const estimate = { value: (low + high) / 2, low, high };
  return { name: 'x', label: { en: 'x', de: 'x' }, unit: 'share', estimate, aim };
}

test.each([
  [0.49, 0.51, 'met'],
  [0.48, 0.52, 'met'],
  [0.47, 0.51, 'open'],
  [0.5, 0.53, 'open'],
  [0.4, 0.6, 'open'],
  [0.53, 0.6, 'missed'],
  [0.3, 0.47, 'missed'],
])('an interval from %f to %f of 0.48 to 0.52 is %s', (low, high, verdict) => {
  expect(judge(figure(low, high, { least: 0.48, most: 0.52 }))).toBe(verdict);
});

test('a bound on one side asks nothing of the other', () => {
  expect(judge(figure(0.9, 0.95, { least: 0.2 }))).toBe('met');
  expect(judge(figure(0, 0.1, { most: 0.2 }))).toBe('met');
  expect(judge(figure(0, 0.1, null))).toBeNull();
});

test('a report writes numbers as each language does', () => {
  const seat = figure(0.4921, 0.5179, { least: 0.48, most: 0.52 });
  expect(reportLine(seat, 'en')).toEqual({
    label: 'x',
    value: '50.5 %',
    interval: '49.2 % … 51.8 %',
    aim: '48.0 % … 52.0 %',
    verdict: 'met',
  });
  expect(reportLine(seat, 'de').value).toBe('50,5 %');
  const value: Figure = { ...seat, unit: 'number', estimate: exactly(3), aim: { least: 6 } };
  expect(reportLine(value, 'de')).toEqual({
    label: 'x',
    value: '3',
    interval: '',
    aim: '≥ 6',
    verdict: 'VERFEHLT',
  });
  expect(reportTable([value], 'en')).toBe(
    '| measured | value | 95 % interval | asked | verdict |\n| --- | --- | --- | --- | --- |\n| x | 3 |  | ≥ 6 | MISSED |\n',
  );
});

test('any bots may measure', () => {
  const taste = { evaluate: () => 0 };
  const bots = [makeGreedy<Duel>(taste), makeRandom<Duel>()] as const;
  expect(playMeasured({ ...measurement(), bots }, 0).decisions).toBeGreaterThan(0);
});
