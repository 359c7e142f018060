// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrent } from '../../../schema/menu/find-current.ts';
import { interpretMenu } from '../../../schema/menu/interpret-menu.ts';
import { menuIndex } from '../../../schema/menu/menu-index.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';
import { openApp } from '../open-app.tsx';

const model = modelOf(lyceum());
const access = { menuCodes: ['public-area'], fnCodes: [], loginStatus: 0 };
/** Reads a configuration as it comes from the network, and interprets its menu for both device variants. */
function menusOf(config: unknown): MenuItem[][] {
  const navbar = parseWebConfig(JSON.parse(JSON.stringify(config) ?? 'null'))?.navbar ?? [];
  return ['desk', 'phone'].map((device) =>
    interpretMenu(navbar, { model: model.site, table: tableOf(model, 'fr', device), access }),
  );
}
const menuOf = (navbar: unknown): MenuItem[] => menusOf({ navbar })[0] ?? [];
const all = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...all(item.children)]);

function isSafe(href: string): boolean {
  const here = 'https://site.example/page';
  // An address that is none leads nowhere.
  if (!URL.canParse(href, here)) return true;
  const { protocol, origin } = new URL(href, here);
  if (/^[/?#]/.test(href)) return origin === 'https://site.example';
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
}

const nasty = fc.constantFrom(
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/-m/evil.example',
  '/.//evil.example',
  '/de//evil.example',
  'https:evil.example',
  '/ecole',
  '/ecole?code=%E0%A4',
  '/%2F%2Fevil.example',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
);
const word = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }));
const { item } = fc.letrec((tie) => ({
  item: fc.record(
    {
      pageCode: fc.oneof(word, fc.jsonValue()),
      title: fc.oneof(word, fc.jsonValue()),
      subTitle: fc.oneof(word, fc.jsonValue()),
      linkUrl: fc.oneof(word, fc.jsonValue()),
      link: fc.oneof(word, fc.jsonValue()),
      linkType: fc.oneof(fc.constantFrom(1, 2, '2'), fc.jsonValue()),
      image: fc.oneof(word, fc.jsonValue()),
      childrens: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.array(tie('item'), { maxLength: 3 })),
    },
    { requiredKeys: [] },
  ),
}));

describe('[C-02] a web configuration of any shape', () => {
  it('throws nowhere, and all links of its menu are safe', () => {
    const config = fc.oneof(fc.jsonValue(), fc.record({ navbar: fc.array(item) }));
    fc.assert(
      fc.property(config, word, (value, open) => {
        for (const menu of menusOf(value)) {
          for (const { href, title } of all(menu)) {
            expect(title.trim()).not.toBe('');
            expect(href === undefined || isSafe(href), href).toBe(true);
          }
          const place = { path: `/${open}`, query: `?${open}`, aliases: [open], above: [open] };
          findCurrent(menuIndex(menu, model.site), place, model.site);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a string', 'none'],
    ['an object', { 0: { title: 'x' }, length: 1 }],
    ['nothing', null],
    ['a number', 7],
    ['items that are none', [null, 1, 'x', [], [{ title: 'x' }]]],
  ])('has no menu where the menu is %s', (_, navbar) => {
    expect(menuOf(navbar)).toEqual([]);
  });

  it('takes childrens that are none for none, and a number for no address', () => {
    const [one] = menuOf([{ title: 'A', childrens: null, linkUrl: 7 }]);
    expect(one).toMatchObject({ title: 'A', children: [] });
    expect(one).not.toHaveProperty('href');
  });

  it('reads a kind of link of any shape', () => {
    const linkType = { valueOf: 1, toString: 1 };
    expect(menuOf([{ title: 'A', linkUrl: '/ecole', linkType }])[0]?.newWindow).toBe(false);
  });

  it('shows five levels, and ends with many more', () => {
    const nested = (levels: number): unknown[] =>
      levels === 0 ? [] : [{ title: `N${levels}`, childrens: nested(levels - 1) }];
    expect(all(menuOf(nested(5)))).toHaveLength(5);
    expect(all(menuOf(nested(1000)))).toHaveLength(8);
  });

  it('shows 500 items and long titles; what is no title any more is cut between characters', () => {
    expect(menuOf(Array.from({ length: 500 }, () => ({ title: 'A' })))).toHaveLength(500);
    const title = (text: string) => menuOf([{ title: text }])[0]?.title ?? '';
    expect(title('长'.repeat(200))).toHaveLength(200);
    expect(title(`a${'🌊'.repeat(1_000_000)}`)).toBe(`a${'🌊'.repeat(299)}`);
    const [far] = menuOf([{ title: 'A', linkUrl: `/${'x'.repeat(1_000_000)}`, link: '/ecole' }]);
    expect(far?.href).toBe('/ecole');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'takes the page code %s for a name like any other',
    (pageCode) => {
      expect(menuOf([{ title: 'A', pageCode, linkUrl: '/ecole' }])[0]?.href).toBe('/ecole');
      expect(JSON.parse('{"__proto__":{"title":"x"}}').title).toBeUndefined();
      const text = `[{"title":"A","__proto__":{"linkUrl":"javascript:x"},"childrens":{"__proto__":[]}}]`;
      expect(menuOf(JSON.parse(text))[0]).not.toHaveProperty('href');
    },
  );

  it('is drawn as far as it goes', async () => {
    const navbar = [
      { title: 'Piège', linkUrl: 'javascript:alert(1)' },
      { title: 'L'.repeat(200), linkUrl: '/ecole', childrens: 'none' },
      { title: { not: 'a title' }, linkUrl: '/ecole' },
    ];
    const fr = parseWebConfig({ navbar });
    const { element } = await openApp(model, '/accueil', {
      device: 'desk',
      ...(fr && { webConfigs: { fr } }),
    });
    const menu = element.querySelector('header nav');
    expect(menu?.textContent).toContain('Piège');
    expect([...(menu?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
      '/ecole',
    ]);
  });
});
