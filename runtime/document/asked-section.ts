import { pairsOf } from '../../schema/menu/menu-index.ts';
import type { PageModel } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';

export type AskedSection = {
  readonly title: string;
  /** Key of the query that names it, and its code there. */
  readonly by: string;
  readonly code: string;
  /** Its code in other languages. */
  readonly translations?: Readonly<Record<string, string>>;
};

/**
 * The section of a page that a query asks for.
 * @returns null where the page has sections and none of them is asked for by name; undefined where it has none
 */
export function askedSection(page: PageModel, query: string): AskedSection | null | undefined {
  const pairs = pairsOf(query);
  let asked: AskedSection | null | undefined;
  walkBlocks(page.blocks, ({ type, by: key, items }) => {
    if (type !== 'sections' || asked) return;
    const by = String(key);
    const code = pairs.get(by) ?? '';
    const section = ownValue(items as Readonly<Record<string, AskedSection>>, code);
    asked = section ? { ...section, by, code } : null;
  });
  return asked;
}
