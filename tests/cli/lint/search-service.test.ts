import { describe, expect, it } from 'vitest';
import type { LintContext } from '../../../cli/lint/context/lint-context.ts';
import { searchService } from '../../../cli/lint/rules/search-service.ts';
import type { SearchService } from '../../../schema/source.generated.ts';

/** What is marked and said of a search service. */
function said(service: Partial<SearchService>): string[] {
  const whole = { url: '/find?q={keyword}', items: 'hits', ...service };
  const context = {
    source: { search: { service: { fields: { title: 't', link: 'l' }, ...whole } } },
  } as unknown as LintContext;
  return [...searchService.check(context)].map(({ inside, message }) => {
    const { offset = 0, length = 0 } = inside ?? {};
    return `${whole.url.slice(offset, offset + length)}: ${message}`;
  });
}

/** As shells write it. */
const shell = ['$', '{keyword}'].join('');

describe('the address of a search service', () => {
  it.each([
    ['https://s.example/?q={{keyword}}', '{{keyword}}: "{{keyword}}" is not filled'],
    [`https://s.example/?q=${shell}`, `${shell}: "${shell}" is not filled`],
    ['https://s.example/?q={ keyword }', '{ keyword }: "{ keyword }" is not filled'],
    ['/find?q={keyword}&c={search-channel}', '{search-channel}: "{search-channel}" is not filled'],
    ['https://s.example/#q={keyword}', 'keyword: the keyword stands behind #'],
    ['https://s.example/?q={keyword}#{keywordJson}', 'keywordJson: the keyword stands behind #'],
    ['https://{keyword}.s.example/find', 'keyword: the keyword stands in the host'],
    ['//{keyword}/find', 'keyword: the keyword stands in the host'],
    ['https://a:b@s.example/?q={keyword}', 'a:b: a user or password in an address'],
    ['https://{appId}:{appKey}@s.example/?q={keyword}', '{appId}:{appKey}: a user or password'],
    ['//a@s.example/?q={keyword}', 'a: a user or password in an address'],
  ])('%s is wrong', (url, start) => {
    const [first = '', ...others] = said({ url }).filter(
      (each) => !each.startsWith(': the address has no'),
    );
    expect(first.slice(0, start.length)).toBe(start);
    expect(others).toEqual([]);
  });

  it.each([
    '/find?q={keyword}',
    'https://{language}.s.example/{appId}/find?q={keyword}#part',
    'https://s.example/@a/b?mail=a@b&q={keyword}',
    '/f?q={"from":{from},"a":{"b":{"c":"{keywordJson}","d":{size}}}}',
    '/f?q=date:{now-1d TO now} {keyword}',
  ])('%s is right', (url) => {
    expect(said({ url })).toEqual([]);
  });
});

describe('keys in the answer of a search service', () => {
  it.each<Partial<SearchService>>([
    { items: 'hits..a' },
    { total: '.total' },
    { fields: { title: ['a', 'b.'], link: 'l' } },
    { success: { at: 'a..b', values: [1] } },
  ])('%j leads nowhere', (service) => {
    expect(said(service)).toEqual([expect.stringContaining('has an empty part')]);
  });
});
