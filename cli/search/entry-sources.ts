import type { RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from '../content/article-cache.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { Listed } from '../content/listed-entry.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { SearchSource } from './search-source.ts';

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The texts among the values of fields, whatever they are nested in; no addresses of files. */
function fieldTexts(value: unknown): string[] {
  if (isWord(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(fieldTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['src', 'href', 'link', 'width', 'height', 'srcset'].includes(key))
    .flatMap(([, member]) => fieldTexts(member));
}

/** All that readers see of an entry, a line each. */
export function entryText({ entry, item }: Listed, content: ReadContent): string {
  const lines = [
    item.summary ?? '',
    content.textOf(entry),
    ...fieldTexts(entry.record.fields),
    item.source ?? '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Entries that have a page of their own which anybody may open. */
export function entrySources(
  source: SiteSource,
  content: ReadContent,
  index: ContentIndex,
  { language, collections }: Pick<RouteTable, 'language' | 'collections'>,
  isOpen: (routeId: string) => boolean,
): SearchSource[] {
  return Object.entries(source.collections ?? {}).flatMap(([collection, { detail }]) => {
    if (detail === undefined || !collections[collection]?.detail || !isOpen(detail)) return [];
    return index.listed(collection, language).map((each): SearchSource => {
      const { id, title, date, type, code, language: written } = each.item;
      return {
        title,
        collection,
        id,
        ...(date === undefined ? {} : { date: date.slice(0, 10) }),
        ...(type === undefined ? {} : { type }),
        ...(code === undefined ? {} : { code }),
        ...(written === undefined ? {} : { language: written }),
        read: () => entryText(each, content),
        mark: nameOf(each.entry.name, JSON.stringify([each.item, each.entry.record.fields])),
      };
    });
  });
}
