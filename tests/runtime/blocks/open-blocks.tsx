import { searchIndex } from '../../../cli/search/search-index.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

type Page = SiteSource['pages'][string];

/** A small site with one page of the blocks to look at, and two collections; where its address names an entry, entries lead there. */
const small = (
  page: Page,
  home: string,
  more: Partial<SiteSource>,
  timeZone?: string,
): SiteSource => {
  const { messages: _, ...zh } = sourceOf('tests/fixtures/lyceum/site.yaml').languages.zh ?? {
    label: '',
    home: '',
  };
  return {
    version: 1,
    site: { name: '灯塔中学', footer: {}, ...(timeZone === undefined ? {} : { timeZone }) },
    languages: { zh: { ...zh, prefix: '', default: true, home: '/shouye' } },
    devices: { desk: {}, phone: { suffix: '-m' } },
    routes: [
      { id: 'home', paths: { zh: '/shouye' }, title: home, page: 'page' },
      { id: 'open', paths: { zh: '/kaifang/:word' }, title: '开放', page: 'page' },
    ],
    pages: { page },
    collections: {
      none: {},
      some: {
        ...(page.params?.id === undefined ? {} : { detail: 'open' }),
        codes: { x: '要闻' },
        fields: { note: { type: 'text', label: '备注', inLists: true } },
      },
    },
    ...more,
  };
};

/** An index in which the home page is all that can be found. */
function indexOf(home: string): ReadonlyMap<string, string> {
  const files = searchIndex(
    'zh',
    'zh-CN',
    [{ title: home, route: 'home', fingerprint: home, read: () => '' }],
    new Map([['燈', '灯']]),
  );
  return new Map([...files].map(([path, bytes]) => [path, bytes.toString()]));
}

/** Opens a page of the small site in the document, until the test ends. */
export async function openBlocks(
  page: Page,
  {
    device = 'desk',
    address = '/shouye',
    home = '首页',
    site = {},
    timeZone,
  }: {
    readonly device?: string;
    readonly address?: string;
    readonly home?: string;
    /** What the site has besides. */
    readonly site?: Partial<Pick<SiteSource, 'places' | 'receivers' | 'routes'>>;
    readonly timeZone?: string;
  } = {},
): Promise<HTMLElement> {
  const source = small(page, home, site, timeZone);
  const { model, file } = await siteWithContent('tests/fixtures/small', source);
  const index = indexOf(home);
  answerWith((path) => index.get(path) ?? file(path));
  return (await openApp(model, address, { device })).element;
}
