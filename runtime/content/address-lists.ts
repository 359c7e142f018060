import type { ListWhere } from '../../schema/content/content-model.ts';
import type { ModelBlock } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import type { Need } from '../resources/need.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SiteState } from '../state/site-state.ts';
import { listNeed } from './list-need.ts';

/** What narrows a list down: the code that its block names, or the one in the address. */
export function whereOf(
  { table, params }: Pick<Screen, 'table' | 'params'>,
  block: { readonly collection: string; readonly code?: string; readonly codeFrom?: string },
): ListWhere {
  const asked = block.codeFrom === 'address' ? params.code : undefined;
  const codes = ownValue(table.collections, block.collection)?.codes ?? {};
  const code = asked !== undefined && ownValue(codes, asked) !== undefined ? asked : block.code;
  return code === undefined ? {} : { code };
}

/** What the lists need that the address chooses: they did not come with the page. */
export function addressListNeeds(state: SiteState, screen: Screen): Need[] {
  const needs: Need[] = [];
  walkBlocks(screen.page.blocks, (each) => {
    const block = each as unknown as ModelBlock;
    if (block.type !== 'articleList' || block.codeFrom !== 'address') return;
    const { collection } = block;
    const need = listNeed(state, screen.table, {
      collection,
      where: whereOf(screen, block),
      page: 1,
    });
    if (!need.isOutside) needs.push(need);
  });
  return needs;
}
