import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flatRoutes } from '../../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../../schema/compile/site-settings.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import { modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

type Fact = { readonly language: string; readonly device: string; readonly path: string };

const facts: readonly Fact[] = JSON.parse(
  readFileSync('tests/fixtures/routes/routes.json', 'utf8'),
);
const source = sourceOf('site/site.yaml');
const model = modelOf(source);
const pathsOf = (language: string, device: string): string[] =>
  tableOf(model, language, device)
    .routes.flatMap(({ paths }) => paths)
    .sort();
const factsOf = (language: string, device: string): string[] =>
  facts
    .filter((fact) => fact.language === language && fact.device === device)
    .map(({ path }) => path)
    .sort();

describe('the routes of the site', () => {
  it('[R-01] are the 25 Chinese desktop routes, with exactly these paths', () => {
    expect(pathsOf('zh', 'desktop')).toEqual(factsOf('zh', 'desktop'));
    expect(pathsOf('zh', 'desktop')).toHaveLength(25);
  });

  it('[R-02] are the 17 English desktop routes, with exactly these paths', () => {
    expect(pathsOf('en', 'desktop')).toEqual(factsOf('en', 'desktop'));
    expect(pathsOf('en', 'desktop')).toHaveLength(17);
  });

  it('[R-03] are with their mobile twins the 84 of the specification, parameters alike', () => {
    expect(pathsOf('zh', 'mobile')).toEqual(factsOf('zh', 'mobile'));
    expect(pathsOf('en', 'mobile')).toEqual(factsOf('en', 'mobile'));
    const addresses = routeAddresses(flatRoutes(source.routes), siteSettings(source));
    expect(addresses).toHaveLength(84);
    for (const { id, language } of addresses) {
      const twins = addresses.filter((each) => each.id === id && each.language === language);
      expect(twins.map(({ device }) => device)).toEqual(['desktop', 'mobile']);
      const [desktop, mobile] = twins.map(({ path }) => parameterNames(path));
      expect(mobile).toEqual(desktop);
    }
  });

  it('[R-14] keep /EN/informationOpenList/:id out of the menu', () => {
    for (const device of ['desktop', 'mobile']) {
      const row = tableOf(model, 'en', device).routes.find(({ paths }) =>
        paths[0]?.startsWith('/EN/informationOpenList'),
      );
      expect(row).toMatchObject({ hidden: true, page: expect.any(String) });
    }
  });

  it('[R-13] load in the nine groups', () => {
    const groups = Object.fromEntries(
      source.lazyGroups?.map((group) => [
        group,
        flatRoutes(source.routes)
          .filter(({ route }) => route.lazy === group)
          .map(({ route }) => route.id)
          .sort(),
      ]) ?? [],
    );
    expect(Object.keys(groups)).toHaveLength(9);
    expect(Object.values(groups).every((ids) => ids.length > 0)).toBe(true);
    expect(groups.institutions).toHaveLength(2);
    expect(groups.moreList).toHaveLength(4);
  });
});

describe('the menu patches of the site', () => {
  const patches = model.site.menu.patches;

  it('[M-01] open the 19 Chinese codes on the page of their parent', () => {
    const of = (path: string, codes: string) =>
      codes.split(' ').map((code) => [code, `${path}?code=${code}`]);
    expect(patches.zh).toEqual(
      Object.fromEntries([
        ...of(
          '/parkSummaryInfo',
          'parkIntroduction organization advantages messagePublic leaderships',
        ),
        ...of('/news', 'educationNews parkDynamic parkDangJian medias theme'),
        ...of('/institutions', 'entryCollege collegeFamousTeacher recruitmentDynamics'),
        ...of('/parkService', 'preferentialPolicies generalService'),
        ...of(
          '/inverstmentAndCooperation',
          'attractInvestment talentIntroduction egovernmentServices livingFacility',
        ),
      ]),
    );
    expect(Object.keys(patches.zh ?? {})).toHaveLength(19);
  });

  it('[M-02] open the 12 English codes on the page of their parent', () => {
    const of = (path: string, codes: string) =>
      codes.split(' ').map((code) => [code, `${path}?code=${code}`]);
    expect(patches.en).toEqual(
      Object.fromEntries([
        ...of('/EN/NewsTrends', 'eneducationNews enparkDynamic enmediaFocus'),
        ...of(
          '/EN/UniversityOrganization',
          'enentryCollege encollegeFamousTeacher enschoolLife enrecruitmentDynamics encommonProblem enmoreServices',
        ),
        ...of(
          '/EN/InverstmentAndCooperation',
          'enattractInvestment enlivingFacility enegovernmentServices',
        ),
      ]),
    );
    expect(Object.keys(patches.en ?? {})).toHaveLength(12);
  });
});
