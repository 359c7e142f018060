import { lstatSync, readFileSync } from 'node:fs';
import type { SiteSource } from '../../schema/source.generated.ts';
import { memoryCache } from '../content/article-cache.ts';
import { crossFindings } from '../content/cross-findings.ts';
import { type ContentOptions, type ReadContent, readContent } from '../content/read-content.ts';
import { siteFolder } from '../files/site-folder.ts';
import { decodeText } from '../read/decode-text.ts';
import { type LineIndex, lineIndex } from '../read/line-index.ts';
import { readSite } from '../read/read-site.ts';
import { addressFindings } from './address-findings.ts';
import type { Diagnostic } from './diagnostic.ts';
import { inOrder } from './in-order.ts';
import { limitDiagnostics } from './limit-diagnostics.ts';
import { type FileResult, hasError, lintRead } from './lint-read.ts';
import { namedEntryFindings } from './named-entries.ts';
import { siteContext } from './site-context.ts';
import { siteFindings } from './site-findings.ts';

/** A site in which no error was found. */
export type CheckedSite = {
  readonly source: SiteSource;
  readonly content: ReadContent;
};

export type LintResult = {
  readonly file: string;
  /** Lines of a file that diagnostics are about. */
  readonly linesOf: (file: string) => LineIndex;
  /** In the order of the files, the site file first. */
  readonly diagnostics: readonly Diagnostic[];
  /** Set where there is no error. */
  readonly checked?: CheckedSite;
};

/** Whether a file has lines that a person wrote: not a picture, and not a link that may lead nowhere. */
const isWritten = (file: string): boolean =>
  /\.(?:md|markdown|json)$/i.test(file) && lstatSync(file).isFile();

/** Reads the lines of a file once more, for those few that something is said about. */
function linesReader(read: FileResult): LintResult['linesOf'] {
  const known = new Map([[read.file, read.lines]]);
  return (file) => {
    const lines =
      known.get(file) ?? lineIndex(isWritten(file) ? decodeText(readFileSync(file)).text : '');
    known.set(file, lines);
    return lines;
  };
}

/**
 * Reads a site and finds all that is wrong with it: its file, and where that is right, its content.
 * @param path the site file, or the folder it is in
 * @throws UnreadableInput where there is none
 */
export async function lintSite(
  path: string,
  options: Partial<ContentOptions> = {},
): Promise<LintResult> {
  const text = await readSite(path);
  const read = lintRead(text);
  const linesOf = linesReader(read);
  const { file, source } = read;
  if (!source) return { file, linesOf, diagnostics: read.diagnostics };
  const content = await readContent(await siteFolder(path), source, {
    cache: memoryCache(),
    program: '',
    now: Date.now(),
    drafts: false,
    ...options,
  });
  const site = await siteContext(text, source, content);
  const found = [
    ...namedEntryFindings(text, source, content),
    ...content.diagnostics,
    ...crossFindings(content, source),
    ...(await addressFindings(site)),
    ...siteFindings(site),
  ];
  const diagnostics = limitDiagnostics(inOrder([...read.diagnostics, ...found], file));
  return {
    file,
    linesOf,
    diagnostics,
    ...(hasError(diagnostics) ? {} : { checked: { source, content } }),
  };
}
