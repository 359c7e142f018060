import { describe, expect, it } from 'vitest';
import { budgetReport } from '../../../cli/budget/budget-report.ts';
import { overBudget, type WeighedPage } from '../../../cli/budget/over-budget.ts';
import { limitsOf, measures } from '../../../cli/budget/page-limits.ts';
import budgetSchema from '../../../schema/language/budget.json' with { type: 'json' };

const page = (
  path: string,
  name: string | undefined,
  weight: Partial<WeighedPage['weight']>,
): WeighedPage => ({
  path,
  page: name,
  weight: { page: 1, script: 0, style: 0, data: 0, pictures: 0, requests: 1, ...weight },
});

describe('the limits of a page', () => {
  it('are those that the schema calls defaults', () => {
    const { properties } = budgetSchema;
    const defaults = measures.flatMap((measure) => {
      const property = properties[measure];
      return 'default' in property ? [[measure, property.default]] : [];
    });
    expect(limitsOf(undefined, undefined)).toEqual(Object.fromEntries(defaults));
    expect(Object.keys(properties.pages.additionalProperties.properties)).toEqual([...measures]);
  });

  it('are the site’s, and before these its own', () => {
    const budget = { script: 40, pages: { home: { script: 90, pictures: 300 } } };
    expect(limitsOf(budget, 'home')).toMatchObject({ script: 90, pictures: 300, style: 15 });
    expect(limitsOf(budget, 'news')).toMatchObject({ script: 40, style: 15 });
    expect(limitsOf(budget, 'news').pictures).toBeUndefined();
    expect(limitsOf(budget, 'constructor')).toEqual(limitsOf(budget, undefined));
  });
});

describe('what is over the budget', () => {
  it('is reported by kind of page, with the heaviest', () => {
    const pages = [
      page('/index', 'home', { script: 85, style: 15 }),
      page('/a', 'article', { script: 85.0004, requests: 15 }),
      page('/b', 'article', { script: 120.06 }),
      page('/c', 'article', { script: 100 }),
    ];
    const over = overBudget(pages, undefined);
    expect(over).toEqual([
      { page: 'article', measure: 'script', limit: 85, path: '/b', found: 120.06, pages: 3 },
      { page: 'article', measure: 'requests', limit: 14, path: '/a', found: 15, pages: 1 },
    ]);
    expect(budgetReport(over, pages.length).en).toBe(
      [
        'over the budget (kB as a server with brotli sends them):',
        'article  scripts   120.1 kB     limit 85 kB        /b and 2 more',
        'article  requests  15 requests  limit 14 requests  /a',
      ].join('\n'),
    );
  });

  it('is reported for each page alone that the site does not name', () => {
    const pages = [page('/404', undefined, { data: 11 }), page('/shell', undefined, { data: 12 })];
    expect(overBudget(pages, undefined).map(({ path }) => path)).toEqual(['/404', '/shell']);
  });

  it('stands together by kind of page, whichever page it is found on', () => {
    const pages = [
      page('/a', 'article', { script: 90 }),
      page('/n', 'news', { script: 90 }),
      page('/b', 'article', { data: 11 }),
    ];
    expect(overBudget(pages, undefined).map(({ path, measure }) => [path, measure])).toEqual([
      ['/a', 'script'],
      ['/b', 'data'],
      ['/n', 'script'],
    ]);
  });

  it('says so where nothing is', () => {
    expect(budgetReport(overBudget([page('/', 'home', {})], undefined), 1).en).toBe(
      '1 page within the budget',
    );
  });

  it('shows a limit as it is written, and an excess however small', () => {
    const over = overBudget([page('/', 'home', { data: 9.54 })], { data: 9.525 });
    expect(budgetReport(over, 1).en).toContain('9.54 kB  limit 9.525 kB');
  });
});
