import type { BlockProps } from '../../ui/block/block-props.ts';
import { Table } from '../../ui/table/table.tsx';

/** A table, with a picture where it has one. */
export const TableBlock = ({ block }: BlockProps<'table'>) => <Table {...block} />;
