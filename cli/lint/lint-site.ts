import { dirname } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import { memoryCache } from '../content/cache/article-cache.ts';
import { checkReferences } from '../content/check-references.ts';
import { namedFolders } from '../content/folders/content-folders.ts';
import { type ContentOptions, type LoadedContent, readContent } from '../content/read-content.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { stopsBuild } from '../diagnostics/lowerable.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import type { FileIgnores } from '../ignores/ignore.ts';
import { readIgnores } from '../ignores/read-ignores.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import type { FileTexts } from '../read/include/file-texts.ts';
import type { ReadSite } from '../read/read-result.ts';
import { namedEntryFindings } from './check-entry-references.ts';
import { siteContext } from './context/site-context.ts';
import { applyIgnores } from './ignores/apply-ignores.ts';
import { linesReader } from './lines-reader.ts';
import { addressFindings } from './links/address-findings.ts';
import { type FileResult, lintRead } from './lint-read.ts';
import { settingsFile } from './settings/settings-file.ts';
import { siteFindings } from './site-findings.ts';

/** A site in which nothing was found that keeps it from being built. */
export type CheckedSite = LoadedContent & {
  readonly source: SiteSource;
  /** Its own components; absent: it has none. */
  readonly own?: OwnBundle;
};

export type LintResult = {
  /** The site file. */
  readonly file: string;
  /** The site file and those that it includes, as far as they could be read. */
  readonly sources: readonly string[];
  /** What the site file includes, as it is written there. */
  readonly includes: readonly string[];
  /** Folders that its collections name for their entries, from its own. */
  readonly contentFolders: readonly string[];
  /** Files that its own components are made from; undefined where they could not be bundled. */
  readonly componentSources: readonly string[] | undefined;
  /** Lines of a file that diagnostics are about. */
  readonly linesOf: (file: string) => LineIndex;
  /** In the order of the files, the site file first; without the warnings that comments hide. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether its content could be looked at: that needs a site file without errors. */
  readonly contentChecked: boolean;
  /** When an entry appears or goes, in milliseconds since 1970: what is found may be something else then. */
  readonly nextChange?: number;
  /** Set where there is no error but such of content as the settings beside the site file lower. */
  readonly checked?: CheckedSite;
};

export type LintOptions = Partial<ContentOptions> & {
  /** What stands in the site file, or in a file that it includes, where that is not what the disk has. */
  readonly siteTexts?: FileTexts | undefined;
  /** Whose file is laid over the site: site.staging.yaml is that of staging. */
  readonly environment?: string | undefined;
};

/** A site that was read: its file, and where that is right, its content. */
export type WholeSite = {
  readonly text: ReadSite;
  /** What is wrong with the site file. */
  readonly read: FileResult;
  /** Absent where the site file has errors. */
  readonly loaded?: CheckedSite;
};

/** The site's own components; the bundler is loaded for those that have some. */
async function bundledOwn(folder: string, { site }: SiteSource): Promise<OwnBundle | undefined> {
  const { bundleOwn } = await import('../own/bundle/bundle-own.ts');
  return bundleOwn(folder, site.base ?? '/');
}

/**
 * Reads a site as far as it has to be read to be compiled.
 * @param path the site file, or the folder it is in
 * @param before what was read before, where the site file is still the same: it is not checked again
 * @throws UnreadableInput where there is none
 */
export async function readWholeSite(
  path: string,
  options: LintOptions = {},
  before?: WholeSite,
): Promise<WholeSite> {
  const { siteTexts, environment, ...rest } = options;
  const texts = siteTexts ?? options.texts;
  const text = before?.text ?? (await readSiteLanguage(path, texts, environment));
  const read = before?.read ?? lintRead(text);
  const { file, source } = read;
  if (!source) return { text, read };
  const folder = dirname(file);
  const [loaded, own] = await Promise.all([
    readContent(folder, source, {
      cache: memoryCache(),
      program: '',
      now: Date.now(),
      drafts: false,
      ...rest,
    }),
    text.own ? bundledOwn(folder, source) : undefined,
  ]);
  return { text, read, loaded: { ...loaded, source, ...(own ? { own } : {}) } };
}

/**
 * Finds all that is wrong with a site that was read.
 * @param texts of files that were read in place of what stands on the disk, by path
 */
export async function lintWholeSite(
  { text, read, loaded }: WholeSite,
  texts?: ReadonlyMap<string, string>,
): Promise<LintResult> {
  const { sources, includes } = text;
  const linesOf = linesReader(new Map(sources.map((each) => [each.file, each.lines])), texts);
  const { file } = read;
  const ignores = sources.map(
    (each): FileIgnores => ({
      file: each.file,
      ignores: readIgnores(each.text, each.comments, 'yaml'),
    }),
  );
  const contentFolders = loaded ? namedFolders(loaded.source).map(({ folder }) => folder) : [];
  const paths = sources.map((each) => each.file);
  const componentSources = loaded?.own ? loaded.own.sources : [];
  const known = { file, sources: paths, includes, contentFolders, componentSources, linesOf };
  if (!loaded) {
    const diagnostics = sortDiagnostics(applyIgnores(read.diagnostics, ignores, false), file);
    return { ...known, diagnostics, contentChecked: false };
  }
  const { source, content, own } = loaded;
  const site = await siteContext(read.read, source, content);
  const found = [
    ...read.diagnostics,
    ...namedEntryFindings(read.read, source, content),
    ...content.diagnostics,
    ...(own?.diagnostics ?? []),
    ...checkReferences(content, source),
    ...(await addressFindings(site)),
    ...siteFindings(site),
  ];
  const written = found.filter(
    (each) => each.severity === 'error' || !content.fetched.has(each.file),
  );
  const reported = applyIgnores(written, [...ignores, ...content.ignores], true);
  const diagnostics = sortDiagnostics(reported, file);
  const settings = await settingsFile(dirname(file));
  return {
    ...known,
    diagnostics,
    contentChecked: true,
    ...(content.nextChange === undefined ? {} : { nextChange: content.nextChange }),
    ...(diagnostics.some(stopsBuild(settings)) ? {} : { checked: loaded }),
  };
}

/**
 * Reads a site and finds all that is wrong with it: its file, and where that is right, its content.
 * @param path the site file, or the folder it is in
 * @throws UnreadableInput where there is none
 */
export const lintSite = async (path: string, options: LintOptions = {}): Promise<LintResult> =>
  lintWholeSite(await readWholeSite(path, options), options.texts);
