import { definitionsOf } from '../../../schema/blocks/block-definitions.ts';
import { type ListUse, listUses } from '../../../schema/compile/list-uses.ts';
import type { Page, SiteSource } from '../../../schema/source.generated.ts';

const cache = new WeakMap<Page, readonly ListUse[]>();

/** What the blocks of a page show of collections; found once, however many routes show the page. */
export function pageUses(page: Page | undefined, source: SiteSource): readonly ListUse[] {
  if (!page) return [];
  const uses = cache.get(page) ?? listUses(page, definitionsOf(source));
  cache.set(page, uses);
  return uses;
}
