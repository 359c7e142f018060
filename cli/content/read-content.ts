import { readFile } from 'node:fs/promises';
import { messagesOf } from '../../schema/compile/messages-of.ts';
import type { Collection, SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../lint/diagnostic.ts';
import { type ArticleCache, nameOf } from './article-cache.ts';
import type { ArticleRecord, CompiledArticle } from './article-record.ts';
import { compileArticle } from './compile-article.ts';
import { type ContentFile, findContent } from './find-content.ts';
import type { PictureFile, PictureFiles } from './picture-files.ts';
import { pictureFiles } from './picture-files.ts';
import { placeFindings } from './place-findings.ts';
import { isShown, nextChange } from './schedule.ts';

/** A file of content that was read; its HTML waits in the cache. */
export type ReadEntry = ContentFile & {
  readonly record: Omit<ArticleRecord, 'html'>;
  /** Whether readers see it now. */
  readonly shown: boolean;
  /** Name of the whole record in the cache; it changes with the file. */
  readonly name: string;
  /** Pictures of the text, in the order of their marks, and the one of the front matter. */
  readonly pictures: readonly PictureFile[];
  readonly picture?: PictureFile;
};

export type ReadContent = {
  readonly entries: readonly ReadEntry[];
  readonly diagnostics: readonly Diagnostic[];
  /** The text of an entry: HTML with marks. */
  readonly htmlOf: (entry: ReadEntry) => string;
  /** When the next entry appears or goes, in milliseconds since 1970. */
  readonly nextChange?: number;
};

export type ContentOptions = {
  readonly cache: ArticleCache;
  /** Fingerprint of the program. */
  readonly program: string;
  /** Folder for smaller versions of pictures; left out: none are made. */
  readonly pictures?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether drafts and what is not published yet are shown like all else. */
  readonly drafts: boolean;
  readonly progress?: (done: number, all: number) => void;
};

type Resolved = { pictures: PictureFile[]; picture?: PictureFile; diagnostics: Diagnostic[] };

async function resolvePictures(
  record: ArticleRecord,
  { path, file }: ContentFile,
  pictures: PictureFiles,
): Promise<Resolved> {
  const resolved: Resolved = { pictures: [], diagnostics: [] };
  const look = async (address: string, range: { start: number; end: number }) => {
    const found = await pictures(address, path);
    if (!('problem' in found)) return found;
    resolved.diagnostics.push({
      rule: 'content-asset',
      severity: 'error',
      message: found.problem,
      file,
      start: range.start,
      end: range.end,
    });
    return { src: address, made: new Map<string, never>() };
  };
  for (const { address, ...range } of record.pictures) {
    resolved.pictures.push(await look(address, range));
  }
  const { picture } = record.front;
  if (picture) {
    resolved.picture = await look(picture.src, record.places.picture ?? { start: 0, end: 0 });
  }
  return resolved;
}

/**
 * Reads the content of a site: compiles what changed, and finds all that is wrong with single files.
 * @param folder the site's folder
 */
export async function readContent(
  folder: string,
  source: SiteSource,
  options: ContentOptions,
): Promise<ReadContent> {
  const { cache, program, now, drafts, progress } = options;
  const used = new Set<string>();
  const pictures = pictureFiles(folder, options.pictures, cache, used);
  const diagnostics: Diagnostic[] = [];
  const entries: ReadEntry[] = [];
  let change = Number.POSITIVE_INFINITY;
  const keys = new Map<Collection, string>();
  const keyOf = (collection: Collection): string => {
    const key = keys.get(collection) ?? nameOf(program, JSON.stringify(collection));
    keys.set(collection, key);
    return key;
  };
  const files = await findContent(folder);
  for (const [index, each] of files.entries()) {
    if (index % 50 === 0) progress?.(index, files.length);
    const language = source.languages[each.language];
    const collection = source.collections?.[each.collection];
    const misplaced = placeFindings(each, source);
    diagnostics.push(...misplaced);
    if (misplaced.length > 0 || !language || !collection) continue;
    const bytes = await readFile(each.file);
    const notes = messagesOf(language, each.language).footnotes ?? '';
    const name = nameOf(keyOf(collection), notes, bytes);
    used.add(name);
    let compiled = cache.read<CompiledArticle>(name);
    if (!compiled) {
      compiled = compileArticle(bytes, collection, notes);
      cache.write(name, compiled);
    }
    diagnostics.push(...compiled.diagnostics.map((found) => ({ ...found, file: each.file })));
    if (!compiled.record) continue;
    const resolved = await resolvePictures(compiled.record, each, pictures);
    diagnostics.push(...resolved.diagnostics);
    const { html: _, ...record } = compiled.record;
    change = Math.min(change, nextChange(record.front, now) ?? change);
    entries.push({
      ...each,
      record,
      shown: drafts || isShown(record.front, now),
      name,
      pictures: resolved.pictures,
      ...(resolved.picture ? { picture: resolved.picture } : {}),
    });
  }
  progress?.(files.length, files.length);
  await cache.keep(used);
  return {
    entries,
    diagnostics,
    htmlOf: ({ name }) => cache.read<CompiledArticle>(name)?.record?.html ?? '',
    ...(Number.isFinite(change) ? { nextChange: change } : {}),
  };
}
