import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { CommandSpec, OptionSpec } from './command-spec.ts';
import { commandSpecs } from './commands/command-specs.ts';
import { fileFailure, isFileFailure } from './files/file-failure.ts';
import { packageVersion } from './files/package-version.ts';
import { UnreadableInput } from './files/unreadable-input.ts';
import type { ExitCode, Io } from './io.ts';
import type { StopRequest } from './signals/stop-on-signal.ts';
import { UsageError } from './usage-error.ts';

function optionOf({ flags, description, parse, ...spec }: OptionSpec): Option {
  const option = new Option(flags, description);
  if (spec.default !== undefined) option.default(spec.default);
  if (spec.choices) option.choices(spec.choices);
  if (spec.required) option.makeOptionMandatory();
  if (parse) {
    option.argParser((text: string) => {
      try {
        return parse(text);
      } catch (error) {
        throw error instanceof UsageError ? new InvalidArgumentError(error.message) : error;
      }
    });
  }
  if (spec.repeatable) {
    option.argParser((value: string, before: readonly string[] = []) => [...before, value]);
  }
  return option;
}

/** The command line. A command's exit code is handed to `done`. */
function program(io: Io, stop: StopRequest, done: (code: ExitCode) => void): Command {
  const main = new Command('site')
    .description('Check, build and serve a website that is described in one site.yaml.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, getOutHasColors: () => io.color })
    .showHelpAfterError('(run site --help for the list of commands)');
  const add = ({ name, description, args, options, help, run }: CommandSpec): void => {
    const command = main
      .command(name)
      .description(description)
      .showHelpAfterError(`(run site ${name} --help for its options)`);
    for (const { default: value, ...arg } of args) {
      const argument = new Argument(arg.name, arg.description);
      command.addArgument(value === undefined ? argument : argument.default(value));
    }
    for (const option of options) command.addOption(optionOf(option));
    if (help !== undefined) command.addHelpText('after', `\n${help}`);
    command.action(async () => {
      done(await run({ args: command.processedArgs, options: command.opts(), io, stop }));
    });
  };
  for (const spec of commandSpecs) add(spec);
  return main;
}

/**
 * Runs the command line.
 * @param args what stands after the command's name
 * @param stop gives what ends the commands that go on until they are stopped; the others do not ask for it
 * @returns the exit code; never throws
 */
export async function run(args: readonly string[], io: Io, stop: StopRequest): Promise<ExitCode> {
  let code: ExitCode = 0;
  try {
    await program(io, stop, (result) => {
      code = result;
    }).parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError || error instanceof UnreadableInput) {
      io.stderr(`site: ${error.message}\n`);
      return 2;
    }
    if (isFileFailure(error)) {
      io.stderr(`site: ${fileFailure(error)}\n`);
      return 2;
    }
    const trace = error instanceof Error ? error.stack : String(error);
    io.stderr(`site: internal error, please report it\n${trace}\n`);
    return 3;
  }
}
