/** Which entry: an id, the collections that may have it, and the kind that tells them apart. */
export type EntryQuery = {
  readonly collections: readonly string[];
  readonly id: string;
  readonly type?: string | undefined;
  /** Parameters of the page, by their meaning: a content API may want some of them. */
  readonly params?: Readonly<Record<string, string | undefined>>;
};
