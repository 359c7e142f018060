import { useMemo } from 'react';
import { useQuery } from '../page/use-query.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { interpretMenu, menuOfRoutes } from './interpret-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { routeLine } from './route-line.ts';
import { useScreen } from './screen-context.ts';
import { useWebConfig } from './use-web-config.ts';

/** The menu: the web configuration's, else the one that the routes make. */
export function useMenu(): readonly MenuItem[] {
  const { model } = useSiteState();
  const { table, row } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const { navbar } = useWebConfig();
  const query = useQuery().toString();
  return useMemo(() => {
    const open = new Set(routeLine(row, table).map(({ id }) => id));
    const view = { model, table, access, open, query: new URLSearchParams(query) };
    return navbar.length > 0 ? interpretMenu(navbar, view) : menuOfRoutes(view);
  }, [model, table, row, access, navbar, query]);
}
