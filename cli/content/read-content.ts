import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { messagesOf } from '../../schema/compile/messages-of.ts';
import type { Collection, SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileIgnores } from '../ignores/ignore.ts';
import { type ArticleCache, memoryCache, nameOf } from './article-cache.ts';
import type { CompiledArticle, NamedInText } from './article-record.ts';
import { entryAssets } from './entry-assets.ts';
import { type ContentFile, findContent } from './find-content.ts';
import { otherFiles } from './other-files.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureVariants } from './picture-variants.ts';
import { placeFindings } from './place-findings.ts';
import type { ReadEntry } from './read-entry.ts';
import { isShown, nextChange, timeZoneOf } from './schedule.ts';

export type ReadContent = {
  /** The site's folder. */
  readonly folder: string;
  readonly entries: readonly ReadEntry[];
  /** Every file that lies where content lies, those with errors included. */
  readonly files: readonly ContentFile[];
  /** Files with errors, and the other files that their texts link to. */
  readonly broken: readonly (ContentFile & Pick<NamedInText, 'files'>)[];
  readonly diagnostics: readonly Diagnostic[];
  /** Has to be called before texts are asked for: it loads what compiles those that the cache lost. */
  readonly prepare: () => Promise<void>;
  /** Comments that hide warnings, by file. */
  readonly ignores: readonly FileIgnores[];
  /** The text of an entry: HTML with marks. */
  readonly htmlOf: (entry: ReadEntry) => string;
  /** The text of an entry without any HTML. */
  readonly textOf: (entry: ReadEntry) => string;
  /** What is remembered of the indexes of searches from build to build. */
  readonly indexes: ArticleCache;
  /** Fingerprint of the program that read it. */
  readonly program: string;
  /** When the next entry appears or goes, in milliseconds since 1970. */
  readonly nextChange?: number;
};

export type ContentOptions = {
  readonly cache: ArticleCache;
  /** For what is known of the indexes of searches; left out: nothing is remembered. */
  readonly indexes?: ArticleCache;
  /** Fingerprint of the program. */
  readonly program: string;
  /** Folder for smaller versions of pictures; left out: none are made. */
  readonly pictures?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether drafts and what is not published yet are shown like all else. */
  readonly drafts: boolean;
  readonly progress?: (done: number, all: number) => void;
  /** Texts of files that are read in place of what stands on the disk, by path. */
  readonly texts?: ReadonlyMap<string, string>;
};

type Compiler = typeof import('./compile-article.ts');

/** What texts are compiled with; loaded when the first one has to be, as it takes its time. */
function compilerLoader(): {
  readonly load: () => Promise<Compiler>;
  readonly loaded: () => Compiler;
} {
  let compiler: Compiler | undefined;
  return {
    load: async () => {
      compiler ??= await import('./compile-article.ts');
      return compiler;
    },
    loaded: () => {
      if (!compiler) throw new Error('texts are compiled before what compiles them is loaded');
      return compiler;
    },
  };
}

/** Compiles files of content, or takes what was compiled of the same bytes before. */
function articleCompiler(source: SiteSource, cache: ArticleCache, program: string) {
  const keys = new Map<Collection, string>();
  const timeZone = timeZoneOf(source);
  const keyOf = (collection: Collection): string => {
    const key = keys.get(collection) ?? nameOf(program, JSON.stringify(collection));
    keys.set(collection, key);
    return key;
  };
  const inputsOf = (bytes: Buffer, { language, collection }: ContentFile) => {
    const declared = source.collections?.[collection] ?? {};
    const words = source.languages[language];
    const notes = (words && messagesOf(words, language).footnotes) ?? '';
    return { declared, notes, name: nameOf(keyOf(declared), notes, timeZone, bytes) };
  };
  return {
    known: (bytes: Buffer, file: ContentFile): Named | undefined => {
      const { name } = inputsOf(bytes, file);
      const known = cache.read<CompiledArticle>(name);
      return known && { ...known, name };
    },
    compile: ({ compileArticle }: Compiler, bytes: Buffer, file: ContentFile): Named => {
      const { declared, notes, name } = inputsOf(bytes, file);
      const compiled = compileArticle(bytes, declared, notes, timeZone);
      cache.write(name, compiled);
      return { ...compiled, name };
    },
  };
}

type Named = CompiledArticle & { readonly name: string };

/** What is to be checked of a text whose front matter is wrong. */
const textAlone = (named: NamedInText): Parameters<typeof entryAssets>[0] => ({
  front: { title: '' },
  fields: {},
  places: {},
  ids: [],
  ...named,
});

/**
 * Reads the content of a site: compiles what changed, and finds all that is wrong with single files.
 * @param folder the site's folder
 */
export async function readContent(
  folder: string,
  source: SiteSource,
  options: ContentOptions,
): Promise<ReadContent> {
  const { cache, program, now, drafts, progress, texts } = options;
  const used = new Set<string>();
  const variants = options.pictures === undefined ? undefined : pictureVariants(options.pictures);
  const pictures = pictureFiles(folder, variants, cache, used);
  const articles = articleCompiler(source, cache, program);
  const compiler = compilerLoader();
  const diagnostics: Diagnostic[] = [];
  const ignores: FileIgnores[] = [];
  const entries: ReadEntry[] = [];
  const broken: ReadContent['broken'][number][] = [];
  const placed: ContentFile[] = [];
  const looked = new Set<string>();
  const timeZone = timeZoneOf(source);
  let change = Number.POSITIVE_INFINITY;
  const files = await findContent(folder);
  for (const [index, each] of files.entries()) {
    if (index % 50 === 0) progress?.(index, files.length);
    const misplaced = placeFindings(each, source);
    diagnostics.push(...misplaced);
    if (misplaced.length > 0) continue;
    placed.push(each);
    const instead = texts?.get(each.file);
    const bytes = instead === undefined ? await readFile(each.file) : Buffer.from(instead);
    const compiled =
      articles.known(bytes, each) ?? articles.compile(await compiler.load(), bytes, each);
    used.add(compiled.name);
    diagnostics.push(...compiled.diagnostics.map((found) => ({ ...found, file: each.file })));
    if (compiled.ignores?.length) ignores.push({ file: each.file, ignores: compiled.ignores });
    const checked = compiled.record ?? (compiled.named && textAlone(compiled.named));
    if (!checked) continue;
    const collection = source.collections?.[each.collection] ?? {};
    const assets = await entryAssets(checked, each, collection, pictures, folder);
    diagnostics.push(...assets.diagnostics);
    for (const copyOf of assets.looked) looked.add(copyOf);
    if (!compiled.record) {
      broken.push({ ...each, files: checked.files });
      continue;
    }
    const { html: _, text: __, ...record } = compiled.record;
    change = Math.min(change, nextChange(record.front, now, timeZone) ?? change);
    entries.push({
      ...each,
      record: { ...record, fields: assets.fields },
      shown: drafts || isShown(record.front, now, timeZone),
      name: compiled.name,
      pictures: assets.pictures,
      downloads: assets.downloads,
      ...(assets.picture ? { picture: assets.picture } : {}),
      made: assets.made,
    });
  }
  progress?.(files.length, files.length);
  diagnostics.push(...(await otherFiles(folder, source, looked)));
  await cache.keep(used);
  // A cache that could not be written, or that another build tidied up meanwhile, has lost it.
  const recordOf = (entry: ReadEntry) =>
    cache.read<CompiledArticle>(entry.name)?.record ??
    articles.compile(compiler.loaded(), readFileSync(entry.file), entry).record;
  return {
    folder,
    entries,
    files: placed,
    broken,
    diagnostics,
    ignores,
    htmlOf: (entry) => recordOf(entry)?.html ?? '',
    textOf: (entry) => recordOf(entry)?.text ?? '',
    indexes: options.indexes ?? memoryCache(),
    program,
    prepare: async () => void (await compiler.load()),
    ...(Number.isFinite(change) ? { nextChange: change } : {}),
  };
}
