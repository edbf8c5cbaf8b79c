import assert from 'node:assert/strict';
import { checkEdition, countMarks } from '@bannerfield/editions';
import { markOf, valuesOf } from '@bannerfield/kernel';
import { test } from 'vitest';
import { editions } from '../edition.ts';
import { house } from '../rules/house.ts';
import { ATTACK_POWERS, COLOURS, SUPPORT_POWERS } from '../rules/values.ts';

const roster = valuesOf(house.values);

function info(id: string) {
  return roster.tiles.find((tile) => tile.id === id) ?? assert.fail(id);
}

test('the house edition is sound, and says of each value where it comes from', () => {
  assert.equal(checkEdition(editions, house).kind, 'sound');
  const { rulebook, inferred, designed, printed } = countMarks(house.values);
  assert.ok(rulebook > 50 && inferred > 10 && designed > 300);
  assert.equal(printed, 0);
});

test('each faction has at least ten units and six heroes, one of each hero in an army', () => {
  for (const { id } of roster.factions) {
    const own = roster.tiles.filter(({ faction }) => faction === id);
    assert.ok(own.filter(({ hero }) => !hero).length >= 10);
    assert.ok(own.filter(({ hero }) => hero).length >= 6);
    assert.ok(own.every(({ hero, copies }) => !hero || copies === 1));
    assert.ok(
      roster.armies.filter(({ army }) => own.some((tile) => army.startsWith(`${tile.id}.`)))
        .length >= 2,
    );
  }
});

test('all eleven powers and all three colours occur', () => {
  const cards = roster.tiles.map(({ card }) => card);
  for (const power of ATTACK_POWERS) {
    assert.ok(
      cards.some(({ powers }) => powers.includes(power)),
      power,
    );
  }
  for (const power of SUPPORT_POWERS) {
    assert.ok(
      cards.some(({ support }) => support.includes(power)),
      power,
    );
  }
  for (const colour of COLOURS) {
    assert.ok(
      cards.some(({ attack }) => attack?.colour === colour),
      colour,
    );
  }
  const defences = new Set(
    cards.flatMap(({ defence }) => defence.map((each) => JSON.stringify(each))),
  );
  for (const defence of [
    { dice: 2, against: ['infantry', 'cavalry'] },
    { dice: 2, against: ['cavalry'] },
    { dice: 1, against: 'any' },
  ]) {
    assert.ok(defences.has(JSON.stringify(defence)));
  }
});

test('what the rulebook states of units holds', () => {
  const levels = { militia: 1, archers: 1, swordmen: 2, horsemen: 2, catapult: 2, knights: 3 };
  for (const [id, level] of Object.entries(levels)) assert.equal(info(id).level, level, id);
  assert.deepEqual(info('elite-warriors').places.toSorted(), ['fm', 'sl', 'sr']);
  for (const place of ['fl', 'fr'] as const) assert.ok(info('swordmen').places.includes(place));
  assert.ok(info('knights').places.includes('fm') && info('goblin').places.includes('fm'));
  assert.ok(info('shaman').places.includes('sr'));
  assert.ok(info('orc-warriors').morale <= 3);
  assert.deepEqual(info('catapult').card.attack, { colour: 'red', dice: 3 });
  assert.deepEqual(info('catapult').card.powers, ['fear']);
  assert.deepEqual(info('orc-warriors').card, {
    ...info('orc-warriors').card,
    attack: { colour: 'yellow', dice: 2 },
    classes: ['infantry'],
    powers: ['goblin-support'],
  });
  assert.deepEqual(info('swordmen').card.regroup, ['swordmen']);
  assert.deepEqual(info('swordmen-hero').card.regroup, ['swordmen']);
  assert.deepEqual(info('healer').card.regroup, ['swordmen', 'halberds']);
  assert.deepEqual([info('goblin').goblin, info('goblin-archers').goblin], [true, false]);
  const catapult = house.values.tiles.find(({ id }) => id === 'catapult');
  assert.equal(markOf(catapult?.card.attack), 'rulebook');
});

type Values = { -readonly [K in keyof typeof house.values]: unknown[] };

/** The faults of the house edition after one change. */
function faults(change: (values: Values) => void): string[] {
  const edition = structuredClone(house) as unknown as { values: Values };
  change(edition.values);
  const checked = checkEdition(editions, edition);
  return checked.kind === 'sound'
    ? []
    : checked.faults.map(({ path }) => path.map(String).join('.'));
}

function changed(id: string, key: string, value: unknown): string[] {
  const index = house.values.tiles.findIndex((tile) => tile.id === id);
  return faults(({ tiles }) => {
    (tiles[index] as Record<string, unknown>)[key] = { designed: value };
  }).map((path) => path.replace(`values.tiles.${index}.`, ''));
}

test('an edition is refused with the cell that is wrong', () => {
  assert.ok(changed('militia', 'morale', 4).includes('morale'));
  assert.ok(changed('militia', 'level', 0).includes('level'));
  assert.ok(changed('militia', 'picture', 'archers').includes('picture'));
  assert.ok(changed('rangers', 'places', ['h']).includes('places'));
  assert.deepEqual(changed('knights-hero', 'level', 1), ['level']);
  assert.ok(changed('knights-hero', 'places', ['fm']).includes('places'));
  assert.ok(changed('knights-hero', 'picture', 'nobody').includes('picture'));
  assert.ok(changed('knights-hero', 'faction', 'nobody').includes('faction'));
  assert.ok(changed('militia', 'morale', 'many').length > 0);
  const twice = faults(({ tiles }) => tiles.push(tiles[0]));
  assert.ok(twice.includes(`values.tiles.${house.values.tiles.length}.id`));
  const third = { id: 'orcs', name: { designed: { en: 'Orcs', de: 'Orcs' } } };
  assert.deepEqual(
    faults(({ factions }) => factions.push(third)),
    ['values.factions.2.id'],
  );
  // In the option `armies` the word stands for an army that is yet to be chosen.
  const chosen = faults(({ armies: list }) => {
    (list[1] as { id: string }).id = 'choose';
  });
  assert.deepEqual(chosen, ['values.armies.1.id']);
  const armies = faults(({ armies: list }) => {
    (list[0] as { army: unknown }).army = { designed: 'nobody' };
  });
  assert.deepEqual(armies, ['values.armies.0.army']);
  const alone = faults(({ factions }) =>
    factions.push({ id: 'third', name: { designed: { en: 'T', de: 'D' } } }),
  );
  assert.deepEqual(alone, ['values.factions.2', 'values.factions.2']);
});
