import { writeFileSync } from 'node:fs';
import { expect, type Browser, type Locator, type Page, type TestInfo } from '@playwright/test';
import {
  eventText,
  formatLog,
  makeXoshiro,
  Match,
  parseLog,
  replay,
  shuffle,
  type GameTypes,
  type Language,
  type Seat,
} from '../../../../packages/kernel/index.ts';
import { game as leaderTactics } from '../../../../games/battle-leader-tactics/rules/index.ts';
import { DEFAULTS } from '../../../../games/battle-leader-tactics/rules/options.ts';
import { game as battleLine } from '../../../../games/battle-line/rules/index.ts';
import { optionsSchema } from '../../../../games/battle-line/schema.ts';
import { spell as spellLine } from '../../../../games/battle-line/board/names.ts';
import { spell as spellLore } from '../../../../games/battlelore/board/names.ts';
import { game as diceBattles } from '../../../../games/fantasy-dice-battles/rules/index.ts';
import { optionsSchema as diceOptions } from '../../../../games/fantasy-dice-battles/schema.ts';
import { gameIds, loadGame } from '../../../../games/load.ts';
import type { GameParts } from '../../../../games/parts.ts';
import { pictureLaunch } from '../../../../tools/browser/chromium.ts';
import { begin, open, test } from './support/app.ts';
import { accessibilityTree } from './support/names.ts';
import { byMouse, waitForOffers } from './support/player.ts';
import { shownId, storedRecord, takeIn } from './support/store.ts';

interface Cards {
  readonly cards: readonly number[];
}

/** A dealt game in which seat 0 has always the same hand and seat 1 another one for each seed. */
function dealtGame(seed: number): Match<GameTypes> {
  const game = battleLine as unknown as Match<GameTypes>['game'];
  const match = new Match(game, optionsSchema.parse({ starter: 0 }));
  const { next } = makeXoshiro(seed);
  const mine = Array.from({ length: 7 }, (_, index) => index * 8);
  const theirs = shuffle(
    Array.from({ length: 60 }, (_, card) => card).filter((card) => !mine.includes(card)),
    next,
  );
  while (match.pending.kind === 'chance') {
    // Seat 0 deals last of all, so the cards go out in turn, the other seat's first or second.
    const outcomes = game.chance(match.state).map(({ outcome }) => game.notation.format(outcome));
    const before = (match.state.hands[0] as Cards).cards.length;
    const isMine = goesTo(match) === 0;
    const card = isMine ? mine[before] : theirs.pop();
    const wanted = game
      .chance(match.state)
      .find(({ outcome }) => 'card' in outcome && outcome.card === card);
    if (wanted === undefined) throw new Error(`none of ${outcomes.join(' ')}`);
    match.applyChance(wanted.outcome);
  }
  return match;
}

/** Whose hand grows when a card is dealt now: tried on a copy. */
function goesTo(match: Match<GameTypes>): 0 | 1 {
  const copy = match.game.clone(match.state);
  const [first] = match.game.chance(copy);
  if (first === undefined) throw new Error('no outcome');
  match.game.applyChance(copy, first.outcome, () => undefined);
  const count = (state: typeof copy) => (state.hands[0] as Cards).cards.length;
  return count(copy) > count(match.state) ? 0 : 1;
}

async function everything(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    // In which order files come that were asked for together, the network decides.
    const whole = document.documentElement.cloneNode(true) as HTMLElement;
    const links = [...whole.querySelectorAll('head > link')];
    links.sort((one, other) => (one.outerHTML < other.outerHTML ? -1 : 1));
    whole.querySelector('head')?.append(...links);
    return whole.outerHTML;
  });
  const told = await accessibilityTree(page);
  return (
    [html, ...told.map((each) => JSON.stringify(each))]
      .join('\n')
      // Chromium numbers what React Aria names; both are chance.
      .replaceAll(/react-aria-?[\w:«»-]*|«r\w+»|:r\w+:/g, 'id')
  );
}

async function openAs(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^I am/ }).click();
  await waitForTurn(page);
}

/** Someone is asked, or had but one thing to do and hands on, or the game is over. */
async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-marks~="target"], [data-choice], [role=dialog] .end') !==
        null ||
      [...document.querySelectorAll('button')].some(
        ({ textContent }) => textContent === 'Hand over',
      ),
  );
}

/** A battle in which seat 1 has set and committed other cards for each seed, and seat 0 is asked. */
function begunBattle(seed: number): Match<GameTypes> {
  const game = leaderTactics as unknown as Match<GameTypes>['game'];
  const match = new Match(game, DEFAULTS);
  const secrets = seed === 1 ? ['t8', 'commit:C.C.A'] : ['t2', 'commit:M.I.I'];
  const moves = ['+tamerlane', '+washington', 'keep', 'keep', 'defend', 't7', ...secrets];
  for (const text of moves) {
    const move = game.notation.parse(text);
    const { pending } = match;
    if (move === null || pending.kind === 'over') throw new Error(`${text} is no move`);
    if (pending.kind === 'chance') match.applyChance(move);
    else match.act(pending.seats[0] ?? 0, move);
  }
  return match;
}

/** Seat 1 has raised another army for each seed, and seat 0 is asked for his. */
function raisedArmy(seed: number): Match<GameTypes> {
  const game = diceBattles as unknown as Match<GameTypes>['game'];
  const match = new Match(game, diceOptions.parse({}));
  actAs(match, 1, seed === 1 ? 'army:orcs-horde' : 'army:empire-wall');
  return match;
}

/** Seat 1 has laid the cards of the same hand in another order, and seat 0 is asked for his. */
function laidOrders(seed: number): Match<GameTypes> {
  const game = diceBattles as unknown as Match<GameTypes>['game'];
  const match = new Match(game, diceOptions.parse({ armies: 'empire-line:orcs-horde' }));
  while (match.pending.kind === 'chance') {
    const [first] = game.chance(match.state);
    if (first === undefined) throw new Error('no outcome');
    match.applyChance(first.outcome);
  }
  const laid = ['goblin@1', 'goblin-archers@2', 'goblin@3'];
  const other = ['goblin-archers@1', 'goblin@2', 'goblin-archers@3'];
  for (const text of seed === 1 ? laid : other) actAs(match, 1, text);
  actAs(match, 1, 'ready');
  return match;
}

function actAs(match: Match<GameTypes>, seat: Seat, text: string): void {
  const move = match.game.notation.parse(text);
  const refusal = move === null ? 'unreadable' : match.act(seat, move);
  if (refusal !== null) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
}

test.use({ launchOptions: pictureLaunch() });

/** Pairs of games that differ in what the other side alone knows, and a place to be explained. */
const TWINS = [
  { game: 'battle-line', make: dealtGame, place: 'flag:5' },
  { game: 'battle-leader-tactics', make: begunBattle, place: 'tactic-of:1' },
  { game: 'fantasy-dice-battles, armies', make: raisedArmy, place: 'army:empire-line' },
  { game: 'fantasy-dice-battles, orders', make: laidOrders, place: 'side:1:order-1' },
] as const;

test.describe('two games that differ in the other hand alone', () => {
  for (const { game, make, place } of TWINS) {
    test(`${game}: look, read and sound the same, before the curtain and behind it`, async ({
      browser,
    }, info) => {
      await compareTwins(browser, info, make, place);
    });
  }
});

/** A picture of the page once nothing on it changes any more, however busy the machine is. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(200);
    const now = await page.screenshot();
    same = now.equals(before) ? same + 1 : 0;
    before = now;
  }
  return before;
}

async function compareTwins(
  browser: Browser,
  info: TestInfo,
  make: (seed: number) => Match<GameTypes>,
  place: string,
): Promise<void> {
  const seen: { curtain: string; picture: Buffer; table: string; tablePicture: Buffer }[] = [];
  const hands: string[] = [];
  for (const seed of [1, 2]) {
    const match = make(seed);
    hands.push(JSON.stringify(match.state.hands[1]));
    const file = info.outputPath(`dealt-${String(seed)}.log`);
    writeFileSync(file, formatLog(match.log));
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page, '/');
    await takeIn(page, file);
    await page.getByRole('button', { name: /^I am/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const curtain = await everything(page);
    const picture = await steadyPicture(page);
    await openAs(page);
    // Every panel, the reference of a place, and the words that are said.
    await page.locator(`[data-spot="${place}"]`).click({ button: 'right' });
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    const tablePicture = await steadyPicture(page);
    seen.push({ curtain, picture, table: await everything(page), tablePicture });
    await context.close();
  }
  const [first, second] = seen;
  expect(hands[0]).not.toBe(hands[1]);
  expect(second?.curtain).toBe(first?.curtain);
  expect(second?.table).toBe(first?.table);
  expect(second?.picture.equals(first?.picture ?? Buffer.alloc(0))).toBe(true);
  expect(second?.tablePicture.equals(first?.tablePicture ?? Buffer.alloc(0))).toBe(true);
}

for (const game of gameIds()) {
  test(`${game}: what one side alone was told is nowhere while the other has the device`, async ({
    page,
  }) => {
    const parts = await loadGame(game);
    await begin(page, { game, opponent: 'A friend here', names: ['Ann', 'Ben'] });
    const { next } = makeXoshiro(6);
    let secrets = 0;
    let isOver = false;
    for (let turn = 0; turn < 8 && !isOver; turn++) {
      const button = page.getByRole('button', { name: /^I am (Ann|Ben)$/ });
      await button.waitFor();
      const me = (await button.textContent()) === 'I am Ann' ? 0 : 1;
      const { log } = await storedRecord(page, shownId(page));
      const others = privateSentences(parts, log, me === 0 ? 1 : 0);
      const own = privateSentences(parts, log, me);
      const hidden = others.filter((text) => !own.includes(text));
      secrets += hidden.length;
      await expectNowhere(page, hidden);
      await openAs(page);
      await expectNowhere(page, hidden);
      isOver = !(await playTurn(page, next));
    }
    expect(secrets).toBeGreaterThan(0);
  });
}

/** Of the games whose sentences carry notation that is put in words. */
const SPELL: Readonly<Record<string, (text: string, language: Language) => string>> = {
  'battle-line': spellLine,
  battlelore: spellLore,
};

/** What a seat alone was told, as its log has it. */
function privateSentences(parts: GameParts, log: string, seat: Seat): string[] {
  const match = replay(parts.game, parseLog(log));
  return match.log.entries.flatMap((_, at) =>
    match
      .toldBy(at)
      .filter(({ to }) => to === seat)
      .flatMap(({ event }) => {
        const text = eventText(parts.messages.en, event, ['Ann', 'Ben'], seat);
        // As the board says it, and as it stands there.
        return [text, SPELL[parts.game.id]?.(text, 'en') ?? text];
      }),
  );
}

async function expectNowhere(page: Page, texts: readonly string[]): Promise<void> {
  const all = await page.evaluate(() => document.body.textContent);
  const told = (await accessibilityTree(page)).map(({ name }) => name).join('\n');
  for (const text of texts) {
    expect(all, text).not.toContain(text);
    expect(told, text).not.toContain(text);
  }
}

test('over several turns neither hand is on the page while the device is handed over', async ({
  page,
}) => {
  await begin(page, { opponent: 'A friend here', names: ['Ann', 'Ben'] });
  const { next } = makeXoshiro(5);
  for (let turn = 0; turn < 6; turn++) {
    const button = page.getByRole('button', { name: /^I am (Ann|Ben)$/ });
    await button.waitFor();
    await tabTo(page, button);
    expect(await page.locator('[data-spot], [data-moves], [data-choice]').count()).toBe(0);
    const told = await accessibilityTree(page);
    expect(told.filter(({ role }) => role === 'button')).toHaveLength(1);
    expect(told.map(({ name }) => name).join(' ')).not.toMatch(/draw|Red|Green|Blue|Turn \d/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.bf-prompt__ask')).toBeFocused();
    const { snapshot } = await storedRecord(page, shownId(page));
    const { hands } = snapshot.state as { hands: readonly [Cards, Cards] };
    const names = await page
      .locator('[data-region="hand"] [data-spot]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['spot'] ?? ''));
    const spots = hands.map(({ cards }) => cards.map((card) => spotOf(card)));
    const mine = spots.findIndex((each) => each.join() === names.join());
    expect(mine, 'the hand is one of the two').not.toBe(-1);
    for (const spot of spots[1 - mine] ?? []) {
      expect(
        await page.locator(`[data-spot="${spot}"], [data-moves="${spot}"]`).count(),
        spot,
      ).toBe(0);
    }
    expect(await playTurn(page, next), 'the game goes on').toBe(true);
  }
});

/** Whoever takes the device over finds his name and then hears what is asked, by keys alone. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  for (let tabs = 0; tabs < 5; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the name');
}

function spotOf(card: number): string {
  const text = battleLine.notation.format({ type: 'place', card, flag: 0 });
  return `card:${text.slice(0, text.indexOf('@'))}`;
}

/** False: the game is over. */
async function playTurn(page: Page, rng: (below: number) => number): Promise<boolean> {
  const handOver = page.getByRole('button', { name: 'Hand over' });
  for (;;) {
    await waitForTurn(page);
    if (await handOver.isVisible()) break;
    const offers = await waitForOffers(page);
    if (offers === 'over') return false;
    const open = offers.filter(({ isPicked }) => !isPicked);
    const offer = open[rng(open.length)];
    if (offer !== undefined) await byMouse(page, offer);
  }
  await handOver.click();
  return true;
}
