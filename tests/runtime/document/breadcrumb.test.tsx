// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../../runtime/boot/app.tsx';
import { codesAtom } from '../../../runtime/state/access.ts';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { facts, sampleAddress } from '../../browser/sample-addresses.ts';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { lyceum, modelOf } from '../../fixtures/load-fixture.ts';
import { answerWith, loadAddress } from '../load-address.ts';
import { openApp } from '../open-app.tsx';
import { runningSite } from '../running-site.ts';

/** Crumbs as title, or [title, address]. */
const crumbsIn = (element: Element) =>
  [...element.querySelectorAll('#content nav ol li')].map((each) => {
    const href = each.querySelector('a')?.getAttribute('href');
    return href ? [each.textContent ?? '', href] : (each.textContent ?? '');
  });
const { model: sample, file } = await siteWithContent('site');
const titlesOf = (crumbs: ReturnType<typeof crumbsIn>): string =>
  crumbs.map((each) => (Array.isArray(each) ? each[0] : each)).join(' > ');

/** The way to every inner page of the common layout; home, the 404 page and bare pages have none here. */
const ways = [
  '/login: 首页 > 登录',
  '/search/:title: 首页 > 搜索结果',
  '/news: 首页 > 新闻动态',
  '/parkSummaryInfo: 首页 > 园区概况',
  '/parkSummaryInfo/informationListPage/:id: 首页 > 园区概况 > 关于 2026 年秋季学期国际学生入学登记的通知',
  '/parkSummaryInfo/currentLeaderList/:id: 首页 > 园区概况 > 联合学院管理团队',
  '/institutions: 首页 > 院校招生',
  '/institutions/lists: 首页 > 院校招生 > 招生动态',
  '/Schooldetail: 首页 > 院校招生 > 院校主页',
  '/parkService: 首页 > 园区服务',
  '/newsListPage/:type/:id: 首页 > 新闻动态 > 全部新闻',
  '/bigShare: 首页 > 做一张分享图',
  '/resumeDetail/:id: 首页 > 院校招生 > 名师风采 > 周砚清',
  '/newsDetail/:id/:date/:contentType: 首页 > 新闻动态 > 教育要闻 > 潮间带上的第一课：海洋科学联合学位班开课',
  '/inverstmentAndCooperation: 首页 > 投资与人才',
  '/topicDetail/:id/:date: 首页 > 新闻动态 > 八校一湾：共享课程这两年',
  '/EN/NewsTrends: Home > News',
  '/EN/UniversityOrganization: Home > Universities',
  '/EN/InverstmentAndCooperation: Home > Investment and cooperation',
  '/EN/informationOpenList/:id: Home > Registration of international students, autumn 2026',
  '/EN/newsListPage/:id: Home > News > All news',
  '/EN/ServicesList/:id: Home > Investment and cooperation > Services',
  '/EN/resumeDetail/:id: Home > Universities > Teachers > Zhou Yanqing',
  '/EN/newsDetail/:id/:date/:contentType: Home > News > Education > The first lecture hall is a beach at low tide',
  '/EN/search/:title: Home > Search results',
];

describe('the breadcrumb', () => {
  it('[R-19] is on every inner page, not at home, and the same on a phone; an entry is its own last step', async () => {
    const crumbsOf = async (device: string) => {
      answerWith(file);
      const state = await runningSite(sample, { device }, { device });
      const byPath = new Map<string, ReturnType<typeof crumbsIn>>();
      for (const { path } of facts.filter((fact) => fact.device === device)) {
        const address = sampleAddress(path);
        await loadAddress(state, address);
        const element = document.createElement('div');
        element.innerHTML = renderToString(
          <App state={state} history={{ kind: 'static', address }} />,
        );
        byPath.set(path, crumbsIn(element));
      }
      return byPath;
    };
    const desktop = await crumbsOf('desktop');
    const common = [...desktop].filter(([path]) => !path.includes('/relationHomePage/'));
    expect(
      common
        .filter(([, crumbs]) => crumbs.length > 0)
        .map(([path, crumbs]) => `${path}: ${titlesOf(crumbs)}`),
    ).toEqual(ways);
    expect(common.filter(([, crumbs]) => crumbs.length === 0).map(([path]) => path)).toEqual([
      '/404',
      '/index',
      '/EN/Index',
    ]);
    const phone = await crumbsOf('mobile');
    const spell = (address: string) => spellForDevice(address, 'mobile', sample.site);
    for (const [path, crumbs] of desktop) {
      const twins = crumbs.map((each) =>
        Array.isArray(each) ? [each[0], spell(each[1] ?? '')] : each,
      );
      expect(phone.get(spell(path)), path).toEqual(twins);
    }
  });

  it.each([
    ['/news?code=theme', [['新闻动态', '/news'], '专题']],
    ['/newsH5?page=2&code=theme', [['新闻动态', '/newsH5'], '专题']],
    ['/news?code=educationNews', [['新闻动态', '/news'], '教育要闻']],
    // A section that the menu lacks has its own title; a menu may call a section by another name.
    ['/parkService?code=privacy', [['园区服务', '/parkService'], '隐私说明']],
    ['/news?code=medias', [['新闻动态', '/news'], '菜单里的名字']],
    // No such section: the page shows its first, and no more is said; nor by a menu that knows better.
    ['/news?code=unknown', ['新闻动态']],
    ['/news?code=__proto__', ['新闻动态']],
    ['/news?code=ghost', ['新闻动态']],
    ['/news', ['新闻动态']],
    ['/EN/NewsTrends?code=enannouncements', [['News', '/EN/NewsTrends'], 'Announcements']],
  ])('[M-03] of %s ends with %j', async (address, way) => {
    const zh = parseWebConfig({
      navbar: [
        { title: '菜单里的名字', pageCode: 'medias' },
        { title: '鬼', linkUrl: '/news?code=ghost' },
      ],
    });
    const device = address.includes('H5') ? 'mobile' : 'desktop';
    const { element } = await openApp(sample, address, {
      device,
      ...(zh && { webConfigs: { zh } }),
    });
    expect(crumbsIn(element).slice(1)).toEqual(way);
    expect(element.querySelector('#content nav [aria-current]')?.textContent).toBe(
      way[way.length - 1],
    );
  });

  it.each([
    ['?nav=%E7%AB%99%E5%86%85%E6%90%9C%E7%B4%A2', '站内搜索'],
    ['?nav=%20%00%0A%20', '搜索结果'],
    ['?nav=', '搜索结果'],
    ['', '搜索结果'],
    ['?nav=%20a%07b%E2%80%AEc%20', 'abc'],
    [`?nav=${'%F0%9F%8C%8A'.repeat(80)}`, '🌊'.repeat(60)],
    ['?nav=%3Cimg%20src%3Dx%3E', '<img src=x>'],
    ['?nav=https://evil.example', 'https://evil.example'],
    ['?nav=%E0%A4', '\ufffd'],
  ])('of the search page ends with its label as plain text: %s', async (query, label) => {
    for (const [device, path] of [
      ['desktop', '/search/x'],
      ['mobile', '/relationHomePageH5/search/x'],
    ] as const) {
      const { element } = await openApp(sample, path + query, { device });
      const crumbs = crumbsIn(element);
      expect(crumbs[crumbs.length - 1]).toBe(label);
      expect(element.querySelectorAll('#content img[src=x]')).toHaveLength(0);
    }
  });

  it('takes no label from the address of another page', async () => {
    const { element } = await openApp(sample, '/news?nav=x', { device: 'desktop' });
    expect(titlesOf(crumbsIn(element))).toBe('首页 > 新闻动态');
  });

  it('[A-04] leaves out what is closed for this visitor', async () => {
    const base = lyceum();
    const source: SiteSource = {
      ...base,
      routes: base.routes.map((each) =>
        each.id === 'accueil' ? { ...each, access: { code: 'home' } } : each,
      ),
    };
    const { element, state } = await openApp(modelOf(source), '/ecole/salle/7', { device: 'desk' });
    expect(crumbsIn(element)).toEqual([['L’école', '/ecole'], 'Salle']);
    await act(async () =>
      state.store.set(codesAtom, { menuCodes: ['public-area', 'home'], fnCodes: [] }),
    );
    expect(crumbsIn(element)).toEqual([['Accueil', '/accueil'], ['L’école', '/ecole'], 'Salle']);
  });
});
