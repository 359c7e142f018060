import { readFileSync } from 'node:fs';
import { messagesOf } from '../../schema/compile/messages-of.ts';
import type { Collection, SiteSource } from '../../schema/source.generated.ts';
import { timeZoneOf } from '../../schema/time/time-zone-of.ts';
import { type ArticleCache, memoryCache, nameOf } from './cache/article-cache.ts';
import type { ArticleInput, ArticleThreads } from './compile/article-threads.ts';
import type { CompiledArticle } from './entries/article-record.ts';
import type { ContentFile } from './entries/find-content.ts';
import type { ReadEntry } from './entries/read-entry.ts';
import { textMessages } from './parts/text-messages.ts';

/** What texts are compiled by, and what is kept of them from build to build. */
export type ContentCompiler = {
  /** Compiles a file, or takes what was compiled of the same bytes before. */
  readonly compile: (
    bytes: Buffer,
    file: ContentFile,
    threads: ArticleThreads,
  ) => Promise<NamedArticle>;
  /** Names all but its bytes that a file is compiled by. */
  readonly settingsOf: (file: ContentFile) => string;
  /** Has to be called before texts are asked for: it loads what compiles those that the cache lost. */
  readonly prepare: () => Promise<void>;
  /** The text of an entry: HTML with placeholders. */
  readonly htmlOf: (entry: ReadEntry) => string;
  /** The text of an entry without any HTML. */
  readonly textOf: (entry: ReadEntry) => string;
  /** What is kept of the indexes of searches. */
  readonly indexes: ArticleCache;
  /** Fingerprint of the program that compiles. */
  readonly program: string;
};

/** A compiled file with its name in the cache. */
export type NamedArticle = CompiledArticle & { readonly name: string };

export type CompilerOptions = {
  readonly cache: ArticleCache;
  /** For what is known of the indexes of searches; (default) nothing is kept. */
  readonly indexes?: ArticleCache;
  /** Fingerprint of the program. */
  readonly program: string;
};

export function contentCompiler(
  source: SiteSource,
  { cache, indexes = memoryCache(), program }: CompilerOptions,
): ContentCompiler {
  const keys = new Map<Collection, string>();
  const settingsNames = new Map<string, string>();
  const timeZone = timeZoneOf(source);
  // It takes its time to load, and is needed only where the cache lacks something.
  let loaded: typeof import('./compile/compile-article.ts') | undefined;
  const load = async (): Promise<void> => {
    loaded ??= await import('./compile/compile-article.ts');
  };
  const compileHere = (input: ArticleInput): CompiledArticle => {
    if (!loaded) throw new Error('texts are compiled before what compiles them is loaded');
    const { bytes, collection, messages } = input;
    return loaded.compileArticle(Buffer.from(bytes), collection, messages, timeZone);
  };
  const keyOf = (collection: Collection): string => {
    const key = keys.get(collection) ?? nameOf(program, JSON.stringify(collection));
    keys.set(collection, key);
    return key;
  };
  const settingsOf = ({ language, collection }: ContentFile) => {
    const declared = source.collections?.[collection] ?? {};
    const settings = source.languages[language];
    const messages = textMessages(settings ? messagesOf(settings, language) : {});
    return {
      collection: declared,
      messages,
      key: [keyOf(declared), JSON.stringify(messages), timeZone],
    };
  };
  const inputsOf = (bytes: Buffer, file: ContentFile) => {
    const { collection, messages, key } = settingsOf(file);
    return {
      input: { bytes, collection, messages, timeZone },
      name: nameOf(...key, bytes),
    };
  };
  const compileNow = (bytes: Buffer, file: ContentFile): CompiledArticle => {
    const { input, name } = inputsOf(bytes, file);
    const compiled = compileHere(input);
    cache.write(name, compiled);
    return compiled;
  };
  // A cache that could not be written, or that another build tidied up meanwhile, has lost it.
  const recordOf = (entry: ReadEntry): CompiledArticle['record'] =>
    cache.read<CompiledArticle>(entry.name)?.record ??
    compileNow(readFileSync(entry.file), entry).record;
  return {
    compile: async (bytes, file, threads) => {
      const { input, name } = inputsOf(bytes, file);
      const cached = cache.read<CompiledArticle>(name);
      if (cached) return { ...cached, name };
      await load();
      const compiled = await threads.compile(input, compileHere);
      cache.write(name, compiled);
      return { ...compiled, name };
    },
    settingsOf: (file) => {
      const { language, collection } = file;
      const known = settingsNames.get(`${language}/${collection}`);
      const name = known ?? nameOf(...settingsOf(file).key);
      settingsNames.set(`${language}/${collection}`, name);
      return name;
    },
    prepare: load,
    htmlOf: (entry) => recordOf(entry)?.html ?? '',
    textOf: (entry) => recordOf(entry)?.text ?? '',
    indexes,
    program,
  };
}
