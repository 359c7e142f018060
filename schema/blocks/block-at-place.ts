import type { VariantKey } from '../model.ts';
import type { Block, SiteSource } from '../source.generated.ts';
import { deviceBlocks, type PlacedBlock } from './device-blocks.ts';
import { hasTitleIn } from './has-title-in.ts';

type Asked = VariantKey & {
  /** Name of the page. */
  readonly page: string;
  /** The address's query, with its question mark; empty: none. */
  readonly query: string;
};

type BlockLists = { readonly blocks: readonly Block[]; readonly at: PlacedBlock['at'] };

/** The blocks inside of a block that are drawn: of its sections, those of the open one. */
function innerBlocks({ block, at }: PlacedBlock, { language, query }: Asked): BlockLists {
  if (block.type !== 'sections') return { blocks: [], at };
  const own = Object.entries(block.items).filter(([, section]) => hasTitleIn(section, language));
  const asked = new URLSearchParams(query).get(block.by);
  const [code = '', section] = own.find(([each]) => each === asked) ?? own[0] ?? [];
  return { blocks: section?.blocks ?? [], at: [...at, 'items', code, 'blocks'] };
}

/**
 * Where a block of a compiled page stands in the source.
 * @param place as it is counted while pages are drawn: `0`; `2/0` inside of another block; `2-/0` in the place of one
 * that is guarded
 * @returns undefined where there is no such block
 */
export function blockAtPlace(
  source: SiteSource,
  asked: Asked,
  place: string,
): PlacedBlock | undefined {
  const start = {
    blocks: source.pages[asked.page]?.blocks ?? [],
    at: ['pages', asked.page, 'blocks'],
  };
  let lists: BlockLists = start;
  let found: PlacedBlock | undefined;
  for (const part of place.split('/')) {
    found = deviceBlocks(lists.blocks, asked.device, lists.at)[Number.parseInt(part, 10)];
    if (!found) return undefined;
    lists = part.endsWith('-')
      ? { blocks: found.block.guard?.fallback ?? [], at: [...found.at, 'guard', 'fallback'] }
      : innerBlocks(found, asked);
  }
  return found;
}
