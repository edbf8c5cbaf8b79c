import assert from 'node:assert/strict';
import { test } from 'vitest';
import { fought, played, position, type Told } from './position.ts';

/** `1 set tactic=8`: told to seat 1 alone; `*`: to everyone. */
function written(told: readonly Told[]): string[] {
  return told.map(({ event: { type, ...facts }, to }) => {
    const values = Object.entries(facts).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return [to === null ? '*' : String(to), type, ...values].join(' ');
  });
}

/** What both hear before Initiative if both keep their leaders. */
const KEPT = [
  '* chose seat=0',
  '* chose seat=1',
  '* keep seat=0 leader="giap"',
  '* keep seat=1 leader="cyrus"',
];

test('R3.5, R4.7 a battle is told step by step, and secrets to whose they are', () => {
  const from = fought(
    position({
      facts: { cyrus: { bonuses: [{ type: 'draw', cards: 1 }] } },
      casualties: ['', 'I C'],
      cells: { '1/2': '1/k1' },
    }),
    {
      tactics: [1, 8],
      cards: ['M I', 'M I G'],
      orders: ['0:keep', '1:keep', '1:recover:C'],
    },
    ...['remove', 'casualty:0.I', 'lose:G', 'draw', '+jets'],
  );
  assert.deepEqual(written(from.told), [
    ...KEPT,
    '* chose seat=1',
    '* recover seat=1 cards=[2]',
    '* roles attacker=0 by=0',
    '* chose seat=0',
    '0 set tactic=1',
    '* chose seat=1',
    '1 set tactic=8',
    '* commit seat=0 count=2',
    '0 committed cards=[0,1]',
    '* stand seat=1',
    '* commit seat=1 count=3',
    '1 committed cards=[0,1,3]',
    '* stand seat=0',
    '* reveal seat=0 tactic=1 cards=[0,1]',
    '* reveal seat=1 tactic=8 cards=[0,1,3]',
    '* failed seat=1 tactic=8',
    '* engage attacker=1 defender=2 owed=[1,1] kia=[false,true]',
    '* remove seat=0',
    '* fell seat=1 leader="cyrus" by="kia"',
    '* lost seat=0 cards=[1] by=0',
    '* lost seat=1 cards=[3] by=1',
    '* totals totals=[0,1]',
    '* won winner=1 how="totals" points=0',
    '* draw seat=0',
    '0 special card=12',
    '* battle number=2',
  ]);
});

test('R5.2, R5.8 who discards is told, who takes over, and whose discard is void', () => {
  const both = played(position(), '0:discard', '1:discard', '+lee', '+grant');
  assert.deepEqual(written(both.told).slice(2), [
    '* discard seat=0 leader="giap"',
    '* discard seat=1 leader="cyrus"',
    '* leader seat=0 leader="lee" penalty=true',
    '* leader seat=1 leader="grant" penalty=true',
  ]);
  const last = played(position({ deck: ['lee'] }), '0:discard', '1:discard', '+lee');
  assert.deepEqual(written(last.told).slice(2), [
    '* discard seat=0 leader="giap"',
    '* void seat=1 leader="cyrus"',
    '* leader seat=0 leader="lee" penalty=true',
  ]);
});

test('R18.3 who opens out of own decks is told', () => {
  const draft = { openDraft: true, draftSize: 2, weaker: 1 } as const;
  const picks = ['pick:giap', 'pick:cyrus', 'pick:lee', 'pick:shaka'];
  assert.deepEqual(written(played(position({ options: draft }), ...picks).told).slice(-4), [
    '* pick seat=1 leader="shaka"',
    '* leader seat=0 leader="lee" penalty=false',
    '* leader seat=1 leader="shaka" penalty=false',
    '* battle number=1',
  ]);
});

test('R3.6, R10.1, R12.2 that somebody withdraws is told, what he takes back to him alone', () => {
  const from = fought(position({ cells: { '4/4': '0/0 nv' } }), {
    attacker: 1,
    tactics: [3, 2],
    cards: ['C I', 'M I'],
    withdraws: { defender: true, attacker: 'I' },
  });
  assert.deepEqual(written(from.told).slice(4), [
    '* roles attacker=1 by=0',
    '* chose seat=0',
    '0 set tactic=3',
    '* chose seat=1',
    '1 set tactic=2',
    '* commit seat=1 count=2',
    '1 committed cards=[0,1]',
    '* withdraw seat=0',
    '* commit seat=0 count=2',
    '0 committed cards=[1,2]',
    '* withdraw seat=1',
    '1 took-back card=1',
    '* reveal seat=1 tactic=4 cards=[0]',
    '* reveal seat=0 tactic=4 cards=[1,2]',
    '* engage attacker=4 defender=4 owed=[0,0] kia=[false,false]',
    '* totals totals=[4,0]',
    '* won winner=null how="no-victor" points=0',
    '* battle number=2',
  ]);
});

test('R14.4, R17.2, R25.1 who protects, runs away, lets go or declines is told', () => {
  const raid = (...moves: string[]): string[] => {
    const drawing = { options: { runAway: true }, cells: { '1/4': '0/k0' } } as const;
    const fight = { tactics: [1, 4], cards: ['M M', 'M'] } as const;
    return written(fought(position(drawing), fight, ...moves, 'decline').told).slice(-7, -1);
  };
  const end = ['* totals totals=[0,0]', '* won winner=null how="tie" points=0', '* decline seat=0'];
  assert.deepEqual(raid('protect').slice(-4), ['* protect seat=0', ...end]);
  assert.deepEqual(raid('remove', 'ignore').slice(-5), [
    '* remove seat=0',
    '* ignore seat=1',
    ...end,
  ]);
  assert.deepEqual(raid('remove', 'accept'), [
    '* remove seat=0',
    '* accept seat=1',
    '* fell seat=1 leader="cyrus" by="kia"',
    ...end,
  ]);
});

test('R6.2, R24.3 in Blind Draw how many come back is told, which to their owner alone', () => {
  const from = played(
    position({
      options: { blindDraw: true },
      facts: { cyrus: { bonuses: [{ type: 'draw', cards: 2 }] } },
      casualties: ['', 'I C A'],
    }),
    ...['0:keep', '1:keep', '1:recover', '+C', '+I'],
  );
  assert.deepEqual(written(from.told).slice(4), [
    '* chose seat=1',
    '* recover-blind seat=1 count=2',
    '1 found card=2',
    '1 found card=1',
  ]);
});

test('R9.5, R11.5, R4.2 who falls short, who wins the battle and the game', () => {
  const record = [0, 0, 0, 0, 0] as const;
  const all = 'M M I I I I I I C C C G A A';
  const attacker = played(
    position({ record, casualties: ['', all] }),
    ...['0:keep', '1:keep', 'defend', '0:t2', '1:t2'],
  );
  assert.deepEqual(written(attacker.told).slice(-3), [
    '* short seat=1',
    '* won winner=0 how="short" points=0',
    '* over winner=0 reason="wins"',
  ]);
  const defender = played(
    position({ casualties: ['', all] }),
    ...['0:keep', '1:keep', 'attack', '0:t2', '1:t2', 'commit:M.M', 'stand'],
  );
  assert.deepEqual(written(defender.told).slice(-3), [
    '* short seat=1',
    '* won winner=0 how="short" points=0',
    '* battle number=2',
  ]);
});
