import { describe, expect, it } from 'vitest';
import { anonymous } from '../../../cli/server/rules/anonymous.ts';
import { findCurrent } from '../../../schema/menu/find-current.ts';
import { menuPath } from '../../../schema/menu/menu-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { resolveAddress } from '../../../schema/visit/resolve-address.ts';
import { isRootHome, rootLanguage } from '../../../schema/visit/root-language.ts';
import { variantOfPath } from '../../../schema/visit/variant-of-path.ts';
import { modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const source = (access?: { readonly code: string }): SiteSource => ({
  version: 1,
  site: { name: '测试' },
  languages: {
    zh: { default: true, label: '中文', home: '/' },
    en: { prefix: '/en', label: 'English', home: '/en' },
    fr: { prefix: '/fr', label: 'Français', home: '/fr/accueil' },
  },
  devices: { mobile: { suffix: 'H5', userAgents: ['iPhone'] } },
  routes: [
    {
      id: 'index',
      paths: { zh: '/', en: '/en', fr: '/fr/accueil' },
      page: 'index',
      ...(access ? { access } : {}),
    },
    { id: 'news', paths: { zh: '/news', en: '/en/news', fr: '/fr/nouvelles' }, page: 'index' },
  ],
  pages: { index: { blocks: [{ type: 'share', title: '分享' }] } },
});

const opener =
  (model = modelOf(source())) =>
  (address: string, device = 'desktop', leadToDevice = true): string => {
    const outcome = resolveAddress(splitAddress(address), {
      model: model.site,
      tableOf: ({ language, device }) => tableOf(model, language, device),
      access: anonymous(model.site),
      device,
      leadToDevice,
    });
    if (outcome.kind === 'redirect') return `→ ${outcome.to}`;
    if (outcome.kind !== 'screen') return outcome.kind;
    return `${outcome.table.language} ${outcome.table.device} ${outcome.row.id}`;
  };

describe('homes at the roots of their languages', () => {
  const open = opener();

  it.each([
    ['/', 'zh desktop index'],
    ['/?a=b#c', 'zh desktop index'],
    ['/en', 'en desktop index'],
    ['/en/', '→ /en'],
    ['/EN?x', '→ /en?x'],
    ['//', 'notFound'],
    ['/H5', '→ /'],
    ['/en/H5', '→ /en'],
    ['/fr', '→ /fr/accueil'],
    ['/fr/', '→ /fr/accueil'],
    ['/news', 'zh desktop news'],
  ])('%s opens %s at a desk', (address, outcome) => expect(open(address)).toBe(outcome));

  it.each([
    ['/', '→ /H5'],
    ['/?a=b#c', '→ /H5?a=b#c'],
    ['/en', '→ /en/H5'],
    ['/H5', 'zh mobile index'],
    ['/en/h5', '→ /en/H5'],
    ['/fr', '→ /fr/accueilH5'],
  ])('%s opens %s on a phone', (address, outcome) => expect(open(address, 'mobile')).toBe(outcome));

  it('leave visitors of the other device where they are once they were led', () => {
    expect(open('/', 'mobile', false)).toBe('zh desktop index');
  });

  it('lead to the first page that opens where they are closed, or say so', () => {
    const closed = opener(modelOf(source({ code: 'staff' })));
    expect(closed('/')).toBe('→ /news');
    expect(closed('/en?x')).toBe('→ /en/news?x');
    expect(closed('/H5', 'mobile')).toBe('→ /newsH5');
    expect(closed('/fr/accueil')).toBe('forbidden');
    const { routes, ...rest } = source({ code: 'staff' });
    expect(opener(modelOf({ ...rest, routes: routes.slice(0, 1) }))('/')).toBe('forbidden');
  });

  it('are pages and no roots, and known by their looks', () => {
    const { site } = modelOf(source());
    expect(['/', '/en', '/en/', '/EN'].map((path) => rootLanguage(path, site))).toEqual(
      Array.from({ length: 4 }),
    );
    expect(rootLanguage('/fr', site)).toBe('fr');
    expect(['/', '/H5', '/en/H5', '/fr', '/news'].map((path) => isRootHome(path, site))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(variantOfPath('/en/H5', site)).toEqual({ language: 'en', device: 'mobile' });
    expect(site.variants.some(({ irregular }) => irregular)).toBe(false);
  });

  it('are above no other page in the menu', () => {
    const { site } = modelOf(source());
    expect(menuPath('/en/H5', site)).toEqual({ segments: ['en'], prefix: 0 });
    const place = { item: 'home' } as never;
    const entry = { plain: place, asking: [], keys: new Set<string>() };
    const index = new Map([
      ['', entry],
      ['en', entry],
    ]) as never;
    const at = (path: string) =>
      findCurrent(index, { path, query: '', aliases: [], above: [] } as never, site)?.by;
    expect(['/', '/en', '/H5', '/en/H5', '/news', '/en/news'].map(at)).toEqual([
      'path',
      'path',
      'path',
      'path',
      undefined,
      undefined,
    ]);
  });
});
