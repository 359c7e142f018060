import { ownValue } from '../../../schema/own-value.ts';
import {
  type DocumentsFile,
  fingerprintAt,
  fingerprintLength,
  type HomesFile,
  type ListFile,
  type PlacesFile,
  type SearchDirectory,
  type SearchDocument,
  searchFiles,
  startsTogether,
  type TermFiles,
  type TermsFile,
  type VariantsFile,
} from '../../../schema/search/search-files.ts';
import { lastNotBehind } from './last-not-behind.ts';

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
  /** Forgets everything: what is asked for next comes from the server. */
  readonly forget: () => void;
};

/** Gets a file of the site as JSON. The path is relative to the site's root. */
export type GetFile = (path: string, fresh: boolean) => Promise<unknown>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a text is a list of so many fingerprints. */
const hasFingerprints = (value: unknown, count: number): boolean =>
  typeof value === 'string' && value.length === count * fingerprintLength;

/** Whether so many files of terms can be found by what leads to them. */
const leadsTo = ({ starts, terms, places }: TermFiles, count: number): boolean =>
  isList(starts) &&
  starts.length === count &&
  hasFingerprints(terms, count) &&
  hasFingerprints(places, count);

function isDirectory(file: SearchDirectory): boolean {
  const { format, files, shards, starts, kinds, perFile, years } = file;
  if (format !== 2 || !isList(kinds) || !isList(years) || !(perFile > 0)) return false;
  if (shards === undefined) return leadsTo(file, files);
  const count = Math.ceil(files / startsTogether);
  return isList(starts) && starts.length === count && hasFingerprints(shards, count);
}

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
    load<SearchDirectory>(searchFiles.directory(language), isDirectory);
  const list = async (): Promise<ListFile> => {
    const { list: fingerprint, kinds, documents, perFile } = await directory();
    return load<ListFile>(searchFiles.list(language, fingerprint), (file) => {
      const groups = Math.ceil(Math.ceil(documents / perFile) / file.filesTogether);
      return (
        isList(file.kinds) &&
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
    return load<TermFiles>(
      searchFiles.starts(language, fingerprintAt(found.shards, shard)),
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
      const { variants } = await load<VariantsFile>(
        searchFiles.variants(language, fingerprint),
        (file) => typeof file.variants === 'string',
      );
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
      const { homes } = await load<HomesFile>(searchFiles.homes(language, fingerprint), (file) =>
        Object.values(file.homes ?? [0]).every(isList),
      );
      return ownValue(homes, home) ?? [];
    },
    fileOfTerm: async (term) => {
      const { starts, shards } = await directory();
      const place = Math.max(0, lastNotBehind(starts, term));
      if (shards === undefined) return place;
      const found = await shardAt(place);
      return place * startsTogether + Math.max(0, lastNotBehind(found.starts, term));
    },
    terms: async (number) => {
      const [{ starts, terms: fingerprints }, place] = await placeOf(number);
      return load<TermsFile>(
        searchFiles.terms(language, fingerprintAt(fingerprints, place)),
        ({ terms, postings }) =>
          isList(terms) &&
          isList(postings) &&
          terms.length === postings.length &&
          String(terms[0]).startsWith(starts[place] ?? ''),
      );
    },
    places: async (number) => {
      const [{ places: fingerprints }, place] = await placeOf(number);
      const { places } = await load<PlacesFile>(
        searchFiles.places(language, fingerprintAt(fingerprints, place)),
        async (file) =>
          isList(file.places) && file.places.length === (await reader.terms(number)).terms.length,
      );
      return places;
    },
    document: async (number) => {
      const [{ perFile, documents: count }, { files: fingerprints, filesTogether }] =
        await Promise.all([directory(), list()]);
      const file = Math.floor(number / perFile);
      const fingerprint = fingerprintAt(fingerprints, Math.floor(file / filesTogether));
      const { documents } = await load<DocumentsFile>(
        searchFiles.documents(language, file, fingerprint),
        (found) =>
          isList(found.documents) &&
          found.documents.length === Math.min(perFile, count - file * perFile),
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
