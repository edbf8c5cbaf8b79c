import { say, sayPage } from '../say.ts';
import { parseCommand } from './commands.ts';
import type { Desk } from './desk.ts';
import { Stopped } from './reader.ts';

/**
 * Waits for an empty line and nothing else: what is shown next may not be for whoever types. The
 * game can be saved and left meanwhile.
 * @throws Stopped
 */
export async function waitForEnter(desk: Desk, prompt: string, redraw: () => void): Promise<void> {
  const { reader, words, io } = desk;
  redraw();
  for (;;) {
    // Else the second line of something pasted would do it.
    reader.forget();
    const command = parseCommand(await reader.ask(prompt, { redraw }), [], words);
    switch (command.type) {
      case 'nothing':
        return;
      case 'quit':
        await leave(desk);
        redraw();
        break;
      case 'save':
        saySaved(desk, command.rest);
        break;
      case 'help':
      case 'moves':
        sayPage(io, words.waitHelp);
        break;
      default:
        say(io, words.onlyEnter);
    }
  }
}

/** On a terminal it is asked first; comes back to who has thought better of it. @throws Stopped */
export async function leave({ reader, words, isLive, io }: Desk): Promise<void> {
  if (!isLive) throw new Stopped('quit');
  for (;;) {
    const answered = (await reader.ask(words.saveFirst)).trim().toLowerCase();
    if (words.cancel.includes(answered)) return;
    if (words.yes.includes(answered)) throw new Stopped('quit');
    if (words.no.includes(answered)) throw new Stopped('leave');
    say(io, words.saveAnswers);
  }
}

/** @param file as it was typed behind the command; '': the usual one. */
export function saySaved(desk: Desk, file: string): void {
  for (const each of desk.save(file === '' ? null : file)) say(desk.io, each);
}
