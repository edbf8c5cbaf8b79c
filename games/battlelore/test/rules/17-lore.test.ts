import { expect, test } from 'vitest';
import { LORE_CARDS } from '../../rules/data.ts';
import { game as rules } from '../../rules/index.ts';
import type { Options } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';
import { begin, type Played, type Situation } from './position.ts';

const FOOT = 'bottom regular-infantry d5; top regular-infantry e5';

function attack(lore: readonly [string, string], field = FOOT, more: Situation = {}): Played {
  return begin(field, { lore, tokens: [9, 9], ...more })
    .order('d5')
    .play('d5xe5');
}

test('R17.1 in a Medieval Adventure no Lore card is played', () => {
  expect(begin(FOOT).refusal('lore:call-to-arms')).toBe('R17.1 no-lore');
});

test('R17.1 Lore is played as the scenario says, or as the option does', () => {
  const hasLore = (scenario: string, loreMode: Options['loreMode']): boolean =>
    rules.setup({ ...DEFAULTS, scenario, loreMode }).table.lore !== null;
  expect([hasLore('agincourt', 'scenario'), hasLore('iron-pass', 'scenario')]).toEqual([
    false,
    true,
  ]);
  expect([hasLore('agincourt', 'none'), hasLore('iron-pass', 'none')]).toEqual([false, false]);
  expect([hasLore('agincourt', 'medieval'), hasLore('iron-pass', 'medieval')]).toEqual([
    true,
    true,
  ]);
});

test('R17.2 both start without cards and tokens', () => {
  const game = begin(FOOT, { lore: ['', ''] });
  expect(game.state().table.lore).toMatchObject({ tokens: [0, 0], cards: [0, 0] });
});

test('R17.3 and R17.4 after the draw: two cards, one and a token, or two tokens', () => {
  const game = begin(FOOT, { lore: ['', ''] }).play('play:attack-centre', 'done', '+forward');
  expect(game.legal()).toEqual(['take:cards', 'take:both', 'take:tokens']);
  game.play('take:tokens');
  expect(game.state().table.lore?.tokens).toEqual([2, 0]);
  expect(game.phase()).toBe('card');
  const rich = begin(FOOT, { lore: ['', ''], tokens: [30, 0] });
  rich.play('play:attack-centre', 'done', '+forward', 'take:tokens');
  expect(rich.state().table.lore?.tokens).toEqual([32, 0]);
});

test('R17.4 and R17.5 one Lore card is kept of those drawn and held', () => {
  const game = begin(FOOT, { lore: ['war-cry', ''] });
  game.play('play:attack-centre', 'done', '+forward', 'take:cards', '+lore:dread', '+lore:ambush');
  expect(game.refusal('keep-lore:unease')).toBe('R17.5 lore-not-held');
  game.play('keep-lore:dread');
  const { table, hands } = game.state();
  expect(hands[0].lore.map((card) => LORE_CARDS[card]?.id)).toEqual(['dread']);
  expect(table.lore?.discards).toHaveLength(2);
  const both = begin(FOOT, { lore: ['', ''] }).play('play:attack-centre', 'done', '+forward');
  both.play('take:both', '+lore:ambush', 'keep-lore:ambush');
  expect(both.state().table.lore).toMatchObject({ tokens: [1, 0], cards: [1, 0] });
});

test('R18.4 an empty Lore deck is made anew of what was discarded, when a card is to be drawn', () => {
  const game = begin(FOOT, { lore: ['', ''] });
  const { table, fate } = game.state();
  const { lore } = table;
  if (lore === null) throw new Error('there is no Lore');
  for (const [card, count] of fate.lore.entries()) {
    lore.discards.push(...Array<number>(card === 0 ? count - 1 : count).fill(card));
    fate.lore[card] = card === 0 ? 1 : 0;
  }
  lore.deckSize = 1;
  game.play('play:attack-centre', 'done', '+forward', 'take:cards', '+lore:call-to-arms');
  expect(game.events()).toContainEqual({ type: 'reshuffled', deck: 'lore' });
  expect(game.state().table.lore).toMatchObject({ deckSize: 14, discards: [], cards: [1, 0] });
  expect(game.play('+lore:dread').phase()).toBe('keep-lore');
  const one = game.play('keep-lore:dread').state().table.lore;
  expect(one).toMatchObject({ deckSize: 13, discards: [0], cards: [1, 0] });
});

test('R17.6 one Lore card in a turn, from the hand', () => {
  const situation = { lore: ['call-to-arms call-to-arms', ''], tokens: [9, 9] } as const;
  const game = begin(FOOT, situation);
  expect(game.refusal('lore:second-wind@d5')).toBe('R17.6 lore-not-held');
  game.play('lore:call-to-arms');
  expect(game.refusal('lore:call-to-arms')).toBe('R17.6 lore-played');
});

test('R17.6 a card is played on what it is for', () => {
  const situation = { lore: ['second-wind call-to-arms', ''], tokens: [9, 9] } as const;
  const game = begin(FOOT, { ...situation, figures: { e5: 1 } });
  expect(game.refusal('lore:second-wind@e5')).toBe('R17.6 lore-on-own-unit');
  expect(game.refusal('lore:call-to-arms@d5')).toBe('R17.6 lore-on-nobody');
});

test('R17.6 one in the own turn and one Reaction in the other’s', () => {
  const twice = { lore: ['', 'hold-fast last-stand'], tokens: [9, 9] } as const;
  const field = 'bottom regular-infantry d5 d4; top dwarf-swords e5; top archers i5';
  const game = begin(field, twice).order('d5', 'd4').play('d5xe5', 'lore:hold-fast', 'roll:ggg');
  game.play('pass', 'd4xe5');
  expect(game.phase()).toBe('roll');
  game.play('roll:ggg', 'pass', '+forward', 'take:tokens');
  const { lore } = game.state().table;
  expect(lore).toMatchObject({ played: [false, false], tokens: [11, 6], cards: [0, 1] });
});

test('R17.9 a bonus attack is asked for Lore as the first attack is', () => {
  const field = 'bottom regular-cavalry d5; top archers e5';
  const game = attack(['war-cry', 'hold-fast'], field).play('pass', 'pass', 'roll:bbf', '<f5');
  game.play('>e5', 'e5xf5', 'lore:war-cry');
  expect(game.phase()).toBe('react');
  expect(game.play('pass').dice()).toBe(4);
});

test('R17.9 who strikes back or first is asked for no Lore card', () => {
  const field = 'bottom regular-infantry d5; top dwarf-swords e5';
  const back = attack(['war-cry', 'fated-blow'], field).play('pass', 'pass', 'roll:ggg', 'back');
  expect(back.phase()).toBe('roll');
  back.play('roll:gll');
  expect([back.phase(), back.state().table.lore?.tokens]).toEqual(['draw', [9, 11]]);
  const first = attack(['war-cry', 'ambush fated-blow']).play('pass', 'lore:ambush');
  expect(first.phase()).toBe('roll');
  expect(first.play('roll:gll').phase()).toBe('roll');
});

test('R17.7 each card costs three more than its own cost', () => {
  const poor = begin(FOOT, { lore: ['call-to-arms', ''], tokens: [3, 0] });
  expect(poor.refusal('lore:call-to-arms')).toBe('R17.7 too-dear');
  const rich = begin(FOOT, { lore: ['call-to-arms', ''], tokens: [5, 0] });
  expect(rich.play('lore:call-to-arms').state().table.lore?.tokens).toEqual([1, 0]);
});

test('R17.8 cards have their time', () => {
  const game = begin(FOOT, { lore: ['war-cry', ''], tokens: [9, 9] });
  expect(game.refusal('lore:war-cry')).toBe('R17.8 lore-other-time');
});

const offered = (game: Played): string[] => game.legal().filter((each) => each.startsWith('lore:'));

test('R17.6, R17.7 and R17.11 offered before the Command card: what can be paid, on the weak', () => {
  const field = 'bottom regular-infantry d5 d6; bottom light-cavalry d7 d8; top archers h5';
  const figures = { d5: 3, d7: 2 };
  const holding = (tokens: number): Played =>
    begin(field, {
      ...{ lore: ['call-to-arms second-wind war-cry ambush', ''], tokens: [tokens, 9], figures },
    });
  const all = ['lore:call-to-arms', 'lore:second-wind@d5', 'lore:second-wind@d7'];
  expect(offered(holding(4))).toEqual(all);
  expect(offered(holding(3))).toEqual([]);
  expect(holding(9).refusal('lore:second-wind@d8')).toBe('R17.11 at-full-strength');
  expect(offered(holding(9).play('lore:second-wind@d7'))).toEqual([]);
});

test('R17.8 and R17.10 offered in the move phase: to those who can still move', () => {
  const field = 'bottom archers c5 c7 c9; bottom archers b6 b7 d6 d7 c6 c8; top archers h5';
  const game = begin(field, {
    ...{ hand: 'attack-centre', lore: ['forced-march call-to-arms', ''], tokens: [9, 9] },
  });
  game.play('play:attack-centre', 'order:c5', 'order:c7', 'order:c9', 'c9>d9');
  expect(offered(game)).toEqual(['lore:forced-march@c5']);
});

test('R17.8 and R17.14 offered in a battle: to the attacker, the attacked, and after the roll', () => {
  const own = 'call-to-arms war-cry unease dread fated-blow ambush';
  const other = 'call-to-arms war-cry ambush hold-fast last-stand';
  const melee = attack([own, other]);
  expect(offered(melee)).toEqual(['lore:war-cry', 'lore:unease', 'lore:dread']);
  const reactions = ['lore:ambush', 'lore:hold-fast', 'lore:last-stand'];
  expect(offered(melee.play('pass'))).toEqual(reactions);
  expect(offered(melee.play('pass', 'roll:ggl'))).toEqual(['lore:fated-blow']);
  const shot = begin('bottom archers d5; top archers f5', { lore: ['', other], tokens: [9, 9] });
  expect(offered(shot.order('d5').play('d5xf5'))).toEqual(reactions.slice(1));
});

test('R17.9 who holds a card is asked, whether or not he could play it', () => {
  const game = attack(['call-to-arms', 'call-to-arms']);
  expect([game.phase(), game.legal()]).toEqual(['strike', ['pass']]);
  game.play('pass');
  expect([game.phase(), game.legal()]).toEqual(['react', ['pass']]);
  expect(attack(['', '']).phase()).toBe('roll');
});

test('R17.10 a Forced March lets a unit move a hex farther and still battle', () => {
  const field = 'bottom regular-infantry c5; bottom archers c7; top archers g5';
  const game = begin(field, { lore: ['forced-march', ''], tokens: [9, 9] });
  game.play('play:attack-centre', 'order:c5', 'done');
  expect(game.refusal('lore:forced-march@c7')).toBe('R17.10 does-not-move');
  game.play('lore:forced-march@c5', 'c5>e5');
  expect(game.unit('e5')?.battles).toBe(1);
});

test('R17.11 a Second Wind gives back a lost figure', () => {
  const situation = { lore: ['second-wind', ''], tokens: [9, 9] } as const;
  const game = begin(FOOT, { ...situation, figures: { d5: 2 } });
  expect(game.refusal('lore:second-wind@a1')).toBe('R17.11 at-full-strength');
  expect(game.play('lore:second-wind@d5').figures('d5')).toBe(3);
});

test('R17.12 War Cry, Unease and Dread', () => {
  expect(attack(['war-cry', '']).play('lore:war-cry').dice()).toBe(4);
  const unease = attack(['unease', '']).play('lore:unease', 'roll:ggf', '<f5', '<g5');
  expect(unease.phase()).toBe('panic');
  const dread = attack(['dread', '']).play('lore:dread', 'roll:ggf', '<f5', '<g5', '<h5');
  expect(dread.dice()).toBe(3);
});

test('R17.13 a Fated Blow turns Lore faces into hits, which give no token', () => {
  const game = attack(['fated-blow', '']).play('pass', 'roll:gbl');
  expect(game.phase()).toBe('fuel');
  game.play('lore:fated-blow');
  expect(game.figures('e5')).toBe(2);
  expect(game.state().table.lore?.tokens).toEqual([6, 9]);
  const without = attack(['fated-blow', '']).play('pass', 'roll:gbs');
  expect(without.phase()).not.toBe('fuel');
});

test('R17.14 and R7.8 in an Ambush the target strikes first', () => {
  const game = attack(['', 'ambush']).play('lore:ambush');
  expect(game.events().at(-1)).toMatchObject({ type: 'attacked', how: 'first', seat: 1 });
  expect(game.dice()).toBe(3);
  game.play('roll:ggb');
  expect(game.figures('d5')).toBe(3);
  game.play('roll:ggb');
  expect(game.figures('e5')).toBe(3);
});

test('R7.8 and R17.14 if the first strike drives the attacker off, his battle is over', () => {
  const game = attack(['', 'ambush']).play('lore:ambush', 'roll:ggf', '<c5');
  expect(game.phase()).toBe('draw');
  expect(game.figures('e5')).toBe(4);
  const dead = attack(['', 'ambush'], FOOT, { figures: { d5: 1 } });
  dead.play('lore:ambush', 'roll:ggb');
  expect(dead.state().table.banners).toEqual([0, 1]);
  expect(dead.phase()).toBe('draw');
});

test('R17.14 an Ambush is for melee', () => {
  const game = begin('bottom archers d5; top archers f5', { lore: ['', 'ambush'], tokens: [9, 9] });
  game.order('d5').play('d5xf5');
  expect(game.refusal('lore:ambush')).toBe('R17.14 ambush-melee');
});

test('R17.15 Hold Fast ignores two flags more, Last Stand all', () => {
  const hold = attack(['', 'hold-fast']).play('lore:hold-fast', 'roll:fff');
  expect(hold.legal()).toHaveLength(3);
  const last = attack(['', 'last-stand']).play('lore:last-stand', 'roll:fff');
  expect(last.legal()).toHaveLength(4);
  expect(last.play('ignore:3').phase()).toBe('back');
});
