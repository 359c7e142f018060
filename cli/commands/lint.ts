import { basename, dirname, relative, resolve } from 'node:path';
import type { ExitCode, Io } from '../io.ts';
import { lintCached } from '../lint/lint-cached.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { flagSettings } from '../lint/settings/flag-settings.ts';
import { type LintSettings, mergedSettings, withLevels } from '../lint/settings/lint-settings.ts';
import { settingsFile, settingsFileName } from '../lint/settings/settings-file.ts';
import { type Target, targets } from '../report/targets.ts';
import { writeReports } from '../report/write-reports.ts';
import { UsageError } from '../usage-error.ts';
import type { LintOptions } from './lint-options.ts';

type Told = Pick<LintResult, 'diagnostics'>;

const count = ({ diagnostics }: Told, wanted: 'error' | 'warning'): number =>
  diagnostics.filter(({ severity }) => severity === wanted).length;

/** Whether what was found makes the exit code 1; why it does is told where a report does not show it. */
function judge(told: Told, { failOn, maxWarnings }: LintSettings, io: Io): 0 | 1 {
  if (failOn === 'never') return 0;
  const warnings = count(told, 'warning');
  const isTooMany = maxWarnings !== undefined && warnings > maxWarnings;
  if (isTooMany) io.stderr(`${warnings} warnings are more than the ${maxWarnings} allowed\n`);
  const isWrong = count(told, 'error') > 0 || (failOn === 'warning' && warnings > 0);
  return isWrong || isTooMany ? 1 : 0;
}

/** A report may leave out what stands in the way of a build: then it says so. */
function tellLowered(result: LintResult, told: Told, io: Io): void {
  if (result.checked || count(told, 'error') > 0) return;
  const content = result.isWhole
    ? ''
    : '; the content was not looked at, as it needs a site file without errors';
  io.stderr(
    `site build refuses this site: its errors are lowered for this report alone${content}\n`,
  );
}

/** @throws UsageError where a report would be written over what somebody wrote */
function assertNoSource(file: string, wanted: readonly Target[]): void {
  const folder = dirname(resolve(file));
  for (const target of wanted) {
    if (target.file === undefined) continue;
    const [first, ...rest] = relative(folder, resolve(target.file)).split(/[\\/]/);
    const isOwn =
      rest.length === 0
        ? first === basename(file) || first === settingsFileName
        : first === 'content' || first === 'public';
    if (isOwn)
      throw new UsageError(`${target.file} belongs to the site; write the report elsewhere`);
  }
}

async function lintOnce(
  site: string,
  options: LintOptions,
  wanted: readonly Target[],
  io: Io,
  siteBytes: Buffer | undefined,
): Promise<0 | 1> {
  const flags = flagSettings(options);
  const result = await lintCached(site, io, siteBytes ? { siteBytes } : {});
  const settings = mergedSettings(await settingsFile(dirname(result.file)), flags);
  const told = { diagnostics: withLevels(result.diagnostics, settings) };
  const shown = options.quiet
    ? told.diagnostics.filter(({ severity }) => severity === 'error')
    : told.diagnostics;
  const hidden = told.diagnostics.length - shown.length;
  const { file, linesOf } = result;
  assertNoSource(file, wanted);
  await writeReports({ file, linesOf, diagnostics: shown, hidden }, wanted, io);
  tellLowered(result, told, io);
  return judge(told, settings, io);
}

async function fromStdin(file: string, io: Io): Promise<Buffer> {
  if (!/\.(?:ya?ml|json)$/i.test(file)) {
    throw new UsageError(
      `--stdin-filename names a site file, such as site/site.yaml; ${file} is none`,
    );
  }
  if (!io.stdin) throw new UsageError('--stdin-filename: there is nothing to read from');
  return io.stdin();
}

/**
 * Says what is wrong with a site, on stdout or in files.
 * @param site the folder of the site, or its site file
 * @param stop ends watching
 * @returns 1 where there is an error, or what else the options say, else 0
 * @throws UnreadableInput where there is no site file
 * @throws UsageError where an option, or a setting in lint.yaml, is not known
 */
export async function lintCommand(
  site: string,
  io: Io,
  options: LintOptions = {},
  stop: AbortSignal = new AbortController().signal,
): Promise<ExitCode> {
  const wanted = targets(options.format ?? []);
  const { stdinFilename } = options;
  if (!options.watch) {
    const bytes = stdinFilename === undefined ? undefined : await fromStdin(stdinFilename, io);
    return lintOnce(stdinFilename ?? site, options, wanted, io, bytes);
  }
  if (stdinFilename !== undefined) {
    throw new UsageError('--watch looks at files, and cannot go with --stdin-filename');
  }
  // Loaded here and nowhere else: a single look needs none of it.
  const { lintWatching } = await import('./lint-watching.ts');
  return lintWatching(site, () => lintOnce(site, options, wanted, io, undefined), wanted, io, stop);
}
