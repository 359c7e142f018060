import type { EntryPicture, FullEntry } from '../../../schema/content/content-model.ts';
import type { ModelBlocks, RouteTable, SiteModel } from '../../../schema/model.ts';
import type { SeoModel } from '../../../schema/seo-model.ts';
import type { Crumb } from '../../../schema/visit/ancestor-crumbs.ts';

/** What the head of a built page follows from, besides what the browser keeps up. */
export type BuiltFacts = {
  readonly model: SiteModel;
  readonly seo: SeoModel | undefined;
  readonly language: string;
  readonly siteName: string;
  /** The way to the page, home first and the page last. */
  readonly crumbs: readonly Crumb[];
  readonly isHome: boolean;
  /** Whether the page says why there is nothing to see. */
  readonly isStatus: boolean;
  readonly table: Pick<RouteTable, 'site' | 'search' | 'places'>;
  /** Those of the page. */
  readonly blocks: ModelBlocks;
  /** The entry that the page shows. */
  readonly shown?: { readonly collection: string; readonly entry: FullEntry };
  /** Picture of what the page shows. */
  readonly picture: EntryPicture | undefined;
};
