import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { fullestTable } from '../requests/full-table.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useWebConfig } from '../screen/use-web-config.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { menuOf } from './menu-of.ts';

/** The menu without a current item: the web configuration's, else the site file's, else the one that the routes make. */
export function useMenuItems(): readonly MenuItem[] {
  const state = useSiteState();
  // A menu that came later than the page may lead to routes that the page does not know.
  const table = fullestTable(state, useScreen().table);
  const access = useSnapshot(accessInfoAtom);
  const { navbar } = useWebConfig();
  return menuOf(navbar, { model: state.model, table, access });
}
