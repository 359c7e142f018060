import type { RouteRow } from '../../schema/model.ts';
import { ancestorCrumbs, type Crumb } from '../../schema/visit/ancestor-crumbs.ts';
import { rootTarget, rowOpens } from '../../schema/visit/root-target.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import { entryOfAddress, sectionOfScreen } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useHomeAddress } from '../screen/use-home-address.ts';
import { useMessages } from '../screen/use-messages.ts';
import { useZone } from '../screen/zone-context.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { searchLabel } from './search-label.ts';
import { useSectionTitle } from './use-section-title.ts';

/** Where every way begins: the home that the visitor came from inside a zone, else the site's. */
function useFirstCrumb(): Crumb | undefined {
  const { model } = useSiteState();
  const { table, path } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const t = useMessages();
  const { home: own } = useZone();
  const home = useHomeAddress();
  if (own && own.path !== path) return { title: own.title, href: own.path };
  return rootTarget(table, model, access) === home ? { title: t('home'), href: home } : undefined;
}

/** The open page and, where it is opened in part, its part; an entry by its own heading. */
function useLastCrumbs(row: RouteRow | undefined): readonly Crumb[] {
  const state = useSiteState();
  const screen = useScreen();
  const { title, path, page } = screen;
  const query = useQuery();
  const asked = useSectionTitle();
  const home = useHomeAddress();
  const section = useChosenEntry()?.entry.title ?? asked;
  if (row?.paths.includes(home)) return [];
  // The address has no part that shows the whole.
  if (section !== undefined && section === screen.section) return [{ title: section }];
  if (section !== undefined) return [{ title, href: path }, { title: section }];
  const label = page.params.keyword === undefined ? '' : searchLabel(query.get('nav'));
  const entry = entryOfAddress(state, screen);
  const tag = entry?.language && state.model.languages[entry.language]?.tag;
  return [{ title: entry?.title ?? (label || title), ...(tag ? { tag } : {}) }];
}

/**
 * The way to the open page: home, the routes above that open for this visitor, the section that lists its
 * entry, the page, its section.
 * What this visitor may not open is left out. The search page's crumb is the label in its address.
 */
export function useBreadcrumb(): readonly Crumb[] {
  const state = useSiteState();
  const screen = useScreen();
  const { row, table, zone } = screen;
  const access = useSnapshot(accessInfoAtom);
  const first = useFirstCrumb();
  const last = useLastCrumbs(row);
  const home = useHomeAddress();
  const above = ancestorCrumbs(row, table, state.model, access, home);
  const listed = sectionOfScreen(state, screen);
  // A section of the page above, or one of the zone's.
  const isBelow = above.some(({ href }) => href === listed?.href.split('?')[0]);
  const isOnTheWay =
    (isBelow && listed?.href.includes('?')) ||
    (zone !== undefined && zoneOfPath(listed?.href ?? '', [zone]) !== undefined);
  // An entry that is listed on another page is reached by that page.
  const path = listed?.href.split('?')[0] ?? '';
  const other =
    listed?.href.includes('?') && !isOnTheWay && zone === undefined
      ? tableIndex(table).match(path)?.value
      : undefined;
  const isWay = other?.title !== undefined && rowOpens(other, state.model, access);
  const way = isWay
    ? [
        ...ancestorCrumbs(other, table, state.model, access, home),
        { title: other.title, href: path },
        ...(listed ? [listed] : []),
      ]
    : above;
  return [
    ...(first ? [first] : []),
    ...way.filter(({ href }) => href !== first?.href),
    ...(listed && isOnTheWay ? [listed] : []),
    ...last,
  ];
}
