import { decodeSegment } from '../../../schema/path/decode-segment.ts';
import type { PathMatch, PathMatcher } from '../../../schema/path/path-matcher.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';
import type { PageRule } from './page-rules.ts';

/** Pages that are no page's of the site, but asked for by name: without a connection, without scripts. */
const isAskedByName = (file: string): boolean => file.startsWith('errors/');

/**
 * How the names of files of further parts end, as a regular expression: `news.code-theme.html`. Readers without scripts
 * are led to these names, as not every server finds files by a query. Codes of languages in the names of pages for other
 * ends may look alike (`fallback/room.pt-br.desktop.html`).
 */
export const partFileEnd = '\\.\\w+-[^/]*\\.html$';

/** Where those pages lie that stand in for pages without a file of their own; nobody asks for them by name. */
export const fallbackFolder = 'fallback/';

const endsAsPart = new RegExp(partFileEnd);

/** Whether a file is a further part of a page. */
export const isPartFile = (file: string): boolean =>
  endsAsPart.test(file) && !file.startsWith(fallbackFolder);

/**
 * Whether a file is handed out under its own name. Pages are not: `news.html` has the address /news. Further parts are.
 * @param file relative to the site's root
 */
export const isHandedOut = (file: string, { htmlFiles }: Pick<PolicyFile, 'htmlFiles'>): boolean =>
  htmlFiles === undefined ||
  !file.endsWith('.html') ||
  isPartFile(file) ||
  isAskedByName(file) ||
  htmlFiles.includes(file);

/** The path of an address that ends in `.html`, without that. */
function withoutEnding(path: string): string | undefined {
  const [, start = '', last = '', slash = ''] = /^(.*\/)([^/]+)(\/?)$/.exec(path) ?? [];
  const name = decodeSegment(last);
  return name.length > '.html'.length && name.endsWith('.html')
    ? start + encodeURIComponent(name.slice(0, -'.html'.length)) + slash
    : undefined;
}

/**
 * Finds the page of a path. The name of a page's file stands for the page, too, where its address has no parameters,
 * which could have this value.
 */
export function findPage(
  path: string,
  match: PathMatcher<PageRule>,
): PathMatch<PageRule> | undefined {
  const found = match(path);
  if (found) return found;
  const bare = withoutEnding(path);
  const page = bare === undefined ? undefined : match(bare);
  return page?.pattern.includes('/:') ? undefined : page;
}
