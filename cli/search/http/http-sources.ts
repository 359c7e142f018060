import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { type ArticleCache, nameOf } from '../../content/cache/article-cache.ts';
import { foundEntry } from '../entry-sources.ts';
import type { OpenVariant } from '../open-set.ts';
import type { SearchSource } from '../search-source.ts';
import type { ApiAsking } from './api-asking.ts';
import { type ApiCollection, type ApiEntry, apiName } from './api-collection.ts';
import { entriesOfApi } from './entries-of-api.ts';
import { textOfItem } from './text-of-entry.ts';
import { textStore } from './text-store.ts';

/** The collections that are indexed by way of their APIs, and whose entries anybody may open. */
function apiCollections(
  source: SiteSource,
  { table: { language, collections }, isOpen }: OpenVariant,
): ApiCollection[] {
  return Object.entries(source.collections ?? {}).flatMap(([name, collection]) => {
    const http = browserSource(collection);
    const route = collection.detail;
    const model = collections[name];
    const detail = model?.detail;
    if (!http?.index || !detail || route === undefined || !isOpen(route)) return [];
    return [{ name, language, http, model, detail }];
  });
}

const byId = ({ entry: a }: ApiEntry, { entry: b }: ApiEntry): number => (a.id < b.id ? -1 : 1);

/**
 * Entries of content APIs, as far as the site has them indexed and anybody may open them.
 * @returns with the names of what is to be remembered of them
 */
export async function httpSources(
  source: SiteSource,
  { folder, indexes: cache }: { readonly folder: string; readonly indexes: ArticleCache },
  variant: OpenVariant,
  asking: ApiAsking,
): Promise<{ readonly sources: readonly SearchSource[]; readonly remembered: readonly string[] }> {
  const sources: SearchSource[] = [];
  const remembered: string[] = [];
  const texts = textStore(cache);
  const { config } = source.languages[variant.table.language] ?? {};
  for (const collection of apiCollections(source, variant)) {
    const name = apiName(collection);
    const before = cache.read<readonly ApiEntry[]>(name) ?? [];
    let entries = before;
    if (asking.asks(name, before.length > 0)) {
      const found = await entriesOfApi(collection, { name, config, folder, texts, before, asking });
      entries = [...found].sort(byId);
      cache.write(name, entries);
    }
    remembered.push(name);
    for (const { entry, text } of entries) {
      if (text) remembered.push(text.name);
      sources.push({
        ...foundEntry(collection.name, entry, variant.table.zones),
        read: () => (text && texts.read(text.name)) ?? textOfItem(entry, collection.model.fields),
        fingerprint: nameOf(JSON.stringify(entry), text?.fingerprint ?? ''),
      });
    }
  }
  return { sources, remembered };
}
