import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';

const endsAsFile = /\.[a-z0-9]+(?:[?#]|$)/i;

/**
 * Spells addresses in the fields of entries for the open device variant: content is one for all of them, and names pages
 * in the desktop's spelling. Those that lead to files have none.
 */
export function useContentLink(): (address: string) => string {
  const { model } = useSiteState();
  const { device } = useScreen();
  return (address) => (endsAsFile.test(address) ? address : spellForDevice(address, device, model));
}
