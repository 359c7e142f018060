import type { HttpFields } from '../../source.generated.ts';
import { atPath } from '../http/at-path.ts';

/** An answer that a text stands in. */
export type TextSource = {
  /** The entry. */
  readonly item: unknown;
  /** The whole answer that the entry came in. */
  readonly answer: unknown;
  /** Address that was called. */
  readonly url: string;
};

/**
 * The text of an entry as HTML, which is still to be cleaned. What converts a format is loaded where it is used.
 * @returns undefined where there is none
 */
export async function bodyHtml(
  place: HttpFields['body'],
  { item, answer, url }: TextSource,
): Promise<string | undefined> {
  if (place === undefined) return undefined;
  const { at, format } = typeof place === 'string' ? { at: place, format: 'html' } : place;
  const body = atPath(item, at);
  if (body === undefined || body === null) return undefined;
  switch (format) {
    case 'strapi':
      return (await import('./strapi-html.ts')).strapiHtml(body);
    case 'contentful':
      return (await import('./contentful-html.ts')).contentfulHtml(body, answer);
    case 'portableText':
      return (await import('./portable-text-html.ts')).portableTextHtml(body, url);
    default:
      return typeof body === 'string' ? body : undefined;
  }
}
