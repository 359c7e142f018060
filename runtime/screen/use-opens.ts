import { splitAddress } from '../../schema/path/split-address.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useScreen } from './screen-context.ts';

/** Tells whether an address of the open variant leads to a page that opens for this visitor. */
export function useOpens(): (address: string) => boolean {
  const { model } = useSiteState();
  const { table } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  return (address) => {
    const row = tableIndex(table).match(splitAddress(address).path)?.value;
    return row !== undefined && rowOpens(row, model, access);
  };
}
