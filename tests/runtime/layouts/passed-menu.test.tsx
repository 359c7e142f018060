import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeaderDesktop } from '../../../runtime/layouts/header/header-desktop.tsx';
import { screenOf } from '../../../runtime/resolve/screen-of.ts';
import { Router } from '../../../runtime/router/router.tsx';
import { ScreenProvider } from '../../../runtime/screen/screen-context.ts';
import { SiteStateProvider } from '../../../runtime/state/site-state.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';
import { menuItem } from '../../fixtures/menu-item.ts';
import { runningSite } from '../running-site.ts';

const passed = menuItem('Un menu à part', { code: 'own', href: '/ecole' });

describe('[D-02] a header', () => {
  it('shows the menu passed in, else the one of the routes', async () => {
    const device = 'desk';
    const path = '/accueil';
    const { menu: _, ...source } = lyceum();
    const model = modelOf(source);
    const state = await runningSite(model, { device }, { device });
    const table = tableOf(model, 'fr', device);
    const row = table.routes[0];
    const page = row?.page === undefined ? undefined : table.pages[row.page];
    if (!row || !page) throw new Error('the fixture has no first page');
    const screen = screenOf(model.site, { table, row, path, params: {} }, page, table, 'Accueil');
    const html = (menu?: readonly MenuItem[]): string =>
      renderToString(
        <SiteStateProvider value={state}>
          <Router history={{ kind: 'static', address: path }}>
            <ScreenProvider value={screen}>
              <HeaderDesktop {...(menu ? { menu } : {})} />
            </ScreenProvider>
          </Router>
        </SiteStateProvider>,
      );
    expect(html()).toContain('L’école');
    expect(html([passed])).toContain('Un menu à part');
    expect(html([passed])).not.toContain('L’école');
  });
});
