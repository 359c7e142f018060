import type { Layout } from './source.generated.ts';

/** Where a search leads. */
export type SearchTarget = {
  /** Path of the page of the results, in the set's spelling, with the keyword as its one parameter. */
  readonly path: string;
  /** Name of that parameter. */
  readonly keyword: string;
  /** Title of the page of the results. */
  readonly label: string;
};

/** A part of the site with a frame of its own. */
export type ZoneModel = {
  /** What its paths start with, in the set's spelling: /EN/relationHomePageH5. */
  readonly start: string;
  readonly layout?: Layout;
  readonly search?: SearchTarget;
};
