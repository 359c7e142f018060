import { splitFrontMatter } from '../content/compile/split-front-matter.ts';
import { applyFixes } from '../diagnostics/apply-fixes.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { yamlBom } from '../read/rules/yaml-bom.ts';
import { type FileOnDisk, type FixedFile, openFile } from './fixed-file.ts';
import { suggestedFix } from './suggested-fix.ts';

type OpenFile = {
  readonly before: FileOnDisk;
  readonly text: string;
  readonly dropsByteOrderMark: boolean;
  readonly fixed: number;
};

type Found = Pick<LintResult, 'sources' | 'diagnostics'>;
type Lint = (texts: ReadonlyMap<string, string>) => Promise<Found>;

/** One repair may make way for the next; more rounds than this mean that two undo each other. */
const maxRounds = 100;

/** The number of errors of reading in a file. */
const brokenIn = (diagnostics: readonly Diagnostic[], file: string): number =>
  diagnostics.filter(
    ({ file: own, rule, severity }) =>
      own === file && severity === 'error' && /^yaml-|^content-front-matter$/.test(rule),
  ).length;

const isByteOrderMarkFinding = ({ rule }: Diagnostic): boolean => rule === yamlBom.id;

const isMarkdown = (file: string): boolean => /\.(?:md|markdown)$/i.test(file);

/** Where the text behind a front matter begins. */
const bodyOf = (text: string): number => {
  const front = splitFrontMatter(text);
  return typeof front === 'string' ? 0 : front.bodyStart;
};

/** A file as one round of repairs leaves it. */
function fixFile(
  file: string,
  opened: OpenFile,
  found: readonly Diagnostic[],
  { unsafe, hasError }: { readonly unsafe: boolean; readonly hasError: boolean },
): OpenFile {
  // What nothing seems to use may be what a misspelled name means.
  const isRash = ({ severity, fix }: Diagnostic): boolean =>
    hasError &&
    severity === 'warning' &&
    fix?.safe === false &&
    fix.edits.every(({ text }) => text === '');
  const bodyStart = isMarkdown(file) ? bodyOf(opened.text) : opened.text.length;
  const fixes = found
    .filter((each) => !isRash(each))
    .map((each) => each.fix ?? suggestedFix(each, opened.text, bodyStart))
    .filter((fix): fix is Fix => !!fix && fix.edits.length > 0 && (fix.safe || unsafe));
  const { text, made } = applyFixes(opened.text, fixes);
  const dropsByteOrderMark =
    opened.dropsByteOrderMark || (opened.before.hasMark && found.some(isByteOrderMarkFinding));
  const marks = dropsByteOrderMark && !opened.dropsByteOrderMark ? 1 : 0;
  return { ...opened, text, dropsByteOrderMark, fixed: opened.fixed + made.length + marks };
}

/** Opens the files that something is said about and that are read from other texts where there are some. */
async function openAll(
  { sources, diagnostics }: Found,
  files: Map<string, OpenFile>,
): Promise<void> {
  for (const file of new Set(diagnostics.map((each) => each.file))) {
    if (files.has(file) || !(sources.includes(file) || isMarkdown(file))) continue;
    const before = await openFile(file);
    if (before) files.set(file, { before, text: before.text, dropsByteOrderMark: false, fixed: 0 });
  }
}

const textsOf = (files: ReadonlyMap<string, OpenFile>): ReadonlyMap<string, string> =>
  new Map([...files].map(([file, { text }]) => [file, text]));

/** One round over all files: what is found then; what would make a file unreadable is taken back. */
async function round(
  lint: Lint,
  files: Map<string, OpenFile>,
  found: Found,
  given: Set<string>,
  unsafe: boolean,
): Promise<Found | undefined> {
  const before = new Map(files);
  for (const [file, opened] of before) {
    const own = found.diagnostics.filter((each) => each.file === file);
    // What one of the site's files names may stand in another one of them.
    const together = found.sources.includes(file) ? found.sources : [file];
    const hasError = found.diagnostics.some(
      (each) => each.severity === 'error' && together.includes(each.file),
    );
    if (!given.has(file)) files.set(file, fixFile(file, opened, own, { unsafe, hasError }));
  }
  const changed = [...before].filter(([file, { text }]) => files.get(file)?.text !== text);
  if (changed.length === 0) return undefined;
  const next = await lint(textsOf(files));
  const isWorse = ([file]: (typeof changed)[number]): boolean =>
    brokenIn(next.diagnostics, file) > brokenIn(found.diagnostics, file);
  const worse = changed.filter(isWorse);
  if (worse.length === 0) return next;
  for (const [file, opened] of worse) {
    given.add(file);
    files.set(file, opened);
  }
  return lint(textsOf(files));
}

/**
 * Applies fixes again and again until there are none left. Nothing is
 * written. What would make a file unreadable is not done.
 * @param lint checks the site with other texts in place of those on the disk
 * @param unsafe whether guesses are made, too
 * @returns the files that change
 */
export async function fixSite(lint: Lint, unsafe: boolean): Promise<readonly FixedFile[]> {
  const files = new Map<string, OpenFile>();
  const given = new Set<string>();
  let found: Found | undefined = await lint(new Map());
  for (let count = 0; found && count < maxRounds; count += 1) {
    await openAll(found, files);
    found = await round(lint, files, found, given, unsafe);
  }
  return [...files].flatMap(([file, { before, text, dropsByteOrderMark, fixed }]): FixedFile[] => {
    const after = { text, hasMark: before.hasMark && !dropsByteOrderMark };
    const isSame = text === before.text && after.hasMark === before.hasMark;
    return isSame ? [] : [{ file, before, after, fixed }];
  });
}
