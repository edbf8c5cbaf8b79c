import { BOT_NAMES } from '@bannerfield/bots/names';
import { Option, type Command } from 'commander';
import type { EngineFlags } from './commands/engine.ts';
import type { RefereeFlags } from './commands/referee.ts';
import type { TournamentFlags } from './commands/tournament.ts';
import { pickLanguage } from './flags.ts';
import { below } from './help-text.ts';
import type { Io } from './io.ts';
import { parseContestant, parseEngine, type Contestant } from './outsiders/contestants.ts';
import type { GameSource } from './source.ts';

interface Spoken {
  readonly language?: string;
}

const PLAYERS_HELP = [
  'A player is one of our bots (--bot greedy, --bot name=greedy), or a program by the command that ' +
    "starts it, without a shell (--bot 'name=command'), which speaks the protocol of " +
    'docs/protocol.md on its stdin and stdout; with --engine it speaks the text protocol of its ' +
    'game, if that has one.',
  'A seat that does not answer in time, or twice with what is not allowed, has lost.',
].join('\n');

const TOURNAMENT_HELP =
  'Each opening, the same chance, is played from both seats. Draws count half. A test (SPRT) is of ' +
  'the score of the player named first, by pairs of games; it stops its pair once it is decided.';

/** Adds the players in the order in which they are given. */
function withPlayers(command: Command, players: Contestant[]): Command {
  const add = (player: Contestant): void => void players.push(player);
  return command
    .option('--bot <name[=command]>', 'a player: a bot of ours, or a program', (text: string) =>
      add(parseContestant('--bot', text)),
    )
    .option('--engine <name=command>', 'a player that speaks its game’s text protocol', (text) =>
      add(parseEngine(text)),
    );
}

function withTerms(command: Command): Command {
  return command
    .option('--seed <n>', 'same seed, same chance; else one is drawn')
    .option('--edition <file>', 'an edition of the game other than the house edition')
    .option('--options <json>', 'options of the game; what is not given takes its default')
    .option('--move-time <seconds>', 'how long a program may take for an answer', '10')
    .option('--longest <n>', 'decisions after which a game is broken off as drawn', '20000')
    .option('--bot-errors', 'show what programs write to stderr')
    .addOption(new Option('--json', 'print one JSON document, nothing else'))
    .addOption(new Option('--language <code>', 'en or de; else the language of the environment'));
}

/** `referee`, `tournament` and `engine`. */
export function addOutsiders(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  addReferee(program, io, source, ended);
  addTournament(program, io, source, ended);
  program
    .command('engine')
    .description('let a bot of ours speak its game’s text protocol on stdin and stdout')
    .argument('<game>', 'which game')
    .option('--bot <name>', `which bot: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <n>', 'same seed, same play; else one is drawn')
    .option('--move-ms <n>', 'think so long about a move, not as long as its level does')
    .action(async (game: string, flags: EngineFlags) => {
      const { engine } = await import('./commands/engine.ts');
      await engine(io, source, game, flags);
    });
}

function addReferee(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  const players: Contestant[] = [];
  const command = program
    .command('referee')
    .description('let two programs or bots play one game')
    .argument('<game>', 'which game');
  withTerms(withPlayers(command, players))
    .option('--log <file>', 'write the game as a log')
    .addHelpText('after', below(io, `The first player has seat 0. ${PLAYERS_HELP}`))
    .action(async (game: string, flags: RefereeFlags & Spoken) => {
      const { referee } = await import('./commands/referee.ts');
      const language = pickLanguage(flags.language, io.env);
      ended(await referee(io, source, game, players, flags, language));
    });
}

function addTournament(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  const players: Contestant[] = [];
  const command = program
    .command('tournament')
    .description('let programs and bots all play each other, and rate them')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games each pair plays at most; even', '100')
    .option('--results <file>', 'write each game there, and go on from what is there')
    .option('--sprt <elo0,elo1>', 'stop where one of two differences in Elo is decided for')
    .option('--sprt-score <s0,s1>', 'the same with mean scores, as 0.5,0.75')
    .option('--alpha <p>', 'how often the higher may be taken wrongly', '0.05')
    .option('--beta <p>', 'how often the lower may be taken wrongly', '0.05');
  withTerms(withPlayers(command, players))
    .addHelpText('after', below(io, `${PLAYERS_HELP}\n${TOURNAMENT_HELP}`))
    .action(async (game: string, flags: TournamentFlags & Spoken) => {
      const { tournament } = await import('./commands/tournament.ts');
      const language = pickLanguage(flags.language, io.env);
      ended(await tournament(io, source, game, players, flags, language));
    });
}
