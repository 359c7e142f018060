import { ownValue } from '../../../schema/own-value.ts';
import type { DocumentHead, DocumentLink } from '../../state/document-head.ts';
import { rootOf } from '../page-links.ts';
import type { BuiltFacts } from './built-facts.ts';
import { previewMetas } from './preview-metas.ts';
import { structuredData } from './structured-data.ts';

const feedTypes = { atom: 'application/atom+xml', rss: 'application/rss+xml' } as const;

/** The feeds of the page's language, for readers that look for them. */
function feedLinks({ model, seo, language, siteName }: BuiltFacts): DocumentLink[] {
  return (seo?.feeds ?? [])
    .filter((feed) => feed.language === language)
    .flatMap(({ collection, label = collection, ...feed }) =>
      (['atom', 'rss'] as const).map((kind) => ({
        rel: 'alternate',
        type: feedTypes[kind],
        title: `${label} - ${siteName}`,
        href: rootOf(model) + feed[kind],
      })),
    );
}

/** The share picture of a page, complete: of its own picture, else the site's; undefined where none was made. */
function sharePictureOf({ model, seo, picture }: BuiltFacts): string | undefined {
  const made = seo?.sharePictures ?? {};
  const path = ownValue(made, picture?.src ?? '') ?? ownValue(made, seo?.sharePicture ?? '');
  return path === undefined ? undefined : rootOf(model) + path;
}

/**
 * The whole head of a built page. Without the site's origin nothing is in it that needs a complete address: links,
 * feeds, pictures, structured data.
 * @param head what the browser keeps up
 */
export function builtHead(head: DocumentHead, facts: BuiltFacts): DocumentHead {
  const { model, siteName, shown } = facts;
  if (facts.isStatus) return head;
  const isComplete = model.origin !== undefined && model.history !== 'hash';
  const links = isComplete ? head.links : [];
  const image = isComplete ? sharePictureOf(facts) : undefined;
  const kind = ownValue(facts.seo?.structuredData ?? {}, shown?.collection ?? '')?.type;
  const isArticle = shown && (kind === 'Article' || kind === 'NewsArticle');
  const metas = previewMetas({
    head: { ...head, links },
    siteName,
    image,
    alt: facts.picture?.alt ?? siteName,
    isHome: facts.isHome,
    tags: Object.values(model.languages).map(({ tag }) => tag),
    ...(isArticle ? { article: shown.entry } : {}),
  });
  if (!isComplete || head.robots) return { ...head, links, metas };
  const data = structuredData(head, facts, image);
  return { ...head, links: [...links, ...feedLinks(facts)], metas, ...(data ? { data } : {}) };
}
