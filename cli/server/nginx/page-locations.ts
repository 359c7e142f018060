import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { block } from './nginx-block.ts';
import { literalText, type Names, quoted } from './nginx-text.ts';
import { patternText } from './route-maps.ts';

/** More locations than these would be slow to read, and no site of an institution has so many pages without parameters. */
const maxLocations = 2000;

/** Whether an address of an older system may be this one, with some query: letter case is ignored, a parameter is any segment. */
const isLedOn = (path: string, { redirects }: ServerRules): boolean => {
  const own = path.toLowerCase().split('/');
  return redirects.some(({ from }) => {
    const segments = from.toLowerCase().replace(/\/$/, '').split('/');
    return (
      segments.length === own.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === own[index])
    );
  });
};

/** Whether a page has an address without parameters, a file, and a twin of the other device variants or none for good. */
const isPlain = ({ pattern, redirect, opens, table }: ServerPage, rules: ServerRules): boolean =>
  opens &&
  !isLedOn(pattern, rules) &&
  redirect === undefined &&
  rules.model.devices[table.device] !== undefined &&
  /^(?:\/[\w-]+)+$/.test(pattern) &&
  rules.files.has(`${pattern.slice(1)}.html`) &&
  !rules.files.has(pattern.slice(1)) &&
  !rules.searchPaths.includes(pattern) &&
  rules.roots.every(({ paths }) => !paths.includes(pattern));

/**
 * Locations of the pages whose addresses have no parameters. nginx finds them by the text, letter case regarded, before
 * any map is looked at; all that depends on the visitor there is the device variant, the part that the query asks for,
 * and whether the address was spelled with escapes.
 * @param headerLines of these answers, without `Vary` and the cookie
 */
export function pageLocations(
  rules: ServerRules,
  headerLines: readonly string[],
  names: Names,
): string[] {
  const { model, pages } = rules;
  const { read, inText } = names;
  const plain = pages.filter((page) => isPlain(page, rules));
  if (model.history === 'hash' || plain.length > maxLocations) return [];
  const base = model.base.slice(0, -1);
  const hasDevices = Object.keys(model.devices).length > 1;
  return plain.flatMap(({ pattern, twins }) => {
    const leads = Object.entries(twins).flatMap(([device, twin]) =>
      twin === undefined ? [] : [[device, patternText(twin, names)] as const],
    );
    return block(`location = ${quoted(pattern)}`, [
      ...headerLines,
      ...(hasDevices
        ? [
            ...(leads.length > 0 ? ['add_header Vary "User-Agent, Cookie" always;'] : []),
            `add_header Set-Cookie ${quoted(inText('page_cookie'))} always;`,
          ]
        : []),
      `if (${read('path')} != ${quoted(literalText(askedPath(pattern), names))}) { return 301 ${quoted(base + literalText(askedPath(pattern), names) + inText('query'))}; }`,
      ...leads.map(
        ([device, twin]) =>
          `if (${read('lead_device')} = ${quoted(device)}) { return 302 ${quoted(base + twin + inText('query'))}; }`,
      ),
      `try_files ${quoted(`${pattern}${inText('part')}.html`)} ${quoted(`${pattern}.html`)} =404;`,
    ]);
  });
}
