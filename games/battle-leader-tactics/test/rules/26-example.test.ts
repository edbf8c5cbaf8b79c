import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseLog, type Edition } from '@bannerfield/kernel';
import { test } from 'vitest';
import type { EditionValues } from '../../rules/edition.ts';
import { makeGame } from '../../rules/index.ts';
import { notation } from '../../rules/notation.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { Both } from '../../rules/state.ts';
import { cards, eventsOf, played, refused, whyNot, type Position, type Told } from './position.ts';

/** The six battles of the rulebook's example, Ben in seat 0, Robert in seat 1. */
const log = parseLog(readFileSync(new URL('../../golden/example.log', import.meta.url), 'utf8'));
const game = makeGame(log.header.edition as Edition<EditionValues>);

/** One battle: what was told, and how it stood before and after. */
interface Fought {
  readonly told: readonly Told[];
  readonly before: Position;
  readonly after: Position;
}

const battles = fightAll();

function fightAll(): Fought[] {
  const fights: Fought[] = [];
  let before: Position = { game, state: game.setup(DEFAULTS) };
  let now: Position = before;
  let told: Told[] = [];
  for (const { by, move } of log.entries) {
    const next = played(now, by === null ? move : `${String(by)}:${move}`);
    told.push(...next.told);
    now = { game, state: next.state };
    if (now.state.table.battle.number !== fights.length + 2) continue;
    fights.push({ told, before, after: now });
    before = now;
    told = [];
    if (fights.length === 6) return fights;
  }
  throw new Error('the example has six battles');
}

function battle(number: number): Fought {
  const found = battles[number - 1];
  assert.ok(found !== undefined);
  return found;
}

const totals = (number: number): readonly number[] =>
  eventsOf(battle(number), 'totals')[0]?.totals ?? [];

/** What the book prints of each battle, and what is played here. */
const PRINTED = [
  {
    number: 1,
    tactics: [7, 8],
    attacker: 1,
    owed: [2, 1],
    kia: [false, false],
    totals: [4, 6],
    printed: [8, 6],
    winner: 1,
    printedWinner: 0,
  },
  {
    number: 2,
    tactics: [3, 1],
    attacker: 0,
    owed: [0, 2],
    kia: [true, false],
    totals: [7, 0],
    printed: [7, 0],
    winner: 0,
    printedWinner: 0,
  },
  {
    number: 3,
    tactics: [5, 6],
    attacker: 1,
    owed: [0, 1],
    kia: [false, false],
    totals: [16, 3],
    printed: [16, 3],
    winner: 0,
    printedWinner: 0,
  },
  {
    number: 4,
    tactics: [1, 1],
    attacker: 1,
    owed: [0, 0],
    kia: [true, true],
    totals: [0, 1],
    printed: null,
    winner: null,
    printedWinner: null,
  },
  {
    number: 5,
    tactics: [12, 3],
    attacker: 0,
    owed: [3, 1],
    kia: [false, false],
    totals: [12, 11],
    printed: [12, 10],
    winner: 0,
    printedWinner: 0,
  },
  {
    number: 6,
    tactics: [2, 4],
    attacker: 0,
    owed: [0, 0],
    kia: [false, false],
    totals: [10, 0],
    printed: null,
    winner: null,
    printedWinner: null,
  },
] as const;

test.for(PRINTED)('R14.1, R16.1 battle $number of the example, cell, losses and totals', (each) => {
  const fight = battle(each.number);
  const engaged = eventsOf(fight, 'engage')[0];
  const bySeat = each.attacker === 0 ? each.tactics : [each.tactics[1], each.tactics[0]];
  assert.deepEqual([engaged?.attacker, engaged?.defender], bySeat);
  assert.deepEqual(engaged?.owed, each.owed);
  assert.deepEqual(engaged.kia, each.kia);
  assert.deepEqual(totals(each.number), each.totals);
  assert.equal(eventsOf(fight, 'won')[0]?.winner, each.winner);
});

test('R26.1 battle 1: with the losses printed thrice Ben has 4, and the printed 8 is a slip', () => {
  const [printed] = PRINTED;
  assert.notDeepEqual(totals(1), printed.printed);
  assert.notEqual(eventsOf(battle(1), 'won')[0]?.winner, printed.printedWinner);
  const { casualties } = battle(1).after.state.table;
  assert.deepEqual(casualties, [cards('I C'), cards('A')]);
});

test('R26.2 battle 2: three Cavalry cannot be committed, and the printed total fits two', () => {
  const ready = played(battle(2).before, '0:keep', '1:keep', 'recover:A', 'attack', '0:t3', '1:t1');
  assert.equal(refused(ready, 'commit:I.C.C.C'), 'R9.4 not-in-reserves');
  assert.equal(whyNot(ready, 'commit:M.I.C.C'), null);
  assert.deepEqual(totals(2), PRINTED[1].printed);
  assert.deepEqual(battle(2).after.state.table.kiaPile, ['tamerlane']);
});

test('R26.3 battle 6: Attila withdraws; the Bombard without Artillery becomes Stand & Defend', () => {
  assert.deepEqual(battle(6).after.state.table.leaders, ['napoleon', 'attila']);
  assert.deepEqual(eventsOf(battle(6), 'failed'), [{ type: 'failed', seat: 0, tactic: 12 }]);
  assert.equal(eventsOf(battle(6), 'won')[0]?.how, 'no-victor');
});

test('R26.4 after battle 5 Ben has three wins here, four by the printed totals', () => {
  assert.deepEqual(battle(5).after.state.table.wins, [3, 1]);
  const printed = PRINTED.slice(0, 5).filter(({ printedWinner }) => printedWinner === 0);
  assert.equal(printed.length, 4);
});

test('R1.6 battle 5: Jet Fighters are worth 8, so Robert has 11, not the printed 10', () => {
  assert.deepEqual(totals(5), [12, 11]);
  assert.equal(PRINTED[4].printed[1], 10);
  assert.equal(eventsOf(battle(5), 'won')[0]?.winner, 0);
});

test('R15.6 battles 3 and 5: the Spartans take Giap along, the Guard takes Hannibal', () => {
  const fell = (number: number) =>
    eventsOf(battle(number), 'fell').map(({ leader, by }) => [leader, by]);
  assert.deepEqual(fell(3), [['giap', 'guard']]);
  assert.deepEqual(fell(5), [['hannibal', 'guard']]);
});

test('R15.3 battle 3: the lost Spartans are the attacker’s, whatever the book calls them', () => {
  assert.equal(eventsOf(battle(3), 'roles')[0]?.attacker, 1);
  assert.deepEqual(
    eventsOf(battle(3), 'lost').map(({ seat }) => seat),
    [1],
  );
});

test('R23.1 El Cid: 9 in battle 2 and 15 in battle 5, where Robert would have won', () => {
  const withCid = (number: number): readonly number[] => {
    const moves = log.entries.map(({ by, move }) => (by === null ? move : `${String(by)}:${move}`));
    const start = { game, state: game.setup({ ...DEFAULTS, elCid: true }) };
    const told = played(start, ...moves.slice(0, entriesOf(number)));
    return eventsOf(told, 'totals')[number - 1]?.totals ?? [];
  };
  assert.deepEqual(withCid(2), [9, 0]);
  assert.deepEqual(withCid(5), [12, 15]);
});

/** Entries of the log up to the end of a battle. */
function entriesOf(number: number): number {
  let now: Position = { game, state: game.setup(DEFAULTS) };
  for (const [index, { by, move }] of log.entries.entries()) {
    now = played(now, by === null ? move : `${String(by)}:${move}`);
    if (now.state.table.battle.number > number) return index + 1;
  }
  return log.entries.length;
}

/** Reserves and Casualty Piles of both, battle by battle. */
const STANDING: readonly { readonly reserves: Both<number>; readonly casualties: Both<string> }[] =
  [
    { reserves: [12, 13], casualties: ['I C', 'A'] },
    { reserves: [12, 13], casualties: ['I C', 'M M'] },
    { reserves: [13, 13], casualties: ['I', 'M spartans'] },
    { reserves: [15, 14], casualties: ['', 'M spartans'] },
    { reserves: [12, 13], casualties: ['I I C', 'M G spartans'] },
    { reserves: [12, 13], casualties: ['I I C', 'M G spartans'] },
  ];

test('R3.4, R17.1 Reserves and Casualty Piles after each battle', () => {
  for (const [index, { reserves, casualties }] of STANDING.entries()) {
    const { table } = battle(index + 1).after.state;
    assert.deepEqual(table.reserves, reserves, String(index + 1));
    assert.deepEqual(table.casualties, casualties.map(cards), String(index + 1));
  }
  const { kiaPile, deck, techLeft } = battle(6).after.state.table;
  assert.deepEqual(kiaPile, ['tamerlane', 'washington', 'giap', 'cyrus', 'gustavus', 'hannibal']);
  assert.deepEqual([deck.length, techLeft], [13, 7]);
});

test('the moves of the example are written as agreed', () => {
  for (const { move } of log.entries) {
    const parsed = notation.parse(move);
    assert.ok(parsed !== null);
    assert.equal(notation.format(parsed), move);
  }
});
