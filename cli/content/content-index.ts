import type { FullEntry, SiteContent } from '../../schema/content/content-model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from './article-cache.ts';
import { type EntryLists, entryLists } from './entry-lists.ts';
import { entrySurroundings } from './entry-surroundings.ts';
import type { Listed } from './listed-entry.ts';
import { fillMarks } from './marks.ts';
import { pictureHtml } from './picture-html.ts';
import type { ReadContent } from './read-content.ts';
import type { ReadEntry } from './read-entry.ts';

export type ContentIndex = SiteContent &
  Pick<EntryLists, 'listed' | 'find' | 'filterValues'> & {
    readonly has: (collection: string, language: string, id: string) => boolean;
    readonly full: (listed: Listed, language: string) => FullEntry;
    /** Changes with all that the file of an entry is made of. */
    readonly markOf: (listed: Listed, language: string) => string;
  };

/** All that an entry is made of, but for other entries. */
const ingredients = ({
  path,
  name,
  record,
  picture,
  pictures,
  downloads,
}: ReadEntry): unknown[] => [
  path,
  name,
  record.fields,
  downloads,
  [...pictures, ...(picture ? [picture] : [])].map(({ src, width, height, srcset }) => [
    src,
    width,
    height,
    srcset,
  ]),
];

/** Lists and entries of a site, as the compiler and the output ask for them. */
export function contentIndex(source: SiteSource, content: ReadContent): ContentIndex {
  const shown = content.entries.filter((entry) => entry.shown);
  const lists = entryLists(source, shown);
  const surroundings = entrySurroundings(source, content.entries, lists);

  const full: ContentIndex['full'] = (each, language) => {
    const { entry, item } = each;
    const { files, previous, next, related, translations, named } = surroundings(each, language);
    const html = fillMarks(
      content.htmlOf(entry),
      (index) => files[index],
      (index) =>
        pictureHtml(entry.pictures[index], entry.record.pictures[index]?.alt ?? '', index > 0),
      (index) => entry.downloads[index] || undefined,
    );
    return {
      ...item,
      ...(Object.keys(entry.record.fields).length > 0 ? { fields: entry.record.fields } : {}),
      html,
      headings: entry.record.headings,
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
      related,
      ...(named ? { named } : {}),
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
    };
  };

  return {
    fingerprint: nameOf(JSON.stringify(shown.map(ingredients))).slice(0, 12),
    listed: lists.listed,
    find: lists.find,
    list: lists.page,
    filterValues: lists.filterValues,
    has: (name, language, id) => lists.find(name, language, id) !== undefined,
    full,
    markOf: (each, language) =>
      nameOf(JSON.stringify([ingredients(each.entry), each.item, surroundings(each, language)])),
    entry: (name, language, id) => {
      const found = lists.find(name, language, id);
      return found && full(found, language);
    },
  };
}
