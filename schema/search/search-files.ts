/**
 * The directory of a language's index. It leads to all other files, which are named after their own content: an
 * edit renames only what it touches, and what a visitor's cache has of the rest stays good.
 */
export type SearchDirectory = TermFiles & {
  readonly format: 3;
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
   * Of an index with more than `maxInlined` files of terms: the fingerprints of the files of beginnings, each
   * of which leads to `startsTogether` files of terms; `starts` has the beginning of the first of them only, and
   * `terms` and `places` are empty.
   */
  readonly shards?: string;
  /** Fingerprint of the list of all documents. */
  readonly list: string;
  /** Fingerprint of the file of characters that count as one. */
  readonly variants?: string;
  /** Words are found by their English stems, too. */
  readonly stems?: true;
  /**
   * Of a Chinese index: the files of spellings, by the first key of each, and the fingerprint of the file of sounds.
   */
  readonly spellings?: {
    readonly starts: readonly string[];
    readonly files: string;
    readonly sounds: string;
  };
  /** Groups of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Fingerprint of the file of what belongs to homes. */
  readonly homes?: string;
  /** What documents may be: the collections, and '' for pages. */
  readonly kinds: readonly string[];
};

/** Digits of a fingerprint: 40 bits in base 32, in small letters, as not every file system knows others apart. */
export const fingerprintLength = 8;

/** The fingerprint at a place of a list of them, which is one text; empty where there is none. */
export const fingerprintAt = (list: string, place: number): string =>
  list.slice(place * fingerprintLength, (place + 1) * fingerprintLength);

/** Files of terms, one after the other, and how they are found. */
export type TermFiles = {
  /** The beginning of each one's first term. */
  readonly starts: readonly string[];
  /** Their fingerprints, and those of the files of places that belong to them. */
  readonly terms: string;
  readonly places: string;
};

/** A file of terms: `terms` in the order of their code units, what is known of each under the same number. */
export type TermsFile = {
  readonly terms: readonly string[];
  /** Documents of each: see `postings.ts`. */
  readonly postings: readonly string[];
};

/** An index with no more files of terms names all of them in its directory. */
export const maxInlined = 192;
/** Files of terms that a file of beginnings names. */
export const startsTogether = 64;

/** Where the terms of the file of terms that it belongs to stand in their documents. */
export type PlacesFile = { readonly places: readonly string[] };

/** What every search asks of all documents at once. */
export type ListFile = {
  /** The kind of each document, by its place among the kinds. */
  readonly kinds: readonly number[];
  /** Fingerprints of the files of documents: one for so many files, one after the other, as `filesTogether` says. */
  readonly files: string;
  readonly filesTogether: number;
};

/** Of each home the documents that belong to it, by their numbers. */
export type HomesFile = { readonly homes: Readonly<Record<string, readonly number[]>> };

/** Pairs of characters that count as one: the written one, then the one that the index has. */
export type VariantsFile = { readonly variants: string };

/**
 * Pairs of characters in titles and headings by how they are read: keys such as `zj zu jian`, sorted, and of each
 * the pairs, one after the other, those that occur most first.
 */
export type SpellingsFile = { readonly keys: readonly string[]; readonly words: readonly string[] };

/** Syllables of pinyin without tones, sorted, and the characters that are read so: common ones, and all of the index. */
export type SoundsFile = {
  readonly sounds: readonly string[];
  readonly characters: readonly string[];
};

/** Where a section begins in a text that is shown, in code units (-1: in a piece before), and the id of its heading. */
export type TextSection = readonly [start: number, id: string];

/** What is known of a document that was found. */
export type SearchDocument = {
  readonly title: string;
  /** Its text, without marks; of a long one the beginning. */
  readonly text: string;
  /** Sections of the text: where each begins in it, and its id on the page. */
  readonly sections?: readonly TextSection[];
  /** Of a long text what follows, in pieces: the unit that each begins with, and the fingerprints of their files. */
  readonly further?: { readonly starts: readonly number[]; readonly files: string };
  /** It was indexed otherwise than it stands here: with other characters that count as these. */
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

/** A piece of a long text; it ends with the beginning of the next one. */
export type PieceFile = { readonly text: string; readonly sections?: readonly TextSection[] };

export type DocumentsFile = { readonly documents: readonly SearchDocument[] };

const named =
  (name: string) =>
  (language: string, fingerprint: string): string =>
    `search/${language}/${name}/${fingerprint}.json`;

/** Files of an index, relative to the site's root. */
export const searchFiles = {
  directory: (language: string): string => `search/${language}.json`,
  list: named('list'),
  variants: named('variants'),
  homes: named('homes'),
  spellings: named('spellings'),
  sounds: named('sounds'),
  starts: named('starts'),
  terms: named('terms'),
  places: named('places'),
  piece: named('pieces'),
  documents: (language: string, number: number, fingerprint: string): string =>
    `search/${language}/documents/${number}-${fingerprint}.json`,
};
