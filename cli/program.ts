import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { CommandSpec } from './command-spec.ts';
import type { IndexOptions } from './commands/index-site.ts';
import { inspectionCommands } from './commands/inspection-commands.ts';
import { type LintOptions, lintOptions } from './commands/lint-options.ts';
import type { ServeOptions } from './commands/preview.ts';
import type { RoutesOptions } from './commands/routes.ts';
import { fileFailure, isFileFailure } from './files/file-failure.ts';
import { packageVersion } from './files/package-version.ts';
import { UnreadableInput } from './files/unreadable-input.ts';
import { credentialNames } from './index/credentials.ts';
import { engines } from './index/engines.ts';
import type { ExitCode, Io } from './io.ts';
import type { StopRequest } from './signals/stop-on-signal.ts';
import { UsageError } from './usage-error.ts';

const defaultSite = 'site';
const defaultOut = 'dist/site';

const { user, password, apiKey, token } = credentialNames;
const indexHelp = `
Credentials stand in the environment: ${user} with ${password}, or ${apiKey}, or ${token}.
Only what is new or changed is sent, what is gone is removed; stopped, it goes on when it is run again.`;

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError('a port is 0 to 65535');
  return port;
}

/** The values of an option that may be given more than once. */
const listed = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

/** The command line. A command's exit code is handed to `done`. */
function program(io: Io, stop: StopRequest, done: (code: ExitCode) => void): Command {
  const site = ['[site]', 'folder of the site, or its site.yaml', defaultSite] as const;
  const main = new Command('site')
    .description('Checks, emits, builds and serves a website that is described in one site.yaml.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, getOutHasColors: () => io.color })
    .showHelpAfterError('(site --help tells what there is)');
  const served = (command: Command): Command =>
    command
      .option('--port <number>', 'port to listen on (0: any free one)', parsePort)
      .option('--host <address>', 'address to listen on', '127.0.0.1');
  const lint = main
    .command('lint')
    .description('say what is wrong with a site; exit code 1 where there is an error')
    .argument(...site)
    .action(async (path: string, options: LintOptions) =>
      done(await (await import('./commands/lint.ts')).lintCommand(path, io, options, stop)),
    );
  for (const { flags, description, isMany } of lintOptions) {
    if (isMany) lint.option(flags, description, listed);
    else lint.option(flags, description);
  }
  main
    .command('emit')
    .description('write the model of a site: site.json and a route table a language and device')
    .argument(...site)
    .option('-o, --out <folder>', 'where to write', defaultOut)
    .option('--check', 'write nothing; exit code 1 where what is written differs', false)
    .action(async (path: string, options: { out: string; check: boolean }) =>
      done(await (await import('./commands/emit.ts')).emitCommand(path, options, io)),
    );
  main
    .command('routes')
    .description('list every address of a site with its twins')
    .argument(...site)
    .option('--json', 'as JSON', false)
    .option('--language <code>', 'only this language')
    .option('--device <name>', 'only this device variant')
    .action(async (path: string, options: RoutesOptions) =>
      done(await (await import('./commands/routes.ts')).routesCommand(path, options, io)),
    );
  main
    .command('build')
    .description('write everything that a web server hands out')
    .argument(...site)
    .option('-o, --out <folder>', 'where to write', defaultOut)
    .action(async (path: string, options: { out: string }) =>
      done(await (await import('./commands/build.ts')).buildCommand(path, options.out, io)),
    );
  main
    .command('index')
    .description('bring a search engine to what can be found on a site')
    .argument(...site)
    .requiredOption('--to <url>', 'address of the engine, such as http://127.0.0.1:9200')
    .addOption(
      new Option('--engine <name>', 'which engine it is')
        .choices(Object.keys(engines))
        .makeOptionMandatory(),
    )
    .option('--index <name>', 'what indexes are called, before _ and the language', 'site')
    .addHelpText('after', indexHelp)
    .action(async (path: string, options: IndexOptions) =>
      done(
        await (await import('./commands/index-site.ts')).indexCommand(
          path,
          options,
          io,
          stop,
          process.env,
        ),
      ),
    );
  served(
    main
      .command('preview')
      .description('serve what was built, as a web server should')
      .argument('[folder]', 'what to serve', defaultOut),
  ).action(async (folder: string, options: ServeOptions) =>
    done(await (await import('./commands/preview.ts')).previewCommand(folder, options, io, stop())),
  );
  served(
    main
      .command('dev')
      .description('serve a site while it is being written')
      .argument(...site),
  ).action(async (path: string, options: ServeOptions) =>
    done(await (await import('./commands/dev.ts')).devCommand(path, options, io, stop)),
  );
  for (const spec of inspectionCommands) add(main, spec, io, done);
  return main;
}

/** Puts a command that is described as data on the command line. */
function add(main: Command, spec: CommandSpec, io: Io, done: (code: ExitCode) => void): void {
  const command = main.command(spec.name).description(spec.description);
  for (const operand of spec.operands) command.argument(...operand);
  for (const { flags, description } of spec.options) command.option(flags, description);
  if (spec.help !== undefined) command.addHelpText('after', `\n${spec.help}`);
  command.action(async () => {
    done(await spec.run(command.processedArgs, command.opts(), io));
  });
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
    io.stderr(`site: a fault of the program, please report it\n${trace}\n`);
    return 3;
  }
}
