import type { WebConfig } from './menu/web-config.ts';
import type { PageData, PageModel, RouteRow, RouteTable, SiteModel } from './model.ts';

/** Id of the element of a built page that holds its state as JSON. */
export const pageStateId = 'page-state';

/** Attribute of an element whose HTML is a text of the page's state: there it stands once, not twice. */
export const textAttribute = 'data-text';

/** Stands in a page's state for a text that the page shows: the HTML of the element with this number. */
export type TextReference = { readonly $text: number };

/**
 * What a built page carries for its hydration: of the model, only what its parts with behaviour need. All
 * else of the model comes with the first navigation.
 */
export type PageState = {
  /** The path that was rendered, without the base. */
  readonly path: string;
  /** The query that was rendered, with its question mark; empty: none. */
  readonly query: string;
  readonly language: string;
  readonly device: string;
  /** Address of the frame's file below the site's root, with its fingerprint. */
  readonly frame: string;
  /** Route rows that the page needs beyond those of the frame. */
  readonly rows: readonly RouteRow[];
  /** Id of the page's own row. */
  readonly row: string;
  /** Parameters by their name in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** What the page is called where it has no title of its own. */
  readonly title: string;
  /** Title of the section that its path names. */
  readonly section?: string;
  /** The page; blocks that stay as they were built are named by their kind alone. */
  readonly page: PageModel;
  readonly lists: PageData['lists'];
  readonly entries: PageData['entries'];
  /** Other resources that were read, by key. */
  readonly resources: Readonly<Record<string, unknown>>;
  /** Where blocks stand that have behaviour; the others are not hydrated. */
  readonly live: readonly string[];
  /** Kinds of blocks whose code those need. */
  readonly blocks: readonly string[];
  /** The heading that a block brought for the document's title. */
  readonly heading?: string;
  /** When the first entry that it shows goes, in milliseconds since 1970: from then on it is put together anew. */
  readonly until?: number;
};

/** What all pages of a variant need for their hydration, however many there are: the file `frame.….json`. */
export type Frame = {
  readonly site: SiteModel;
  /** The route table without what single pages are made of; its routes are those of the menu. */
  readonly table: RouteTable;
  /** The web configuration as it was when the site was built. */
  readonly webConfig?: WebConfig;
};
