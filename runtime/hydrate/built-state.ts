import type { RouteTable } from '../../schema/model.ts';
import type { Frame, PageState } from '../../schema/page-state.ts';
import { createSiteState } from '../boot/create-site-state.ts';
import { webConfigKey } from '../requests/web-config-key.ts';
import type { View } from '../resolve/resolve-screen.ts';
import { screenOf } from '../resolve/screen-of.ts';
import type { Loading } from '../resources/load-with-retry.ts';
import type { BuiltPage } from '../state/built-page.ts';
import { headingAtom } from '../state/heading.ts';
import type { SiteState } from '../state/site-state.ts';

type Start = {
  /** Address of the folder of the site's files, with a slash at its end. */
  readonly root: string;
  /** The path that is open, as the browser spells it. */
  readonly path: string;
};

/** The state of a site whose page came built: what it was built with, and the page. */
export function builtState(
  page: PageState,
  { site, table: frame, webConfig }: Frame,
  { root, path }: Start,
  loading: Loading,
): SiteState & { readonly built: BuiltPage } {
  const { language, device, rows, params, heading, section } = page;
  const known = { device, webConfigs: webConfig ? { [language]: webConfig } : {} };
  const state = createSiteState(site, root, known, known, loading);
  const inFrame = new Set(frame.routes.map(({ id }) => id));
  const table: RouteTable = {
    ...frame,
    routes: [...frame.routes, ...rows.filter(({ id }) => !inFrame.has(id))],
    lists: page.lists,
    entries: page.entries,
  };
  const row = table.routes.find(({ id }) => id === page.row);
  if (!row) throw new Error(`the page has no route ${page.row}`);
  for (const [key, value] of Object.entries(page.resources)) state.resources.take(key, value);
  state.resources.take(webConfigKey(language), undefined);
  if (heading !== undefined) state.store.set(headingAtom, { path: page.path, text: heading });
  const screen = screenOf(
    site,
    { table, row, path: page.path, params },
    page.page,
    { pages: {}, lists: page.lists, entries: page.entries },
    page.title,
  );
  return {
    ...state,
    built: {
      address: { path, query: page.query, hash: '' },
      language,
      row: page.row,
      // Its block may have stayed as it was built.
      view: {
        kind: 'screen',
        screen: section === undefined ? screen : { ...screen, section },
      } satisfies View,
      table,
      webConfig,
      live: new Set(page.live),
      blocks: page.blocks,
    },
  };
}
