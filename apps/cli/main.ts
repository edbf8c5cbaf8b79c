import { printable, type Language } from '@bannerfield/kernel';
import { CommanderError, type Command } from 'commander';
import { explain } from './errors.ts';
import { pickLanguage } from './flags.ts';
import { isTerminal, type Io } from './io.ts';
import { makeProgram } from './program.ts';
import { widthOf } from './text.ts';
import { registrySource, type GameSource } from './source.ts';

/** Runs one command line and gives its exit code; nothing is thrown. */
export async function main(
  args: readonly string[],
  io: Io,
  source: GameSource = registrySource,
): Promise<number> {
  let exitCode = 0;
  const program = makeProgram(io, source, (code) => {
    exitCode = code;
  });
  quieten(program, io);
  try {
    if (args.length > 0) await program.parseAsync(args, { from: 'user' });
    else if (isTerminal(io)) exitCode = await openMenu(io, source);
    else {
      program.outputHelp({ error: true });
      exitCode = 2;
    }
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { sentence, exitCode: failed } = explain(error, askedLanguage(args));
    // It may quote a file, which may hold line ends and worse.
    io.stderr.write(`error: ${printable(sentence)}\n`);
    return failed;
  }
}

/** Of the command's own option: it may stand beside what has failed. */
function askedLanguage(args: readonly string[]): Language {
  const joined = args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length);
  return (joined ?? args[args.indexOf('--language') + 1]) === 'de' ? 'de' : 'en';
}

async function openMenu(io: Io, source: GameSource): Promise<number> {
  const { menu } = await import('./menu.ts');
  return menu(io, source, pickLanguage(undefined, io.env));
}

/**
 * Lets commander throw instead of ending the process, and say what is wrong in one line: it may
 * quote an argument, which may hold line ends and worse.
 */
function quieten(program: Command, io: Io): void {
  for (const command of withCommandsOf(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => {
        write(`${printable(text.trim())}\n`);
      },
      getOutHelpWidth: () => widthOf(io.stdout) + 1,
      getErrHelpWidth: () => widthOf(io.stderr) + 1,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  }
}

/** It and all commands below it, as `edition` has some of its own. */
function withCommandsOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withCommandsOf)];
}
