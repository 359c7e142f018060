import { describe, expect, it } from 'vitest';
import { interpretMenu } from '../../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../../schema/menu/menu-of-routes.ts';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const model = modelOf(lyceum());
const nobody = { menuCodes: ['public-area'], fnCodes: [], loginStatus: 0 };
const view = (
  device = 'desk',
  access: { menuCodes: string[]; fnCodes: string[]; loginStatus: number } = nobody,
) => ({
  model: model.site,
  table: tableOf(model, 'fr', device),
  access,
});
const navbar = (items: unknown) => parseWebConfig({ navbar: items })?.navbar ?? [];
const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ title, href, children }) =>
    children.length > 0 ? [title, href, outline(children)] : [title, href],
  );

describe('the menu of the web configuration', () => {
  const items = [
    {
      pageCode: 'ecole',
      title: 'École',
      linkUrl: '/ecole',
      childrens: [
        { pageCode: 'histoire', title: 'Histoire', linkUrl: '' },
        { pageCode: 'batiments', title: 'Bâtiments', linkUrl: '/autre' },
        { pageCode: 'batiments', title: 'Plan', linkUrl: 'https://example.org/', linkType: 2 },
      ],
    },
    { pageCode: 'x', title: 'Par link', linkUrl: '', link: '/accueil?a#b' },
    { pageCode: 'y', title: 'Rien', linkUrl: '' },
  ];

  it('[C-03] takes the patched address, else linkUrl, else link; linkType 2 keeps its own', () => {
    expect(outline(interpretMenu(navbar(items), view()))).toEqual([
      [
        'École',
        '/ecole',
        [
          ['Histoire', '/ecole?code=histoire'],
          ['Bâtiments', '/ecole?code=batiments'],
          ['Plan', 'https://example.org/'],
        ],
      ],
      ['Par link', '/accueil?a#b'],
      ['Rien', undefined],
    ]);
  });

  it('[C-03] spells every address for the open device variant', () => {
    expect(outline(interpretMenu(navbar(items), view('phone')))[0]).toEqual([
      'École',
      '/ecole-m',
      [
        ['Histoire', '/ecole-m?code=histoire'],
        ['Bâtiments', '/ecole-m?code=batiments'],
        ['Plan', 'https://example.org/'],
      ],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'blob:x',
  ])('makes no link of %j', (linkUrl) => {
    expect(outline(interpretMenu(navbar([{ title: 'Piège', linkUrl }]), view()))).toEqual([
      ['Piège', undefined],
    ]);
  });

  it('[A-04] leaves out what leads to a closed route or names a guarded code that the visitor lacks', () => {
    const guarded = navbar([
      { title: 'Professeurs', linkUrl: '/professeurs' },
      { title: 'Notes', linkUrl: '/PROFESSEURS/notes?x' },
      { title: 'Interne', pageCode: 'internal-only', linkUrl: '/ecole' },
      { title: 'École', linkUrl: '/ecole' },
    ]);
    expect(outline(interpretMenu(guarded, view()))).toEqual([['École', '/ecole']]);
    const all = {
      menuCodes: ['public-area', 'internal-only', 'marks'],
      fnCodes: ['marks.read'],
      loginStatus: 0,
    };
    expect(interpretMenu(guarded, view('phone', all))).toHaveLength(4);
  });
});

describe('the menu of the routes', () => {
  it('[A-04] has what opens for the visitor, without hidden ones and those with parameters', () => {
    expect(outline(menuOfRoutes(view()))).toEqual([
      ['Accueil', '/accueil'],
      ['L’école', '/ecole'],
    ]);
    const teacher = {
      menuCodes: ['public-area', 'marks'],
      fnCodes: ['marks.read'],
      loginStatus: 0,
    };
    expect(outline(menuOfRoutes(view('phone', teacher)))).toEqual([
      ['Accueil', '/accueil-m'],
      ['L’école', '/ecole-m'],
      ['Salle des professeurs', '/professeurs-m', [['Notes', '/professeurs-m/notes']]],
    ]);
  });
});

describe('[C-02] the web configuration', () => {
  it('reads its seven fields', () => {
    expect(
      parseWebConfig({
        appId: 'a',
        siteId: 7,
        appKey: 'k',
        projectId: 'p',
        websiteName: ' N ',
        searchChannelId: 's',
        navbar: [],
      }),
    ).toEqual({
      appId: 'a',
      siteId: '7',
      appKey: 'k',
      projectId: 'p',
      websiteName: 'N',
      searchChannelId: 's',
      navbar: [],
    });
  });

  it.each([null, undefined, 'text', 7, [], true])('is none when it is %j', (value) => {
    expect(parseWebConfig(value)).toBeUndefined();
  });

  it('takes of wrong shapes what can be shown, and drops the rest', () => {
    const config = parseWebConfig({
      websiteName: { not: 'a name' },
      navbar: [
        null,
        'x',
        { title: '' },
        { title: 'Good', linkUrl: 7, childrens: null, linkType: '2', image: [] },
      ],
    });
    expect(config?.websiteName).toBe('');
    expect(config?.navbar).toEqual([
      {
        pageCode: '',
        title: 'Good',
        subTitle: '',
        linkUrl: '7',
        link: '',
        linkType: 2,
        image: '',
        imageText: '',
        childrens: [],
      },
    ]);
    expect(parseWebConfig({ navbar: 'a string' })?.navbar).toEqual([]);
  });

  it('ends with a menu that is nested without end', () => {
    const item: Record<string, unknown> = { title: 'Again' };
    item.childrens = [item];
    expect(JSON.stringify(parseWebConfig({ navbar: [item] })?.navbar).length).toBeLessThan(2000);
  });
});
