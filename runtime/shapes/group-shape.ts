import type { GroupFile, RouteTable } from '../../schema/model.ts';
import { isOfVariant, pageData } from './model-shapes.ts';
import { objectOf, text } from './shape.ts';

const groupFile = objectOf({ ...pageData, group: text });

/** Whether a loaded value is the data file of a group of a route table, with all pages that its routes show. */
export function isGroupFile(value: unknown, table: RouteTable, group: string): value is GroupFile {
  if (!groupFile(value) || !isOfVariant(value, table)) return false;
  const { pages, group: name } = value as GroupFile;
  return (
    name === group &&
    table.routes.every(
      (row) => row.group !== group || row.page === undefined || pages[row.page] !== undefined,
    )
  );
}
