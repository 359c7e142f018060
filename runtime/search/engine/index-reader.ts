import { ownValue } from '../../../schema/own-value.ts';
import {
  fingerprintAt,
  type ListFile,
  type PieceFile,
  type SearchDirectory,
  type SearchDocument,
  type SoundsFile,
  type SpellingsFile,
  searchFiles,
  startsTogether,
  type TermFiles,
  type TermsFile,
} from '../../../schema/search/search-files.ts';
import { lateAfter } from '../../resources/time-limit.ts';
import { binarySearch } from './binary-search.ts';
import {
  hasFingerprints,
  isDirectory,
  isDocumentsFile,
  isHomesFile,
  isListFile,
  isPieceFile,
  isPlacesFile,
  isSoundsFile,
  isSpellingsFile,
  isTermFiles,
  isTermsFile,
  isVariantsFile,
  leadsTo,
} from './index-shapes.ts';

/** A file of the index is missing or damaged. Nothing was found out. */
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
  /** A piece of a long text, by its place among those that follow its beginning. */
  readonly piece: (
    further: NonNullable<SearchDocument['further']>,
    place: number,
  ) => Promise<PieceFile>;
  /** The files of spellings that have keys which begin with a text; none where the index has no spellings. */
  readonly spellings: (start: string) => Promise<readonly SpellingsFile[]>;
  /** How the characters of the index are read; nothing where it does not say. */
  readonly sounds: () => Promise<SoundsFile>;
  /** Forgets everything: what is asked for next comes from the server. */
  readonly forget: () => void;
};

/** Gets a file of the site as JSON. The path is relative to the site's root. */
export type GetFile = (path: string, fresh: boolean) => Promise<unknown>;

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
    check: (file: File) => Promise<boolean> | boolean = () => true,
  ) => {
    const known = files.get(path) as Promise<File> | undefined;
    // One that hangs is asked for anew by whoever searches again; a file of a search is asked for later than it.
    const isSlow = Date.now() - (awaited.get(path) ?? Date.now()) > lateAfter / 2;
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
    load(searchFiles.directory(language), isDirectory, (file) => {
      const { files, shards, starts, perFile } = file;
      if (!(perFile > 0)) return false;
      if (shards === undefined) return leadsTo(file, files);
      const count = Math.ceil(files / startsTogether);
      return starts.length === count && hasFingerprints(shards, count);
    });
  const list = async (): Promise<ListFile> => {
    const { list: fingerprint, kinds, documents, perFile } = await directory();
    return load(searchFiles.list(language, fingerprint), isListFile, (file) => {
      const groups = Math.ceil(Math.ceil(documents / perFile) / file.filesTogether);
      return (
        file.kinds.length === documents &&
        file.kinds.every((kind) => kind < kinds.length) &&
        hasFingerprints(file.files, groups)
      );
    });
  };
  /** What leads to the files of terms from the first of a shard on. */
  const shardAt = async (shard: number): Promise<TermFiles> => {
    const found = await directory();
    if (found.shards === undefined) return found;
    const count = Math.min(startsTogether, found.files - shard * startsTogether);
    return load(
      searchFiles.starts(language, fingerprintAt(found.shards, shard)),
      isTermFiles,
      (file) => leadsTo(file, count),
    );
  };
  /** A file of terms by its number: what leads to it, and its place there. */
  const placeOf = async (number: number): Promise<readonly [TermFiles, number]> => {
    if ((await directory()).shards === undefined) return [await shardAt(0), number];
    return [await shardAt(Math.floor(number / startsTogether)), number % startsTogether];
  };
  const reader: IndexReader = {
    directory,
    kinds: async () => (await list()).kinds,
    variants: async () => {
      const { variants: fingerprint = '' } = await directory();
      const path = searchFiles.variants(language, fingerprint);
      const { variants } = await load(path, isVariantsFile);
      const characters = [...variants];
      const pairs = new Map<string, string>();
      for (let index = 0; index + 1 < characters.length; index += 2) {
        pairs.set(characters[index] ?? '', characters[index + 1] ?? '');
      }
      return pairs;
    },
    documentsOf: async (home) => {
      const { homes: fingerprint } = await directory();
      if (fingerprint === undefined) return [];
      const { homes } = await load(searchFiles.homes(language, fingerprint), isHomesFile);
      return ownValue(homes, home) ?? [];
    },
    fileOfTerm: async (term) => {
      const { starts, shards } = await directory();
      const place = Math.max(0, binarySearch(starts, term));
      if (shards === undefined) return place;
      const found = await shardAt(place);
      return place * startsTogether + Math.max(0, binarySearch(found.starts, term));
    },
    terms: async (number) => {
      const [{ starts, terms: fingerprints }, place] = await placeOf(number);
      return load(
        searchFiles.terms(language, fingerprintAt(fingerprints, place)),
        isTermsFile,
        ({ terms, postings }) =>
          terms.length === postings.length && (terms[0] ?? '').startsWith(starts[place] ?? ''),
      );
    },
    places: async (number) => {
      const [{ places: fingerprints }, place] = await placeOf(number);
      const { places } = await load(
        searchFiles.places(language, fingerprintAt(fingerprints, place)),
        isPlacesFile,
        async (file) => file.places.length === (await reader.terms(number)).terms.length,
      );
      return places;
    },
    document: async (number) => {
      const [{ perFile, documents: count }, { files: fingerprints, filesTogether }] =
        await Promise.all([directory(), list()]);
      const file = Math.floor(number / perFile);
      const fingerprint = fingerprintAt(fingerprints, Math.floor(file / filesTogether));
      const { documents } = await load(
        searchFiles.documents(language, file, fingerprint),
        isDocumentsFile,
        (found) => found.documents.length === Math.min(perFile, count - file * perFile),
      );
      const found = documents[number % perFile];
      if (!found) throw new IndexTrouble(`document ${number} is missing`);
      return found;
    },
    piece: async ({ files: fingerprints }, place) => {
      const path = searchFiles.piece(language, fingerprintAt(fingerprints, place));
      return load(path, isPieceFile);
    },
    spellings: async (start) => {
      const { spellings } = await directory();
      if (!spellings) return [];
      const { starts, files: fingerprints } = spellings;
      const first = Math.max(0, binarySearch(starts, start));
      const last = Math.max(first, binarySearch(starts, `${start}\u{10FFFF}`));
      return Promise.all(
        Array.from({ length: last - first + 1 }, (_, index) =>
          load(
            searchFiles.spellings(language, fingerprintAt(fingerprints, first + index)),
            isSpellingsFile,
            ({ keys, words }) => keys.length === words.length,
          ),
        ),
      );
    },
    sounds: async () => {
      const { spellings } = await directory();
      if (!spellings) return { sounds: [], characters: [] };
      return load(
        searchFiles.sounds(language, spellings.sounds),
        isSoundsFile,
        ({ sounds, characters }) => sounds.length === characters.length,
      );
    },
    forget: () => {
      files.clear();
      awaited.clear();
      fresh = true;
    },
  };
  return reader;
}
