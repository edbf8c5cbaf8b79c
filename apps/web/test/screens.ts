/**
 * `npm run screens`: takes the pictures in docs/screens/ anew, all sizes, light and dark; with names
 * of scenes behind `--` only those.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { listen, makeServer, readSite } from '@bannerfield/site';
import { chromium, type Browser, type Page } from 'playwright-core';
import { formatLog, parseLog, replay, type GameTypes } from '../../../packages/kernel/index.ts';
import { game as battleLine } from '../../../games/battle-line/rules/index.ts';
import { chromiumLaunch, unpackChromium } from '../../../tools/browser/chromium.ts';
import { buildIfNeeded, DIST } from '../build.ts';
import type { GameRecord, Player } from '../src/keep/record.ts';
import { goldenFile, overwriteRecord } from './browser/support/store.ts';
import { leaderTacticsScenes } from './screens/battle-leader-tactics.ts';
import { startPlayServer } from './browser/support/server.ts';
import { battleloreScenes } from './screens/battlelore.ts';
import { diceBattlesScenes } from './screens/fantasy-dice-battles.ts';
import { onlineScenes } from './screens/online.ts';

const FOLDER = path.join(import.meta.dirname, '../../../docs/screens');
const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
const THEMES = ['light', 'dark'] as const;
/** A fixed day, so that the pictures change only when the program does. */
const TODAY = new Date('2026-03-05T19:30:00');

const game = battleLine as unknown as Parameters<typeof replay<GameTypes>>[0];
const log = parseLog(readFileSync(goldenFile('random-1'), 'utf8'));
const ADA: Player = { kind: 'person', name: 'Ada' };
const BEN: Player = { kind: 'person', name: 'Ben' };
const BOT: Player = { kind: 'bot', bot: 'greedy' };

/** The golden game after so many entries, as a stored one. */
function recordAt(id: string, at: number, players: readonly [Player, Player]): GameRecord {
  const cut = { ...log, entries: log.entries.slice(0, at) };
  const { state, pending } = replay(game, cut);
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
    begun: TODAY.getTime(),
    changed: TODAY.getTime(),
    result:
      pending.kind === 'over'
        ? { winner: pending.winner, rule: pending.rule, reason: pending.reason }
        : null,
  };
}

interface Moment {
  readonly at: number;
  readonly seat: 0 | 1;
}

/** The first moment from `from` on in which `isWanted` holds for the seat that decides. */
function findMoment(from: number, isWanted: (moment: Moment, phase: string) => boolean): Moment {
  for (let at = from; at < log.entries.length; at++) {
    const { pending, state } = replay(game, { ...log, entries: log.entries.slice(0, at) });
    const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
    const { stack } = state.table as { readonly stack: readonly { readonly phase: string }[] };
    if (seat !== undefined && isWanted({ at, seat }, stack.at(-1)?.phase ?? '')) {
      return { at, seat };
    }
  }
  throw new Error('there is no such moment in the game');
}

/** A flag that cannot be claimed yet because of what could still be laid against it. */
function beatableFlag({ at, seat }: Moment): number | null {
  const match = replay(game, { ...log, entries: log.entries.slice(0, at) });
  const me = match.view(seat);
  const reason = (flag: number) =>
    game.why(me, { type: 'claim', flag } as GameTypes['Action'])?.reason;
  const flags = Array.from({ length: 9 }, (_, flag) => flag);
  return flags.find((flag) => reason(flag) === 'line-beatable') ?? null;
}

const middle = findMoment(Math.floor(log.entries.length * 0.72), (_, phase) => phase === 'play');
const claim = findMoment(
  Math.floor(log.entries.length * 0.6),
  (moment, phase) => phase === 'claim' && beatableFlag(moment) !== null,
);

const seated = (seat: 0 | 1): [Player, Player] => (seat === 0 ? [ADA, BOT] : [BOT, ADA]);

/** Each leads to what is worth a picture. */
const SCENES: Readonly<Record<string, (page: Page, address: string) => Promise<void>>> = {
  home: async (page, address) => {
    await keep(page, address, recordAt('running', middle.at, seated(middle.seat)));
    await keep(page, address, recordAt('finished', log.entries.length, [ADA, BEN]));
    await page.goto(address);
    await page.getByRole('link', { name: /^Go on/ }).waitFor();
  },
  game: async (page, address) => {
    await keep(page, address, recordAt('game', middle.at, seated(middle.seat)));
    await page.goto(`${address}/play/game`);
    await page.locator('[data-region="hand"] [data-marks~="target"]').nth(2).click();
    await page.mouse.move(0, 0);
  },
  refusal: async (page, address) => {
    await keep(page, address, recordAt('game', claim.at, seated(claim.seat)));
    await page.goto(`${address}/play/game`);
    await page.locator('[data-region="hand"] [data-spot]').first().waitFor();
    const flag = (beatableFlag(claim) ?? 0) + 1;
    await page.locator(`[data-spot="flag:${String(flag)}"]`).click();
    await page.mouse.move(0, 0);
  },
  curtain: async (page, address) => {
    await keep(page, address, recordAt('game', middle.at, [ADA, BEN]));
    await page.goto(`${address}/play/game`);
    await page.getByRole('button', { name: /^I am/ }).waitFor();
  },
  replay: async (page, address) => {
    await keep(page, address, recordAt('finished', log.entries.length, [ADA, BEN]));
    await page.goto(`${address}/replay/finished`);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.85)));
    await slider.blur();
  },
  tutorial: async (page, address) => {
    await page.goto(`${address}/learn/battle-line`);
    const on = page.getByRole('button', { name: 'Go on' });
    await on.waitFor();
    while (await on.isVisible()) await on.click();
    await page.mouse.move(0, 0);
  },
};

/** Puts a game into the store of the browser. */
async function keep(page: Page, address: string, record: GameRecord): Promise<void> {
  await page.goto(`${address}/about`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  await overwriteRecord(page, record.id, record);
}

/** Pictures of one kind: what leads to each, and how each is taken. */
interface Gallery {
  readonly scenes: typeof SCENES;
  readonly sizes: readonly (readonly [number, number])[];
  readonly themes: readonly ('light' | 'dark')[];
}

/** Further games: few pictures, in light alone. */
const FEW: Pick<Gallery, 'sizes' | 'themes'> = {
  sizes: [
    [390, 844],
    [1440, 900],
  ],
  themes: ['light'],
};

const leaderTactics = leaderTacticsScenes(TODAY, keep);

await unpackChromium();
await buildIfNeeded(console.log, true);
/** Matches need a server that keeps them. */
const play = await startPlayServer();

const GALLERIES: readonly Gallery[] = [
  { scenes: SCENES, sizes: SIZES, themes: THEMES },
  { scenes: leaderTactics.all, sizes: SIZES, themes: THEMES },
  { ...FEW, scenes: leaderTactics.few },
  { ...FEW, scenes: battleloreScenes(TODAY, keep) },
  { ...FEW, scenes: diceBattlesScenes(TODAY, keep) },
  { scenes: onlineScenes(play.address), sizes: FEW.sizes, themes: THEMES },
];

async function take(
  browser: Browser,
  address: string,
  scene: string,
  { scenes, sizes, themes }: Gallery,
): Promise<void> {
  for (const [width, height] of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: width < 1000,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(() => {
      // Steps that ask nothing stay, so that a claim can be tried.
      localStorage.setItem('bannerfield.settings', '{"pace":"instant","passes":false}');
    });
    await scenes[scene]?.(page, address);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      const file = `${scene}-${String(width)}x${String(height)}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file) });
      console.log(file);
    }
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const server = makeServer(readSite(DIST));
const address = `http://127.0.0.1:${String(await listen(server, 0))}`;
const browser = await chromium.launch(chromiumLaunch());
// `npm run screens -- battlelore` takes those whose names begin so.
const wanted = process.argv.slice(2);
for (const gallery of GALLERIES) {
  for (const scene of Object.keys(gallery.scenes)) {
    const isWanted = wanted.length === 0 || wanted.some((name) => scene.startsWith(name));
    if (isWanted) await take(browser, address, scene, gallery);
  }
}
await browser.close();
await play.end();
server.close();
server.closeAllConnections();
