import assert from 'node:assert/strict';
import { makeStream } from '@bannerfield/bots';
import { test } from 'vitest';
import { balance, buildAtRandom } from '../balance.ts';
import { armyFault, parseArmy } from '../rules/army.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from './mixed.ts';

const { edition } = game.setup(DEFAULTS).table;

test('armies built at random are legal, of both factions, and more than one', () => {
  const built = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const faction = ['empire', 'orcs'][index % 2] ?? '';
    const text = buildAtRandom(game, faction, makeStream(2, index, 'army'));
    const army = parseArmy(edition, text);
    assert.ok(army);
    assert.equal(armyFault(edition, army), null);
    assert.equal(edition.tiles[army.spaces[0] ?? 0]?.faction, faction);
    built.add(text);
  }
  assert.equal(built.size, 20);
});

/** A game that this army has won or lost against a ready one. */
function row(army: string, wins: boolean) {
  return { armies: [army, 'empire-line'], winner: wins ? 0 : 1, rounds: 9 };
}

test('pairs of ready armies are counted without draws, on both sides', () => {
  const rows = [
    { armies: ['empire-line', 'orcs-horde'], winner: 0, rounds: 9 },
    { armies: ['orcs-horde', 'empire-line'], winner: 1, rounds: 9 },
    { armies: ['orcs-horde', 'empire-line'], winner: 0, rounds: 9 },
    { armies: ['orcs-horde', 'empire-line'], winner: 'draw', rounds: 9 },
  ];
  const figures = balance.figures(rows, game);
  const pair = figures.find(({ name }) => name === 'pair-empire-line-orcs-horde');
  assert.ok(pair);
  assert.equal(Math.round(300 * pair.estimate.value), 200);
});

test('of the twenty best armies it is counted which units are in them', () => {
  const armies = Array.from({ length: 24 }, (_, index) =>
    buildAtRandom(game, 'orcs', makeStream(3, index, 'army')),
  );
  const rows = armies.flatMap((army, index) =>
    Array.from({ length: 4 }, () => row(army, index < 20)),
  );
  const figures = balance.figures(rows, game);
  const searched = figures.find(({ name }) => name === 'searched');
  assert.equal(searched?.estimate.value, 24);
  const best = armies.slice(0, 20).filter((army) => /\bgoblin\b(?!-)/.test(army)).length;
  const goblin = figures.find(({ name }) => name === 'best-with-goblin');
  assert.equal(goblin?.estimate.value, best);
  assert.equal(figures.find(({ name }) => name === 'best-with-knights')?.estimate.value, 0);
});
