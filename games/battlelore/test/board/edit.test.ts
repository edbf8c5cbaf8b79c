import { LANGUAGES } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { draftTable, optionsFor } from '../../board/editor/draft-table.ts';
import { applyTool, draftOf, LONGEST, mirrored, readDraft } from '../../board/editor/edit.ts';
import { editorWordsIn } from '../../board/editor/editor-words.ts';
import { parseHex, type Hex } from '../../rules/board.ts';
import { UNITS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { readScenario, type Scenario } from '../../rules/scenario.ts';
import { SCENARIOS } from '../../rules/scenarios.ts';
import { optionsSchema } from '../../schema.ts';

const at = (name: string): Hex => parseHex(name) ?? -1;
const kindOf = (id: string): number => UNITS.findIndex((each) => each.id === id);
const empty = (): Scenario => readDraft('').scenario;

describe('the editor', () => {
  test('R20.2 paints terrain, units and banners; the same touch again takes them away', () => {
    let scenario = empty();
    const touches = [
      { type: 'ground', letter: 'w' },
      { type: 'overlay', letter: 'r' },
      { type: 'banner' },
      { type: 'unit', kind: kindOf('archers'), seat: 1 },
    ] as const;
    for (const tool of touches) scenario = applyTool(scenario, tool, at('d5'));
    expect(draftOf(scenario).text).toBe(
      'hands 5 5; goals 4 4; first bottom; wood d5; rampart d5; banner d5; top archers d5',
    );
    for (const tool of touches) scenario = applyTool(scenario, tool, at('d5'));
    expect(scenario).toEqual(empty());
    for (const tool of touches) scenario = applyTool(scenario, tool, at('d5'));
    const cleared = applyTool(scenario, { type: 'clear' }, at('d5'));
    expect(draftOf(cleared).text).toBe(draftOf(empty()).text);
  });

  test('a unit takes the place of another', () => {
    const archers = { type: 'unit', kind: kindOf('archers'), seat: 0 } as const;
    const riders = { type: 'unit', kind: kindOf('light-cavalry'), seat: 1 } as const;
    const scenario = applyTool(applyTool(empty(), archers, at('d5')), riders, at('d5'));
    expect(scenario.units).toEqual([{ kind: riders.kind, seat: 1, hex: at('d5') }]);
  });

  test('R20.3 says what is wrong and where, in words of both languages', () => {
    const texts = [
      'water d5; top archers d5 e5; bottom archers e5',
      'wood z1; top elephants d5; hands 0 9; bridge c3; rampart c3; nonsense',
    ];
    const reasons = new Set<string>();
    for (const text of texts) {
      for (const { reason, entry, hex } of readDraft(text).problems) {
        reasons.add(reason);
        for (const language of LANGUAGES) {
          const said = editorWordsIn(language).problem(reason, entry);
          expect(said).toMatch(/\.$/);
          expect(said).not.toBe(entry);
        }
        if (reason === 'unit-in-water') expect(hex).toBe(at('d5'));
        if (reason === 'hex-taken') expect(hex).toBe(at('e5'));
      }
    }
    expect(reasons.size).toBe(8);
    const long = readDraft(`lore;${' '.repeat(LONGEST)}`);
    expect(long.problems.at(-1)?.reason).toBe('too-long');
  });

  test('mirrors the lower half, so that both sides have the same', () => {
    const text =
      'wood c2; hill b4; banner c3 e7; bottom archers b3 a13; bottom heavy-cavalry a5; top archers h1';
    const scenario = mirrored(readDraft(text).scenario);
    expect(readDraft(draftOf(scenario).text).scenario).toMatchObject({
      ground: scenario.ground,
      overlay: scenario.overlay,
    });
    const top = scenario.units.filter(({ seat }) => seat === 1).map(({ hex }) => hex);
    expect(top.toSorted()).toEqual([at('h10'), at('i1'), at('i9')].toSorted());
    expect(scenario.banners.toSorted()).toEqual([at('e7'), at('c3'), at('g11')].toSorted());
    expect(scenario.ground.charAt(at('g12'))).toBe('w');
    expect(scenario.ground.charAt(at('h9'))).toBe('h');
  });

  test('R20.1 what it makes is played: every scenario, taken in and written out again', () => {
    for (const { text } of SCENARIOS) {
      const draft = draftOf(readScenario(text).scenario);
      expect(draft.problems).toEqual([]);
      const options = optionsFor(draft.text);
      expect(optionsSchema.parse(options)).toEqual(options);
      const { table } = game.setup(options);
      const drawn = draftTable(draft.scenario);
      expect(drawn.units).toEqual(table.units);
      expect(drawn.at).toEqual(table.at);
      expect(drawn.field).toEqual(table.field);
    }
  });
});
