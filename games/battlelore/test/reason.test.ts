import { known, type Words } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { reason } from '../bot/reason.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLore } from '../rules/state.ts';
import { begin, type Played } from './rules/position.ts';

function say({ state }: Played, move: string): Words | null {
  const action = game.notation.parse(move) as Action;
  const me = known<BattleLore>(state(), 0);
  expect(game.why(me, action)).toBeNull();
  return reason.say(me, { action, value: 0 });
}

const FOES = 'bottom regular-infantry d5; top regular-infantry e5; top archers g5';

test('an attack tells what it takes on average; the figure is that of the odds', () => {
  const ready = begin(FOES).order('d5');
  // Blue: three dice; one face of six and, on foot against foot, no more hits.
  expect(say(ready, 'd5xe5')?.en).toMatch(
    /^It takes \d\.\d figures of the Regular Infantry on e5 on average, with \d dice/,
  );
  expect(say(ready, 'd5xe5')?.de).toMatch(
    /^Das kostet Reguläre Fußsoldaten auf e5 im Mittel \d,\d Figuren, mit \d Würfeln/,
  );
  const last = begin(FOES, { figures: { e5: 1 } }).order('d5');
  expect(say(last, 'd5xe5')?.en).toMatch(/the last of them in [1-9]\d? of 100 rolls\.$/);
});

test('an order tells of an attack only of a unit that needs no move for it', () => {
  const play = (field: string) => begin(field).play('play:attack-centre');
  expect(say(play(FOES), 'order:d5')?.en).toMatch(/^Without moving, it takes .* on e5/);
  expect(say(play('bottom regular-infantry d5; top archers g5'), 'order:d5')).toBeNull();
});

test('a card tells how many of its units can attack, and nothing if none can', () => {
  expect(say(begin(FOES), 'play:attack-centre')?.en).toMatch(/order, one can attack from where/);
  const two = `${FOES}; bottom regular-infantry d6; top archers e6`;
  expect(say(begin(two), 'play:attack-centre')?.en).toMatch(/order, 2 can attack from where/);
  expect(say(begin('bottom regular-infantry d5'), 'play:attack-centre')).toBeNull();
});

/** About to move the unit on d5. */
function moving(field: string): Played {
  const ordered = begin(field).play('play:attack-centre', 'order:d5');
  return ordered.phase() === 'order' ? ordered.play('done') : ordered;
}

test('a move tells of the attack from there, of support, or of the reach that it leaves', () => {
  const near = 'bottom regular-infantry d5; top regular-infantry f5';
  expect(say(moving(near), 'd5>e5')?.en).toMatch(/^From there it takes .* on f5/);
  const friends = 'bottom regular-infantry d5 c4 d3';
  expect(say(moving(friends), 'd5>d4')).toEqual({
    en: 'It is Bold there, with two friends beside it.',
    de: 'Mit zwei Freunden neben sich ist die Einheit dort kühn.',
  });
  expect(say(moving(friends), 'd5>e5')).toBeNull();
});

test('a unit that gets out of reach is told so, and one that stays within it is not', () => {
  const chased = 'bottom regular-infantry d5; top regular-infantry f5';
  expect(say(moving(chased), 'd5>c5')?.en).toMatch(/^It leaves the reach of all enemies/);
  expect(say(moving(`${chased}; top archers f4`), 'd5>c5')).toBeNull();
});
