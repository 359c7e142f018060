import type { ShownField, SiteSource } from '../source.generated.ts';
import { walkBlocks } from '../walk-blocks.ts';

/** Name of a field that is shown. */
export const nameOfField = (shown: ShownField): string =>
  typeof shown === 'string' ? shown : shown.field;

/** Keys of blocks under which the fields stand that their lists show. */
const keys = ['fields', 'columns'] as const;

/** Which fields the lists of a site show, by collection: they stand in its lists without being asked to. */
export function listFields(source: SiteSource): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  walkBlocks(source.pages, (block) => {
    const { collection } = block;
    if (typeof collection !== 'string') return;
    const names = found.get(collection) ?? new Set<string>();
    found.set(collection, names);
    for (const key of keys) {
      const shown = block[key];
      if (!Array.isArray(shown)) continue;
      for (const each of shown as readonly ShownField[]) if (each) names.add(nameOfField(each));
    }
  });
  return found;
}
