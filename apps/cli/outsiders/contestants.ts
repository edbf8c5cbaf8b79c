import { makeBotMaker, type BotName, type EngineFace } from '@bannerfield/bots';
import { BOT_NAMES } from '@bannerfield/bots/names';
import type { GameParts } from '@bannerfield/games/parts';
import { printable, type GameTypes, type Pair, type Rng, type Seat } from '@bannerfield/kernel';
import { parseBot } from '../bots.ts';
import { badInput } from '../errors.ts';
import { makeEnginePlayer } from './engine-player.ts';
import { makeOwnPlayer } from './own-player.ts';
import type { Player } from './player.ts';
import { makeProgramPlayer } from './program-player.ts';
import { splitWords } from './split-words.ts';

/**
 * Who plays: a bot of ours, or a program by the command that starts it, which speaks our protocol,
 * or its game's text protocol (`engine`).
 */
export type Contestant =
  | { readonly kind: 'own'; readonly name: string; readonly bot: BotName }
  | { readonly kind: 'program' | 'engine'; readonly name: string; readonly command: string };

/** What may be asked of both kinds of players alike. */
export interface Seating {
  readonly parts: GameParts;
  /** How engines play this game; null where none do. */
  readonly engine: EngineFace<GameTypes> | null;
  readonly showsErrors: boolean;
}

const LONGEST_NAME = 40;

/** `greedy`, `name=greedy` or `name=command`. */
export function parseContestant(flag: string, text: string): Contestant {
  const [name, command] = named(flag, text);
  if (command === null) return { kind: 'own', name, bot: parseBot(flag, name) };
  const bot = BOT_NAMES.find((each) => each === command);
  if (bot !== undefined) return { kind: 'own', name, bot };
  return { kind: 'program', name, command: checkedCommand(flag, text, command) };
}

/** `name=command` */
export function parseEngine(text: string): Contestant {
  const [name, command] = named('--engine', text);
  return { kind: 'engine', name, command: checkedCommand('--engine', text, command ?? '') };
}

function checkedCommand(flag: string, text: string, command: string): string {
  if (splitWords(flag, command).length > 0) return command;
  throw badInput(`${flag}: “${text}” has no command; it should be name=command`);
}

function named(flag: string, text: string): [string, string | null] {
  const at = text.indexOf('=');
  const name = at === -1 ? text : text.slice(0, at);
  const isName = name.trim() === name && name !== '' && printable(name) === name;
  if (!isName || name.length > LONGEST_NAME) {
    throw badInput(`${flag}: “${name}” is no name; it should be name=command, or a bot of ours`);
  }
  return [name, at === -1 ? null : text.slice(at + 1)];
}

/** @throws CliError if two have the same name: nobody could tell them apart. */
export function checkNames(contestants: readonly Contestant[]): void {
  const names = contestants.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw badInput(`two players are called “${twice}”; a name of its own is given as name=${twice}`);
}

/** Seats one for one game. @param rng what a bot of ours draws from. */
function seatPlayer(
  { parts, engine, showsErrors }: Seating,
  contestant: Contestant,
  seat: Seat,
  rng: Rng,
): Player {
  switch (contestant.kind) {
    case 'own': {
      const make = makeBotMaker(contestant.bot, parts.taste);
      return makeOwnPlayer(parts.game, make(parts.game, seat, rng));
    }
    case 'program':
      return makeProgramPlayer(splitWords('--bot', contestant.command), showsErrors);
    case 'engine': {
      if (engine === null) throw new Error(`no engine plays ${parts.game.id}`);
      const words = splitWords('--engine', contestant.command);
      return makeEnginePlayer(parts.game, engine, words, showsErrors);
    }
  }
}

export function seatPlayers(
  seating: Seating,
  contestants: Pair<Contestant>,
  rngs: Pair<Rng>,
): Pair<Player> {
  return [
    seatPlayer(seating, contestants[0], 0, rngs[0]),
    seatPlayer(seating, contestants[1], 1, rngs[1]),
  ];
}
