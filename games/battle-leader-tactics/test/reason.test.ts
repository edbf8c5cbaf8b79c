import { rate } from '@bannerfield/bots';
import { known, makeXoshiro, type Seat, type Words } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { taste } from '../bot/index.ts';
import { lookAhead, mixOf } from '../bot/outlook.ts';
import { reason } from '../bot/reason.ts';
import type { Action, LeaderTactics } from '../rules/state.ts';
import { after, fought, housePosition, position, type Position } from './rules/position.ts';

function say({ game, state }: Position, move: string, seat: Seat = 0): Words | null {
  const action = game.notation.parse(move) as Action;
  const me = known<LeaderTactics>(state, seat);
  expect(game.why(me, action)).toBeNull();
  return reason.say(me, { action, value: 0 });
}

test('a tactic tells how often the bot sets it, whether or not it has been drawn', () => {
  const { game, state } = after(housePosition(), '0:keep', '1:keep', 'attack');
  const me = known<LeaderTactics>(state, 0);
  const { mine } = mixOf(lookAhead(me, makeXoshiro(1).next));
  const rated = rate(game, taste, me, makeXoshiro(1).next);
  expect(rated[0]?.value).toBeGreaterThan(1);
  for (const each of rated) {
    if (each.action.type !== 'tactic') throw new Error('a tactic is asked for');
    const share = Math.round(100 * (mine[each.action.tactic - 1] ?? 0));
    const words = reason.say(me, each);
    if (share === 0) expect(words).toBeNull();
    else {
      expect(words?.en).toBe(
        `The bot mixes its tactics, and sets this one in ${String(share)} of 100 such battles.`,
      );
      expect(words?.de).toContain(`in ${String(share)} von 100 solchen Schlachten`);
    }
  }
});

test('a leader is kept above how many are worse, and of the worst nothing is said', () => {
  const facts = { giap: { attack: 6 }, cyrus: { attack: 1 } };
  const from = position({ facts });
  expect(say(from, 'keep')?.en).toMatch(/above 19 of the 19 who could take over/);
  expect(say(from, 'keep')?.de).toMatch(/besser als 19 von 19/);
  expect(say(from, 'keep', 1)).toBeNull();
});

test('a role is told only where it is the better one', () => {
  const facts = { giap: { attack: 5, defence: 3 }, cyrus: { attack: 4, defence: 4 } };
  const from = after(position({ facts }), '0:keep', '1:keep');
  expect(say(from, 'attack')).toEqual({
    en: 'Attacking, your leader has 5 cards against 4: better than defending.',
    de: 'Im Angriff hat dein Anführer 5 Karten gegen 4: besser als in der Verteidigung.',
  });
  expect(say(from, 'defend')).toBeNull();
});

test('an army tells what it keeps back, or that there is none stronger', () => {
  const from = after(position(), '0:keep', '1:keep', 'attack', '0:t2', '1:t2');
  expect(say(from, 'commit:C.A.A.G')?.en).toMatch(/^It keeps stronger cards|^It is the strongest/);
  expect(say(from, 'commit:M.I.I.I')?.en).toMatch(/^It keeps stronger cards for later: .*Guard/);
  expect(say(from, 'commit:M.I.I.I')?.de).toMatch(/^Das hebt stärkere Karten.*Garde/);
});

test('casualties that count least are told so, others are not', () => {
  const fight = { tactics: [2, 2], cards: ['C C', 'C I M'] } as const;
  const from = fought(position({ cells: { '2/2': '1/2' } }), fight, 'casualty:1.C', 'lose:C');
  const asked = known<LeaderTactics>(from.state, 1);
  const loses = from.game.legal(asked).filter(({ type }) => type === 'lose');
  const told = loses.map((action) => reason.say(asked, { action, value: 0 })?.en ?? null);
  expect(told.filter((each) => each !== null)).toEqual([
    'Nothing of yours there counts less than Militia.',
  ]);
  expect(told.length).toBeGreaterThan(1);
});

test('what is recovered is named with what it counts; to leave it needs no words', () => {
  const facts = { giap: { bonuses: [{ type: 'draw' as const, cards: 1 }] } };
  const from = after(position({ facts, casualties: ['G', ''] }), '0:keep', '1:keep');
  expect(say(from, 'recover:G')?.en).toMatch(/^It brings Guard back, with \d points/);
  expect(say(from, 'leave')).toBeNull();
});
