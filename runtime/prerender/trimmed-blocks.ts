import type { BlockOf, ModelBlock, ModelBlocks } from '../../schema/model.ts';
import { openSection } from './open-section.ts';

/** Sections by their names, which title and breadcrumb say; none of them is drawn anew. */
const namedSections = (items: BlockOf<'sections'>['items']): BlockOf<'sections'>['items'] =>
  Object.fromEntries(
    Object.entries(items).map(([code, section]) => [code, { ...section, blocks: [] }]),
  );

/** The section that is open without a query, where the page has no band above it. */
function withoutBand({ items }: BlockOf<'sections'>): BlockOf<'sections'>['items'] {
  const [code = '', first] = Object.entries(items)[0] ?? [];
  return first?.heading === 'none' ? namedSections({ [code]: first }) : {};
}

/** A block that stays as it was built: its kind, and what title and breadcrumb ask of it. */
function named(block: ModelBlock, query: string): ModelBlock {
  const { type, guard } = block;
  const rest = guard ? { guard } : {};
  if (type === 'sections') {
    const items = query === '' ? withoutBand(block) : namedSections(block.items);
    const { by, navigation } = block;
    return { type, by, items, ...(navigation ? { navigation } : {}), ...rest };
  }
  // Sections say how many entries their lists have.
  if (type === 'articleList' || type === 'noticeList') {
    const { collection, code, sort } = block;
    return {
      type,
      collection,
      ...(code === undefined ? {} : { code }),
      ...(sort ? { sort } : {}),
      ...rest,
    } as ModelBlock;
  }
  if (type === 'institution') {
    const { collection, by } = block;
    return { type, collection, by, ...rest } as ModelBlock;
  }
  return { type, ...rest } as ModelBlock;
}

/**
 * The blocks of a page without what is not hydrated.
 * @param live places of blocks that are
 * @param query of the page; empty: none
 * @param around place of the block around them, with its slash
 * @param from number of the first one: blocks in several tabs are counted through
 */
export function trimmedBlocks(
  blocks: ModelBlocks,
  live: ReadonlySet<string>,
  query: string,
  around = '',
  from = 0,
): ModelBlocks {
  return blocks.map((block, index) => {
    const place = `${around}${from + index}`;
    const own = live.has(place)
      ? withTrimmedSections(block, live, query, place)
      : named(block, query);
    const { guard } = own;
    if (!guard?.fallback) return own;
    return {
      ...own,
      guard: { ...guard, fallback: trimmedBlocks(guard.fallback, live, query, `${place}-/`) },
    };
  });
}

const isList = ({ type }: ModelBlock): boolean => type === 'articleList' || type === 'noticeList';

/** A block with sections, of which one is shown: the others are there by their name; or with tabs, columns or a side, all of which are. */
function withTrimmedSections(
  block: ModelBlock,
  live: ReadonlySet<string>,
  query: string,
  place: string,
): ModelBlock {
  if (block.type === 'tabs') {
    let from = 0;
    const tabs = Object.entries(block.items).map(([code, tab]) => {
      const trimmed = trimmedBlocks(tab.blocks, live, query, `${place}/`, from);
      from += tab.blocks.length;
      return [code, { ...tab, blocks: trimmed }];
    });
    return { ...block, items: Object.fromEntries(tabs) };
  }
  if (block.type === 'service') {
    return block.side
      ? { ...block, side: trimmedBlocks(block.side, live, query, `${place}/`) }
      : block;
  }
  if (block.type === 'columns') {
    let from = 0;
    const columns = block.items.map((column) => {
      const trimmed = trimmedBlocks(column.blocks, live, query, `${place}/`, from);
      from += column.blocks.length;
      return { ...column, blocks: trimmed };
    });
    return { ...block, items: columns };
  }
  if (block.type !== 'sections') return block;
  const open = openSection(block, new URLSearchParams(query));
  const items = Object.entries(block.items).map(([code, section]) => [
    code,
    {
      ...section,
      blocks:
        code === open
          ? trimmedBlocks(section.blocks, live, query, `${place}/`)
          : section.blocks
              .filter(isList)
              .slice(0, 1)
              .map((each) => named(each, '')),
    },
  ]);
  return { ...block, items: Object.fromEntries(items) };
}
