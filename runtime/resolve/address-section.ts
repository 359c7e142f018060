import type { ModelBlock } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { Screen } from '../screen/screen-context.ts';

/**
 * Title of the section of a collection that the address of a page names, where a list of the page itself asks it; else
 * undefined. A list inside of another block says it by itself.
 */
export function addressSection({
  page,
  table,
  params: { code = '' },
}: Pick<Screen, 'page' | 'table' | 'params'>): string | undefined {
  const blocks = page.blocks as readonly ModelBlock[];
  const list = blocks.find((block) => block.type === 'articleList' && block.codeFrom === 'address');
  const { collection = '' } = (list ?? {}) as { readonly collection?: string };
  return ownValue(ownValue(table.collections, collection)?.codes ?? {}, code);
}
