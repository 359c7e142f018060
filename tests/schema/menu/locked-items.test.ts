import { describe, expect, it } from 'vitest';
import type { AccessInfo } from '../../../schema/access/access-info.ts';
import { interpretMenu } from '../../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../../schema/menu/menu-of-routes.ts';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import type { Route } from '../../../schema/source.generated.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const visitor = { menuCodes: ['public-area'], fnCodes: [], loginStatus: 0 };

const { navbar = [] } =
  parseWebConfig({
    navbar: [
      {
        title: 'Papiers',
        pageCode: 'papers',
        linkUrl: '/papiers',
        childrens: [{ title: 'Horaires', linkUrl: '/horaires' }],
      },
    ],
  }) ?? {};

/** The titles of a menu; those with a lock have a star. */
const titles = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ title, locked, children }) => [
    locked ? `${title}*` : title,
    ...titles(children),
  ]);

/** The item of a route and of the one below it, in the menu of a configuration and in that of the routes. */
function menus(access: Route['access'] & object, info: Partial<AccessInfo>): string[][] {
  const source = lyceum();
  const page = Object.keys(source.pages)[0] ?? '';
  const below = { id: 'hours', paths: { fr: '/horaires' }, title: 'Horaires', page };
  const route = { id: 'papers', paths: { fr: '/papiers' }, title: 'Papiers', page, access };
  const model = modelOf({
    ...source,
    routes: [...source.routes, { ...route, children: [below] }],
  });
  const view = {
    model: model.site,
    table: tableOf(model, 'fr', 'desk'),
    access: { ...visitor, ...info },
  };
  return [
    titles(interpretMenu(navbar, view)),
    titles(menuOfRoutes(view)).filter((title) => /Papiers|Horaires/.test(title)),
  ];
}

describe('an item of a closed route', () => {
  const code = { code: 'papers' };
  const locked = { code: 'papers', locked: true };
  it.each([
    ['is absent', code, {}, []],
    [
      'has a lock where the condition says so, and shows nothing below it',
      locked,
      {},
      ['Papiers*'],
    ],
    ['is absent for who is signed in and lacks the code', locked, { loginStatus: 1 }, []],
    [
      'is a link for who has the code',
      locked,
      { menuCodes: ['public-area', 'papers'] },
      ['Papiers', 'Horaires'],
    ],
  ])('%s', (_, access, info, expected) => {
    expect(menus(access, info)).toEqual([expected, expected]);
  });
});
