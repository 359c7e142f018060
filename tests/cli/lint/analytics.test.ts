import { expect, it } from 'vitest';
import { lintText } from './lint-text.ts';

const lint = (provider: string, more = '', site = ', origin: https://www.example.org') =>
  lintText(`version: 1
site: { name: 测试${site} }
languages: { zh: { default: true, label: 中文, home: /index } }
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages:
  index: { blocks: [{ type: share, title: 分享 }] }
analytics: { providers: [${provider}]${more} }
`).diagnostics.filter(({ rule }) => rule !== 'site-description');

const found = (provider: string, more?: string, site?: string): string[] =>
  lint(provider, more, site).map(({ rule, message }) => `${rule}: ${message}`);

it('suggests the provider that is meant', () => {
  expect(lint('{ type: matmo, url: https://a.example/, id: "1" }')).toMatchObject([
    { rule: 'schema-enum', suggestion: 'matomo' },
  ]);
});

it.each([
  ['{ type: matomo, id: "1" }', 'analytics-provider: the address of the Matomo is missing'],
  ['{ type: baidu }', 'analytics-provider: the id of the site at Baidu Tongji is missing'],
  ['{ type: endpoint }', 'analytics-provider: the address that takes what is recorded'],
  ['{ type: matomo, url: /m, id: three }', 'analytics-provider: Matomo knows a site by a number'],
  ['{ type: baidu, id: abc }', 'analytics-provider: Baidu Tongji knows a site by 32 letters'],
  ['{ type: plausible, id: "https://x.example" }', 'analytics-provider: Plausible knows a site'],
  ['{ type: plausible, url: http://p.example }', 'analytics-provider: what is recorded'],
])('%s', (provider, message) => {
  const [first, ...others] = found(provider);
  expect(first).toContain(message);
  expect(others).toEqual([]);
});

it('takes what is whole, and a service on this machine', () => {
  for (const provider of [
    '{ type: plausible }',
    '{ type: matomo, url: /matomo, id: "3" }',
    '{ type: endpoint, url: "http://127.0.0.1:4000/visits" }',
    '{ type: baidu, id: 0123456789abcdef0123456789abcdef }',
  ])
    expect(found(provider)).toEqual([]);
});

it('wants to know the hosts of the site', () => {
  expect(found('{ type: plausible, id: x.example }', '', '')).toHaveLength(1);
  expect(found('{ type: plausible, id: x.example }', ', hosts: [x.example]', '')).toEqual([]);
});

it('has no cookies without consent', () => {
  const baidu = '{ type: baidu, id: 0123456789abcdef0123456789abcdef }';
  expect(found(baidu, ', consent: false')[0]).toContain('analytics-consent: "baidu" sets cookies');
  expect(found('{ type: matomo, url: /m, id: "3" }', ', consent: false')).toEqual([]);
});
