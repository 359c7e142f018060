import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of no built page: results, none, a page for some alone, and one that there is not. */
const further = ['search/a', 'search/none-of-this', 'staff', 'sign-in', 'nowhere'];

const parentOf = (path: string): string => path.replace(/[^/]*$/, '');

/**
 * An address of each kind of page of the built library, in one of its languages: each page that stands at the top, and
 * one of those below it.
 * @param folder where it is built
 * @param prefix of the language, such as /ar
 */
export function libraryAddresses(folder: string, prefix = ''): readonly string[] {
  const base = `/library${prefix}`;
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>https:\/\/lib\.example\.org([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const own = all.filter(
    (path) =>
      path.startsWith(base) && (prefix !== '' || !/^\/library\/(?:en|ar)(?:\/|$)/.test(path)),
  );
  const isOne = (path: string, index: number): boolean =>
    parentOf(path) === `${base}/` ||
    own.findIndex((each) => parentOf(each) === parentOf(path)) === index;
  return [...own.filter(isOne), ...further.map((path) => `${base}/${path}`)];
}
