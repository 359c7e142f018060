import { describe, expect, it, onTestFinished } from 'vitest';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { withSite } from '../browser/with-site.ts';
import { walkZone } from './zone-walk.ts';

const running = withSite();
const minutes = 60_000;

const variants = [
  {
    name: 'Chinese, desktop',
    device: desktop,
    start: '/relationHomePage/',
    homes: ['authority/home/bureau', 'company/home/labs', 'unityCollege/home/joint'],
    words: '海',
    utility: ['/index', '/EN/Index'],
    outside: [
      '/index',
      '/parkSummaryInfo',
      '/institutions',
      '/Schooldetail',
      '/parkService',
      '/inverstmentAndCooperation',
      '/parkSummaryInfo/currentLeaderList/joint',
      '/login',
    ],
  },
  {
    name: 'Chinese, phone',
    device: mobile,
    start: '/relationHomePageH5/',
    homes: ['authority/home/bureau', 'company/home/labs', 'unityCollege/home/joint'],
    words: '海',
    utility: ['/indexH5', '/EN/IndexH5'],
    outside: [
      '/indexH5',
      '/parkSummaryInfoH5',
      '/institutionsH5',
      '/SchooldetailH5',
      '/parkServiceH5',
      '/inverstmentAndCooperationH5',
      '/parkSummaryInfoH5/currentLeaderList/joint',
      '/loginH5',
    ],
  },
  {
    name: 'English, desktop',
    device: desktop,
    start: '/EN/relationHomePage/',
    homes: [
      'AdministrationBureau/home/bureau',
      'PlatformCompanies/home/labs',
      'InternationalUnionCollege/home/joint',
    ],
    words: 'sea',
    utility: ['/EN/Index', '/index'],
    outside: [
      '/EN/Index',
      '/EN/NewsTrends',
      '/EN/UniversityOrganization',
      '/EN/ServicesList/guide',
      '/EN/InverstmentAndCooperation',
    ],
  },
  {
    name: 'English, phone',
    device: mobile,
    start: '/EN/relationHomePageH5/',
    homes: [
      'AdministrationBureau/home/bureau',
      'PlatformCompanies/home/labs',
      'InternationalUnionCollege/home/joint',
    ],
    words: 'sea',
    utility: ['/EN/IndexH5', '/indexH5'],
    outside: [
      '/EN/IndexH5',
      '/EN/NewsTrendsH5',
      '/EN/UniversityOrganizationH5',
      '/EN/ServicesListH5/guide',
      '/EN/InverstmentAndCooperationH5',
    ],
  },
];

/** Addresses outside of the zone that show what it has routes of its own for: articles, people, lists, results. */
const hasOwn =
  /^(?:\/EN)?\/(?:(?:newsDetail|resumeDetail|newsListPage|search|informationOpenList)(?:H5)?|parkSummaryInfo(?:H5)?\/informationListPage)\//;
const isInside = (address: string): boolean =>
  /^(?:\/EN)?\/relationHomePage(?:H5)?\//.test(address);
const isFile = (address: string): boolean => address.startsWith('/files/');
const pathOf = (address: string): string => address.split('?')[0] ?? '';

describe('[R-18] [S-04] the home pages of institutions', () => {
  it.each(variants)(
    'are walked to every address without leaving the zone: $name',
    async (set) => {
      const { device, start, homes, words, utility, outside } = set;
      const { page, errors } = await openPage(running.browser, device);
      onTestFinished(() => page.context().close());
      const first = homes.map((home) => start + home);
      const searches = homes.map(
        (home) => `${start}search/${words}?nav=x&home=${home.split('/').at(-1)}`,
      );
      await page.goto(running.site.origin + (first[0] ?? ''));
      await settled(page);
      const { opened, wrong, others } = await walkZone(
        page,
        [...first, ...searches],
        // The other device's twins and the other language have walks of their own.
        (address) => address.startsWith(start) && !address.includes('device='),
      );
      expect(wrong).toEqual([]);
      // An address with an id alone is looked up in one collection after the other: some answer 404. That nothing
      // was found at all shows in the page, which is then among the wrong ones.
      expect(errors.filter((text) => !/Failed to load resource: .*\b404\b/.test(text))).toEqual([]);
      // From every home entries and results were reached; people and lists from those that have some.
      const reached = (kind: string): readonly string[] =>
        ['bureau', 'labs', 'joint'].filter((home) =>
          opened.some((each) => each.startsWith(start + kind) && each.endsWith(`home=${home}`)),
        );
      expect(reached('newsDetail/')).toEqual(['bureau', 'labs', 'joint']);
      expect(reached('search/')).toEqual(['bureau', 'labs', 'joint']);
      expect(reached('resumeDetail/')).toEqual(['bureau', 'joint']);
      expect(reached('newsListPage/')).toContain('joint');
      expect(opened.length).toBeGreaterThan(200);
      // Nobody who came from a home loses it on the way.
      expect(opened.filter((each) => !each.includes('home=') && !first.includes(each))).toEqual([]);
      const left = others.filter(({ address }) => !isInside(address) && !isFile(address));
      const inContent = left.filter(({ area }) => area === 'content');
      // Where the zone has such a route, one link alone leads out, on purpose: to the same search of the whole site.
      const offers = inContent.filter(({ address }) => hasOwn.test(address));
      const wholeSite = /^(?:搜索全站|Search the whole site)$/;
      expect(
        offers.filter(({ text, on }) => !wholeSite.test(text) || !on.startsWith(`${start}search/`)),
      ).toEqual([]);
      expect(offers.length).toBeGreaterThan(0);
      expect(left.filter(({ area, address }) => area === 'footer' && hasOwn.test(address))).toEqual(
        [],
      );
      // Other links out of it lead to pages that the zone has none like.
      const further = inContent.filter(({ address }) => !hasOwn.test(address));
      expect(
        [...new Set(further.map(({ address }) => pathOf(address)))].filter(
          (each) => !outside.includes(each),
        ),
      ).toEqual([]);
      // So do links that a home's own navigation has.
      const inNavigation = left.filter(({ area }) => area === 'navigation');
      expect(inNavigation.filter(({ address }) => hasOwn.test(address))).toEqual([]);
      expect(inNavigation.filter(({ address }) => !outside.includes(pathOf(address)))).toEqual([]);
      // The slim line leads to the site's home and, in a new window, to that of the other language.
      const inBanner = left.filter(({ area }) => area === 'banner');
      expect(new Set(inBanner.map(({ address }) => address))).toEqual(new Set(utility));
    },
    15 * minutes,
  );
});
