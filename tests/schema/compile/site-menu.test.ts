import { describe, expect, it } from 'vitest';
import { interpretMenu } from '../../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { shownNavbar } from '../../../schema/menu/shown-navbar.ts';
import type { WebMenuItem } from '../../../schema/menu/web-config.ts';
import type { SiteMenuItem, SiteSource } from '../../../schema/source.generated.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const withItems = (...items: SiteMenuItem[]): SiteSource => {
  const source = lyceum();
  return { ...source, menu: { ...source.menu, items } };
};
type Tree = string | readonly [string, readonly Tree[]];
const tree = (items: readonly WebMenuItem[]): Tree[] =>
  items.map(({ pageCode, title, linkUrl, childrens }) => {
    const own = `${title} ${pageCode} ${linkUrl}`.trim();
    return childrens.length === 0 ? own : [own, tree(childrens)];
  });
const menuIn = (source: SiteSource, language: string, device = 'desk') =>
  tree(tableOf(modelOf(source), language, device).menu ?? []);

describe('the menu of the site file', () => {
  it('has the address of each language, and leaves out what a language lacks', () => {
    const source = lyceum();
    expect(menuIn(source, 'fr')).toEqual([
      'Accueil accueil /accueil',
      [
        'Notre école ecole /ecole',
        [
          'Histoire histoire /ecole?code=histoire',
          'Bâtiments batiments /ecole?code=batiments',
          'Plan du site plan /ecole',
        ],
      ],
      'Cantine cantine /accueil',
      'Professeurs prof /professeurs',
      'Interne internal-only /ecole',
      'La mairie mairie https://example.org/',
    ]);
    expect(menuIn(source, 'de')).toEqual([
      'Start accueil /de/start',
      ['Die Schule ecole /de/schule', ['Geschichte geschichte /de/schule?code=geschichte']],
      ['Lehrerzimmer prof /de/lehrer', ['Noten notes /de/lehrer/noten']],
    ]);
    // Titles that are missing are those of the default language, as all texts are.
    expect(menuIn(source, 'zh')).toEqual(['首页 accueil /zh/shouye', '教师 prof /zh/jiaoshi']);
  });

  it('finds the partner of a link, and the translation of a section', () => {
    const source = withItems(
      { title: 'Lien', link: '/ecole?code=histoire' },
      { title: 'Deux', link: { fr: '/accueil', de: '/de/schule' } },
      { title: 'Section', route: 'ecole', section: 'histoire' },
    );
    const sections = source.pages.ecole?.blocks[0];
    if (sections?.type !== 'sections') throw new Error('the fixture has no sections');
    Object.assign(sections.items.histoire ?? {}, { translations: { de: 'geschichte' } });
    expect(menuIn(source, 'de')).toEqual([
      'Lien  /de/schule?code=histoire',
      'Deux  /de/schule',
      'Section geschichte /de/schule?code=geschichte',
    ]);
    const zh = menuIn(source, 'zh');
    expect(zh).toEqual(['Lien  /ecole?code=histoire', 'Deux  /zh/shouye']);
  });

  it('keeps a group as long as something is below it, and an item without an address in all languages', () => {
    const source = withItems(
      { title: 'Groupe', children: [{ title: 'Noten', route: 'notes', languages: ['de'] }] },
      { title: 'Vide', children: [] },
      { title: 'Sans route', route: 'ecole', children: [{ title: 'Là', route: 'accueil' }] },
    );
    expect(menuIn(source, 'de')[0]).toEqual(['Groupe', ['Noten notes /de/lehrer/noten']]);
    expect(menuIn(source, 'zh')).toEqual(['Vide', ['Sans route ecole', ['Là accueil /zh/shouye']]]);
  });

  it('leaves out routes that a device lacks, and what lies too deep', () => {
    expect(menuIn(withItems({ title: 'Affiche', route: 'affiche' }), 'fr', 'desk')).toHaveLength(1);
    expect(menuIn(withItems({ title: 'Affiche', route: 'affiche' }), 'fr', 'phone')).toEqual([]);
    let item: SiteMenuItem = { title: 'n9', route: 'accueil' };
    for (let level = 8; level > 0; level -= 1) item = { title: `n${level}`, children: [item] };
    expect(JSON.stringify(menuIn(withItems(item), 'fr'))).toContain('n8');
    expect(JSON.stringify(menuIn(withItems(item), 'fr'))).not.toContain('n9');
  });

  it('has no items of unknown routes, of routes with parameters and of sections that are not there', () => {
    const source = withItems(
      { title: 'a', route: 'none' },
      { title: 'b', route: 'salle' },
      { title: 'c', route: 'ecole', section: 'constructor' },
    );
    expect(modelOf(source).tables.every(({ menu }) => menu === undefined)).toBe(true);
  });

  it('is shown as a menu of the web configuration is: codes, access, twins, windows', () => {
    const model = modelOf(lyceum());
    const table = tableOf(model, 'fr', 'phone');
    const view = (menuCodes: readonly string[]) => ({
      model: model.site,
      table,
      access: { menuCodes, fnCodes: [], loginStatus: 0 },
    });
    const titles = (items: readonly MenuItem[]) => items.map(({ title }) => title);
    const shown = interpretMenu(table.menu ?? [], view(['public-area']));
    expect(titles(shown)).toEqual(['Accueil', 'Notre école', 'Cantine', 'La mairie']);
    expect(shown[1]).toMatchObject({ href: '/ecole-m' });
    expect(shown[1]?.children[0]).toMatchObject({ href: '/ecole-m?code=histoire' });
    expect(shown[2]).toMatchObject({ inDevelopment: true });
    expect(shown[3]).toMatchObject({ newWindow: true, href: 'https://example.org/' });
    expect(titles(interpretMenu(table.menu ?? [], view(['public-area', 'class'])))).toContain(
      'Professeurs',
    );
  });

  it('stands below that of the web configuration', () => {
    const table = tableOf(modelOf(lyceum()), 'fr', 'desk');
    const [first] = table.menu ?? [];
    if (!first) throw new Error('the fixture has no menu');
    expect(shownNavbar([], table)).toBe(table.menu);
    expect(shownNavbar([first], table)).toEqual([first]);
    expect(shownNavbar([], {})).toEqual([]);
  });
});
