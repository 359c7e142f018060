import { expect, it } from 'vitest';
import { unsafeScheme } from '../../../cli/addresses/unsafe-address.ts';
import { secretIn } from '../../../cli/lint/secret-in.ts';
import { lintText, marks } from './lint-text.ts';

const site = (link: string): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages:
  index: { blocks: [{ type: links, title: 链接, items: [{ title: 去, link: ${link} }] }] }
`;

it.each([
  ["'javascript:alert(1)'", 'link-scheme'],
  ['"java\\tscript:alert(1)"', 'link-scheme'],
  ["'\u200bvbscript:x'", 'link-scheme'],
  ["{ zh: 'data:text/html,x' }", 'link-scheme'],
  ["'ftp://example.org/'", 'schema-pattern'],
  ['example.org', 'schema-pattern'],
  ["'mailto:'", 'schema-pattern'],
  ["'https://'", 'schema-pattern'],
])('a link %s of a site file breaks %s alone', (link, rule) => {
  expect(marks(lintText(site(link))).map((mark) => mark.split(' ')[1])).toEqual([rule]);
});

it('tells no other scheme to be unsafe', () => {
  for (const address of [
    'https://a.example/?u=javascript:',
    '/data:x',
    'mailto:a@b.example',
    '#data:',
  ]) {
    expect(unsafeScheme(address)).toBeUndefined();
  }
});

it.each([
  ['{siteId}', 'X-Token', true, undefined],
  ['Bearer {appKey}', 'Authorization', true, undefined],
  ['abc', 'Authorization', true, 'abc'],
  ['abc', 'X-Access-Token', true, 'abc'],
  ['abc', 'X-Tokenizer', true, undefined],
  ['abc', 'password', false, undefined],
  ['https://a.example/?password={appKey}', 'url', false, undefined],
  ['https://a.example/user:name@x', 'url', false, undefined],
  ['请输入密码：password=', 'placeholder', false, undefined],
  [`see ghp_${'a1'.repeat(18)}!`, 'text', false, `ghp_${'a1'.repeat(18)}`],
  [`eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${'x'.repeat(20)}`, 'x', false, 'eyJhbGciOiJIUzI1NiJ9'],
])('%s under %s (a header: %s) hides %s', (text, key, isHeader, secret) => {
  const found = secretIn(text, key, isHeader ? 'header' : undefined);
  const part = found && text.slice(found.offset, found.offset + found.length);
  if (secret === undefined) expect(part).toBeUndefined();
  else expect(part).toContain(secret);
});

it.each([
  ['Hunter2-Hunter2', 'password', true],
  ['d41d8cd98f00b204', 'appSecret', true],
  ['a1b2c3d4e5', 'accessToken', true],
  ['d41d8cd98f00b204', 'appKey', false],
  ['请输入密码', 'passwordLabel', false],
  ['/forgot', 'passwordPage', false],
  ['on', 'secret', false],
])('%s in a web configuration under %s is a secret: %s', (text, key, isSecret) => {
  expect(secretIn(text, key, 'configuration') !== undefined).toBe(isSecret);
});
