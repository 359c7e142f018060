import { splitAddress } from '../../schema/path/split-address.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';

/**
 * Spells addresses in the fields of entries for the open device variant: content is one for all of them, and names pages
 * in the desktop's spelling. What is no page there stays as it is.
 */
export function useContentLink(): (address: string) => string {
  const { model } = useSiteState();
  const { device, table } = useScreen();
  return (address) => {
    const own = spellForDevice(address, device, model);
    return own !== address && tableIndex(table).match(splitAddress(own).path) ? own : address;
  };
}
