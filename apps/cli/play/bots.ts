import { makeBotMaker, type Bot, type BotName } from '@bannerfield/bots';
import type { GameParts } from '@bannerfield/games/parts';
import type { GameTypes, Match, Seat } from '@bannerfield/kernel';
import { entropy } from '../chance.ts';

/** Someone at the table. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly name: BotName };

/** The bots of one game, told what their seats are told. */
export interface BotDesk {
  /** Lets the bot of this seat choose and act. */
  act(seat: Seat): void;
  /** New bots that know only what still stands, after something was taken back. */
  reset(): void;
}

export function makeBotDesk(
  parts: GameParts,
  match: Match<GameTypes>,
  sitters: readonly [Sitter, Sitter],
): BotDesk {
  const bots = new Map<Seat, Bot<GameTypes>>();
  const seated = (seat: Seat): Bot<GameTypes> => {
    const found = bots.get(seat);
    if (found !== undefined) return found;
    const sitter = sitters[seat];
    if (sitter.kind !== 'bot') throw new Error(`no bot sits in seat ${String(seat)}`);
    const bot = makeBotMaker(sitter.name, parts.taste)(match.game, seat, entropy);
    match.drain(seat);
    for (const event of match.history(seat)) bot.see(event);
    bots.set(seat, bot);
    return bot;
  };
  return {
    act: (seat) => {
      const bot = seated(seat);
      for (const event of match.drain(seat)) bot.see(event);
      const refusal = match.act(seat, bot.choose(match.view(seat), {}));
      if (refusal !== null) throw new Error(`a bot chose what ${refusal.rule} forbids`);
    },
    reset: () => {
      bots.clear();
    },
  };
}
