import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { memoryCache } from '../../content/cache/article-cache.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { ExplanationLanguage } from '../../diagnostics/explanation.ts';
import {
  type LintSettings,
  mergedSettings,
  type SomeSettings,
  withLevels,
} from '../../diagnostics/lint-settings.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import type { ExitCode, Io } from '../../io.ts';
import { type FoundLint, lintRemembered } from '../../lint/cache/lint-remembered.ts';
import type { LintResult } from '../../lint/lint-site.ts';
import { settingsFile, settingsFileName } from '../../lint/settings/settings-file.ts';
import type { FileTexts } from '../../read/include/file-texts.ts';
import { type Target, targets } from '../../report/targets.ts';
import { writeReports } from '../../report/write-reports.ts';
import type { StopRequest } from '../../signals/stop-on-signal.ts';
import { UsageError } from '../../usage-error.ts';
import type { LintOptions } from './lint-options.ts';

type Reported = Pick<LintResult, 'diagnostics'>;

const count = ({ diagnostics }: Reported, wanted: 'error' | 'warning'): number =>
  diagnostics.filter(({ severity }) => severity === wanted).length;

/** Whether what was found makes the exit code 1; the reason is printed where a report does not show it. */
function exitCodeOf(reported: Reported, { failOn, maxWarnings }: LintSettings, io: Io): 0 | 1 {
  if (failOn === 'never') return 0;
  const warnings = count(reported, 'warning');
  const isTooMany = maxWarnings !== undefined && warnings > maxWarnings;
  if (isTooMany) {
    const are = warnings === 1 ? 'is' : 'are';
    const text = {
      zh: `有 ${warnings} 个警告，超过允许的 ${maxWarnings} 个`,
      en: `${counted(warnings, 'warning')} ${are} more than the ${maxWarnings} allowed`,
    };
    io.stderr(`${text[io.language]}\n`);
  }
  const isWrong = count(reported, 'error') > 0 || (failOn === 'warning' && warnings > 0);
  return isWrong || isTooMany ? 1 : 0;
}

/** Reports what findings do not show: that a build is refused, and that content was not checked. */
function reportUnchecked(result: FoundLint, reported: Reported, io: Io): void {
  if (!result.isValid && count(reported, 'error') === 0) {
    io.note({
      zh: 'site build 不会构建这个网站：它的错误只在本次报告中被降级或视为已知',
      en: 'site build refuses this site: its errors are lowered or known for this report alone',
    });
  }
  if (!result.contentChecked && existsSync(join(dirname(result.file), 'content'))) {
    io.note({
      zh: '内容未检查：站点文件有错误',
      en: 'content not checked: the site file has errors',
    });
  }
}

/** @throws UsageError where a report would be written over what somebody wrote */
function assertNoSource(
  { file, sources, contentFolders }: Pick<FoundLint, 'file' | 'sources' | 'contentFolders'>,
  wanted: readonly (string | undefined)[],
): void {
  const folder = dirname(resolve(file));
  const own = new Set(sources.map((each) => resolve(each)));
  for (const target of wanted) {
    if (target === undefined) continue;
    const path = relative(folder, resolve(target)).replaceAll('\\', '/');
    const [first, ...rest] = path.split('/');
    const isOwn =
      own.has(resolve(target)) ||
      (rest.length === 0
        ? first === basename(file) || first === settingsFileName
        : ['content', 'public', ...contentFolders].some((each) => path.startsWith(`${each}/`)));
    if (isOwn) {
      throw new UsageError({
        zh: `${target} 属于网站本身；请把报告写到别处`,
        en: `${target} belongs to the site; write the report elsewhere`,
      });
    }
  }
}

/** What the flags set; most runs have none, and do not load what checks them. */
async function flagsOf(options: LintOptions): Promise<SomeSettings> {
  const { rule, maxWarnings, failOn } = options;
  if (rule === undefined && maxWarnings === undefined && failOn === undefined) return {};
  return (await import('../../lint/settings/flag-settings.ts')).flagSettings(options);
}

/** Checks the site as the options say. */
async function checked(
  site: string,
  { cache = true, emitted, env: environment }: LintOptions,
  io: Io,
  siteTexts: FileTexts | undefined,
): Promise<FoundLint> {
  if (cache && !siteTexts && emitted === undefined) return lintRemembered(site, io, environment);
  const { lintCached } = await import('../../lint/cache/lint-cached.ts');
  const anew = cache ? {} : { cache: memoryCache() };
  const result = await lintCached(site, io, { ...anew, siteTexts, environment });
  const source = result.checked?.source;
  const found = { ...result, isValid: result.checked !== undefined, ...(source ? { source } : {}) };
  if (emitted === undefined || !result.checked) return found;
  const { emittedFindings } = await import('./emitted-findings.ts');
  const stale = await emittedFindings(emitted, result.checked, result.file, siteTexts, io);
  return { ...found, diagnostics: sortDiagnostics([...result.diagnostics, ...stale], result.file) };
}

/** What stays of the findings at the levels that flags and settings give them. */
async function reportedOf(result: Pick<LintResult, 'file' | 'diagnostics'>, options: LintOptions) {
  const settings = mergedSettings(await settingsFile(dirname(result.file)), await flagsOf(options));
  return { settings, diagnostics: withLevels(result.diagnostics, settings) };
}

/**
 * The language that rules are explained in, if they are.
 * @throws UsageError where there is no such language
 */
function explainedIn({ explain }: LintOptions, { language }: Io): ExplanationLanguage | undefined {
  if (explain === undefined) return language === 'zh' ? 'zh' : undefined;
  if (explain === 'zh' || explain === 'en') return explain;
  if (explain === 'no') return undefined;
  throw new UsageError({
    zh: `--explain ${explain}：规则的说明只有 zh、en，或 no`,
    en: `--explain ${explain}: rules are explained in zh or en, or no`,
  });
}

/** What a baseline does not know, where there is one. */
async function unknownOf(
  result: FoundLint,
  diagnostics: LintResult['diagnostics'],
  { baseline, baselineUpdate = false }: LintOptions,
  io: Io,
): Promise<LintResult['diagnostics']> {
  if (baseline === undefined) return diagnostics;
  assertNoSource(result, [baseline]);
  const { newFindings } = await import('./lint-baseline.ts');
  return newFindings(result, diagnostics, baseline, baselineUpdate, io);
}

async function lintOnce(
  site: string,
  options: LintOptions,
  wanted: readonly Target[],
  io: Io,
  siteTexts: FileTexts | undefined,
): Promise<Pick<FoundLint, 'contentFolders'> & { readonly code: 0 | 1 }> {
  const result = await checked(site, options, io, siteTexts);
  const { settings, diagnostics: all } = await reportedOf(result, options);
  const reported = { diagnostics: await unknownOf(result, all, options, io) };
  const shown = options.quiet
    ? reported.diagnostics.filter(({ severity }) => severity === 'error')
    : reported.diagnostics;
  const hidden = reported.diagnostics.length - shown.length;
  const { file, linesOf } = result;
  assertNoSource(
    result,
    wanted.map((target) => target.file),
  );
  const explained = shown.length === 0 ? undefined : explainedIn(options, io);
  const explain =
    explained && (await import('../../report/explanations.ts')).explanations(explained);
  const found = { file, linesOf, diagnostics: shown, hidden, ...(explain ? { explain } : {}) };
  await writeReports(found, wanted, io);
  reportUnchecked(result, reported, io);
  if (io.keepsEditorFiles && siteTexts === undefined && options.env === undefined) {
    const { updateEditorFiles } = await import('../../editor/update-editor-files.ts');
    await updateEditorFiles(result.file, result.source);
  }
  return { code: exitCodeOf(reported, settings, io), contentFolders: result.contentFolders };
}

async function fromStdin(file: string, io: Io): Promise<Buffer> {
  if (!/\.(?:ya?ml|json)$/i.test(file)) {
    throw new UsageError({
      zh: `--stdin-filename 应为站点文件，例如 site/site.yaml；${file} 不是`,
      en: `--stdin-filename names a site file, such as site/site.yaml; ${file} is none`,
    });
  }
  if (!io.stdin) {
    throw new UsageError({
      zh: '--stdin-filename：没有可读取的输入',
      en: '--stdin-filename: there is nothing to read from',
    });
  }
  return io.stdin();
}

/**
 * Says what is wrong with a site, on stdout or in files.
 * @param site the folder of the site, or its site file
 * @param stop gives what ends watching
 * @returns 1 where there is an error, or what else the options say, else 0
 * @throws UnreadableInput where there is no site file
 * @throws UsageError where an option, or a setting in lint.yaml, is not known
 */
export async function lintCommand(
  site: string,
  io: Io,
  options: LintOptions = {},
  stop: StopRequest = () => new AbortController().signal,
): Promise<ExitCode> {
  const wanted = targets(options.format ?? []);
  const { stdinFilename } = options;
  // Wrong flags are reported before anything is read.
  await flagsOf(options);
  explainedIn(options, io);
  if (options.baselineUpdate && (options.baseline === undefined || stdinFilename !== undefined)) {
    const message =
      stdinFilename === undefined
        ? {
            zh: '--baseline-update 需要 --baseline <file>',
            en: '--baseline-update needs --baseline <file>',
          }
        : {
            zh: '--baseline-update 记录文件，不能与 --stdin-filename 同用',
            en: '--baseline-update records files, and cannot go with --stdin-filename',
          };
    throw new UsageError(message);
  }
  if (options.fix || options.fixUnsafe || options.fixDryRun) {
    const other = [
      options.watch ? '--watch' : '',
      stdinFilename === undefined ? '' : '--stdin-filename',
      // What is wrong or unused in one environment may be needed in another.
      options.env === undefined ? '' : '--env',
    ].find((each) => each !== '');
    if (other !== undefined) {
      throw new UsageError({
        zh: `--fix 会写文件，不能与 ${other} 同用`,
        en: `--fix writes files, and cannot go with ${other}`,
      });
    }
    // Loaded here and nowhere else, as what watches below: a single look needs none of it.
    const { fixCommand } = await import('./lint-fixing.ts');
    const reported = async (result: LintResult) => (await reportedOf(result, options)).diagnostics;
    const isSomething = await fixCommand(site, options, reported, io);
    if (options.fixDryRun) return isSomething ? 1 : 0;
  }
  if (options.env !== undefined && stdinFilename !== undefined) {
    throw new UsageError({
      zh: '--env 叠加磁盘上的文件，不能与 --stdin-filename 同用',
      en: '--env lays a file of the disk over the site, and cannot go with --stdin-filename',
    });
  }
  if (!options.watch) {
    if (stdinFilename === undefined) {
      return (await lintOnce(site, options, wanted, io, undefined)).code;
    }
    const given = new Map([[stdinFilename, await fromStdin(stdinFilename, io)]]);
    const { includingSite } = await import('../../read/include/including-site.ts');
    const including = await includingSite(stdinFilename);
    const texts = including ? new Map([[including.part, given.get(stdinFilename) ?? '']]) : given;
    return (await lintOnce(including?.siteFile ?? stdinFilename, options, wanted, io, texts)).code;
  }
  if (stdinFilename !== undefined) {
    throw new UsageError({
      zh: '--watch 监视文件，不能与 --stdin-filename 同用',
      en: '--watch looks at files, and cannot go with --stdin-filename',
    });
  }
  const { lintWatching } = await import('./lint-watching.ts');
  return lintWatching(
    site,
    async () => (await lintOnce(site, options, wanted, io, undefined)).contentFolders,
    wanted,
    io,
    stop(),
  );
}
