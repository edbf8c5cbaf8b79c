/**
 * A bot for any game of Bannerfield. It reads one JSON message a line from stdin and writes its
 * answers, one a line, to stdout. It plays at random, but rather does something than pass or end
 * its turn. docs/protocol.md has the messages; to write a better one, change `choose`.
 *
 *     npx bannerfield referee battle-line --bot 'mine=node examples/bot.ts 1' --bot random
 */
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { AskMessage, ProgramMessage, RefereeMessage } from '@bannerfield/protocol';

/** Moves that do nothing; where a seat passes for ever, a game never ends. */
const IDLE = ['pass', 'end', 'done', 'hold', 'stand', 'back'];

/** Same seed, same play: a small generator of Lehmer's kind. */
function makeRandom(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const random = makeRandom(Number(process.argv[2] ?? Date.now()));

/** `known` has the table that all see and this seat's hand; `legal` lists the moves there are. */
function choose({ legal }: AskMessage): string {
  const busy = legal.filter((move) => !IDLE.includes(move));
  const moves = busy.length > 0 ? busy : legal;
  return moves[random(moves.length)] ?? '';
}

function send(message: ProgramMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function hear(message: RefereeMessage): void {
  switch (message.type) {
    case 'hello':
      send({ type: 'ready', protocol: message.protocol });
      break;
    case 'ask':
      send({ type: 'move', question: message.question, move: choose(message) });
      break;
    case 'refused':
      process.stderr.write(`${message.given}: ${message.text.en}\n`);
      break;
    case 'event':
    case 'end':
      break;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  hear(JSON.parse(line) as RefereeMessage);
}
