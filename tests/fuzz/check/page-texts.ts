import { pageOf } from '../../../cli/prerender/page-of.ts';
import type { Model } from '../../../schema/model.ts';

/** What the model says of each route and its page in each variant, by `language.device route`. */
export function pageTexts(model: Model): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const table of model.tables) {
    for (const row of table.routes) {
      const key = `${table.language}.${table.device} ${row.id}`;
      found.set(key, JSON.stringify([row, pageOf(row, table, model)]));
    }
  }
  return found;
}
