import type { TableProps } from './table-props.ts';

type SourceRow = TableProps['rows'][number];

/** A row of a table, however it is written. */
export type TableRow = { readonly cells: readonly string[]; readonly link?: string | undefined };

/** The cells of a row, and its link where it has one. */
export const tableRow = (row: SourceRow): TableRow => ('cells' in row ? row : { cells: row });
