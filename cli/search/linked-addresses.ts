import type { Model, RouteTable } from '../../schema/model.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';

function visitAddresses(value: unknown, visit: (address: string) => void): void {
  if (typeof value === 'string') {
    if (value.startsWith('/')) visit(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) visitAddresses(member, visit);
  }
}

/**
 * The addresses by which a variant's own pages and menu lead to its routes: of each route the first one, without
 * query. A route with parameters has no other that can be known.
 */
export function linkedAddresses(model: Model, table: RouteTable): ReadonlyMap<string, string> {
  const { match } = tableIndex(table);
  const groups = model.groups.filter(
    ({ language, device }) => language === table.language && device === table.device,
  );
  const found = new Map<string, string>();
  const patches = model.site.menu.patches[table.language];
  visitAddresses([patches, table.menu, table.search?.groups, table.pages, groups], (address) => {
    const { path } = splitAddress(address);
    const row = match(path)?.value;
    if (row && !found.has(row.id)) found.set(row.id, path);
  });
  return found;
}
