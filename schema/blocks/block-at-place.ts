import type { VariantKey } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import { deviceBlocks, type PlacedBlock } from './device-blocks.ts';
import { hasTitleIn } from './has-title-in.ts';

type Asked = VariantKey & {
  /** Name of the page. */
  readonly page: string;
  /** The address's query, with its question mark; empty: none. */
  readonly query: string;
};

/** The blocks inside of a block that are drawn: of its sections, those of the open one; of its tabs and columns, all. */
function innerBlocks(
  { block, at }: PlacedBlock,
  { language, device, query }: Asked,
): readonly PlacedBlock[] {
  if (block.type === 'tabs') {
    return Object.entries(block.items).flatMap(([code, tab]) =>
      hasTitleIn(tab, language)
        ? deviceBlocks(tab.blocks, device, [...at, 'items', code, 'blocks'])
        : [],
    );
  }
  if (block.type === 'service') return deviceBlocks(block.side ?? [], device, [...at, 'side']);
  if (block.type === 'columns') {
    return block.items.flatMap((column, index) =>
      deviceBlocks(column.blocks, device, [...at, 'items', index, 'blocks']),
    );
  }
  if (block.type !== 'sections') return [];
  const own = Object.entries(block.items).filter(([, section]) => hasTitleIn(section, language));
  const asked = new URLSearchParams(query).get(block.by);
  const [code = '', section] = own.find(([each]) => each === asked) ?? own[0] ?? [];
  return deviceBlocks(section?.blocks ?? [], device, [...at, 'items', code, 'blocks']);
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
  let list = deviceBlocks(source.pages[asked.page]?.blocks ?? [], asked.device, [
    'pages',
    asked.page,
    'blocks',
  ]);
  let found: PlacedBlock | undefined;
  for (const part of place.split('/')) {
    found = list[Number.parseInt(part, 10)];
    if (!found) return undefined;
    list = part.endsWith('-')
      ? deviceBlocks(found.block.guard?.fallback ?? [], asked.device, [
          ...found.at,
          'guard',
          'fallback',
        ])
      : innerBlocks(found, asked);
  }
  return found;
}
