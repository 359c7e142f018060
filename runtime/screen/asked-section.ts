import type { PageModel } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { pairsOf } from './menu-index.ts';

/**
 * The section of a page that a query asks for.
 * @returns its title; null where the page has sections and none of them is asked for by name; undefined
 * where it has none
 */
export function askedSection(page: PageModel, query: string): string | null | undefined {
  const pairs = pairsOf(query);
  let title: string | null | undefined;
  walkBlocks(page.blocks, ({ type, by, items }) => {
    if (type !== 'sections' || title) return;
    const sections = items as Readonly<Record<string, { readonly title: string }>>;
    title = ownValue(sections, pairs.get(String(by)) ?? '')?.title ?? null;
  });
  return title;
}
