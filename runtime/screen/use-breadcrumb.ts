import { findCurrent } from '../../schema/menu/find-current.ts';
import { menuIndex } from '../../schema/menu/menu-index.ts';
import { type Crumb, crumbsAbove } from '../../schema/visit/crumbs-above.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { sectionOfScreen } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useQuery } from '../page/use-query.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { askedSection } from './asked-section.ts';
import { useMessages, useScreen } from './screen-context.ts';
import { searchLabel } from './search-label.ts';
import { useHomeAddress } from './use-home.ts';
import { useMenuItems } from './use-menu-items.ts';
import { useOpenPlace } from './use-open-place.ts';

/** Title of the section that the query opens: as the menu names it, else as the page does. */
function useSectionTitle(query: string): string | undefined {
  const { model } = useSiteState();
  const { page } = useScreen();
  const menu = useMenuItems();
  const open = useOpenPlace(query);
  const section = askedSection(page, query);
  // The page has sections, and not this one: it shows its first, whatever the menu says.
  if (section === null) return undefined;
  const current = findCurrent(menuIndex(menu, model), open, model);
  return current?.by === 'query' ? current.place.item.title : section?.title;
}

/**
 * The way to the open page: home, the routes above that open for this visitor, the section that lists its
 * entry, the page, its section.
 * What this visitor may not open is left out. The search page's crumb is the label in its address.
 */
export function useBreadcrumb(): readonly Crumb[] {
  const state = useSiteState();
  const { model } = state;
  const screen = useScreen();
  const { row, table, title, path, page } = screen;
  const access = useSnapshot(accessInfoAtom);
  const say = useMessages();
  const home = useHomeAddress();
  const query = useQuery();
  const asked = useSectionTitle(query.toString());
  const section = useChosenEntry()?.entry.title ?? asked;
  const homeOpens = rootTarget(table, model, access) === home;
  const above = crumbsAbove(row, table, model, access, home);
  const listed = sectionOfScreen(state, screen);
  // A section of a page that this one does not lie below is no way here.
  const isOnTheWay = above.some(({ href }) => href === listed?.href.split('?')[0]);
  const label = page.params.keyword === undefined ? '' : searchLabel(query.get('nav'));
  const self =
    section === undefined
      ? [{ title: label || title }]
      : [{ title, href: path }, { title: section }];
  return [
    ...(homeOpens ? [{ title: say('home'), href: home }] : []),
    ...above,
    ...(listed && isOnTheWay && listed.href.includes('?') ? [listed] : []),
    ...(row?.paths.includes(home) ? [] : self),
  ];
}
