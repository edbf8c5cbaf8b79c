import { readFileSync } from 'node:fs';
import { BOT_NAMES } from '@bannerfield/bots/names';
import { Command, Option } from 'commander';
import { pickLanguage } from './flags.ts';
import { below } from './help-text.ts';
import { isTerminal, type Io } from './io.ts';
import { addArmy } from './program-army.ts';
import { addBalance, addEdition } from './program-editions.ts';
import { addKeeping } from './program-keeping.ts';
import { addOutsiders } from './program-outsiders.ts';
import { addVerify } from './program-verify.ts';
import type { GameSource } from './source.ts';
import type { AnalyseFlags } from './commands/analyse.ts';
import type { BenchFlags } from './commands/bench.ts';
import type { GamesFlags } from './commands/games.ts';
import type { LegalFlags } from './commands/legal.ts';
import type { PerftFlags } from './commands/perft.ts';
import type { PlayFlags } from './commands/play.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { ShowFlags } from './commands/show.ts';
import type { SimulateFlags } from './commands/simulate.ts';
import type { WhyFlags } from './commands/why.ts';

interface Spoken {
  readonly language?: string;
}

const POSITION_HELP = [
  'FILE is a log, or a series saved by play: then its last game is meant.',
  '--state takes a whole state, as `show FILE --seat all --json` writes it. Whose it is, is said by ' +
    '--game or by the file: {"game": ID, "rulesVersion": N, "state": {…}}; else it is of the one ' +
    'game that takes it.',
].join('\n');

/**
 * The command line. Commands are loaded when they are called, so that none waits for the others.
 * @param ended hears the exit code of a command that has one of its own.
 */
export function makeProgram(
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): Command {
  const program = new Command('bannerfield')
    .description('Two-player battle games by their real rules: play, replay, ask why.')
    .version(ownVersion())
    .helpCommand(false)
    .addHelpText(
      'after',
      below(
        io,
        'Without a command, in a terminal: a menu. Exit codes: 0 done, 1 a run failed, 2 wrong use or bad input.',
      ),
    );
  addPlay(program, io, source, ended);
  addGames(program, io, source);
  addPositions(program, io, source);
  addReplay(program, io, source);
  addVerify(program, io, source, ended);
  addAnalyse(program, io, source, ended);
  addSimulate(program, io, source, ended);
  addOutsiders(program, io, source, ended);
  addPerft(program, io, source);
  addBench(program, io);
  addEdition(program, io, source);
  addArmy(program, io, source, ended);
  addBalance(program, io, source, ended);
  addKeeping(program, io, ended);
  return program;
}

function ownVersion(): string {
  const text = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function json(): Option {
  return new Option('--json', 'print one JSON document, nothing else');
}

function language(): Option {
  return new Option('--language <code>', 'en or de; else the language of the environment');
}

function options(): Option {
  return new Option('--options <json>', 'options of the game; what is not given takes its default');
}

function edition(): Option {
  return new Option('--edition <file>', 'an edition of the game other than the house edition');
}

function addPlay(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  program
    .command('play')
    .description('play against a friend at this terminal, or against a bot')
    .argument('[game]', 'which game; not needed with --load')
    .option('--bot <name>', `play against this bot: ${BOT_NAMES.join(', ')}`)
    .option(
      '--seat <seat>',
      'your seat against the bot: 0 (player 1), 1 (player 2) or random (default: 0)',
    )
    .option('--series <n>', 'play a series of so many games')
    .addOption(edition())
    .addOption(options())
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'where to save; else a file is named when it is needed')
    .addOption(language())
    .addHelpText(
      'after',
      below(io, 'Ctrl-C saves the game and says how to go on; help lists what can be typed.'),
    )
    .action(async (game: string | undefined, flags: PlayFlags) => {
      if (game === undefined && flags.load === undefined && isTerminal(io)) {
        const { menu } = await import('./menu.ts');
        ended(await menu(io, source, pickLanguage(flags.language, io.env)));
        return;
      }
      const { play } = await import('./commands/play.ts');
      ended(await play(io, source, game, flags, pickLanguage(flags.language, io.env)));
    });
}

function addGames(program: Command, io: Io, source: GameSource): void {
  program
    .command('games')
    .description('list the games and their options')
    .addOption(json())
    .addOption(language())
    .action(async (flags: GamesFlags & Spoken) => {
      const { games } = await import('./commands/games.ts');
      await games(io, source, flags, pickLanguage(flags.language, io.env));
    });
}

/** Options by which `legal`, `why` and `show` are told which position is meant. */
function withPosition(io: Io, command: Command): Command {
  return command
    .option('--at <n>', 'the position after n entries; else after all')
    .option('--state <file>', 'a state written by hand instead of a game')
    .option('--game <id>', 'the game of --state')
    .addOption(json())
    .addOption(language())
    .addHelpText('after', below(io, POSITION_HELP));
}

function addPositions(program: Command, io: Io, source: GameSource): void {
  const legalCommand = program
    .command('legal')
    .description('list what a seat may do')
    .argument('[file]', 'a game')
    .option('--seat <seat>', '0 or 1');
  withPosition(io, legalCommand).action(
    async (file: string | undefined, flags: LegalFlags & Spoken) => {
      const { legal } = await import('./commands/legal.ts');
      await legal(io, source, file, flags, pickLanguage(flags.language, io.env));
    },
  );
  const whyCommand = program
    .command('why')
    .description('say why a move is not allowed, by which rule')
    .argument('<words...>', 'FILE, a game, and MOVE, as claim@3; with --state MOVE alone')
    .usage('[options] FILE MOVE | --state STATE MOVE')
    .option('--seat <seat>', '0 or 1');
  withPosition(io, whyCommand).action(async (words: string[], flags: WhyFlags & Spoken) => {
    const { why } = await import('./commands/why.ts');
    await why(io, source, words, flags, pickLanguage(flags.language, io.env));
  });
  const showCommand = program
    .command('show')
    .description('show a position as a seat or a spectator sees it, or all of it')
    .argument('[file]', 'a game')
    .option(
      '--seat <seat>',
      '0, 1, spectator, or all: both hands and all that is hidden',
      'spectator',
    );
  withPosition(io, showCommand).action(
    async (file: string | undefined, flags: ShowFlags & Spoken) => {
      const { show } = await import('./commands/show.ts');
      await show(io, source, file, flags, pickLanguage(flags.language, io.env));
    },
  );
}

function addReplay(program: Command, io: Io, source: GameSource): void {
  program
    .command('replay')
    .description('play a game through, check every line, and say how it ended')
    .argument('<file>', 'a log; of a series its last game')
    .addOption(json())
    .addOption(language())
    .action(async (file: string, flags: ReplayFlags & Spoken) => {
      const { replay } = await import('./commands/replay.ts');
      await replay(io, source, file, flags, pickLanguage(flags.language, io.env));
    });
}

function addAnalyse(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  program
    .command('analyse')
    .description('say where a game was won and lost: by choices, and by luck')
    .argument('<file>', 'a log; of a series its last game')
    .option('--nodes <n>', 'playouts at most: more of them, narrower intervals (default: 20000)')
    .option('--seed <n>', 'same seed and nodes, same figures', '1')
    .addOption(json())
    .addOption(language())
    .addHelpText('after', below(io, 'Ctrl-C ends it early, and tells what is found by then.'))
    .action(async (file: string, flags: AnalyseFlags & Spoken) => {
      const { analyse } = await import('./commands/analyse.ts');
      ended(await analyse(io, source, file, flags, pickLanguage(flags.language, io.env)));
    });
}

function addSimulate(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  program
    .command('simulate')
    .description('let bots play each other')
    .argument('<game>', 'which game')
    .option('--bots <a,b>', `two of ${BOT_NAMES.join(', ')}`)
    .option('--games <n>', 'how many games', '100')
    .option('--seed <n>', 'same seed, same games; else one is drawn')
    .addOption(edition())
    .addOption(options())
    .option('--series', 'as one series: the score is kept, and the game says who begins')
    .option('--log <dir>', 'write a log of each game into this folder')
    .addOption(json())
    .addOption(language())
    .addHelpText(
      'after',
      below(
        io,
        'The bots change seats with every game; in a series only if the game does not say who begins.',
      ),
    )
    .action(async (game: string, flags: SimulateFlags & Spoken) => {
      const { simulate } = await import('./commands/simulate.ts');
      ended(await simulate(io, source, game, flags, pickLanguage(flags.language, io.env)));
    });
}

function addPerft(program: Command, io: Io, source: GameSource): void {
  program
    .command('perft')
    .description('count the courses of 1, 2, … decisions')
    .argument('<game>', 'which game')
    .option('--depth <n>', 'how many decisions deep')
    .option('--chances <list>', 'which outcome each chance takes, round and round', '0')
    .addOption(options())
    .addOption(json())
    .addOption(language())
    .action(async (game: string, flags: PerftFlags & Spoken) => {
      const { perft } = await import('./commands/perft.ts');
      await perft(io, source, game, flags, pickLanguage(flags.language, io.env));
    });
}

function addBench(program: Command, io: Io): void {
  program
    .command('bench')
    .description('measure speed beside a yardstick')
    .option('--seconds <n>', 'how long', '40')
    .addOption(json())
    .action(async (flags: BenchFlags) => {
      const { bench } = await import('./commands/bench.ts');
      await bench(io, flags);
    });
}
