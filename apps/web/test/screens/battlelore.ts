import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { formatLog, parseLog, replay } from '../../../../packages/kernel/index.ts';
import { listTargets } from '../../../../games/battlelore/rules/attacks.ts';
import { pointing } from '../../../../games/battlelore/board/pointing.ts';
import { game } from '../../../../games/battlelore/rules/index.ts';
import type { Action, Table } from '../../../../games/battlelore/rules/state.ts';
import type { GameRecord } from '../../src/keep/record.ts';

const LOG = path.join(import.meta.dirname, '../../../../games/battlelore/golden/two-bridges.log');

/** The golden game where seat 0 is about to shoot, as a stored one; and what it would point at. */
function aboutToShoot(begun: number): { record: GameRecord; spots: readonly string[] } {
  const log = parseLog(readFileSync(LOG, 'utf8'));
  for (let at = 60; at < log.entries.length; at++) {
    const cut = { ...log, entries: log.entries.slice(0, at) };
    const { state, pending } = replay(game, cut);
    if (pending.kind !== 'decision' || pending.seats[0] !== 0) continue;
    const shot = shotIn(state.table);
    if (shot === null) continue;
    const record: GameRecord = {
      id: 'shot',
      format: 1,
      revision: 1,
      game: log.header.game,
      rulesVersion: log.header.rulesVersion,
      log: formatLog(cut),
      snapshot: { at, state },
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', bot: 'greedy' },
      ],
      passed: [],
      series: { id: 'shot', index: 0, length: 1, points: [0, 0] },
      begun,
      changed: begun,
      result: null,
    };
    return { record, spots: pointing.pathOf(shot).slice(0, 2) };
  }
  throw new Error('nobody shoots in that game');
}

/** Of units that may battle, the one with the most to aim at. */
function shotIn(table: Readonly<Table>): Action | null {
  if (table.stack.at(-1)?.phase !== 'battle') return null;
  const shots = table.units
    .filter(({ seat, figures }) => seat === 0 && figures > 0)
    .map((unit) => ({ unit, targets: listTargets(table, unit) }))
    .filter(({ targets }) => targets.length > 0)
    .toSorted((one, other) => other.targets.length - one.targets.length);
  const [best] = shots;
  const at = best?.targets[0];
  return best === undefined || at === undefined
    ? null
    : { type: 'attack', from: best.unit.hex, at };
}

type Keep = (page: Page, address: string, record: GameRecord) => Promise<void>;
type Scene = (page: Page, address: string) => Promise<void>;

const spotOf = (page: Page, spot: string) =>
  page.locator(`[data-spot="${spot}"]:not([inert] *)`).first();

/** Each leads to what is worth a picture. */
export const battleloreScenes = (today: Date, keep: Keep): Readonly<Record<string, Scene>> => ({
  'battlelore-odds': async (page, address) => {
    const { record, spots } = aboutToShoot(today.getTime());
    await keep(page, address, record);
    await page.goto(`${address}/play/shot`);
    await page.getByRole('button', { name: 'Farther' }).click();
    for (const spot of spots) await spotOf(page, spot).click();
    await page.mouse.move(0, 0);
  },
  'battlelore-tutorial': async (page, address) => {
    await page.goto(`${address}/learn/battlelore`);
    await page.getByRole('button', { name: 'Go on' }).click();
    for (let nth = 0; nth < 2; nth++) await spotOf(page, 'card:attack-centre').click();
    for (const hex of ['d6', 'd7', 'd9', 'd6']) await spotOf(page, `hex:${hex}`).click();
    await page.mouse.move(0, 0);
  },
  'battlelore-editor': async (page, address) => {
    await page.goto(`${address}/edit/battlelore`);
    await page.getByRole('combobox', { name: 'Begin from' }).selectOption('iron-pass');
    await page.getByText('It can be played.').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  },
});
