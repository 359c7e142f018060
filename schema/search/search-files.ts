/** The directory of a language's index. The other files count only together with it: all name its build. */
export type SearchDirectory = {
  readonly format: 1;
  readonly build: string;
  /** Number of documents. They are numbered from 0: those without a day first, then from the oldest on. */
  readonly documents: number;
  /** Number of the first document that has a day. */
  readonly dated: number;
  /** Number of the first document of each year, oldest first. */
  readonly years: readonly (readonly [year: string, first: number])[];
  /** Number of files of terms. */
  readonly files: number;
  /** Documents in a file of documents. */
  readonly perFile: number;
  /**
   * Files of terms in their order: the beginning of each one's first term. Of many files that of every
   * `startsTogether`th; those between stand in files of their own.
   */
  readonly starts: readonly string[];
  /** There is a file of characters that count as one. */
  readonly variants?: true;
  /** Words are found by their English stems, too. */
  readonly stems?: true;
  /** There is a file of what belongs to homes. */
  readonly homes?: true;
  /** What documents may be: the collections, and '' for pages. */
  readonly kinds: readonly string[];
};

/** A file of terms: `terms` in the order of their code units, what is known of each under the same number. */
export type TermsFile = {
  readonly build: string;
  /** Its number: files that were mixed up are told. */
  readonly number: number;
  readonly terms: readonly string[];
  /** Documents of each: see `postings.ts`. */
  readonly postings: readonly string[];
};

/** Beginnings of the first terms of so many files of terms, one after the other. */
export type StartsFile = {
  readonly build: string;
  readonly number: number;
  readonly starts: readonly string[];
};

/** An index with no more files of terms names all of them in its directory. */
export const mostStarts = 256;
/** Files of terms that a file of beginnings names. */
export const startsTogether = 64;

/** Where the terms of the file of terms with the same number stand in their documents. */
export type PlacesFile = {
  readonly build: string;
  readonly number: number;
  readonly places: readonly string[];
};

/** The kind of each document, by its place among the kinds. */
export type KindsFile = { readonly build: string; readonly kinds: readonly number[] };

/** Of each home the documents that belong to it, by their numbers. */
export type HomesFile = {
  readonly build: string;
  readonly homes: Readonly<Record<string, readonly number[]>>;
};

/** Pairs of characters that count as one: the written one, then the one that the index has. */
export type VariantsFile = { readonly build: string; readonly variants: string };

/** What is known of a document that was found. */
export type SearchDocument = {
  readonly title: string;
  /** Its text, without marks. */
  readonly text: string;
  /** It was indexed otherwise than it stands here: longer, or with other characters that count as these. */
  readonly differs?: true;
  /** An entry: of which collection, its id and what its address wants. */
  readonly collection?: string;
  readonly id?: string;
  readonly date?: string;
  readonly type?: string;
  readonly code?: string;
  /** Names of the homes in zones that it belongs to; the files of an index have them by home. */
  readonly homes?: readonly string[];
  /** Language that it is written in, where that is another. */
  readonly language?: string;
  /** A page: the id of its route, and what follows its path. */
  readonly route?: string;
  readonly query?: string;
  /** What a search service found: its address, in the desktop's spelling. */
  readonly href?: string;
  /** Title of the page that it is a part of. */
  readonly above?: string;
};

export type DocumentsFile = {
  readonly build: string;
  readonly number: number;
  readonly documents: readonly SearchDocument[];
};

type FileOf = (language: string, build: string, number: number) => string;

/** In a folder of their build: those of the last one stay as they are until its directory is replaced. */
const numbered =
  (name: string): FileOf =>
  (language, build, number) =>
    `search/${language}/${build}/${name}/${number}.json`;
const single =
  (name: string) =>
  (language: string, build: string): string =>
    `search/${language}/${build}/${name}.json`;

/** Files of an index, relative to the site's root. */
export const searchFiles = {
  directory: (language: string): string => `search/${language}.json`,
  kinds: single('kinds'),
  variants: single('variants'),
  homes: single('homes'),
  starts: numbered('starts'),
  terms: numbered('terms'),
  places: numbered('places'),
  documents: numbered('documents'),
};
