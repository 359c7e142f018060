// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../../schema/menu/menu-of-routes.ts';
import type { Route, SiteSource } from '../../../schema/source.generated.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';
import { openApp } from '../open-app.tsx';

const route = (id: string, flags: Partial<Route> = {}, children: Route[] = []): Route => ({
  id,
  paths: { fr: `/${id}`, de: false, zh: false },
  title: `Titre ${id}`,
  page: 'affiche',
  ...flags,
  children,
});
const { menu: _, ...withoutMenu } = lyceum();
const source: SiteSource = {
  ...withoutMenu,
  routes: [
    { id: 'accueil', paths: { fr: '/accueil' }, title: 'Accueil', page: 'accueil' },
    route('shown', {}, [route('below-shown')]),
    route('hidden', { hideInMenu: true }, [route('below-hidden')]),
    route('alone', { hideChildrenInMenu: true }, [
      route('below-alone', {}, [route('far-below-alone')]),
    ]),
    route('flagless', { hideInMenu: false, hideChildrenInMenu: false }, [route('below-flagless')]),
    {
      ...route('elsewhere', {}, [route('below-elsewhere')]),
      paths: { de: '/de/anderswo', fr: false },
    },
  ],
};
const model = modelOf(source);

describe('[M-06] flags of a route', () => {
  it('hide an entry, or its children, from the menu', () => {
    const titles = (items: readonly MenuItem[]): unknown[] =>
      items.map(({ code, children }) => (children.length > 0 ? [code, titles(children)] : code));
    const access = { menuCodes: [], fnCodes: [], loginStatus: 0 };
    for (const device of ['desk', 'phone']) {
      const view = { model: model.site, table: tableOf(model, 'fr', device), access };
      expect(titles(menuOfRoutes(view))).toEqual([
        'accueil',
        ['shown', ['below-shown']],
        'alone',
        ['flagless', ['below-flagless']],
        // What lies below a page that this language lacks is not lost with it.
        'below-elsewhere',
      ]);
    }
  });

  it.each(['hidden', 'below-hidden', 'below-alone', 'far-below-alone'])(
    'leave %s to be opened all the same',
    async (id) => {
      const { element } = await openApp(model, `/${id}`, { device: 'desk' });
      expect(element.querySelector('#content')?.textContent).toContain('À imprimer en grand.');
      expect(document.title).toBe(`Titre ${id}-Lycée du Phare`);
      const menu = element.querySelector('header')?.textContent ?? '';
      expect(menu).toContain('Titre shown');
      expect(menu).not.toContain(`Titre ${id}`);
      // The way to it is shown, hidden entries included.
      const crumbs = [...element.querySelectorAll('#content ol li')].map(
        (each) => each.textContent,
      );
      expect(crumbs[0]).toBe('Accueil');
      expect(crumbs[crumbs.length - 1]).toBe(`Titre ${id}`);
      if (id === 'below-hidden') expect(crumbs).toHaveLength(3);
    },
  );
});
