import type { FullEntry } from '../../../schema/content/content-model.ts';
import { shareSize } from '../../../schema/seo-model.ts';
import type { DocumentHead, DocumentMeta } from '../../state/document-head.ts';

export type PreviewFacts = {
  readonly head: DocumentHead;
  readonly siteName: string;
  /** Complete address of the share picture. */
  readonly image: string | undefined;
  /** What the picture shows. */
  readonly alt: string;
  /** Languages of the site as BCP 47 tags. */
  readonly tags: readonly string[];
  readonly isHome: boolean;
  /** The article that the page shows. */
  readonly article?: FullEntry;
};

/** Languages that were asked for: each page names all of the site's. */
const locales = new Map<string, string>();

/** A language as Open Graph has it, with its main country: zh_CN. */
export function openGraphLocale(tag: string): string {
  const known = locales.get(tag);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(tag).maximize();
  const locale = region === undefined ? language : `${language}_${region}`;
  locales.set(tag, locale);
  return locale;
}

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text;

/**
 * What link previews read: Open Graph (https://ogp.me), and of Twitter's card what Open Graph does not say; title,
 * description and picture it takes from there.
 */
export function previewMetas({
  head: { title, description, tag, links },
  siteName,
  image,
  alt,
  tags,
  isHome,
  article,
}: PreviewFacts): DocumentMeta[] {
  const url = links.find(({ rel }) => rel === 'canonical')?.href;
  const paired = new Set(links.flatMap(({ hreflang }) => hreflang ?? []));
  const others = tags.filter((each) => each !== tag && paired.has(each));
  const metas: readonly (readonly [property: string, content: string | undefined])[] = [
    // The site's name has a place of its own; a card that says no more than "Home" says nothing.
    ['og:title', isHome && siteName ? siteName : withoutEnd(title, `-${siteName}`)],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:url', url],
    ['og:site_name', siteName || undefined],
    ['og:locale', openGraphLocale(tag)],
    ...others.map((each) => ['og:locale:alternate', openGraphLocale(each)] as const),
    ['og:image', image],
    ['og:image:type', image && 'image/png'],
    ['og:image:width', image && String(shareSize.width)],
    ['og:image:height', image && String(shareSize.height)],
    ['og:image:alt', image && alt],
    ['article:published_time', article?.date],
    ['article:modified_time', article?.updated],
  ];
  return [
    ...metas.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}
