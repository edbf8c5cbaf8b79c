import type { Bot, MakeBot } from '@bannerfield/bots';
import type { Game, Rng } from '@bannerfield/kernel';
import type { BattleLine } from '../rules/state.ts';
import { formatEngineCard, isDirection, type Direction } from './lines.ts';
import {
  countTurn,
  knownOf,
  makeSight,
  seatOf,
  takeHand,
  takeOwners,
  takeSide,
  type Sight,
} from './sight.ts';

/** An engine's side: what a bot of ours answers to a referee's lines. It hears no events. */
export function makeMouth(
  game: Game<BattleLine>,
  makeBot: MakeBot<BattleLine>,
  rng: Rng,
  name: string,
): (line: string) => string | null {
  const sight = makeSight();
  let bot: Bot<BattleLine> | null = null;
  const named = (direction: Direction): string => {
    sight.seat = seatOf(direction);
    bot = makeBot(game, sight.seat, rng);
    return `player ${direction} ${name}`;
  };
  return (line) => {
    const words = line.trim().split(/\s+/);
    const [first, second, third] = words;
    if (first === 'player' && third === 'name' && isDirection(second)) return named(second);
    if (first === 'go' && second === 'play-card') {
      bot ??= makeBot(game, sight.seat, rng);
      return play(sight, bot);
    }
    hear(sight, words);
    return null;
  };
}

/** Lines that only tell; `opponent play` says nothing that the flags do not. */
function hear(sight: Sight, [first, ...words]: readonly string[]): void {
  const [second, third, ...rest] = words;
  if (first === 'colors') sight.colours = words;
  else if (first === 'player' && third === 'hand') takeHand(sight, rest);
  else if (first === 'flag' && second === 'claim-status') takeOwners(sight, words.slice(1));
  else if (first === 'flag' && third === 'cards') takeSide(sight, second, rest);
}

function play(sight: Sight, bot: Bot<BattleLine>): string {
  countTurn(sight);
  const action = bot.choose(knownOf(sight), {});
  if (action.type !== 'place') throw new Error(`this protocol has no ${action.type}`);
  return `play ${action.flag + 1} ${formatEngineCard(action.card, sight.colours)}`;
}
