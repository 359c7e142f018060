import { compact } from '../../schema/compact.ts';
import type { FullEntry, SiteContent } from '../../schema/content/content-model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { pictureHtml } from './assets/picture-html.ts';
import { firstPictureLoading } from './assets/picture-loading.ts';
import { nameOf } from './cache/article-cache.ts';
import type { ContentCompiler } from './content-compiler.ts';
import { adjacentEntries } from './entries/adjacent-entries.ts';
import { type EntryLists, entryLists } from './entries/entry-lists.ts';
import type { Listed } from './entries/listed-entry.ts';
import type { ReadEntry } from './entries/read-entry.ts';
import { type EventCalendar, eventCalendar } from './events/event-calendar.ts';
import { firstParagraph } from './markdown/first-paragraph.ts';
import { fillPlaceholders } from './markdown/placeholders.ts';
import type { ReadContent } from './read-content.ts';

export type ContentIndex = SiteContent &
  Pick<EntryLists, 'listed' | 'find' | 'filterValues'> & {
    readonly calendar: EventCalendar;
    readonly has: (collection: string, language: string, id: string) => boolean;
    readonly full: (listed: Listed, language: string) => FullEntry;
    /** Changes with all that the file of an entry is made of. */
    readonly fingerprintOf: (listed: Listed, language: string) => string;
  };

/** An object that has members; undefined: it has none. */
const orNothing = <Members extends object>(members: Members): Members | undefined =>
  Object.keys(members).length > 0 ? members : undefined;

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
  [...pictures, ...(picture ? [picture] : [])].map(({ src, width, height, sources }) => [
    src,
    width,
    height,
    sources,
  ]),
];

/** Lists and entries of a site, as the compiler and the output ask for them. */
export function contentIndex(
  source: SiteSource,
  content: ReadContent,
  compiler: ContentCompiler,
): ContentIndex {
  const shown = content.entries.filter((entry) => entry.shown);
  const lists = entryLists(source, shown, content.now);
  const adjacent = adjacentEntries(source, content.entries, lists);
  const calendar = eventCalendar(source, lists, content.now);

  const full: ContentIndex['full'] = (each, language) => {
    const { entry, item } = each;
    const { files, previous, next, related, translations, named } = adjacent(each, language);
    const text = compiler.htmlOf(entry);
    const first = firstPictureLoading(text, item.picture !== undefined);
    const html = fillPlaceholders(
      text,
      (index) => files[index],
      (index) =>
        pictureHtml(
          entry.pictures[index],
          entry.record.pictures[index]?.alt ?? '',
          index === 0 ? first : 'near',
        ),
      (index) => entry.downloads[index] || undefined,
    );
    const { fields, headings, front } = entry.record;
    const keptOut = Object.keys(translations).filter(
      (other) => lists.find(entry.collection, other, entry.id)?.entry.record.front.index === false,
    );
    return compact({
      ...item,
      fields: orNothing(fields) ?? item.fields,
      description: item.summary === undefined ? firstParagraph(text) : undefined,
      html,
      headings,
      updated: front.updated,
      event: calendar.eventOf(each, language),
      noindex: front.index === false ? (true as const) : undefined,
      noindexIn: keptOut.length > 0 ? keptOut : undefined,
      previous,
      next,
      related,
      named,
      translations: orNothing(translations),
    });
  };

  return {
    fingerprint: nameOf(JSON.stringify(shown.map(ingredients))).slice(0, 12),
    listed: lists.listed,
    find: lists.find,
    list: lists.page,
    filterValues: lists.filterValues,
    calendar,
    has: (name, language, id) => lists.find(name, language, id) !== undefined,
    full,
    fingerprintOf: (each, language) =>
      nameOf(
        JSON.stringify([
          ingredients(each.entry),
          each.item,
          adjacent(each, language),
          calendar.eventOf(each, language),
        ]),
      ),
    entry: (name, language, id) => {
      const found = lists.find(name, language, id);
      return found && full(found, language);
    },
  };
}
