import {
  makeXoshiro,
  Match,
  type Game,
  type GameTypes,
  type Known,
  type Rng,
  type Seat,
} from '@bannerfield/kernel';
import { expect } from 'vitest';
import type { Pointing } from '../board.ts';
import { point, targetsAfter, type Answer } from '../pointing.ts';
import type { Tutorial, TutorialStep } from '../tutorial.ts';

/** Plays one random game; `like` says which actions come oftener than others. */
export function visitDecisions<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
  visit: (known: Known<T>, rng: Rng) => void,
  like: (action: T['Action']) => boolean = () => false,
): void {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, options);
  match.settle(rng);
  while (match.pending.kind === 'decision') {
    const { seats } = match.pending;
    const seat = one(seats, rng);
    const known = match.view(seat);
    visit(known, rng);
    const legal = game.legal(known);
    const liked = legal.filter(like);
    expect(match.act(seat, one(liked.length > 0 && rng(3) > 0 ? liked : legal, rng))).toBeNull();
    match.settle(rng);
  }
}

function one<E>(all: readonly E[], rng: Rng): E {
  const chosen = all[rng(all.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}

/** At most so many of them, at random. */
export function some<E>(all: readonly E[], count: number, rng: Rng): E[] {
  return all.length <= count ? [...all] : Array.from({ length: count }, () => one(all, rng));
}

/** Paths of legal actions are unique, offered spot by spot, and lead to just that action. */
export function expectPointable<T extends GameTypes>(
  game: Game<T>,
  pointing: Pointing<T>,
  known: Known<T>,
  rng: Rng,
): void {
  const legal = game.legal(known);
  const paths = legal.map((action) => pointing.pathOf(action).join(' '));
  expect(new Set(paths).size).toBe(paths.length);
  for (const action of some(legal, 20, rng)) {
    const path = pointing.pathOf(action);
    path.forEach((spot, index) => {
      const targets = targetsAfter(pointing, legal, path.slice(0, index));
      expect(targets.has(spot), `${spot} of ${path.join(' ')}`).toBe(true);
    });
    expect(pointAlong(game, pointing, known, action)).toMatchObject({ kind: 'act', action });
    expect(pointing.meantBy(path, known)).toContainEqual(action);
  }
}

/** Points along the path of an action, as far as it leads. */
export function pointAlong<T extends GameTypes>(
  game: Game<T>,
  pointing: Pointing<T>,
  known: Known<T>,
  action: T['Action'],
): Answer<T> {
  const legal = game.legal(known);
  let answer: Answer<T> = { kind: 'picked', path: [] };
  for (const spot of pointing.pathOf(action)) {
    if (answer.kind !== 'picked') return answer;
    answer = point(game, pointing, known, legal, answer.path, spot);
  }
  return answer;
}

/** Plays a tutorial by the real rules; `visit` sees each step as the learner does. */
export function playTutorial<T extends GameTypes>(
  game: Game<T>,
  tutorial: Tutorial,
  visit: (match: Match<T>, step: TutorialStep) => void = () => undefined,
): Match<T> {
  const match = new Match(game, tutorial.options);
  for (const step of tutorial.steps) {
    for (const text of step.before ?? []) play(match, text);
    visit(match, step);
    if (step.move === undefined) continue;
    expectAsked(match, tutorial.seat, step);
    play(match, step.move);
  }
  return match;
}

/** The learner is asked for the move; whoever does something else is told, and sees where. */
function expectAsked<T extends GameTypes>(match: Match<T>, seat: Seat, step: TutorialStep): void {
  const { pending, game } = match;
  expect(pending.kind === 'decision' && pending.seats.includes(seat), step.title.en).toBe(true);
  const texts = game.legal(match.view(seat)).map((action) => game.notation.format(action));
  expect(texts).toContain(step.move);
  if (texts.length > 1) expect(step.instead, step.title.en).toBeDefined();
}

function play<T extends GameTypes>(match: Match<T>, text: string): void {
  const { game, pending } = match;
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`${text} is no move`);
  if (pending.kind === 'chance') match.applyChance(move);
  else expect(match.act(seatAsked(match), move), text).toBeNull();
}

function seatAsked<T extends GameTypes>({ pending }: Match<T>): Seat {
  const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
  if (seat === undefined) throw new Error('nobody is asked');
  return seat;
}
