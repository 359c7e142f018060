import type { BlockOf } from '../../../schema/model.ts';

/** What a table is drawn from. */
export type TableProps = Omit<BlockOf<'table'>, 'type' | 'guard'>;
