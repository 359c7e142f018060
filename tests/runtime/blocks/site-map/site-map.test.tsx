// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { furtherPages } from '../../../../runtime/blocks/site-map/further-pages.ts';
import type { MenuItem } from '../../../../schema/menu/menu-item.ts';
import type { RouteRow, RouteTable, SiteModel } from '../../../../schema/model.ts';
import { openBlocks } from '../open-blocks.tsx';

it.each([
  ['desk', '/shouye'],
  ['phone', '/shouye-m'],
])('lists what visitors may open, in the addresses of a %s', async (device, href) => {
  const element = await openBlocks({ blocks: [{ type: 'siteMap' }] }, { device });
  const links = [...element.querySelectorAll('#content a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([href]);
});

it('adds pages that the menu does not lead to, but for closed, hidden and unnamed ones', () => {
  const row = (id: string, more: Partial<RouteRow> = {}): RouteRow => ({
    id,
    paths: [`/${id}`],
    title: id,
    page: id,
    ...more,
  });
  const table = {
    language: 'zh',
    device: 'desktop',
    routes: [
      row('terms'),
      row('about'),
      row('listed'),
      row('hidden', { hidden: true }),
      row('one', { paths: ['/one/:id'] }),
      row('old', { redirect: '/about' }),
      row('staff', { access: [{ code: 'staff' }] }),
      { id: 'unnamed', paths: ['/unnamed'], page: 'unnamed' },
    ],
  } as unknown as RouteTable;
  const model = {
    access: { flags: {}, guardedCodes: [] },
    languages: { zh: { prefix: '' } },
    devices: { desktop: { suffix: '' } },
  } as unknown as SiteModel;
  const menu = [{ href: '/listed?as=x', children: [] }] as unknown as readonly MenuItem[];
  const nobody = { menuCodes: [], fnCodes: [], loginStatus: 0 };
  const paths = (
    access: typeof nobody | (Omit<typeof nobody, 'menuCodes'> & { menuCodes: string[] }),
  ) => furtherPages(menu, table, model, access as never).map(({ path }) => path);
  expect(paths(nobody)).toEqual(['/about', '/terms']);
  expect(paths({ ...nobody, menuCodes: ['staff'] })).toEqual(['/about', '/staff', '/terms']);
});
