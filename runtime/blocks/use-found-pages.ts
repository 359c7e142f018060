import { parameterNames } from '../../schema/path/parse-path.ts';
import type { MenuItem } from '../screen/menu-item.ts';
import { rowOpens } from '../screen/root-target.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useMenuItems } from '../screen/use-menu-items.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { searchFold } from './search-fold.ts';

export type FoundPage = {
  readonly title: string;
  readonly href: string;
  /** Title of what it lies below in the menu. */
  readonly above?: string;
};

const pagesOfMenu = (items: readonly MenuItem[], above?: string): FoundPage[] =>
  items.flatMap(({ title, href, children }) => [
    ...(href === undefined ? [] : [{ title, href, ...(above === undefined ? {} : { above }) }]),
    ...pagesOfMenu(children, title),
  ]);

/** The pages of the open set that this visitor may open and whose titles have the keyword in them. */
export function useFoundPages(keyword: string): readonly FoundPage[] {
  const { model } = useSiteState();
  const { table } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const menu = useMenuItems();
  if (keyword === '') return [];
  const routes = table.routes.flatMap((row): FoundPage[] => {
    const [href] = row.paths;
    if (href === undefined || !row.title || row.hidden || row.redirect !== undefined) return [];
    if (parameterNames(href).length > 0 || !rowOpens(row, model, access)) return [];
    return [{ title: row.title, href }];
  });
  const wanted = searchFold(keyword);
  const byAddress = new Map<string, FoundPage>();
  for (const page of [...pagesOfMenu(menu), ...routes]) {
    if (!searchFold(page.title).includes(wanted)) continue;
    if (!byAddress.has(page.href)) byAddress.set(page.href, page);
  }
  return [...byAddress.values()];
}
