import type { RouteTable } from '../model.ts';
import type { WebMenuItem } from './web-config.ts';

/**
 * The menu that is shown: that of the web configuration, else that of the site file; empty where the routes make it.
 * @param navbar what the web configuration brings; empty where it brings nothing, or did not come
 */
export const shownNavbar = (
  navbar: readonly WebMenuItem[],
  { menu = [] }: Pick<RouteTable, 'menu'>,
): readonly WebMenuItem[] => (navbar.length > 0 ? navbar : menu);
