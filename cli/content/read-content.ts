import { readFile } from 'node:fs/promises';
import { compact } from '../../schema/compact.ts';
import { nextNoticeChange } from '../../schema/compile/site/compile-notices.ts';
import { buildSource } from '../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { timeZoneOf } from '../../schema/time/time-zone-of.ts';
import { lookAhead } from '../concurrency/look-ahead.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileIgnores } from '../ignores/ignore.ts';
import { type PictureFile, pictureFiles } from './assets/picture-files.ts';
import { variantSettings } from './assets/picture-settings.ts';
import { pictureVariants } from './assets/picture-variants.ts';
import { articleThreads } from './compile/article-threads.ts';
import { type EntryAssets, entryAssets } from './compile/entry-assets.ts';
import {
  type CompilerOptions,
  type ContentCompiler,
  contentCompiler,
  type NamedArticle,
} from './content-compiler.ts';
import type { NamedInText } from './entries/article-record.ts';
import { isFetched } from './entries/fetched-mark.ts';
import { type ContentFile, findContent } from './entries/find-content.ts';
import type { ReadEntry } from './entries/read-entry.ts';
import { isShown, nextChange } from './entries/schedule.ts';
import { unnamedFiles } from './rules/content-file.ts';
import { unusableName } from './rules/content-name.ts';
import { misplacedFile } from './rules/content-place.ts';
import { sitePictures } from './site-pictures.ts';

/** What a site's content says, and what is wrong with single files of it. */
export type ReadContent = {
  /** The site's folder. */
  readonly folder: string;
  readonly entries: readonly ReadEntry[];
  /** Every file that lies where content lies, those with errors included. */
  readonly files: readonly ContentFile[];
  /** Files with errors, and the other files that their texts link to. */
  readonly broken: readonly (ContentFile & Pick<NamedInText, 'files'>)[];
  readonly diagnostics: readonly Diagnostic[];
  /** Comments that hide warnings, by file. */
  readonly ignores: readonly FileIgnores[];
  /** Files that were made of the answers of an API: warnings about them would reach nobody who could act on them. */
  readonly fetched: ReadonlySet<string>;
  /** Pictures of the site file's pages that have smaller versions, by address. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Smaller versions of pictures are wanted and cannot be made: sharp is not installed. */
  readonly lacksSharp?: true;
  /** When it was read, in milliseconds since 1970. */
  readonly now: number;
  /** When the next entry or notice appears or goes, in milliseconds since 1970. */
  readonly nextChange?: number;
};

/** What a site's content says, and what compiles its texts. */
export type LoadedContent = {
  readonly content: ReadContent;
  readonly compiler: ContentCompiler;
};

export type ContentOptions = CompilerOptions & {
  /** Folder for smaller versions of pictures; (default) none are made. */
  readonly pictures?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether drafts and what is not published yet are shown like all else. */
  readonly drafts: boolean;
  readonly progress?: (done: number, all: number) => void;
  /** Texts of files that are read in place of what stands on the disk, by path. */
  readonly texts?: ReadonlyMap<string, string>;
  /** What is known of files that did not change since; what is found out is added. */
  readonly memory?: ContentMemory;
};

/** A file that was read: what it was compiled to, and the files that it names. */
type OpenedFile =
  | { readonly misplaced: Diagnostic | Omit<Diagnostic, 'file'> }
  | {
      readonly compiled: NamedArticle;
      readonly assets: EntryAssets | undefined;
      /** It was made of the answer of an API: nobody writes it. */
      readonly isFetched: boolean;
    };

/** What is known of files, by path, with the settings they were read by. Whoever keeps it forgets those that changed. */
export type ContentMemory = Map<string, { readonly settings: string; readonly opened: OpenedFile }>;

/** Files that are compiled while one is looked at; what they hold is in memory until then. */
const filesAhead = 64;

/** What is to be checked of a text whose front matter is wrong. */
const textAlone = (named: NamedInText): Parameters<typeof entryAssets>[0] => ({
  front: { title: '' },
  fields: {},
  locations: {},
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
): Promise<LoadedContent> {
  const { cache, now, drafts, progress, texts, memory } = options;
  const used = new Set<string>();
  let lacksSharp = false;
  const settings = variantSettings(source.pictures);
  const variants =
    options.pictures === undefined
      ? undefined
      : pictureVariants(options.pictures, settings, () => {
          lacksSharp = true;
        });
  const pictureSettings = JSON.stringify(settings);
  const pictures = pictureFiles(folder, variants, cache, used);
  const compiler = contentCompiler(source, options);
  const diagnostics: Diagnostic[] = [];
  const ignores: FileIgnores[] = [];
  const entries: ReadEntry[] = [];
  const broken: ReadContent['broken'][number][] = [];
  const readable: ContentFile[] = [];
  const looked = new Set<string>();
  const fetched = new Set<string>();
  const timeZone = timeZoneOf(source);
  let change = nextNoticeChange(source, now) ?? Number.POSITIVE_INFINITY;
  const files = await findContent(folder, source);
  const threads = articleThreads();
  const read = async (each: ContentFile): Promise<OpenedFile> => {
    const misplaced = misplacedFile(each, source) ?? unusableName(each);
    if (misplaced) return { misplaced };
    const instead = texts?.get(each.file);
    const bytes = instead === undefined ? await readFile(each.file) : Buffer.from(instead);
    const compiled = await compiler.compile(bytes, each, threads);
    const checked = compiled.record ?? (compiled.named && textAlone(compiled.named));
    const collection = source.collections?.[each.collection] ?? {};
    return {
      compiled,
      assets: checked && (await entryAssets(checked, each, collection, pictures, folder)),
      isFetched: buildSource(collection) !== undefined && isFetched(bytes),
    };
  };
  const open = async (each: ContentFile): Promise<OpenedFile> => {
    const known = memory?.get(each.file);
    const by = memory && compiler.settingsOf(each) + pictureSettings;
    if (known && known.settings === by) return known.opened;
    const opened = await read(each);
    if (by !== undefined && !('misplaced' in opened))
      memory?.set(each.file, { settings: by, opened });
    return opened;
  };
  let done = 0;
  try {
    for await (const [each, opened] of lookAhead(files, filesAhead, open)) {
      if (done % 50 === 0) progress?.(done, files.length);
      done += 1;
      if ('misplaced' in opened) {
        diagnostics.push({ ...opened.misplaced, file: each.file });
        continue;
      }
      const { compiled, assets } = opened;
      if (opened.isFetched) fetched.add(each.file);
      readable.push(each);
      used.add(compiled.name);
      diagnostics.push(...compiled.diagnostics.map((found) => ({ ...found, file: each.file })));
      if (compiled.ignores?.length) ignores.push({ file: each.file, ignores: compiled.ignores });
      if (!assets) continue;
      diagnostics.push(...assets.diagnostics);
      for (const copyOf of assets.looked) looked.add(copyOf);
      if (!compiled.record) {
        broken.push({ ...each, files: compiled.named?.files ?? [] });
        continue;
      }
      const { html: _, text: __, ...record } = compiled.record;
      change = Math.min(change, nextChange(record.front, now, timeZone) ?? change);
      entries.push(
        compact({
          ...each,
          record: { ...record, fields: assets.fields },
          shown: drafts || isShown(record.front, now, timeZone),
          name: compiled.name,
          pictures: assets.pictures,
          downloads: assets.downloads,
          picture: assets.picture,
          copies: assets.copies,
        }),
      );
    }
  } finally {
    await threads.close();
  }
  progress?.(files.length, files.length);
  diagnostics.push(...(await unnamedFiles(folder, source, looked)));
  const named = variants ? await sitePictures(source, pictures) : new Map<string, PictureFile>();
  // What is not looked at again is not named either.
  if (!memory) await cache.keep(used);
  const content = compact({
    folder,
    now,
    entries,
    files: readable,
    broken,
    diagnostics,
    ignores,
    fetched,
    pictures: named,
    lacksSharp: lacksSharp ? (true as const) : undefined,
    nextChange: Number.isFinite(change) ? change : undefined,
  });
  return { content, compiler };
}
