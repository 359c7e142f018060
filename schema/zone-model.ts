import type { Layout, ZoneEntries } from './source.generated.ts';

/** Where a search leads. */
export type SearchTarget = {
  /** Path of the page of the results, in the variant's spelling, with the keyword as its one parameter. */
  readonly path: string;
  /** Name of that parameter. */
  readonly keyword: string;
  /** Title of the page of the results. */
  readonly label: string;
};

type ZoneLink = { readonly label: string; readonly link: string };

/** Head and footer of a home page in a zone, in one language. */
export type ZoneFrameModel = {
  readonly crest?: string;
  readonly name?: string;
  readonly subtitle?: string;
  readonly navigation?: readonly ZoneLink[];
  readonly address?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly links?: readonly ZoneLink[];
};

/** A home page in a zone. */
export type HomeModel = {
  /** What addresses call it: home=… */
  readonly name: string;
  readonly title: string;
  /** Its path, in the variant's spelling. */
  readonly path: string;
  /** Which entries belong to it. */
  readonly entries: readonly ZoneEntries[];
  /** Its own head and footer; absent: the slim line, and the common footer. */
  readonly frame?: ZoneFrameModel;
};

/** The zone's own route for what another route shows. */
export type ZoneRoute = {
  readonly id: string;
  /** Its path, in the variant's spelling. */
  readonly path: string;
  /** The other route's parameter for each of its own. */
  readonly params: Readonly<Record<string, string>>;
  /** Collections whose entries it shows; absent: all those of the other route. */
  readonly collections?: readonly string[];
};

/** A part of the site with a frame of its own. */
export type ZoneModel = {
  /** What its paths start with, in the variant's spelling: /EN/relationHomePageH5. */
  readonly start: string;
  readonly layout?: Layout;
  readonly search?: SearchTarget;
  /** What its homes are called together. */
  readonly title: string;
  readonly homes: readonly HomeModel[];
  /** By the id of a route outside: the zone's own routes for what it shows. */
  readonly routes: Readonly<Record<string, readonly ZoneRoute[]>>;
  /** By collection and code: where the zone itself lists such entries. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Key of the query that says whose home the visitor came from. */
export const homeKey = 'home';
