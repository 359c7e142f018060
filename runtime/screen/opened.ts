import type { RouteRow, RouteTable } from '../../schema/model.ts';

/** What of a screen the address decides. */
export type Opened = {
  readonly table: RouteTable;
  readonly row?: RouteRow | undefined;
  readonly path: string;
  /** Parameters by their name in the path. */
  readonly params: Readonly<Record<string, string>>;
};
