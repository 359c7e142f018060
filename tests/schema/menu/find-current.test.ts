import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCurrent } from '../../../runtime/menu/with-current.ts';
import { findCurrent } from '../../../schema/menu/find-current.ts';
import { interpretMenu } from '../../../schema/menu/interpret-menu.ts';
import { menuIndex } from '../../../schema/menu/menu-index.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import { modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

const { site: model, ...rest } = modelOf(sourceOf('site/site.yaml'));
const access = { menuCodes: ['portal', 'news'], fnCodes: [], loginStatus: 0 };
const menuOf = (navbar: unknown, device = 'desktop', language = 'zh') =>
  interpretMenu(parseWebConfig({ navbar })?.navbar ?? [], {
    model,
    table: tableOf({ site: model, ...rest }, language, device),
    access,
  });
const place = (address: string, above: readonly string[] = [], aliases: readonly string[] = []) => {
  const [path = '', query = ''] = address.split('?');
  return { path, query, above, aliases };
};
const find = (menu: readonly MenuItem[], address: string, ...routes: string[][]) =>
  findCurrent(menuIndex(menu, model), place(address, ...routes), model);
/** What is found, as `title by`, with a star where the address is the item's own. */
const found = (menu: readonly MenuItem[], address: string, ...routes: string[][]) => {
  const hit = find(menu, address, ...routes);
  return hit && `${hit.place.item.title} ${hit.by}${hit.exact ? '*' : ''}`;
};
const link = (linkUrl: string, childrens: unknown[] = []) => ({
  title: linkUrl,
  linkUrl,
  childrens,
});

const navbar = [
  link('/index'),
  link('/news', [
    { title: 'theme', pageCode: 'theme' },
    { title: 'medias', pageCode: 'medias' },
    link('/news?code=medias&type=video'),
  ]),
  link('/institutions', [link('/institutions/lists')]),
  { title: 'nothing', childrens: [link('/parkService?code=a'), link('/parkService?code=b')] },
  link('https://example.org/news'),
];

describe('[M-04] the current entry', () => {
  it.each([
    // With the query first, whatever else the query has.
    ['/news?code=theme', 'theme query*'],
    ['/news?page=2&code=theme', 'theme query*'],
    ['/news?code=medias', 'medias query*'],
    ['/news?code=medias&type=video', '/news?code=medias&type=video query*'],
    ['/news?code=medias&type=text', 'medias query'],
    ['/news?code=theme&code=medias', 'theme query*'],
    // Then the path; a section that the menu lacks is not the item's own address.
    ['/news', '/news path*'],
    ['/news?page=2', '/news path*'],
    ['/news?code=unknown', '/news path'],
    ['/news?CODE=theme', '/news path*'],
    // Then one segment less each time.
    ['/news/a', '/news above'],
    ['/news/a?code=theme', '/news above'],
    ['/institutions/lists', '/institutions/lists path*'],
    ['/institutions/lists/x/y', '/institutions/lists above'],
    ['/institutions/other', '/institutions above'],
    // Sections only: the item that they all lie below.
    ['/parkService', 'nothing above'],
    ['/parkService?code=b', '/parkService?code=b query*'],
    ['/parkService/x', 'nothing above'],
    // Letter case, a slash at the end, encoding: as the route matcher has them.
    ['/NEWS/', '/news path*'],
    ['/n%65ws?code=theme', 'theme query*'],
    ['/news%2Fa', undefined],
    ['/index/', '/index path*'],
    // A language's root is no page above all others.
    ['/nowhere', undefined],
    ['/EN/nowhere', undefined],
  ])('of %s is %s', (address, expected) => {
    expect(found(menuOf(navbar), address)).toBe(expected);
    expect(found(menuOf(navbar, 'mobile'), address)).toBe(expected);
    const [path = '', query] = address.split('?');
    const twin = path.replace(/^\/([^/]+)/, '/$1H5') + (query === undefined ? '' : `?${query}`);
    expect(found(menuOf(navbar), twin)).toBe(expected);
    expect(found(menuOf(navbar, 'mobile'), twin)).toBe(expected);
  });

  it('has one index, whatever the device variant', () => {
    const keys = (device: string) => [...menuIndex(menuOf(navbar, device), model).keys()];
    expect(keys('mobile')).toEqual(keys('desktop'));
    expect(keys('desktop')).toContain('news');
  });

  it('is sought at the routes above where the walk finds nothing, the nearest first', () => {
    const menu = menuOf(navbar);
    expect(found(menu, '/newsDetail/a/b/c', ['/news'])).toBe('/news above');
    expect(found(menu, '/x/y', ['/institutions/none/:id', '/news'])).toBe('/institutions above');
    expect(found(menu, '/x/y', ['/none', '/news'])).toBe('/news above');
    expect(found(menu, '/x/y?code=theme', ['/none', '/news'])).toBe('/news above');
    // The walk comes first: what nests in the path is nearer than what nests in the routes.
    expect(found(menu, '/institutions/x', ['/news'])).toBe('/institutions above');
  });

  it('of a route with several paths is the item that has one of them', () => {
    expect(found(menuOf(navbar), '/latest?code=theme', [], ['/news'])).toBe('theme query*');
  });

  it('of the home is an item that leads to the root', () => {
    const menu = menuOf([link('/'), link('/EN/')]);
    expect(found(menu, '/index')).toBe('/ path*');
    expect(found(menu, '/EN/IndexH5')).toBe('/EN/ path*');
    expect(found(menu, '/other')).toBeUndefined();
  });

  it.each([9, 10, 11, 200])('is sought at most ten levels up: %d', (levels) => {
    const below = '/x'.repeat(levels);
    expect(found(menuOf(navbar), `/news${below}`)).toBe(levels <= 10 ? '/news above' : undefined);
    // The routes above have ten levels of their own.
    expect(found(menuOf(navbar), `/y${below}`, [`/news${below}`, '/institutions'])).toBe(
      levels <= 10 ? '/news above' : '/institutions above',
    );
  });

  it('marks the hit and the items above it, and nothing else', () => {
    const menu = menuOf(navbar);
    const marks = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ title, current, exact, children }) => [
        ...(current ? [exact ? `${title}*` : title] : []),
        ...marks(children),
      ]);
    const marked = (address: string) => marks(withCurrent(menu, find(menu, address)));
    expect(marked('/news?code=theme')).toEqual(['/news', 'theme*']);
    expect(marked('/news')).toEqual(['/news*']);
    expect(marked('/news/x')).toEqual(['/news']);
    expect(marked('/parkService')).toEqual(['nothing']);
    expect(marked('/parkService?code=a')).toEqual(['nothing', '/parkService?code=a*']);
    expect(marked('/nowhere')).toEqual([]);
    expect(withCurrent(menu, find(menu, '/news?code=theme'))[0]).toBe(menu[0]);
    expect(marks(menu)).toEqual([]);
  });

  it('is found among 500 items, each by its own address, with one index', () => {
    const menu = menuOf(
      Array.from({ length: 50 }, (_, at) =>
        link(
          `/page${at}`,
          Array.from({ length: 9 }, (_, code) => link(`/page${at}?code=c${code}`)),
        ),
      ),
    );
    const index = menuIndex(menu, model);
    expect(menuIndex(menu, model)).toBe(index);
    for (const item of menu.flatMap((each) => [each, ...each.children])) {
      const hit = findCurrent(index, place(item.href ?? ''), model);
      expect(hit).toMatchObject({ exact: true });
      expect(hit?.place.item).toBe(item);
    }
  });

  it('is, for every menu and address, what a search through all items finds', () => {
    const segment = fc.constantFrom('a', 'B', 'c');
    const path = fc
      .array(segment, { minLength: 1, maxLength: 14 })
      .map((all) => `/${all.join('/')}`);
    const query = fc
      .array(fc.tuple(fc.constantFrom('k', 'm'), fc.constantFrom('1', '2')), { maxLength: 2 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    const address = fc.tuple(path, query).map((both) => both.filter(Boolean).join('?'));
    const first = (text: string) => new URLSearchParams(text);
    fc.assert(
      fc.property(fc.array(address, { maxLength: 8 }), address, (addresses, open) => {
        const menu = menuOf(addresses.map((each) => link(each)));
        const [openPath = '', openQuery = ''] = open.toLowerCase().split('?');
        const pathIs = (item: MenuItem, wanted: string) =>
          item.href?.toLowerCase().split('?')[0] === wanted;
        const asks = (item: MenuItem) => [...first(item.href?.split('?')[1] ?? '').keys()];
        const wants = menu.filter((item) => {
          const own = first(item.href?.split('?')[1] ?? '');
          return (
            asks(item).length > 0 &&
            pathIs(item, openPath) &&
            asks(item).every((key) => own.get(key) === first(openQuery).get(key))
          );
        });
        const most = Math.max(0, ...wants.map((item) => new Set(asks(item)).size));
        let expected = wants.find((item) => new Set(asks(item)).size === most);
        for (let up = 0; up <= 10 && !expected; up++) {
          const segments = openPath.split('/');
          if (segments.length - up < 2) break;
          const shorter = segments.slice(0, segments.length - up).join('/');
          expected = menu.find((item) => pathIs(item, shorter) && asks(item).length === 0);
        }
        expect(find(menu, open)?.place.item).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});
