import { describe, expect, it } from 'vitest';
import { zoneOfPath } from '../../../schema/visit/zone-of-path.ts';
import { lyceum, modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

const model = modelOf(lyceum());
const site = modelOf(sourceOf('site/site.yaml'));

describe('what site.yaml says of the menu', () => {
  it('is shared by all variants, with defaults where it says nothing', () => {
    expect(model.site.menu).toMatchObject({
      wide: ['ecole'],
      inDevelopment: ['cantine'],
      drawer: { omitCodes: ['accueil'], omitTitles: ['Plan du site'], omitUnlinked: false },
    });
    const { menu: _, ...source } = lyceum();
    expect(modelOf(source).site.menu).toEqual({
      patches: {},
      wide: [],
      inDevelopment: [],
      drawer: { omitCodes: [], omitTitles: [], omitUnlinked: false },
    });
  });

  it('[D-08] [H-07] has document titles in the words of the language and the device', () => {
    const title = (language: string, device: string) =>
      tableOf(model, language, device).menuTitles.histoire;
    expect(title('fr', 'desk')).toBe('Depuis 1904');
    expect(title('fr', 'phone')).toBe('Notre histoire');
    expect(title('de', 'phone')).toBe('Unsere Geschichte');
  });

  it('[D-04] and how each language’s dropdowns look', () => {
    const looks = Object.entries(site.site.languages).map(([code, { dropdowns }]) => [
      code,
      dropdowns,
    ]);
    expect(looks).toEqual([
      ['zh', 'panel'],
      ['en', 'list'],
    ]);
  });

  it('may be the sheet in one language of a site and the list in another', () => {
    expect(model.site.languages.de?.dropdowns).toBe('panel');
    expect(model.site.languages.fr?.dropdowns).toBe('list');
  });

  it('[D-12] the link to a language speaks that language', () => {
    expect(site.site.languages.en?.openHome).toBe('Open the home page in English (new window)');
    expect(site.site.languages.zh?.openHome).toBe('打开中文版首页（新窗口）');
  });
});

describe('zones and search', () => {
  it('[D-10] [H-03] are spelled for every set', () => {
    const of = (language: string, device: string) => {
      const { search, zones } = tableOf(site, language, device);
      return [search?.path, zones.map((zone) => [zone.start, zone.search?.path])];
    };
    expect(of('zh', 'desktop')).toEqual([
      '/search/:title',
      [['/relationHomePage', '/relationHomePage/search/:title']],
    ]);
    expect(of('en', 'mobile')).toEqual([
      '/EN/searchH5/:title',
      [['/EN/relationHomePageH5', '/EN/relationHomePageH5/search/:title']],
    ]);
  });

  it('have no search where the language has no page for its results', () => {
    expect(tableOf(model, 'zh', 'desk').search?.path).toBe('/zh/sousuo/:mot');
    expect(tableOf(model, 'zh', 'desk').zones[0]).not.toHaveProperty('search');
    const { search: _, ...source } = lyceum();
    expect(tableOf(modelOf(source), 'fr', 'desk')).not.toHaveProperty('search');
  });

  it('[R-16] hold a path by its first segment, letter case ignored', () => {
    const { zones } = tableOf(site, 'en', 'mobile');
    const within = (path: string) => zoneOfPath(path, zones) !== undefined;
    expect(within('/EN/relationHomePageH5')).toBe(true);
    expect(within('/en/RELATIONhomepageh5/a/b')).toBe(true);
    expect(within('/EN/relationHomePageH5s/a')).toBe(false);
    expect(within('/EN/news/relationHomePageH5')).toBe(false);
    expect(within('/relationHomePageH5/a')).toBe(false);
  });
});
