import { offlineFile, webManifestFile, workerFile } from '../../../schema/offline/offline-names.ts';
import { foldSegment } from '../../../schema/path/fold-segment.ts';
import { redirectsFile } from '../../../schema/redirects/redirect-model.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LintContext } from '../context/lint-context.ts';

/** Folders that hold nothing but what the build writes. */
const builtFolders = new Set(['static', 'groups']);
/** Folders in which the build has one for each language. */
const languageFolders = new Set(['content', 'search']);

/** Files and folders of a site whose public address is known: for crawlers and feed readers. */
const seoFile = /^(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;
const feedFolder = 'feeds';
/** The folder of calendar files, of sites with events. */
const calendarFolder = 'calendars';

/** Files at the root of a built site. */
const builtFiles = ({ settings, source }: LintContext): string[] => [
  'index.html',
  '500.html',
  'site.json',
  'theme.css',
  ...(source.redirects ? [redirectsFile] : []),
  'sbom.cdx.json',
  'third-party-notices.txt',
  workerFile,
  ...(source.pwa
    ? Object.keys(settings.languages).flatMap((code) => [webManifestFile(code), offlineFile(code)])
    : []),
  ...settings.variants.map(({ language, device }) => `routes.${language}.${device}.json`),
  ...Object.keys(settings.languages).map((language) => `search/${language}.json`),
];

/**
 * Addresses that a server answers with a file.
 * @param files paths of the public files
 */
export function* reservedPaths(context: LintContext, files: readonly string[]): Iterable<Finding> {
  const { paths, settings, source } = context;
  const { origin, history } = source.site;
  const isFound = origin !== undefined && history !== 'hash';
  const hasEvents = Object.values(source.collections ?? {}).some(({ events }) => events);
  const fold = (path: string): string => foldSegment(path);
  const built = new Set(builtFiles(context).map(fold));
  const own = new Map(
    files.flatMap((file) => [
      [fold(file), file] as const,
      [fold(file.replace(/\/index\.html$/, '')), file] as const,
    ]),
  );
  const reasonFor = ({ text: path, parsed: { segments } }: DeclaredPath): string | undefined => {
    const [first, second] = segments.map((each) =>
      each.kind === 'literal' ? fold(each.text) : undefined,
    );
    if (
      first !== undefined &&
      (builtFolders.has(first) ||
        (isFound && first === feedFolder) ||
        (hasEvents && first === calendarFolder))
    )
      return `the build has its files in /${first}/`;
    const isLanguage = Object.keys(settings.languages).some((code) => fold(code) === second);
    if (first !== undefined && languageFolders.has(first) && isLanguage) {
      return `the build has its files in /${first}/${second}/`;
    }
    if (segments.some(({ kind }) => kind === 'parameter')) return undefined;
    const whole = fold(path.slice(1));
    if (built.has(whole) || (isFound && seoFile.test(whole)))
      return 'the build writes a file of this name';
    const file = own.get(whole);
    return file === undefined ? undefined : `the folder public has the file ${file}`;
  };
  // A twin has a suffix that no file of the build has.
  for (const path of paths) {
    const reason = reasonFor(path);
    if (reason === undefined) continue;
    yield {
      pointer: path.pointer,
      what: 'value',
      message: `no page can be at ${path.text}: ${reason}`,
    };
  }
}
