import { Option, type Command } from 'commander';
import type { ArmyCommands, ArmyRun } from './commands/army.ts';
import { pickLanguage } from './flags.ts';
import type { Io } from './io.ts';
import type { GameSource } from './source.ts';

interface Spoken {
  readonly language?: string;
}

/** What a command does with its arguments, and the exit code. */
type Does = (
  army: ArmyCommands,
  run: ArmyRun,
  args: readonly string[],
  flags: Readonly<Record<string, unknown>>,
) => number | Promise<number>;

/** What is told after each step, and that files stay as they are where a step is refused. */
const HELP = `
An army is a small file. Each step shows what is placed and what is missing; a step from which no
whole army could follow is refused with its rule, and then the file stays as it is.
Exit code 1: the step was refused, or the army is not whole.`;

/** `army new|place|take|units|show|check|share|save|load|delete|list`. */
export function addArmy(
  program: Command,
  io: Io,
  source: GameSource,
  ended: (exitCode: number) => void,
): void {
  const army = program
    .command('army')
    .description('build an army for a game that has armies: begin, place, check, keep, share it')
    .addHelpText('after', HELP);
  const add = (usage: string, description: string, does: Does): Command =>
    addCommand(army, usage, description, async (args, flags) => {
      const language = pickLanguage(flags.language, io.env);
      const { armyCommands } = await import('./commands/army.ts');
      ended(await does(armyCommands, { io, source, language }, args, { ...flags }));
    });
  addSteps(add);
  addKept(add);
}

type Add = (usage: string, description: string, does: Does) => Command;

function addSteps(add: Add): void {
  add('new <game> <file>', 'begin an army', (army, run, [game = '', file = ''], { from }) =>
    army.newArmy(run, game, file, String(from)),
  ).requiredOption('--from <what>', 'a faction, a ready army, one of your own, or a text');
  add('place <file> <unit> <place>', 'place a unit, as knights 1fm', (army, run, args) => {
    const [file = '', unit = '', place = ''] = args;
    return army.placeUnit(run, file, unit, place);
  });
  add('take <file> <place>', 'take a unit off, as 1fm', (army, run, [file = '', what = '']) =>
    army.takeUnit(run, file, what),
  );
  add('units <file>', 'list what can be had, and where it may still go', (army, run, [file = '']) =>
    army.listUnits(run, file),
  );
  add('show <file>', 'show what is placed and what is missing', (army, run, [file = '']) =>
    army.showArmy(run, file),
  );
  add('check <file>', 'say what is wrong or missing, and why', (army, run, [file = ''], { json }) =>
    army.checkArmy(run, file, json === true ? { json } : {}),
  ).addOption(new Option('--json', 'print one JSON document, nothing else'));
}

function addKept(add: Add): void {
  add('share <file>', 'print a whole army as text, to be sent and played', (army, run, args) =>
    army.shareArmy(run, args[0] ?? ''),
  );
  add('save <file> <name>', 'keep a whole army under a name', (army, run, args) =>
    army.saveArmy(run, args[0] ?? '', args[1] ?? ''),
  );
  add(
    'load <game> <what> <file>',
    'write a kept or ready army, or a text that was sent, into a file',
    (army, run, [game = '', what = '', file = '']) => army.loadArmy(run, game, what, file),
  );
  add('delete <game> <name>', 'keep an army no longer', (army, run, [game = '', name = '']) =>
    army.deleteArmy(run, game, name),
  );
  add('list <game>', 'list what an army can begin from', (army, run, [game = '']) =>
    army.listArmies(run, game),
  );
}

function addCommand(
  army: Command,
  usage: string,
  description: string,
  run: (args: readonly string[], flags: Spoken) => Promise<void>,
): Command {
  const command = army.command(usage).description(description);
  return command
    .option('--language <code>', 'en or de; else the language of the environment')
    .action(async () => {
      await run(command.args, command.opts<Spoken>());
    });
}
