import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { formatLog, parseLog, replay, type Edition } from '../../../../packages/kernel/index.ts';
import type { EditionValues } from '../../../../games/battle-leader-tactics/rules/edition.ts';
import { makeGame } from '../../../../games/battle-leader-tactics/rules/index.ts';
import type { GameRecord, Player } from '../../src/keep/record.ts';

type Keep = (page: Page, address: string, record: GameRecord) => Promise<void>;
type Scene = (page: Page, address: string) => Promise<void>;

const FILE = path.join(
  import.meta.dirname,
  '../../../../games/battle-leader-tactics/golden/example.log',
);
const log = parseLog(readFileSync(FILE, 'utf8'));
const game = makeGame(log.header.edition as Edition<EditionValues>);
const ADA: Player = { kind: 'person', name: 'Ada' };
const BEN: Player = { kind: 'person', name: 'Ben' };
const BOT: Player = { kind: 'bot', bot: 'greedy' };

/**
 * The worked example when a phase comes for the nth time, with a person at whoever is asked and a
 * bot, or with two people.
 */
function recordAt(phase: string, nth: number, today: Date, other = BOT): GameRecord {
  const id = 'leaders';
  for (let at = 0, met = 0; at <= log.entries.length; at++) {
    const cut = { ...log, entries: log.entries.slice(0, at) };
    const { state, pending } = replay(game, cut);
    if (state.table.stack.at(-1)?.phase === phase) met += 1;
    if (met < nth || pending.kind !== 'decision') continue;
    const players: readonly [Player, Player] = pending.seats[0] === 0 ? [ADA, other] : [other, ADA];
    return {
      id,
      format: 1,
      revision: 1,
      game: log.header.game,
      rulesVersion: log.header.rulesVersion,
      log: formatLog(cut),
      snapshot: { at, state },
      players,
      passed: [],
      series: { id, index: 0, length: 1, points: [0, 0] },
      begun: today.getTime(),
      changed: today.getTime(),
      result: null,
    };
  }
  throw new Error(`${phase} does not come so often`);
}

/** What is worth a picture of Battle Leader Tactics: at all sizes, and what a few show. */
export function leaderTacticsScenes(
  today: Date,
  keep: Keep,
): Readonly<Record<'all' | 'few', Readonly<Record<string, Scene>>>> {
  const open = async (page: Page, address: string, record: GameRecord): Promise<void> => {
    await keep(page, address, record);
    await page.goto(`${address}/play/${record.id}`);
    await page.locator('[data-region="hand"] [data-spot]').first().waitFor();
  };
  return {
    all: {
      // The cell in play is lit, and the superior leader names the first card that is lost.
      'battle-leader-tactics-battle': async (page, address) => {
        await open(page, address, recordAt('first-casualty', 4, today));
      },
      // A Tactics Card is thought of, and the chart says what it would do.
      'battle-leader-tactics-choice': async (page, address) => {
        await open(page, address, recordAt('tactics', 3, today));
        await page.locator('[data-spot="tactic:8"]').hover();
      },
    },
    few: {
      'battle-leader-tactics-refusal': async (page, address) => {
        await open(page, address, recordAt('tactics', 3, today));
        await page.locator('[data-spot="tactic:12"]').click();
        await page.mouse.move(0, 0);
      },
      // Both choose in secret at one device.
      'battle-leader-tactics-curtain': async (page, address) => {
        const record = recordAt('tactics', 3, today, BEN);
        await keep(page, address, record);
        await page.goto(`${address}/play/${record.id}`);
        await page.getByRole('button', { name: /^I am/ }).waitFor();
      },
      'battle-leader-tactics-tutorial': takeLesson,
      'battle-leader-tactics-edition': enterEdition,
    },
  };
}

async function takeLesson(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/learn/battle-leader-tactics`);
  await page.getByRole('button', { name: 'Go on' }).click();
  for (const choice of ['keep', 'defend']) {
    await page.locator(`[data-choice="button:${choice}"]`).click();
  }
  const tile = page.locator('[data-spot="tactic:7"]');
  await tile.click();
  // On a phone it asks for a second tap.
  if (await tile.isVisible()) await tile.click();
  await page.locator('[data-choice="button:stand"]').click();
  for (const card of ['C', 'I']) await page.locator(`[data-spot="card:${card}"]`).click();
  await page.mouse.move(0, 0);
}

/** A cell of the chart that makes no sense. */
async function enterEdition(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/editions/battle-leader-tactics`);
  await page.getByRole('button', { name: 'Enter an edition' }).click();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('My copy');
  const cell = 'Tactics Results Chart, 2 Stand & Defend, 3 Frontal Assault';
  await page.getByRole('textbox', { name: cell }).fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').scrollIntoViewIfNeeded();
}
