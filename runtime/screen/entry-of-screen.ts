import type { ModelEntry, PageData, PageModel } from '../../schema/model.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { blockShowsEntry } from '../page/block-need.ts';

/**
 * The entry that a page's address names.
 * @returns null where the page shows an entry and has none of that id; undefined where it shows none
 */
export function entryOfScreen(
  page: PageModel,
  id: string | undefined,
  collections: PageData['collections'],
): ModelEntry | null | undefined {
  let entry: ModelEntry | null | undefined;
  walkBlocks(page.blocks, (block) => {
    if (!blockShowsEntry(block.type) || typeof block.collection !== 'string') return;
    entry = collections[block.collection]?.find((each) => each.id === id) ?? entry ?? null;
  });
  return entry;
}
