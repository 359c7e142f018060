import type { ModelBlock, ModelBlocks } from '../../schema/model.ts';

/** A block that stays as it was built, named by its kind and what the page as a whole asks of it. */
function named(block: ModelBlock): ModelBlock {
  const { type, guard } = block;
  const sections = type === 'sections' ? { by: block.by, items: {} } : {};
  return { type, ...sections, ...(guard ? { guard } : {}) } as ModelBlock;
}

/**
 * The blocks of a page without what is not hydrated.
 * @param live places of blocks that are
 */
export function trimmedBlocks(
  blocks: ModelBlocks,
  live: ReadonlySet<string>,
  around = '',
): ModelBlocks {
  return blocks.map((block, index) => {
    const place = `${around}${index}`;
    const own = live.has(place) ? withTrimmedSections(block, live, place) : named(block);
    const { guard } = own;
    if (!guard?.fallback) return own;
    return { ...own, guard: { ...guard, fallback: trimmedBlocks(guard.fallback, live, `${place}-/`) } };
  });
}

/** A block with sections, of which the first is shown: the others are there by their name. */
function withTrimmedSections(
  block: ModelBlock,
  live: ReadonlySet<string>,
  place: string,
): ModelBlock {
  if (block.type !== 'sections') return block;
  const items = Object.entries(block.items).map(([code, section], index) => [
    code,
    { ...section, blocks: index === 0 ? trimmedBlocks(section.blocks, live, `${place}/`) : [] },
  ]);
  return { ...block, items: Object.fromEntries(items) };
}
