import { siteSettings } from '../../schema/compile/site-settings.ts';
import type { SiteSource } from '../../schema/source.generated.ts';

/** What is set for a whole site and shows in its addresses, in who is led where, or in what it calls: by its key. */
export type SettingValues = ReadonlyMap<string, string>;

type Tree = { readonly [key: string]: unknown };

/** Every value of a tree by its keys with dots; lists whole. */
function* leaves(tree: Tree, above: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    const at = above === '' ? key : `${above}.${key}`;
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield* leaves(value as Tree, at);
    } else yield [at, typeof value === 'string' ? value : JSON.stringify(value)];
  }
}

/** An object without some of its keys: addresses and access are compared elsewhere. */
const without = (value: object | undefined, ...keys: readonly string[]): Tree =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.includes(key)));

const mapped = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
  change: (value: Value) => Tree,
): Tree =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, change(value)]));

/** The settings of a site, defaults filled in. */
export function settingValues(source: SiteSource): SettingValues {
  const { history = 'browser', base = '/' } = source.site;
  // Other keys of `site` are words and pictures, but for where the site stands.
  const { origin } = source.site as { readonly origin?: unknown };
  const { defaultLanguage, languages, devices } = siteSettings(source);
  const service = source.search?.service;
  const tree: Tree = {
    site: { history, base, origin },
    languages: {
      default: defaultLanguage,
      ...mapped(languages, ({ prefix, tag, home, config }) => ({ prefix, tag, home, config })),
    },
    devices: mapped(devices, (device) => without(device, 'form')),
    access: without(source.access, 'anonymous', 'flags'),
    search: { route: source.search?.route, service: without(service, 'fields', 'headers') },
    zones: Object.fromEntries(
      (source.zones ?? []).map((zone) => [zone.segment, { search: zone.search ?? '' }]),
    ),
    menu: { patches: mapped(source.menu?.patches, ({ path }) => ({ path })) },
    collections: mapped(source.collections, ({ detail, http }) => ({
      detail,
      http: { list: http?.list.url, entry: http?.entry?.url },
    })),
  };
  return new Map(leaves(tree, ''));
}
