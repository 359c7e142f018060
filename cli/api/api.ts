import type { Model } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { hostBuilds } from '../build/host-builds.ts';
import { tightenHeap } from '../build/tight-heap.ts';
import { writeBuild } from '../build/write-build.ts';
import { commandIo } from '../command-io.ts';
import { devPort } from '../commands/specs/common.ts';
import { startDev } from '../dev/start-dev.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { fetchSiteEntries } from '../fetch/fetch-site-entries.ts';
import { checkOutput } from '../files/check-output.ts';
import { contentOf } from '../files/new-file.ts';
import type { Io, Terminal } from '../io.ts';
import { lintCached } from '../lint/cache/lint-cached.ts';
import type { CheckedSite, LintResult } from '../lint/lint-site.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import { report } from '../report/report.ts';
import { plainStyle } from '../report/report-style.ts';
import { askAlways, askNone } from '../search/http/api-asking.ts';
import { validateSite } from '../validate/validate-site.ts';

/** A place in a file, counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** Something wrong with what the author of a site wrote. */
export type Finding = {
  /** Stable id of the rule that was broken, such as `link-target`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly file: string;
  readonly start: Place;
  /** The place right behind it. */
  readonly end: Place;
  /** What the author may have meant instead. */
  readonly suggestion?: string;
};

/** What was found in a site. */
export type Findings = {
  /** The site file. */
  readonly file: string;
  /** In the order of the files, the site file first. */
  readonly findings: readonly Finding[];
  /** Whether the site can be built. */
  readonly isValid: boolean;
};

/** A site file that was read. */
export type SiteFile = Omit<Findings, 'isValid'> & {
  /** What it says; absent where its shape is wrong. */
  readonly source?: SiteSource;
};

/** A compiled site. */
export type CompiledSite = {
  /** What the runtime interprets: `site.json` and the route table of every variant. */
  readonly model: Model;
  /** The files that `site emit` writes, by path: content, lists and the search's index included. */
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>;
};

export type BuildOptions = {
  /** Folder that is written to. */
  readonly out: string;
  /** Gets how far the build is. */
  readonly onProgress?: (text: string) => void;
};

/** What a build wrote. */
export type BuildSummary = {
  /** Number of files of the site, without their compressed forms. */
  readonly files: number;
  /** How many of them are new or changed. */
  readonly changed: number;
};

export type DevServerOptions = {
  /** The wanted port, 0 for any that is free; (default) 5173, or the next that is free. */
  readonly port?: number;
  /** (default) 127.0.0.1: this machine alone. */
  readonly host?: string;
  /** Gets what was found, at the start and after each change. */
  readonly onFindings?: (findings: Findings) => void;
  /** Gets what failed in a page, once for each page that shows it. */
  readonly onPageFailure?: (findings: readonly Finding[]) => void;
  /** Gets what keeps a change from being read. */
  readonly onError?: (error: unknown) => void;
};

/** A server for a site that is being written. */
export type DevServer = {
  /** Its address on this machine, with a slash at its end. */
  readonly address: string;
  /** Its addresses on the networks of this machine, where it listens there. */
  readonly networkAddresses: readonly string[];
  readonly close: () => Promise<void>;
};

/** Thrown where a site cannot be built: its message is the report of `site lint`, or names the pages that failed. */
export class SiteProblems extends Error {
  override readonly name = 'SiteProblems';
  /** What the linter found; empty where pages failed. */
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[]) {
    super(message);
    this.findings = findings;
  }
}

type Reported = {
  readonly file: string;
  readonly linesOf: (file: string) => LineIndex;
  readonly diagnostics: readonly Diagnostic[];
};

const findingsOf = ({ diagnostics, linesOf }: Reported): readonly Finding[] =>
  diagnostics.map(({ rule, severity, message, file, start, end, suggestion }) => ({
    rule,
    severity,
    message,
    file,
    start: linesOf(file).position(start),
    end: linesOf(file).position(end),
    ...(suggestion === undefined ? {} : { suggestion }),
  }));

/** Collects what a command would write to stderr. */
function collecting(onProgress?: (text: string) => void): { io: Io; said: () => string } {
  let text = '';
  const terminal: Terminal = {
    stdout: () => undefined,
    stderr: (part) => {
      text += part;
    },
    color: false,
    ...(onProgress ? { progress: onProgress } : {}),
  };
  return { io: commandIo(terminal), said: () => text.trim() };
}

const findingsIn = (result: LintResult): Findings => ({
  file: result.file,
  findings: findingsOf(result),
  isValid: result.checked !== undefined,
});

/** @throws SiteProblems where the site has errors */
async function checked(site: string, io: Io): Promise<CheckedSite> {
  const result = await lintCached(site, io);
  if (!result.checked) throw new SiteProblems(report(result, plainStyle), findingsOf(result));
  return result.checked;
}

/**
 * Reads a site file and checks its shape, and nothing else of the site.
 * @param site the site file, or the folder it is in
 * @throws UnreadableInput (an Error) where there is none
 */
export async function readSite(site: string): Promise<SiteFile> {
  const read = await readSiteLanguage(site);
  const { source, diagnostics } = validateSite(read);
  const found = {
    file: read.file,
    linesOf: read.linesOf,
    diagnostics: [...read.diagnostics, ...diagnostics],
  };
  return { file: read.file, findings: findingsOf(found), ...(source ? { source } : {}) };
}

/**
 * Finds all that is wrong with a site: its file and its content.
 * @param site the site file, or the folder it is in
 * @throws UnreadableInput (an Error) where there is none
 */
export async function lintSite(site: string): Promise<Findings> {
  return findingsIn(await lintCached(site, collecting().io));
}

/**
 * Compiles a site, and writes nothing. Content APIs are not asked.
 * @param site the site file, or the folder it is in
 * @throws SiteProblems where the site has errors; UnreadableInput (an Error) where there is none
 */
export async function compileSite(site: string): Promise<CompiledSite> {
  const { model, files } = await emittedFiles(await checked(site, collecting().io), askNone);
  return {
    model,
    files: new Map([...files].map(([path, file]) => [path, () => contentOf(file)])),
  };
}

/**
 * Builds what a web server hands out, as `site build` does: all of it is written, or the output stays as it was.
 * @param site the site file, or the folder it is in
 * @throws SiteProblems where the site has errors or a page cannot be rendered; UnreadableInput, UsageError or the file
 * system's own Error where something cannot be read or written
 */
export async function buildSite(
  site: string,
  { out, onProgress }: BuildOptions,
): Promise<BuildSummary> {
  await checkOutput(site, out);
  tightenHeap();
  const { io, said } = collecting(onProgress);
  await fetchSiteEntries(site, askAlways(io));
  const found = await checked(site, io);
  const summary = { files: 0, changed: 0 };
  for (const { source, folder } of hostBuilds(found.source, out)) {
    const written = await writeBuild({ ...found, source }, site, folder, io);
    if (!written) throw new SiteProblems(said(), []);
    summary.files += written.files;
    summary.changed += written.changed;
  }
  return summary;
}

/**
 * Serves a site while it is written, as `site dev` does: pages that are open take what is saved in place.
 * @param site the site file, or the folder it is in
 * @throws UnreadableInput (an Error) where there is no site; UsageError where it cannot listen
 */
export async function createDevServer(
  site: string,
  {
    port,
    host = '127.0.0.1',
    onFindings = () => undefined,
    onPageFailure = () => undefined,
    onError = () => undefined,
  }: DevServerOptions = {},
): Promise<DevServer> {
  const { local, network, close } = await startDev(
    site,
    {
      port,
      defaultPort: devPort,
      host,
      onFound: (result) => onFindings(findingsIn(result)),
      onFailureInPage: (failure) => onPageFailure(findingsOf(failure)),
      onFailure: onError,
    },
    collecting().io,
  );
  return { address: local, networkAddresses: network, close };
}
