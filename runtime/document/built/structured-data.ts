import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import type { DocumentHead } from '../../state/document-head.ts';
import { rootOf } from '../page-links.ts';
import type { BuiltFacts } from './built-facts.ts';
import { entryData } from './entry-data.ts';
import { placeData } from './place-data.ts';
import { questionData } from './question-data.ts';
import type { Thing } from './thing.ts';

const searchTerm = 'search_term_string';

/** Complete address of something that the site file names from the site's root. */
const completed = (root: string, address: string): string =>
  address.startsWith('/') ? root + address : address;

function organization({ model, seo, language, siteName, table }: BuiltFacts): Thing {
  const { type = 'Organization', sameAs, address = {}, ...rest } = seo?.organization ?? {};
  const root = rootOf(model);
  const { logo } = table.site;
  const place = address[language];
  return {
    '@type': type,
    '@id': `${root}/#organization`,
    name: siteName,
    url: `${root}/`,
    logo: logo === undefined ? undefined : completed(root, logo),
    address: place === undefined ? undefined : { '@type': 'PostalAddress', streetAddress: place },
    sameAs,
    ...rest,
  };
}

/** The site in a language, and how it is searched. */
function website({ model, language, siteName, table }: BuiltFacts, tag: string): Thing {
  const root = rootOf(model);
  const path = table.search?.path;
  const home = spellForDevice(model.languages[language]?.home ?? '/', model.defaultDevice, model);
  const search = path && {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate:
        root +
        spellForDevice(path, model.defaultDevice, model).replace(
          `:${table.search?.keyword}`,
          `{${searchTerm}}`,
        ),
    },
    'query-input': `required name=${searchTerm}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${root}${home}#website`,
    name: siteName,
    url: root + home,
    inLanguage: tag,
    publisher: { '@id': `${root}/#organization` },
    potentialAction: search || undefined,
  };
}

/** The way to the page. Steps that lead nowhere are left out, but for the page itself. */
function breadcrumb({ model, crumbs }: BuiltFacts, url: string): Thing | undefined {
  const root = rootOf(model);
  const steps = crumbs.filter(
    ({ href }, index) => href !== undefined || index === crumbs.length - 1,
  );
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item:
        href === undefined || index === steps.length - 1
          ? url
          : root + spellForDevice(href, model.defaultDevice, model),
    })),
  };
}

/**
 * What a page says to search engines of the things it is about (JSON-LD): at home of the site and who publishes it,
 * elsewhere of the way there, of the entry it shows, and of the questions it answers and the places it shows.
 * @param image complete address of the page's share picture
 * @returns undefined where there is nothing to say
 */
export function structuredData(
  head: DocumentHead,
  facts: BuiltFacts,
  image: string | undefined,
): object | undefined {
  const url = head.links.find(({ rel }) => rel === 'canonical')?.href;
  if (url === undefined) return undefined;
  const publisher = organization(facts);
  const entry = entryData(head, facts, publisher, url, image);
  const things = [
    facts.isHome ? website(facts, head.tag) : undefined,
    facts.isHome || entry ? publisher : undefined,
    breadcrumb(facts, url),
    entry,
    facts.isStatus ? undefined : questionData(facts.blocks),
    ...(facts.isStatus ? [] : placeData(facts)),
  ].filter((each) => each !== undefined);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
