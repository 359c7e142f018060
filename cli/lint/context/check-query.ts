import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { EntryIds } from './entry-ids.ts';
import type { KnownPage } from './known-pages.ts';

type QueryFault = { readonly message: string; readonly suggestion?: string | undefined };

const hasLanguage = (title: unknown, language: string | undefined): boolean =>
  typeof title !== 'object' || title === null || !language || Object.hasOwn(title, language);

/**
 * Checks the query of an address: whether what it chooses on a page is there.
 * @param ids the entries of a collection in a language
 */
export function queryChecker(
  source: SiteSource,
  ids: (language: string, collection: string) => EntryIds,
): (query: string, pages: readonly KnownPage[], language?: string) => QueryFault | undefined {
  const languages = Object.keys(source.languages);
  /** What the values of a key may be; undefined: nothing on the pages asks for it, or an API knows. */
  const valuesOf = (key: string, pages: readonly KnownPage[], language?: string) => {
    const values = new Set<string>();
    const choices = pages.flatMap((page) => page.choices).filter(({ by }) => by === key);
    if (choices.length === 0) return undefined;
    for (const { collection, codes = {} } of choices) {
      for (const [code, title] of Object.entries(codes)) {
        if (hasLanguage(title, language)) values.add(code);
      }
      if (collection === undefined) continue;
      if (browserSource(source.collections?.[collection])) return undefined;
      for (const each of language === undefined ? languages : [language]) {
        for (const id of ids(each, collection).shown) values.add(id);
      }
    }
    return values;
  };
  return (query, pages, language) => {
    for (const [key, value] of new URLSearchParams(query)) {
      const values = valuesOf(key, pages, language);
      if (!values || values.has(value)) continue;
      const [only] = pages;
      const where = pages.length === 1 && only ? `the page "${only.name}"` : 'any page';
      const near = nearestAmong(values)(value);
      return {
        message: `${key}=${value} is nothing that ${where} can show${language ? ' in this language' : ''}, so its first part is shown`,
        suggestion: near && query.replace(value, near),
      };
    }
    return undefined;
  };
}
