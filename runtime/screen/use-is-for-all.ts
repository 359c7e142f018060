import { useSiteState } from '../state/site-state.ts';

/**
 * Whether the site has no pages for phones of their own: those for desktops are read on phones, too. Blocks with two
 * layouts have both in them then, and the width of the window decides.
 */
export const useIsForAll = (): boolean =>
  !Object.values(useSiteState().model.devices).some(({ form }) => form === 'mobile');
