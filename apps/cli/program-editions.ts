import { Option, type Command } from 'commander';
import type { BalanceFlags } from './commands/balance.ts';
import type { CheckEditionFlags, NewEditionFlags, UseEditionFlags } from './commands/edition.ts';
import { pickLanguage } from './flags.ts';
import type { Io } from './io.ts';
import type { GameSource } from './source.ts';

interface Spoken {
  readonly language?: string;
}

function json(): Option {
  return new Option('--json', 'print one JSON document, nothing else');
}

/** `edition new|check|diff|use|list`. */
export function addEdition(program: Command, io: Io, source: GameSource): void {
  const edition = program
    .command('edition')
    .description('card lists, charts and units of your own: begin, check, compare, use them');
  edition
    .command('new')
    .description('write the house edition of a game under a new name, to be changed')
    .argument('<game>', 'which game')
    .argument('[file]', 'where to; else it is printed')
    .option('--id <id>', 'its short name', 'mine')
    .option('--title <text>', 'what it is called')
    .action(async (game: string, file: string | undefined, flags: NewEditionFlags) => {
      const { newEdition } = await import('./commands/edition.ts');
      await newEdition(io, source, game, file, flags);
    });
  edition
    .command('check')
    .description('say whether a file is a sound edition, or what is wrong and where')
    .argument('<file>')
    .addOption(json())
    .action(async (file: string, flags: CheckEditionFlags) => {
      const { checkEditionFile } = await import('./commands/edition.ts');
      await checkEditionFile(io, source, file, flags);
    });
  edition
    .command('diff')
    .description('list what two editions have differently')
    .argument('<before>')
    .argument('<after>')
    .addOption(json())
    .action(async (before: string, after: string, flags: CheckEditionFlags) => {
      const { diffEditions } = await import('./commands/edition.ts');
      await diffEditions(io, source, [before, after], flags);
    });
  addUse(edition, io, source);
}

function addUse(edition: Command, io: Io, source: GameSource): void {
  edition
    .command('use')
    .description('play new games with this edition; with --house, with the house edition again')
    .argument('<file or game>')
    .option('--house', 'the argument is a game, not a file')
    .action(async (what: string, flags: UseEditionFlags) => {
      const { chooseEdition } = await import('./commands/edition.ts');
      await chooseEdition(io, source, what, flags);
    });
  edition
    .command('list')
    .description('the editions that new games are played with')
    .action(async () => {
      const { listEditions } = await import('./commands/edition.ts');
      await listEditions(io, source);
    });
}

/** @param ended hears the exit code: 1 if something asked of the game was missed. */
export function addBalance(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  program
    .command('balance')
    .description('let bots play, and say with intervals whether the game is balanced')
    .argument('<game>', 'which game')
    .option('--edition <file>', 'an edition to measure instead of the house edition')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <n>', 'same seed, same figures; else one is drawn')
    .option('--bots <a,b>', 'who sits in seat 0 and seat 1', 'greedy,greedy')
    .option('--options <json>', 'play these options only')
    .option('--threads <n>', 'on how many threads; changes no figure')
    .option('--report <file>', 'write the figures as a table of Markdown too')
    .addOption(json())
    .option('--language <code>', 'en or de; else the language of the environment')
    .addHelpText('after', '\nExit code 1: something that is asked of the game was missed.')
    .action(async (game: string, flags: BalanceFlags & Spoken) => {
      const { balance } = await import('./commands/balance.ts');
      ended(await balance(io, source, game, flags, pickLanguage(flags.language, io.env)));
    });
}
