import { Match } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { parseArmy, readyArmy } from '../rules/army.ts';
import type { Fdb } from '../rules/fdb.ts';
import { game } from '../rules/index.ts';
import { optionsSchema } from '../schema.ts';
import { board } from '../terminal.ts';

function drawn(match: Match<Fdb>): string {
  const { table, hands } = match.state;
  return board.draw(
    { viewer: 0, near: 0, table, hands: [hands[0], null] },
    (_look, text) => text,
    'en',
  );
}

describe('an army that is raised in a terminal', () => {
  test('R12.3, R12.10 is told with what is missing at each moment', () => {
    const match = new Match(game, optionsSchema.parse({}));
    expect(drawn(match)).not.toContain('points left');
    match.act(0, { type: 'faction', faction: 'empire' });
    match.act(0, { type: 'deploy', tile: 12, to: 1 });
    expect(drawn(match)).toContain(
      'points left 26  units 1 (15-19)  spaces empty 14  heroes missing 3',
    );
  });

  test('R2.5 is given as a text that the option takes, in lines of 80 columns', () => {
    const { edition } = new Match(game, optionsSchema.parse({})).state.table;
    for (const { id } of edition.armies) {
      const match = new Match(game, optionsSchema.parse({}));
      const army = readyArmy(edition, id);
      if (army === null) throw new Error(`${id} cannot be read`);
      const faction = edition.tiles[army.spaces[0] ?? 0]?.faction ?? '';
      match.act(0, { type: 'faction', faction });
      for (const [to, tile] of army.spaces.entries()) match.act(0, { type: 'deploy', tile, to });
      for (const tile of army.reserve) match.act(0, { type: 'deploy', tile, to: null });
      const [, text = ''] = drawn(match).split('for the option armies:\n');
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
      const joined = text.replaceAll('\n', '');
      expect(parseArmy(edition, joined)).toEqual(army);
      expect(() => game.setup(optionsSchema.parse({ armies: `${joined}:choose` }))).not.toThrow();
    }
  });
});
