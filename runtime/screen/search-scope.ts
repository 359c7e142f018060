/** What a search is narrowed down to. */
export type SearchScope = {
  /** Names of homes: what belongs to one of them is found. */
  readonly homes: readonly string[];
  /** Whose they are, in the page's language. */
  readonly title: string;
};
