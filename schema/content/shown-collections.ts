import type { PageParams } from '../source.generated.ts';

/** What a page with an entry shows: of which collections, and which parameters have its id and its type. */
export type ShownCollections = {
  readonly collections: readonly string[];
  readonly id: string;
  readonly type?: string;
  /** What the page's parameters mean, where a content API may want them. */
  readonly meanings?: PageParams;
};
