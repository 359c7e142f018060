import { siteSettings } from '../../../schema/compile/site-settings.ts';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import type { PathMatch } from '../../../schema/path/path-matcher.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { barePath, noMark, spellTwin } from '../../../schema/twin/spell-twin.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import type { ReadContent } from '../../content/read-content.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { queryChecker } from './check-query.ts';
import { entryIds } from './entry-ids.ts';
import type { KnownPages, KnownPath } from './known-pages.ts';

/** Why an address of this site leads nowhere, in a sentence. */
export type AddressFault = {
  readonly message: string;
  /** The address that may have been meant. */
  readonly suggestion?: string | undefined;
  /** Whether there is a page that is not shown now. */
  readonly isHidden?: boolean;
};

/**
 * Checks an address that begins with / or ?.
 * @param page name of the page that an address without a path stands on; default: any of them
 */
export type AddressChecker = (address: string, page?: string) => AddressFault | undefined;

/** Puts another text in the place of the segment that a parameter has. */
const withSegment = (path: string, at: number, text: string): string =>
  path
    .split('/')
    .map((segment, index) => (index === at + 1 ? text : segment))
    .join('/');

/**
 * Prepares the check whether addresses of a site lead anywhere.
 * @param files paths of the public files
 */
export function addressChecker(
  source: SiteSource,
  content: ReadContent,
  files: readonly string[],
  { pages, find, paths }: KnownPages,
): AddressChecker {
  const settings = siteSettings(source);
  const ids = entryIds(source, content);
  const checkQuery = queryChecker(source, ids);
  const publicFiles = new Set(files.map((file) => `/${file}`));
  const roots = new Set(['/', ...settings.spelling.prefixes.map((prefix) => prefix.toLowerCase())]);

  const isThere = (path: string): boolean =>
    roots.has(path.toLowerCase().replace(/(.)\/$/, '$1')) ||
    publicFiles.has(path) ||
    publicFiles.has(path.replace(/\/?$/, '/index.html'));

  const nearPath = (path: string): string | undefined => {
    const { path: bare, mark = noMark } = barePath(path, settings.spelling);
    const parts = bare.split('/');
    // What stands for a parameter is taken over.
    const filled = paths.flatMap((pattern) => {
      const { segments } = parsePath(pattern);
      if (segments.length !== parts.length - 1) return [];
      const texts = segments.map((each, index) =>
        each.kind === 'literal' ? each.text : (parts[index + 1] ?? ''),
      );
      return [`/${texts.join('/')}`];
    });
    const folded = bare.toLowerCase();
    const near =
      nearestAmong([...filled, ...publicFiles])(bare) ??
      // The beginning of an address is more of a hint than a few letters.
      filled.find((path) => path.toLowerCase().startsWith(folded));
    return near === undefined || publicFiles.has(near)
      ? near
      : spellTwin(near, mark, settings.spelling);
  };

  const checkEntry = (
    path: string,
    { value: { page, language }, params, pattern }: PathMatch<KnownPath>,
  ): AddressFault | undefined => {
    if (!page) return undefined;
    const at = (name: string): number =>
      parsePath(pattern).segments.findIndex(
        (each) => each.kind === 'parameter' && each.name === name,
      );
    const fault = (parameter: string, message: string, near: string | undefined): AddressFault => ({
      message,
      suggestion: near && withSegment(path, at(parameter), near),
    });
    const { id: idParameter, code: codeParameter } = page.params;
    const id = idParameter === undefined ? undefined : params[idParameter];
    const isHttp = (name: string): boolean =>
      browserSource(source.collections?.[name]) !== undefined;
    if (
      idParameter &&
      id !== undefined &&
      page.entriesOf.length > 0 &&
      !page.entriesOf.some(isHttp)
    ) {
      const known = page.entriesOf.map((name) => ids(language, name));
      if (known.some(({ hidden }) => hidden.has(id)) && !known.some(({ shown }) => shown.has(id))) {
        return {
          message: `"${id}" is a draft or not published now; its page is not there`,
          isHidden: true,
        };
      }
      if (!known.some(({ shown }) => shown.has(id))) {
        const names = page.entriesOf.map((name) => `"${name}"`).join(', ');
        const near = nearestAmong(known.flatMap(({ shown }) => [...shown]))(id);
        return fault(
          idParameter,
          `"${id}" is no entry of ${names} in this language, so there is no such page`,
          near,
        );
      }
    }
    const code = codeParameter === undefined ? undefined : params[codeParameter];
    if (codeParameter === undefined || code === undefined || page.listsOf.length === 0)
      return undefined;
    const codes = page.listsOf.flatMap((name) =>
      Object.keys(source.collections?.[name]?.codes ?? {}),
    );
    if (code === 'all' || codes.includes(code)) return undefined;
    const names = page.listsOf.map((name) => `"${name}"`).join(', ');
    return fault(
      codeParameter,
      `"${code}" is no code of ${names}, so this lists all entries; where that is meant, write all`,
      nearestAmong(codes)(code),
    );
  };

  const checkAddress: AddressChecker = (address, page) => {
    const { path: written, query, hash } = splitAddress(address);
    if (written === '') {
      const known = page === undefined ? undefined : pages.get(page);
      const near = checkQuery(query, known ? [known] : [...pages.values()]);
      return near && { ...near, suggestion: near.suggestion && near.suggestion + hash };
    }
    const path = decodePath(written);
    if (isThere(path)) return undefined;
    const found = find(written);
    if (!found) {
      const narrow = address.normalize('NFKC');
      if (narrow !== address && checkAddress(narrow, page) === undefined) {
        return { message: `full-width signs make "${path}" another address`, suggestion: narrow };
      }
      const near = nearPath(path);
      return {
        message: `"${path}" is no page of this site, and no file in its folder public`,
        suggestion: near && encodeURI(near) === near ? near + query + hash : near,
      };
    }
    const wrong = checkEntry(path, found);
    if (wrong) return { ...wrong, suggestion: wrong.suggestion && wrong.suggestion + query + hash };
    const { page: shown, language } = found.value;
    const asked = shown && checkQuery(query, [shown], language);
    return asked && { ...asked, suggestion: asked.suggestion && path + asked.suggestion + hash };
  };

  const known = new Map<string, AddressFault | undefined>();
  return (address, page) => {
    const key = `${page ?? ''} ${address}`;
    if (!known.has(key)) known.set(key, checkAddress(address, page));
    return known.get(key);
  };
}
