import {
  mostStarts,
  type SearchDirectory,
  type SearchDocument,
  searchFiles,
  startsTogether,
  type TermsFile,
} from '../../../schema/search/search-files.ts';
import { lateAfter } from '../../resources/time-limit.ts';
import {
  isDirectory,
  isDocumentsFile,
  isKindsFile,
  isPlacesFile,
  isStartsFile,
  isTermsFile,
  isVariantsFile,
} from './index-shapes.ts';
import { lastNotBehind } from './last-not-behind.ts';

/** A file of the index is missing, damaged or of another build. Nothing was found out. */
export class IndexTrouble extends Error {}

/** A language's index, file by file as they are wanted; each is loaded once. */
export type IndexReader = {
  readonly directory: () => Promise<SearchDirectory>;
  readonly kinds: () => Promise<readonly number[]>;
  /** Pairs of characters that count as one; undefined where the index has none. */
  readonly variants: () => Promise<ReadonlyMap<string, string>>;
  /** The number of the file of terms that would have a term. */
  readonly fileOfTerm: (term: string) => Promise<number>;
  readonly terms: (number: number) => Promise<TermsFile>;
  readonly places: (number: number) => Promise<readonly string[]>;
  readonly document: (number: number) => Promise<SearchDocument>;
  /** Forgets everything: what is asked for next comes from the server. */
  readonly forget: () => void;
};

/** Gets a file of the site as JSON. The path is relative to the site's root. */
export type GetFile = (path: string, fresh: boolean) => Promise<unknown>;

/** Beginnings that the directory of an index has with so many files of terms. */
const startsCount = (files: number): number =>
  files > mostStarts ? Math.ceil(files / startsTogether) : files;

/**
 * Reads a language's index.
 * @param get gets a file; its failure is the index's
 */
export function indexReader(language: string, get: GetFile): IndexReader {
  const files = new Map<string, Promise<unknown>>();
  /** When a file was asked for that is not there yet, in milliseconds since 1970. */
  const awaited = new Map<string, number>();
  let fresh = false;
  const load = <File>(
    path: string,
    isFile: (value: unknown) => value is File,
    check: (file: File) => Promise<boolean> | boolean,
  ) => {
    const known = files.get(path) as Promise<File> | undefined;
    // One that hangs is asked for anew by whoever searches again.
    const isSlow = Date.now() - (awaited.get(path) ?? Date.now()) > lateAfter;
    if (known && !isSlow) return known;
    awaited.set(path, Date.now());
    const loaded = (async (): Promise<File> => {
      const file = await get(path, fresh || isSlow);
      if (!isFile(file) || !(await check(file))) {
        throw new IndexTrouble(`${path} is no file of this index`);
      }
      return file;
    })();
    files.set(path, loaded);
    const settle = (isThere: boolean): void => {
      if (files.get(path) !== loaded) return;
      awaited.delete(path);
      // One that failed is asked for again by the next search.
      if (!isThere) files.delete(path);
    };
    loaded.then(
      () => settle(true),
      () => settle(false),
    );
    return loaded;
  };
  const directory = (): Promise<SearchDirectory> =>
    load(
      searchFiles.directory(language),
      isDirectory,
      (file) => file.starts.length === startsCount(file.files) && file.perFile > 0,
    );
  const isOfBuild = async (
    file: { readonly build: string; readonly number?: number },
    number?: number,
  ): Promise<boolean> => file.build === (await directory()).build && file.number === number;
  const build = async (): Promise<string> => (await directory()).build;
  const reader: IndexReader = {
    directory,
    kinds: async () => {
      const kindsCount = (await directory()).kinds.length;
      const { kinds } = await load(
        searchFiles.kinds(language, await build()),
        isKindsFile,
        async (file) =>
          (await isOfBuild(file)) &&
          file.kinds.length === (await directory()).documents &&
          file.kinds.every((kind) => kind < kindsCount),
      );
      return kinds;
    },
    variants: async () => {
      const { variants } = await load(
        searchFiles.variants(language, await build()),
        isVariantsFile,
        isOfBuild,
      );
      const characters = [...variants];
      const pairs = new Map<string, string>();
      for (let index = 0; index + 1 < characters.length; index += 2) {
        pairs.set(characters[index] ?? '', characters[index + 1] ?? '');
      }
      return pairs;
    },
    fileOfTerm: async (term) => {
      const { starts, files: count } = await directory();
      const place = Math.max(0, lastNotBehind(starts, term));
      if (count <= mostStarts) return place;
      const found = await load(
        searchFiles.starts(language, await build(), place),
        isStartsFile,
        async (file) =>
          (await isOfBuild(file, place)) &&
          file.starts.length === Math.min(startsTogether, count - place * startsTogether),
      );
      return place * startsTogether + Math.max(0, lastNotBehind(found.starts, term));
    },
    terms: async (number) =>
      load(
        searchFiles.terms(language, await build(), number),
        isTermsFile,
        async (file) =>
          (await isOfBuild(file, number)) && file.terms.length === file.postings.length,
      ),
    places: async (number) => {
      const { places } = await load(
        searchFiles.places(language, await build(), number),
        isPlacesFile,
        async (file) =>
          (await isOfBuild(file, number)) &&
          file.places.length === (await reader.terms(number)).terms.length,
      );
      return places;
    },
    document: async (number) => {
      const { perFile } = await directory();
      const file = Math.floor(number / perFile);
      const { documents } = await load(
        searchFiles.documents(language, await build(), file),
        isDocumentsFile,
        (found) => isOfBuild(found, file),
      );
      const found = documents[number % perFile];
      if (!found) throw new IndexTrouble(`document ${number} is missing`);
      return found;
    },
    forget: () => {
      files.clear();
      awaited.clear();
      fresh = true;
    },
  };
  return reader;
}
