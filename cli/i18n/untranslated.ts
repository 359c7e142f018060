/** Something that a language lacks, or that is older there than its original. */
export type Untranslated = {
  readonly kind: 'missing' | 'older';
  readonly language: string;
  /** `words`, or the name of a collection. */
  readonly part: string;
  /** Where the words stand, or the file of the original. */
  readonly original: string;
  /** The beginning of the words, or the file that is missing or older. */
  readonly what: string;
};

/** What one part of a site has in one language. */
export type TranslationCount = {
  readonly language: string;
  readonly part: string;
  /** What is to be there. */
  readonly all: number;
  readonly missing: number;
  readonly older: number;
  /** What the site file says need not be there; it is no part of `all`. */
  readonly onPurpose: number;
};

export type Translations = {
  readonly counts: readonly TranslationCount[];
  readonly untranslated: readonly Untranslated[];
};
