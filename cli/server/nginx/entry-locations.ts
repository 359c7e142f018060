import { parsePath } from '../../../schema/path/parse-path.ts';
import { choosesDevice } from '../../../schema/visit/chooses-device.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { block } from './nginx-block.ts';
import type { NginxMap } from './nginx-map.ts';
import { type Names, nowhere, quoted } from './nginx-text.ts';
import { partLocation } from './part-location.ts';
import { entryAddresses } from './path-maps.ts';

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

/** The variable with the page of a known entry of a device variant, for visitors who are not led to another one. */
const pageVariable = (own: string, { model: { devices } }: ServerRules): string =>
  Object.keys(devices).length === 1 ? 'here' : `here_${Object.keys(devices).indexOf(own)}`;

/**
 * What the locations of entries need besides.
 * Set: `here` (the address of a page that is known, or none that there is), `here_0` and on (the same for visitors who
 * want that device variant, or may want it).
 */
export function entryMaps(rules: ServerRules, names: Names): NginxMap[] {
  const { read, inText } = names;
  const folders = rules.model.history === 'hash' ? [] : entryFolders(rules);
  if (folders.length === 0) return [];
  const devices = Object.keys(rules.model.devices);
  return [
    {
      about:
        'The page of a known address below the folders of entries: in another letter case there is no such file.',
      source: inText('near'),
      target: read('here'),
      rows: [{ text: '', value: nowhere }],
      fallback: '$uri',
    },
    ...devices
      .filter((own) => devices.length > 1 && folders.some(([, device]) => device === own))
      .map((own) => ({
        source: inText('lead_device'),
        target: read(pageVariable(own, rules)),
        rows: devices
          .filter((device) => device !== own)
          .map((device) => ({ text: device, value: nowhere })),
        fallback: inText('here'),
      })),
  ];
}

/**
 * Locations of the folders in which entries have their addresses. An address that is known there is answered without
 * what others need to be found out; all else, and who may be led elsewhere, is asked of the maps (`@pages`).
 * @param headerLines of these answers, without `Vary` and the cookie
 */
export function entryLocations(
  rules: ServerRules,
  headerLines: readonly string[],
  names: Names,
): string[] {
  const { inText } = names;
  if (rules.model.history === 'hash') return [];
  const hasDevices = choosesDevice(rules.model);
  return entryFolders(rules).flatMap(([folder, own]) => {
    const here = inText(pageVariable(own, rules));
    return block(`location ^~ ${quoted(folder)}`, [
      ...partLocation(rules, folder, headerLines),
      ...headerLines,
      ...(hasDevices
        ? [
            'add_header Vary "User-Agent, Cookie" always;',
            `add_header Set-Cookie ${quoted(inText('page_cookie'))} always;`,
          ]
        : []),
      `try_files ${quoted(`${here}${inText('part')}.html`)} ${quoted(`${here}.html`)} @pages;`,
    ]);
  });
}
