import type { FieldValue, FullEntry } from '../../../schema/content/content-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { DocumentHead } from '../../state/document-head.ts';
import type { BuiltFacts } from './built-facts.ts';
import { eventData } from './event-data.ts';
import type { Thing } from './thing.ts';

/** Google cuts headlines behind this many characters. */
const maxHeadline = 110;

/** Elements of the description of a post that search engines read. */
const kept = /^(?:br|h[1-6]|li|ol|p|strong|ul)$/i;

/** A text of trusted HTML with its structure, without attributes, pictures and links. */
const plainHtml = (html: string): string =>
  html.replace(
    /<(\/?)([a-z][a-z0-9-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi,
    (_, slash: string, name: string) => (kept.test(name) ? `<${slash}${name}>` : ''),
  );

/** The text of a field. */
function textOf({ fields = {} }: FullEntry, name: string | undefined): string | undefined {
  const value: FieldValue | undefined = name === undefined ? undefined : ownValue(fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const placeOf = (name: string): Thing => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', streetAddress: name },
});

/**
 * What the entry of a page is, as its collection says: an article, an event, an open post.
 * @param publisher the site's organization
 * @param url complete address of the page
 * @returns undefined where the page shows no entry, or one that nothing is said of or that lacks what its kind needs
 */
export function entryData(
  head: DocumentHead,
  facts: BuiltFacts,
  publisher: Thing,
  url: string,
  image: string | undefined,
): Thing | undefined {
  const { shown, seo } = facts;
  const declared = ownValue(seo?.structuredData ?? {}, shown?.collection ?? '');
  if (!shown || !declared) return undefined;
  const { entry } = shown;
  const { type, code, start, end, location, organization, employment } = declared;
  if (type === 'none' || (code !== undefined && code !== entry.code)) return undefined;
  const owner = { '@id': publisher['@id'] };
  const named = textOf(entry, organization);
  const holder = named === undefined ? owner : { '@type': 'Organization', name: named };
  const place =
    textOf(entry, location) ?? ownValue(seo?.organization.address ?? {}, facts.language);
  const common = {
    '@type': type,
    url,
    image,
    description: entry.summary ?? entry.description,
    inLanguage: head.tag,
  };
  if (entry.event) {
    return eventData({ ...entry, event: entry.event }, facts, { ...common, url }, holder);
  }
  if (type === 'Event') {
    const startDate = start === undefined ? entry.date : textOf(entry, start);
    if (startDate === undefined || place === undefined) return undefined;
    return {
      ...common,
      name: entry.title,
      startDate,
      endDate: textOf(entry, end),
      location: placeOf(place),
      organizer: holder,
    };
  }
  if (type === 'JobPosting') {
    if (entry.date === undefined || place === undefined) return undefined;
    return {
      '@type': type,
      url,
      title: entry.title,
      description: plainHtml(entry.html) || entry.summary,
      datePosted: entry.date,
      validThrough: textOf(entry, end),
      employmentType: textOf(entry, employment),
      hiringOrganization: named === undefined ? owner : holder,
      jobLocation: placeOf(place),
    };
  }
  return {
    ...common,
    headline: [...entry.title].slice(0, maxHeadline).join(''),
    mainEntityOfPage: url,
    datePublished: entry.date,
    dateModified: entry.updated ?? entry.date,
    author: entry.source === undefined ? owner : { '@type': 'Organization', name: entry.source },
    publisher: owner,
  };
}
