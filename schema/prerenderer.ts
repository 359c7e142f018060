import type { Frame } from './page-state.ts';
import type { SeoModel } from './seo-model.ts';

/** What a page of a site is rendered from. */
export type PrerenderInput = {
  /** Frames by language and device (`zh.desktop`), each with the address of its file. */
  readonly frames: Readonly<Record<string, { readonly frame: Frame; readonly address: string }>>;
  /** What the heads of pages say besides. */
  readonly seo: SeoModel;
  /** The text of an emitted file, by its path below the site's root; undefined where there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** Loads a component of the site's own, by the path of its script. */
  readonly importOwn: (script: string) => Promise<unknown>;
};

/**
 * A page that stands in the place of another: for a server's own fault, for searches by readers without scripts, and
 * as the fallback of a route with parameters for values that no page was built for.
 */
export type StandIn = 'serverError' | 'searchNeedsScript' | 'fallback';

/** An address to render. */
export type PrerenderRequest = {
  /** Without the base. */
  readonly path: string;
  /** With its question mark; empty: none. */
  readonly query: string;
  readonly language: string;
  readonly device: string;
  /** Has another page rendered in the place of the address's own. */
  readonly status?: StandIn;
};

export type RenderedPage = {
  readonly kind: 'page';
  readonly status: 200 | 403 | 404 | 500;
  /** What stands in the document's head, as HTML. */
  readonly head: string;
  readonly language: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** What stands in the root element. */
  readonly html: string;
  /** The state for hydration as JSON; undefined where the page is put together anew in the browser. */
  readonly state?: string;
  /** Kinds of blocks that were drawn, and parts of the frame that not every site has. */
  readonly blocks: readonly string[];
  /** Design tokens of drawings that are seen first. */
  readonly art: readonly string[];
  /** Lists and entries of its route's data that were read, by their key with their kind before it. */
  readonly data: readonly string[];
  /** Emitted files that were read, of content. */
  readonly reads: readonly string[];
  /** Other queries of the page that it links to: its sections, pages of lists, filters. */
  readonly queries: readonly string[];
  /** Paths that it links to of routes with parameters of their own, which no entry fills in; without the base. */
  readonly links: readonly string[];
};

export type Rendered =
  | RenderedPage
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'failed';
      /**
       * Place of the block that failed in its page: `0`, or `2/0` inside of another one. Outside of blocks the folder of
       * the own part or layout that was being drawn, such as `parts/header`; else ''.
       */
      readonly place: string;
      /** Kind of that block; '' outside of blocks. */
      readonly block: string;
      /** With the calls that led there. */
      readonly message: string;
      /** The components around it, a line each; absent: nothing was being drawn. */
      readonly components?: string;
    };

/** Renders addresses of a site. */
export type Prerenderer = {
  readonly render: (request: PrerenderRequest) => Promise<Rendered>;
};
