import type { Model, RouteTable } from '../../schema/model.ts';
import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { parameterNames } from '../../schema/path/parse-path.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import type { ContentIndex } from '../content/content-index.ts';

/** Values of a path's parameters, spelled for addresses, by parameter. */
export type PathValues = Readonly<Record<string, string>>;

function visitAddresses(value: unknown, visit: (address: string) => void): void {
  if (typeof value === 'string') {
    if (value.startsWith('/')) visit(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) visitAddresses(member, visit);
  }
}

/** The addresses that the pages, the menu, the zones and the texts of a language name, in the table's spelling. */
function* namedParts(
  model: Model,
  table: RouteTable,
  index: Pick<ContentIndex, 'listed'>,
): Iterable<unknown> {
  const { language, device } = table;
  yield [
    model.site.menu.patches[language],
    table.menu,
    table.search?.groups,
    table.site.footer,
    table.pages,
  ];
  yield table.zones.flatMap(({ homes }) => homes.map(({ path }) => path));
  yield model.groups.filter((each) => each.language === language && each.device === device);
  for (const collection of Object.keys(table.collections)) {
    for (const { entry } of index.listed(collection, language)) {
      yield entry.record.addresses.map(({ address }) => address);
    }
  }
}

/**
 * What the site's own links write into the parameters of routes that show no entry, by route id. Nothing else says
 * which of a route's addresses there are. Each value is there once, and for all languages whose path has the same
 * parameters: their pages lead to one another.
 */
export function linkedValues(
  model: Model,
  index: Pick<ContentIndex, 'listed'>,
): (routeId: string, path: string) => readonly PathValues[] {
  const found = new Map<string, Map<string, PathValues>>();
  const keyOf = (routeId: string, path: string): string =>
    `${routeId} ${parameterNames(path).sort().join()}`;
  for (const table of model.tables) {
    if (table.device !== model.site.defaultDevice) continue;
    const { match } = tableIndex(table);
    const visit = (address: string): void => {
      const matched = match(splitAddress(address).path);
      if (!matched || matched.value.shows || !matched.pattern.includes('/:')) return;
      const key = keyOf(matched.value.id, matched.pattern);
      const values = Object.fromEntries(
        Object.entries(matched.params).map(([name, value]) => [name, encodeSegment(value)]),
      );
      const all = found.get(key) ?? new Map<string, PathValues>();
      found.set(key, all.set(JSON.stringify(Object.entries(values).sort()), values));
    };
    for (const part of namedParts(model, table, index)) visitAddresses(part, visit);
  }
  return (routeId, path) => [...(found.get(keyOf(routeId, path))?.values() ?? [])];
}
