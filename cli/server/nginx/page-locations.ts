import { choosesDevice } from '../../../schema/visit/chooses-device.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { block } from './nginx-block.ts';
import type { NginxMap } from './nginx-map.ts';
import { type Names, nowhere, quoted } from './nginx-text.ts';

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

/** The pages that have a location of their own. */
function locatedPages(rules: ServerRules): readonly ServerPage[] {
  const plain = rules.pages.filter((page) => isPlain(page, rules));
  return rules.model.history === 'hash' || plain.length > maxLocations ? [] : plain;
}

/** The device variants whose visitors are led from a page to a twin, in the order of the site. */
const leadDevices = ({ twins }: ServerPage): readonly string[] =>
  Object.entries(twins).flatMap(([device, twin]) => (twin === undefined ? [] : [device]));

/** The variable with the page for visitors who are not led on, for each choice of variants that are. */
const pageVariable = (devices: readonly string[]): string => ['page_for', ...devices].join('_');

/**
 * What those locations need besides.
 * Set: `page_here` (the page whose address was asked for as it is written, or none that there is; without a query there
 * is no regular expression to go through), `page_for` and on (the same where visitors of some device variants are led
 * to a twin).
 */
export function pageMaps(rules: ServerRules, { read, inText }: Names): NginxMap[] {
  const base = rules.model.base.slice(0, -1);
  const located = locatedPages(rules);
  if (located.length === 0) return [];
  const choices = new Map(
    located.map((page) => [pageVariable(leadDevices(page)), leadDevices(page)] as const),
  );
  return [
    {
      about: 'Pages without parameters, where their address was asked for as it is written.',
      source: inText('path'),
      target: read('page_asked'),
      rows: located.map(({ pattern }) => ({ text: pattern, value: '$uri' })),
      fallback: nowhere,
    },
    {
      source: '$request_uri',
      target: read('page_here'),
      rows: located.map(({ pattern }) => ({ text: base + pattern, value: '$uri' })),
      fallback: inText('page_asked'),
    },
    ...[...choices].map(([name, devices]) => ({
      source: inText('lead_device'),
      target: read(name),
      rows: devices.map((device) => ({ text: device, value: nowhere })),
      fallback: inText('page_here'),
    })),
  ];
}

/**
 * Locations of the pages whose addresses have no parameters. nginx finds them by the text, letter case regarded, before
 * any map is looked at; all that depends on the visitor there is the device variant, the part that the query asks for,
 * and whether the address was spelled with escapes. Who is led elsewhere is asked of the maps (`@pages`).
 * @param headerLines of these answers, without `Vary` and the cookie
 */
export function pageLocations(
  rules: ServerRules,
  headerLines: readonly string[],
  { inText }: Names,
): string[] {
  const { model } = rules;
  const hasDevices = choosesDevice(model);
  return locatedPages(rules).flatMap((page) => {
    const devices = leadDevices(page);
    const here = inText(hasDevices ? pageVariable(devices) : 'page_here');
    return block(`location = ${quoted(page.pattern)}`, [
      ...headerLines,
      ...(hasDevices
        ? [
            ...(devices.length > 0 || model.hosted
              ? ['add_header Vary "User-Agent, Cookie" always;']
              : []),
            `add_header Set-Cookie ${quoted(inText('page_cookie'))} always;`,
          ]
        : []),
      `try_files ${quoted(`${here}${inText('part')}.html`)} ${quoted(`${here}.html`)} @pages;`,
    ]);
  });
}
