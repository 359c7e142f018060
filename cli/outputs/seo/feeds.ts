import type { Model } from '../../../schema/model.ts';
import type { FeedModel } from '../../../schema/seo-model.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { NewFile } from '../../files/new-file.ts';
import type { SiteAddress } from '../../prerender/site-addresses.ts';
import { completeAddress } from './complete-address.ts';
import { atomDay, rssDay } from './feed-day.ts';
import { escapeXml, textElement, xmlStart } from './xml.ts';

/** Entries of a feed at most, the newest. */
const maxEntries = 50;

type FeedEntry = {
  readonly title: string;
  /** Complete address of its page; it is its id, too. */
  readonly address: string;
  readonly date: string;
  readonly updated: string;
  readonly summary: string | undefined;
  readonly category: string | undefined;
  readonly source: string | undefined;
};

type Feed = {
  readonly title: string;
  readonly site: string;
  readonly description: string;
  readonly tag: string;
  readonly home: string;
  readonly atom: string;
  readonly rss: string;
  readonly timeZone: string;
  /** The newest first; at least one. */
  readonly entries: readonly FeedEntry[];
};

const lastChange = ({ entries }: Feed): string =>
  entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '');

/** A feed as Atom (RFC 4287). */
function atomText(feed: Feed): string {
  const { title, site, description, tag, home, atom, timeZone } = feed;
  const link = (rel: string, type: string, href: string): string =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
  const entries = feed.entries.map((each) =>
    [
      '<entry>',
      textElement('title', each.title),
      textElement('id', each.address),
      link('alternate', 'text/html', each.address),
      textElement('published', atomDay(each.date, timeZone)),
      textElement('updated', atomDay(each.updated, timeZone)),
      each.source === undefined ? '' : `<author>${textElement('name', each.source)}</author>`,
      each.category === undefined ? '' : `<category term="${escapeXml(each.category)}"/>`,
      textElement('summary', each.summary),
      '</entry>\n',
    ].join(''),
  );
  return [
    xmlStart,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(tag)}">\n`,
    textElement('title', title),
    textElement('subtitle', description),
    textElement('id', atom),
    link('self', 'application/atom+xml', atom),
    link('alternate', 'text/html', home),
    textElement('updated', atomDay(lastChange(feed), timeZone)),
    `<author>${textElement('name', site)}</author>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification), which wants a description. */
function rssText(feed: Feed): string {
  const { title, site, description, tag, home, rss, timeZone } = feed;
  const items = feed.entries.map((each) =>
    [
      '<item>',
      textElement('title', each.title),
      textElement('link', each.address),
      textElement('guid', each.address, ' isPermaLink="true"'),
      textElement('pubDate', rssDay(each.date, timeZone)),
      textElement('category', each.category),
      textElement('description', each.summary),
      '</item>\n',
    ].join(''),
  );
  return [
    xmlStart,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    textElement('title', title),
    textElement('link', home),
    textElement('description', description || site),
    textElement('language', tag),
    textElement('lastBuildDate', rssDay(lastChange(feed), timeZone)),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(rss)}"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** The entries of a feed: those with a date that search engines may keep, by their own pages. */
function entriesOf(
  { language, collection }: FeedModel,
  { tables, site }: Model,
  index: ContentIndex,
  pages: ReadonlyMap<string, SiteAddress>,
  complete: (path: string) => string,
): FeedEntry[] {
  const table = tables.find(
    (each) => each.language === language && each.device === site.defaultDevice,
  );
  const codes = table?.collections[collection]?.codes ?? {};
  return index
    .listed(collection, language)
    .flatMap(({ item, entry }): FeedEntry[] => {
      const page = pages.get(`${language} ${collection} ${item.id}`);
      const { date, title, summary, code, source } = item;
      if (!page || date === undefined) return [];
      const updated = entry.record.front.updated ?? date;
      const category = code === undefined ? undefined : codes[code];
      return [{ title, address: complete(page.path), date, updated, summary, category, source }];
    })
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, maxEntries);
}

/**
 * The feeds of a site: Atom and RSS of each collection and language.
 * @param all addresses of the site
 * @returns files by path; none where the site's origin is not known
 */
export function feedFiles(
  source: SiteSource,
  model: Model,
  index: ContentIndex,
  all: readonly SiteAddress[],
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  const complete = completeAddress(model.site);
  if (!complete) return files;
  const pages = new Map(
    all
      .filter(({ isIndexed, path, canonical }) => isIndexed && path === canonical)
      .flatMap((each) =>
        each.entry
          ? [[`${each.language} ${each.entry.collection} ${each.entry.id}`, each] as const]
          : [],
      ),
  );
  for (const each of model.seo.feeds) {
    const {
      name = '',
      tag = each.language,
      home = '/',
    } = model.site.languages[each.language] ?? {};
    const entries = entriesOf(each, model, index, pages, complete);
    if (entries.length === 0) continue;
    const table = model.tables.find(({ language }) => language === each.language);
    const feed: Feed = {
      title: `${each.label ?? each.collection} - ${name}`,
      site: name,
      description: table?.site.description ?? '',
      tag,
      home: complete(home),
      atom: complete(each.atom),
      rss: complete(each.rss),
      timeZone: timeZoneOf(source),
      entries,
    };
    files.set(each.atom.slice(1), { text: atomText(feed) });
    files.set(each.rss.slice(1), { text: rssText(feed) });
  }
  return files;
}
