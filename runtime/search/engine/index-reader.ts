import { ownValue } from '../../../schema/own-value.ts';
import {
  type DocumentsFile,
  type HomesFile,
  type KindsFile,
  mostStarts,
  type PlacesFile,
  type SearchDirectory,
  type SearchDocument,
  type StartsFile,
  searchFiles,
  startsTogether,
  type TermsFile,
  type VariantsFile,
} from '../../../schema/search/search-files.ts';
import { lastNotBehind } from './last-not-behind.ts';

/** A file of the index is missing, damaged or of another build. Nothing was found out. */
export class IndexTrouble extends Error {}

/** A language's index, file by file as they are wanted; each is loaded once. */
export type IndexReader = {
  readonly directory: () => Promise<SearchDirectory>;
  readonly kinds: () => Promise<readonly number[]>;
  /** Pairs of characters that count as one; undefined where the index has none. */
  readonly variants: () => Promise<ReadonlyMap<string, string>>;
  /** Numbers of the documents that belong to a home; none where the index knows no such home. */
  readonly documentsOf: (home: string) => Promise<readonly number[]>;
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

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Reads a language's index.
 * @param get gets a file; its failure is the index's
 */
export function indexReader(language: string, get: GetFile): IndexReader {
  const files = new Map<string, Promise<unknown>>();
  let fresh = false;
  const load = <File>(path: string, check: (file: File) => Promise<boolean> | boolean) => {
    const known = files.get(path) as Promise<File> | undefined;
    if (known) return known;
    const loaded = (async (): Promise<File> => {
      const file = (await get(path, fresh)) as File;
      if (typeof file !== 'object' || file === null || !(await check(file))) {
        throw new IndexTrouble(`${path} is no file of this index`);
      }
      return file;
    })();
    files.set(path, loaded);
    // One that failed is asked for again by the next search.
    loaded.catch(() => files.delete(path));
    return loaded;
  };
  const directory = (): Promise<SearchDirectory> =>
    load<SearchDirectory>(
      searchFiles.directory(language),
      (file) =>
        file.format === 1 &&
        typeof file.build === 'string' &&
        isList(file.starts) &&
        file.starts.length === startsCount(file.files) &&
        isList(file.kinds) &&
        file.perFile > 0,
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
      const { kinds } = await load<KindsFile>(
        searchFiles.kinds(language, await build()),
        async (file) =>
          (await isOfBuild(file)) &&
          isList(file.kinds) &&
          file.kinds.length === (await directory()).documents &&
          file.kinds.every((kind) => kind < kindsCount),
      );
      return kinds;
    },
    variants: async () => {
      const { variants } = await load<VariantsFile>(
        searchFiles.variants(language, await build()),
        async (file) => (await isOfBuild(file)) && typeof file.variants === 'string',
      );
      const characters = [...variants];
      const pairs = new Map<string, string>();
      for (let index = 0; index + 1 < characters.length; index += 2) {
        pairs.set(characters[index] ?? '', characters[index + 1] ?? '');
      }
      return pairs;
    },
    documentsOf: async (home) => {
      if (!(await directory()).homes) return [];
      const { homes } = await load<HomesFile>(
        searchFiles.homes(language, await build()),
        async (file) => (await isOfBuild(file)) && Object.values(file.homes).every(isList),
      );
      return ownValue(homes, home) ?? [];
    },
    fileOfTerm: async (term) => {
      const { starts, files: count } = await directory();
      const place = Math.max(0, lastNotBehind(starts, term));
      if (count <= mostStarts) return place;
      const found = await load<StartsFile>(
        searchFiles.starts(language, await build(), place),
        async (file) =>
          (await isOfBuild(file, place)) &&
          isList(file.starts) &&
          file.starts.length === Math.min(startsTogether, count - place * startsTogether),
      );
      return place * startsTogether + Math.max(0, lastNotBehind(found.starts, term));
    },
    terms: async (number) =>
      load<TermsFile>(
        searchFiles.terms(language, await build(), number),
        async (file) =>
          (await isOfBuild(file, number)) &&
          isList(file.terms) &&
          isList(file.postings) &&
          file.terms.length === file.postings.length,
      ),
    places: async (number) => {
      const { places } = await load<PlacesFile>(
        searchFiles.places(language, await build(), number),
        async (file) =>
          (await isOfBuild(file, number)) &&
          isList(file.places) &&
          file.places.length === (await reader.terms(number)).terms.length,
      );
      return places;
    },
    document: async (number) => {
      const { perFile } = await directory();
      const file = Math.floor(number / perFile);
      const { documents } = await load<DocumentsFile>(
        searchFiles.documents(language, await build(), file),
        async (found) => (await isOfBuild(found, file)) && isList(found.documents),
      );
      const found = documents[number % perFile];
      if (!found) throw new IndexTrouble(`document ${number} is missing`);
      return found;
    },
    forget: () => {
      files.clear();
      fresh = true;
    },
  };
  return reader;
}
