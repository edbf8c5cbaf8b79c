import {
  eventTo,
  OUTSIDER_PROTOCOL,
  parseProgramMessage,
  type ForfeitReason,
  type RefereeMessage,
} from '@bannerfield/protocol';
import { Child, type Heard } from './child.ts';
import type { Answer, Player } from './player.ts';

/** A program may need longer to start than to move. */
export const START_MS = 30_000;

/** A program that speaks the protocol of docs/protocol.md, one message a line. */
export function makeProgramPlayer(words: readonly string[], showsErrors = false): Player {
  const child = new Child(words, showsErrors);
  const send = (message: RefereeMessage): void => child.send(JSON.stringify(message));
  return {
    begin: async (hello) => {
      send(hello);
      return ready(await child.nextLine(Math.max(START_MS, hello.clock.moveMs)));
    },
    hear: (event) => send(eventTo(event)),
    answer: async (_known, ask) => {
      const message = ask();
      send(message);
      return answerOf(child, message.question, message.clock.moveMs);
    },
    refused: send,
    end: send,
    close: () => child.close(),
  };
}

function ready(heard: Heard): ForfeitReason | null {
  if (heard.kind !== 'line') return heard.kind;
  const message = parseProgramMessage(heard.line);
  if (message?.type !== 'ready') return 'illegal';
  return message.protocol === OUTSIDER_PROTOCOL ? null : 'version';
}

/** What answers an earlier question comes late, and is passed over. */
async function answerOf(child: Child, question: number, ms: number): Promise<Answer> {
  const deadline = performance.now() + ms;
  for (;;) {
    const heard = await child.nextLine(deadline - performance.now());
    if (heard.kind !== 'line') return { kind: 'failed', why: heard.kind };
    const message = parseProgramMessage(heard.line);
    const given = heard.line;
    if (message?.type !== 'move') return { kind: 'rubbish', given, reason: 'not-a-message' };
    if (message.question === question) return { kind: 'move', move: message.move };
    if (message.question > question) {
      return { kind: 'rubbish', given, reason: 'not-this-question' };
    }
  }
}
