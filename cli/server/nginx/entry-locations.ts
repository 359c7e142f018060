import { parsePath } from '../../../schema/path/parse-path.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { block } from './nginx-block.ts';
import type { NginxMap } from './nginx-map.ts';
import { type Names, quoted } from './nginx-text.ts';
import { partLocation } from './part-location.ts';
import { entryAddresses } from './path-maps.ts';

/** No page has such an address. */
const nowhere = '/.';

/** What the addresses of a route with parameters begin with, with slashes on both sides; undefined: with a parameter. */
function folderOf({ pattern }: ServerPage): string | undefined {
  const { segments } = parsePath(pattern);
  const first = segments.findIndex(({ kind }) => kind !== 'literal');
  const literal = segments
    .slice(0, first)
    .map((segment) => (segment.kind === 'literal' ? segment.text : ''));
  const folder = `/${literal.join('/')}/`;
  return first > 0 && /^(?:\/[\w-]+)+\/$/.test(folder) ? folder : undefined;
}

/** Whether an address of an older system may lie in a folder: letter case is ignored, a parameter is any segment. */
const isLedOn = (folder: string, { redirects }: ServerRules): boolean => {
  const own = folder.toLowerCase().split('/').slice(1, -1);
  return redirects.some(({ from }) => {
    const segments = from.toLowerCase().split('/').slice(1);
    return own.every((name, index) => segments[index]?.startsWith(':') || segments[index] === name);
  });
};

/** The folders in which built entries of one device variant have their addresses, and that variant. */
function entryFolders(rules: ServerRules): readonly (readonly [folder: string, device: string])[] {
  const built = entryAddresses(rules);
  const devices = new Map<string, Set<string>>();
  for (const page of rules.pages) {
    const folder = folderOf(page);
    if (folder === undefined) continue;
    devices.set(folder, (devices.get(folder) ?? new Set()).add(page.table.device));
  }
  return [...devices].flatMap(([folder, [device = '', ...others]]) =>
    others.length === 0 &&
    !isLedOn(folder, rules) &&
    built.some(({ path }) => path.startsWith(folder))
      ? [[folder, device] as const]
      : [],
  );
}

/** The variable that says where visitors of a known entry of a device variant are led to. */
const leadsFrom = (own: string, { model: { devices } }: ServerRules): string =>
  `leads_from_${Object.keys(devices).indexOf(own)}`;

/**
 * What the locations of entries need besides.
 * Set: `here` (the canonical address that was asked for, or none that there is), `leads_from_0` and on.
 */
export function entryMaps(rules: ServerRules, names: Names): NginxMap[] {
  const { read, inText } = names;
  const folders = rules.model.history === 'hash' ? [] : entryFolders(rules);
  if (folders.length === 0) return [];
  const devices = Object.keys(rules.model.devices);
  return [
    {
      about: 'A known address below the folders of entries.',
      source: inText('known'),
      target: read('here'),
      rows: [{ text: '1', value: inText('near') }],
      fallback: nowhere,
    },
    ...devices
      .filter((own) => devices.length > 1 && folders.some(([, device]) => device === own))
      .map((own) => ({
        source: `${inText('known')}:${inText('lead_device')}`,
        target: read(leadsFrom(own, rules)),
        rows: devices
          .filter((device) => device !== own)
          .map((device) => ({ text: `1:${device}`, value: inText('lead') })),
      })),
  ];
}

/**
 * Locations of the folders in which entries have their addresses. An address that is known there is answered without
 * what others need to be found out; all else is asked of the maps (`@pages`).
 * @param headerLines of these answers, without `Vary` and the cookie
 */
export function entryLocations(
  rules: ServerRules,
  headerLines: readonly string[],
  names: Names,
): string[] {
  const { read, inText } = names;
  if (rules.model.history === 'hash') return [];
  const hasDevices = Object.keys(rules.model.devices).length > 1;
  return entryFolders(rules).flatMap(([folder, own]) => {
    const leads = read(leadsFrom(own, rules));
    return block(`location ^~ ${quoted(folder)}`, [
      ...partLocation(rules, folder, headerLines),
      ...headerLines,
      ...(hasDevices
        ? [
            'add_header Vary "User-Agent, Cookie" always;',
            `add_header Set-Cookie ${quoted(inText('page_cookie'))} always;`,
            `if (${leads}) { return 302 ${leads}; }`,
          ]
        : []),
      `try_files ${quoted(`${inText('here')}${inText('part')}.html`)} ${quoted(`${inText('here')}.html`)} @pages;`,
    ]);
  });
}
