import type { Collection } from '../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import { isShowable } from '../diagnostics/lowerable.ts';
import { readIgnores } from '../ignores/read-ignores.ts';
import { decodeText } from '../read/decode-text.ts';
import { readText } from '../read/read-text.ts';
import { shapeDiagnostic } from '../validate/shape-diagnostic.ts';
import type { ArticleRecord, CompiledArticle } from './article-record.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { placesOf } from './front-places.ts';
import { compileMarkdown } from './markdown.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { mostBytes } from './text-limits.ts';

type Finding = Omit<Diagnostic, 'file'>;

const error = (rule: string, message: string, start: number, end: number): Finding => ({
  rule,
  severity: 'error',
  message,
  start,
  end,
});

const firstLineEnd = (text: string): number => /^.*/.exec(text)?.[0].length ?? 0;

type FrontMatterRead = {
  readonly diagnostics: readonly Finding[];
  /** Set where it is a list of keys. */
  readonly record?: Pick<ArticleRecord, 'front' | 'fields' | 'places'>;
  /** Comments that hold the marker of an ignore. */
  readonly comments?: readonly Range[];
};

/**
 * Reads and checks a front matter.
 * @param lineEnd where the first line of the file ends
 */
function readFrontMatter(
  yaml: string,
  lineEnd: number,
  collection: Collection,
  timeZone: string,
): FrontMatterRead {
  if (/^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*(?:#.*)?$/.test(yaml)) {
    const message = 'the front matter is empty; an entry has a title at least: title: …';
    return { diagnostics: [error('content-front-matter', message, 0, lineEnd)] };
  }
  const read = readText('', { text: yaml });
  const place = ({ file: _, ...diagnostic }: Diagnostic): Finding => diagnostic;
  const found = read.diagnostics.map(place);
  const data = read.content?.value;
  const { comments } = read;
  if (data === undefined) return { diagnostics: found, comments };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const message =
      typeof data === 'string' && data.includes('：')
        ? 'the colon behind a key is : with a blank, not ：'
        : 'the front matter is no list of keys such as title: …';
    const { start, end } = read.locate([], 'value');
    return {
      diagnostics: [...found, error('content-front-matter', message, start, end)],
      comments,
    };
  }
  const { front, fields, findings } = checkFrontMatter(
    data as Record<string, unknown>,
    collection,
    timeZone,
  );
  const placed = findings.map((each) => place(shapeDiagnostic(each, read)));
  return {
    diagnostics: [...found, ...placed],
    record: { front, fields, places: placesOf({ ...front, ...fields }, read) },
    comments,
  };
}

/** That there is nothing to read behind the title. */
const emptyFinding = (end: number): Finding => ({
  rule: 'content-empty',
  severity: 'warning',
  message:
    'there is no text behind the front matter, so whoever opens this finds nothing to read; write some, or make it draft: true',
  start: end,
  end,
});

/**
 * Compiles a file of content as far as it can be without the others.
 * @param collection the one that its folder names
 * @param notesLabel title of footnotes in its language
 * @param timeZone of the site
 */
export function compileArticle(
  bytes: Buffer,
  collection: Collection,
  notesLabel: string,
  timeZone: string,
): CompiledArticle {
  if (bytes.length > mostBytes) {
    const size = Math.round(bytes.length / 1024);
    const message = `this file has ${size} kB; a page to read has ${mostBytes / 1024} kB at most: split it, or offer it as a file to fetch`;
    return { diagnostics: [error('content-size', message, 0, 0)] };
  }
  const decoded = decodeText(bytes);
  if (decoded.finding) return { diagnostics: [{ ...decoded.finding, severity: 'error' }] };
  const { text } = decoded;
  const split = splitFrontMatter(text);
  if (typeof split === 'string') {
    return { diagnostics: [error('content-front-matter', split, 0, firstLineEnd(text))] };
  }
  const compiled = compileMarkdown(split.body, notesLabel);
  const moved = <Place extends { start: number; end: number }>(each: Place): Place => ({
    ...each,
    start: each.start + split.bodyStart,
    end: each.end + split.bodyStart,
  });
  const named = {
    files: compiled.files.map((each) => ({
      ...moved(each),
      ...(each.hash ? { hash: moved(each.hash) } : {}),
    })),
    downloads: compiled.downloads.map(moved),
    addresses: compiled.addresses.map(moved),
    pictures: compiled.pictures.map(moved),
  };
  const front = readFrontMatter(split.yaml, firstLineEnd(text), collection, timeZone);
  const ignores = [
    ...readIgnores(text, front.comments ?? [], 'yaml'),
    ...readIgnores(text, compiled.comments.map(moved), 'markdown'),
  ];
  const inBody = compiled.diagnostics.map((each): Finding => {
    const { fix } = each;
    return { ...moved(each), ...(fix ? { fix: { ...fix, edits: fix.edits.map(moved) } } : {}) };
  });
  const diagnostics = [...front.diagnostics, ...inBody];
  // A text with a broken link or picture can be shown, where that is allowed.
  if (!front.record || !diagnostics.every(isShowable)) {
    return { diagnostics, named, ignores };
  }
  const { html, text: plain, headings, ids } = compiled;
  const { summary, draft } = front.record.front;
  const isEmpty = html.trim() === '' && Object.keys(front.record.fields).length === 0;
  if (isEmpty && !draft && (summary === undefined || collection.detail !== undefined)) {
    diagnostics.push(emptyFinding(text.length));
  }
  return {
    diagnostics,
    ignores,
    record: { ...front.record, ...named, html, text: plain, headings, ids },
  };
}
