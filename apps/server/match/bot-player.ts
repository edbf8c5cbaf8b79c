import { randomInt } from 'node:crypto';
import { commitmentOf } from '@bannerfield/fair-dice';
import { otherSeat, type GameTypes, type Known, type Seat } from '@bannerfield/kernel';
import {
  OFFERS,
  type MatchView,
  type NewsMessage,
  type OfferKind,
  type ServerMessage,
} from '@bannerfield/protocol';
import type { Level } from '@bannerfield/bots/levels';
import type { Command } from './checks.ts';
import { execute } from './commands.ts';
import { enqueue, type Room, type Watcher, type World } from './room.ts';
import { join } from './service.ts';

/** A seat that a program of ours has. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: Level;
  /** Its part of the dice. */
  readonly secret: string;
}

const AGAIN_AFTER_MS = 30_000;
const SEEDS = 2 ** 31;
/** Of the time that it has left it takes one part in so many, and never less than the least. */
const SHARE_OF_CLOCK = 30;
const LEAST_MS = 100;
const MOST_MS = 15_000;

/**
 * Lets a program of ours play: it is told what its seat is told, as a person is, and acts as one.
 * What it says has names that follow from what it answers, so that two servers that both let it
 * play do nothing twice.
 */
export async function seatBot(world: World, room: Room, bot: BotSeat): Promise<void> {
  /** What it has been told and has not yet answered: of several the last says all. */
  const told: NewsMessage[] = [];
  let isBusy = false;
  const go = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let news = told.pop(); news !== undefined; news = told.pop()) {
      told.length = 0;
      if (!(await tryAnswer(world, room, bot, news))) {
        world.later(AGAIN_AFTER_MS, wakeWith(news));
        break;
      }
    }
    isBusy = false;
  };
  const wakeWith = (news: NewsMessage) => (): void => {
    // What it was told meanwhile comes after it.
    told.unshift(news);
    void go();
  };
  const watcher: Watcher = {
    viewer: bot.seat,
    isProgram: true,
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type !== 'news') return;
      told.push(message);
      void go();
    },
  };
  await join(world, room, watcher, 0);
}

/** False: it has failed, and that is reported. */
async function tryAnswer(
  world: World,
  room: Room,
  bot: BotSeat,
  news: NewsMessage,
): Promise<boolean> {
  try {
    await answerTo(world, room, bot, news);
    return true;
  } catch (error) {
    if (room.isGone) return true;
    world.report(`match ${room.row.id}, its bot`, error);
    return false;
  }
}

async function answerTo(world: World, room: Room, bot: BotSeat, news: NewsMessage): Promise<void> {
  const { view } = news;
  const command = agreeOnDice(room, bot, news) ?? (await move(world, room, bot, view));
  if (room.isGone) return;
  if (command !== null) await say(world, room, bot, command);
  for (const offer of OFFERS) await answerOffer(world, room, bot, view, offer);
}

function agreeOnDice(
  { row }: Room,
  { seat, secret }: BotSeat,
  { view, dice: { committed, revealed } }: NewsMessage,
): Command | null {
  if (view.stage === 'committing' && committed.seats[seat] === null) {
    return { type: 'commit', commitment: commitmentOf(seat, row.id, secret) };
  }
  return view.stage === 'revealing' && !revealed[seat] ? { type: 'reveal', secret } : null;
}

/** Null: it is not asked. */
async function move(
  { bots }: World,
  { row, header, parts }: Room,
  { seat, level }: BotSeat,
  view: MatchView,
): Promise<Command | null> {
  if (view.stage !== 'playing') return null;
  const known: Known<GameTypes> = { seat, table: view.table, hand: view.hand as object };
  if (parts.game.legal(known).length === 0) return null;
  const chosen = await bots.choose({
    chair: `${row.id} ${String(seat)}`,
    game: header.game,
    rulesVersion: header.rulesVersion,
    edition: header.edition,
    level,
    known,
    seed: randomInt(SEEDS),
    mostMs: timeFor(view, seat),
  });
  const { number: expected } = view;
  return { type: 'act', action: nameFor(seat, expected, 'act'), expected, move: chosen };
}

function timeFor({ clocks }: MatchView, seat: Seat): number | null {
  if (clocks === null) return null;
  const share = clocks.left[seat] / SHARE_OF_CLOCK + clocks.free[seat] / 2;
  return Math.min(MOST_MS, Math.max(LEAST_MS, share));
}

/** It lets moves be taken back and plays again, and does not agree to draws. */
async function answerOffer(
  world: World,
  room: Room,
  bot: BotSeat,
  { offers, number }: MatchView,
  offer: OfferKind,
): Promise<void> {
  const made = offers[offer];
  if (made === null || made.isDeclined || made.by !== otherSeat(bot.seat)) return;
  const answer = (type: 'accept' | 'decline'): Promise<boolean> =>
    say(world, room, bot, { type, action: nameFor(bot.seat, number, type), offer });
  if (offer === 'draw' || !(await answer('accept'))) await answer('decline');
}

function nameFor(seat: Seat, number: number, what: string): string {
  return `bot-${String(seat)}-${String(number)}-${what}`;
}

/** True: it was done. */
function say(world: World, room: Room, { seat }: BotSeat, command: Command): Promise<boolean> {
  return enqueue(room, async () => {
    let isDone = true;
    await execute(world, room, seat, command, ({ type }) => {
      isDone = type !== 'refused';
    });
    return isDone;
  });
}
