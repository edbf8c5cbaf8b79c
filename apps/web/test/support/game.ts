import {
  makeXoshiro,
  Match,
  type GameTypes,
  type Known,
  type Pair,
  type Rng,
} from '@bannerfield/kernel';
import { makeBotClient, type BotClient, type Thinker } from '../../src/bots/client.ts';
import { makeBotService } from '../../src/bots/service.ts';
import { games } from '../../src/games/load.ts';
import type { TableGame } from '../../src/games/source.ts';
import { loadRules, rulesFor } from '../../src/games/rules.ts';
import type { Keeper } from '../../src/keep/games.ts';
import type { GameRecord, Player } from '../../src/keep/record.ts';
import { beginGame, playersBySeat } from '../../src/play/begin.ts';
import { Table, type TableTools } from '../../src/play/table.ts';
import { expose } from 'comlink';

export const BOT: Player = { kind: 'bot', bot: 'greedy' };
export const ANN: Player = { kind: 'person', name: 'Ann' };
export const BEN: Player = { kind: 'person', name: 'Ben' };

export const battleLine = (): Promise<TableGame> => games.load('battle-line');

/** A bot service on the other side of a channel, as in the worker; what goes there is kept. */
export function makeThinker(posted: unknown[], bot?: (known: Known<GameTypes>) => never): Thinker {
  const { port1, port2 } = new MessageChannel();
  const service = makeBotService(async (name) => {
    const [rules, { taste }] = await Promise.all([
      rulesFor(loadRules, name),
      import('../../../../games/battle-line/bot/index.ts'),
    ]);
    return { game: rules.game, taste: bot === undefined ? taste : { evaluate: bot } };
  });
  expose(service, port2);
  const post = port1.postMessage.bind(port1);
  port1.postMessage = (message: unknown) => {
    posted.push(structuredClone(message));
    post(message);
  };
  return {
    endpoint: port1,
    onBroken: () => undefined,
    end: () => {
      port1.close();
      port2.close();
    },
  };
}

export interface Seated {
  readonly table: Table;
  readonly match: Match<GameTypes>;
  readonly bots: BotClient;
  readonly posted: unknown[];
}

/** Sits down at a stored game, with chance that is the same every time. */
export function sit(
  parts: TableGame,
  record: GameRecord,
  keeper: Keeper,
  match: Match<GameTypes>,
  more: Partial<TableTools> & { readonly thinker?: (posted: unknown[]) => Thinker } = {},
): Seated {
  const posted: unknown[] = [];
  const players = playersBySeat(parts, record);
  const botOf = (player: Player) => (player.kind === 'bot' ? player.bot : null);
  const { thinker = makeThinker, ...tools } = more;
  const bots = makeBotClient(match, [botOf(players[0]), botOf(players[1])], () => thinker(posted));
  const table = new Table(match, record, players, {
    keeper,
    bots,
    rng: seeded(),
    clock: () => 1,
    pause: () => Promise.resolve(),
    passes: () => true,
    isSecret: () => false,
    ...tools,
  });
  return { table, match, bots, posted };
}

export async function sitAnew(
  players: Pair<Player>,
  keeper: Keeper,
  { options = {}, ...more }: Parameters<typeof sit>[4] & { readonly options?: object } = {},
): Promise<Seated> {
  const parts = await battleLine();
  const whole = { ...defaults(parts), ...options };
  const record = await beginGame(parts, { options: whole, players, length: 1 }, keeper);
  const match = new Match(parts.game, whole);
  return sit(parts, record, keeper, match, more);
}

export function defaults({ about }: TableGame): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(about.options).map(([name, option]) => [name, option.default]),
  );
}

export function seeded(seed = 1): Rng {
  return makeXoshiro(seed).next;
}

/** Resolves when the table waits for someone other than a bot. */
export async function untilAsked(table: Table): Promise<void> {
  for (;;) {
    const { waiting, known, trouble } = table.now;
    const isOurs = waiting.kind === 'person' ? known !== null : waiting.kind !== 'bot';
    if ((isOurs && waiting.kind !== 'passing') || trouble !== null) return;
    await new Promise<void>((resolve) => {
      const stop = table.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

/** The person who is asked plays any move. */
export async function playAny(table: Table, rng: Rng): Promise<void> {
  const { known } = table.now;
  if (known === null) throw new Error('nobody is asked');
  const legal = table.match.game.legal(known);
  const action = legal[rng(legal.length)];
  if (action === undefined) throw new Error('nothing is allowed');
  await table.act(action);
  await untilAsked(table);
}
