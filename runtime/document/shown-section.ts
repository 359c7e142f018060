import { pairsOf } from '../../schema/menu/menu-index.ts';
import type { BlockOf, PageModel } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';

/** The section that a page shows under a query: the one asked for by name, else the first. */
export function shownSection(
  page: PageModel,
  query: string,
): BlockOf<'sections'>['items'][string] | undefined {
  const block = page.blocks.find(({ type }) => type === 'sections') as
    | BlockOf<'sections'>
    | undefined;
  if (!block) return undefined;
  const asked = pairsOf(query).get(block.by);
  return ownValue(block.items, asked ?? '') ?? Object.values(block.items)[0];
}
