import { Option, type Command } from 'commander';
import type { VerifyFlags } from './commands/verify.ts';
import { pickLanguage } from './flags.ts';
import { below } from './help-text.ts';
import type { Io } from './io.ts';
import type { GameSource } from './source.ts';

const HELP =
  'Exit code 0: every outcome is the one that had to come; 1: one is not, a secret is another ' +
  'than was committed to, or the match has not ended as the file says. docs/server.md says how the dice are drawn.';

/** `verify`. */
export function addVerify(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  program
    .command('verify')
    .description('draw the dice of a finished online match again, and say whether they were fair')
    .argument('<file>', 'the record of a match, as a server gives it out')
    .addOption(new Option('--json', 'print one JSON document, nothing else'))
    .addOption(new Option('--language <code>', 'en or de; else the language of the environment'))
    .addHelpText('after', below(io, HELP))
    .action(async (file: string, flags: VerifyFlags & { readonly language?: string }) => {
      const { verify } = await import('./commands/verify.ts');
      ended(await verify(io, source, file, flags, pickLanguage(flags.language, io.env)));
    });
}
