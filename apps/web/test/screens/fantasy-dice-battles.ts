import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { formatLog, parseLog, replay } from '../../../../packages/kernel/index.ts';
import { pointing } from '../../../../games/fantasy-dice-battles/board/pointing.ts';
import { tutorial } from '../../../../games/fantasy-dice-battles/board/tutorial.ts';
import { game } from '../../../../games/fantasy-dice-battles/rules/index.ts';
import type { Action } from '../../../../games/fantasy-dice-battles/rules/state.ts';
import type { GameRecord, Player } from '../../src/keep/record.ts';

type Keep = (page: Page, address: string, record: GameRecord) => Promise<void>;
type Scene = (page: Page, address: string) => Promise<void>;

const FILE = path.join(
  import.meta.dirname,
  '../../../../games/fantasy-dice-battles/golden/house-bots.log',
);
const log = parseLog(readFileSync(FILE, 'utf8'));
const ADA: Player = { kind: 'person', name: 'Ada' };
const BOT: Player = { kind: 'bot', bot: 'greedy' };

/** The game of two bots when orders are to be laid in a round, with a person in place of one. */
function recordAt(round: number, today: Date): GameRecord {
  for (let at = 0; at <= log.entries.length; at++) {
    const cut = { ...log, entries: log.entries.slice(0, at) };
    const { state, pending } = replay(game, cut);
    if (state.table.round < round || pending.kind !== 'decision') continue;
    return {
      id: 'dice',
      format: 1,
      revision: 1,
      game: log.header.game,
      rulesVersion: log.header.rulesVersion,
      log: formatLog(cut),
      snapshot: { at, state },
      players: pending.seats[0] === 0 ? [ADA, BOT] : [BOT, ADA],
      passed: [],
      series: { id: 'dice', index: 0, length: 1, points: [0, 0] },
      begun: today.getTime(),
      changed: today.getTime(),
      result: null,
    };
  }
  throw new Error('the game is over before');
}

/** A place of a battalion that is not in view is come to by its small picture. */
async function point(page: Page, spot: string): Promise<void> {
  const [, battalion = ''] = /:(?<battalion>[123])/.exec(spot) ?? [];
  const small = page.locator(`[data-spot="battalion:${battalion}"]`);
  const place = page.locator(`[data-spot="${spot}"], [data-choice="${spot}"]`).first();
  await page.waitForTimeout(150);
  if (!(await place.isVisible()) && (await small.isVisible())) await small.click();
  await place.click();
}

/** Follows the lesson to the step with this title. */
async function learnTo(page: Page, title: string): Promise<void> {
  for (const step of tutorial.steps) {
    if (step.title.en === title) return;
    if (step.move === undefined) {
      await page.getByRole('button', { name: 'Go on' }).click();
      continue;
    }
    const toTable = page.getByRole('button', { name: 'To the table' });
    if (await toTable.isVisible()) await toTable.click();
    for (const spot of pointing.pathOf(game.notation.parse(step.move) as Action)) {
      await point(page, spot);
    }
  }
}

/** What is worth a picture of Fantasy Dice Battles. */
export function diceBattlesScenes(today: Date, keep: Keep): Readonly<Record<string, Scene>> {
  return {
    // A card is picked, and the figures say what it would do.
    'fantasy-dice-battles-game': async (page, address) => {
      await keep(page, address, recordAt(4, today));
      await page.goto(`${address}/play/dice`);
      await page.locator('[data-region="hand"] [data-marks~="target"]').nth(1).click();
      await page.mouse.move(0, 0);
    },
    // An army is half built, and a kind of unit is picked.
    'fantasy-dice-battles-army': async (page, address) => {
      await page.goto(`${address}/new/fantasy-dice-battles`);
      await page.getByRole('radio', { name: 'First', exact: true }).check();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('button', { name: 'Build with Orcs' }).click();
      for (const [unit, spaces] of [
        ['Orc Warriors', ['1fm', '2fm', '3fm']],
        ['Goblin', ['1fl', '1fr']],
        ['Trolls', ['2fl']],
      ] as const) {
        await page.getByRole('button', { name: new RegExp(`^${unit}, \\d point`) }).click();
        for (const space of spaces) await point(page, `space:${space}`);
      }
      await page.mouse.move(0, 0);
    },
    // Dice lie where they went, with the reason of each.
    'fantasy-dice-battles-tutorial': async (page, address) => {
      await page.goto(`${address}/learn/fantasy-dice-battles`);
      await learnTo(page, 'A hero is hit');
      const next = page.getByRole('button', { name: 'Next battalion' });
      while (await next.isVisible()) await next.click();
      await page.mouse.move(0, 0);
    },
  };
}
