import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { commandIo } from './command-io.ts';
import type { ArgumentSpec, CommandSpec, OptionSpec } from './command-spec.ts';
import { commandSpecs } from './commands/command-specs.ts';
import { fileFailure, isFileFailure } from './files/file-failure.ts';
import { packageVersion } from './files/package-version.ts';
import { assertChoice } from './help/assert-choice.ts';
import { globalOptions } from './help/global-options.ts';
import { helpTexts } from './help/help-texts.ts';
import { parseFailure } from './help/parse-failure.ts';
import { wantedLanguage } from './help/wanted-language.ts';
import type { ExitCode, Terminal } from './io.ts';
import { LocalError } from './local-error.ts';
import { type CliLanguage, languageOfLocale } from './local-text.ts';
import { printable } from './report/printable.ts';
import type { StopRequest } from './signals/stop-on-signal.ts';

/** Turns what a parser of ours throws into what commander reports beside the option's name. */
const inCommander =
  <Value>(parse: (text: string, before?: unknown) => Value, language: CliLanguage) =>
  (text: string, before?: unknown): Value => {
    try {
      return parse(text, before);
    } catch (error) {
      throw error instanceof LocalError ? new InvalidArgumentError(error.text[language]) : error;
    }
  };

function optionOf(spec: OptionSpec, language: CliLanguage): Option {
  const { flags, description, choices, parse } = spec;
  const option = new Option(flags, description[language]);
  if (spec.default !== undefined) option.default(spec.default);
  if (choices) {
    option.choices(choices);
    option.argParser(inCommander((text) => assertChoice(text, choices), language));
  }
  if (spec.required) option.makeOptionMandatory();
  if (parse) option.argParser(inCommander(parse, language));
  if (spec.repeatable) {
    option.argParser((value: string, before: readonly string[] = []) => [...before, value]);
  }
  return option;
}

function argumentOf(spec: ArgumentSpec, language: CliLanguage): Argument {
  const { name, description, choices } = spec;
  const argument = new Argument(name, description[language]);
  if (spec.default !== undefined) argument.default(spec.default);
  if (choices) {
    argument.choices(choices);
    argument.argParser(inCommander((text) => assertChoice(text, choices), language));
  }
  return argument;
}

/** The command line. A command's exit code is handed to `done`. */
async function program(
  terminal: Terminal,
  language: CliLanguage,
  stop: StopRequest,
  done: (code: ExitCode) => void,
): Promise<Command> {
  const texts = helpTexts[language];
  const { stdout: writeOut, stderr: writeErr, color } = terminal;
  const main = new Command('site')
    .description(texts.description)
    .version(packageVersion(), '-V, --version', texts.version)
    .helpOption('-h, --help', texts.help)
    .helpCommand('help [command]', texts.help)
    .exitOverride()
    .configureOutput({
      writeOut,
      writeErr,
      getOutHasColors: () => color,
      outputError: (message, write) => write(parseFailure(message, language)),
    })
    .configureHelp({
      showGlobalOptions: true,
      // Nobody else waits for what measures Chinese text.
      ...(language === 'zh' ? (await import('./help/chinese-help.ts')).chineseHelp : {}),
    })
    .showHelpAfterError(texts.seeHelp(''));
  for (const option of globalOptions) main.addOption(optionOf(option, language));
  const add = ({ name, description, args, options, help, run }: CommandSpec): void => {
    const command = main
      .command(name)
      .description(description[language])
      .showHelpAfterError(texts.seeHelp(name));
    for (const argument of args) command.addArgument(argumentOf(argument, language));
    for (const option of options) command.addOption(optionOf(option, language));
    if (help !== undefined) command.addHelpText('after', `\n${help[language]}`);
    command.action(async () => {
      const options = command.optsWithGlobals();
      const io = commandIo(terminal, { language, quiet: options.quiet === true });
      const args = command.processedArgs.flat();
      done(await run({ args, options, io, commands: commandSpecs, stop }));
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
export async function run(
  args: readonly string[],
  terminal: Terminal,
  stop: StopRequest,
): Promise<ExitCode> {
  const language = wantedLanguage(args) ?? languageOfLocale(terminal.locale);
  const fail = (text: string): void => {
    terminal.progress?.('');
    // A name that was typed may hold what a terminal obeys.
    const lines = text.split('\n').map(printable);
    terminal.stderr(`site: ${lines.join('\n')}\n`);
  };
  let code: ExitCode = 0;
  try {
    const main = await program(terminal, language, stop, (result) => {
      code = result;
    });
    await main.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof LocalError) {
      fail(error.text[language]);
      return 2;
    }
    if (isFileFailure(error)) {
      fail(fileFailure(error)[language]);
      return 2;
    }
    const trace = error instanceof Error ? error.stack : String(error);
    fail(`${helpTexts[language].internalError}\n${trace}`);
    return 3;
  }
}
