import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentMessages } from '../../../cli/report/chinese/content-messages.ts';
import { inChinese, placeInChinese } from '../../../cli/report/chinese/in-chinese.ts';
import { routeMessages } from '../../../cli/report/chinese/route-messages.ts';
import { schemaMessages } from '../../../cli/report/chinese/schema-messages.ts';
import { siteMessages } from '../../../cli/report/chinese/site-messages.ts';
import { yamlMessages } from '../../../cli/report/chinese/yaml-messages.ts';
import { lintText } from '../lint/lint-text.ts';

const fixtures = 'tests/cli/lint/fixtures';
const reports = readdirSync(fixtures).map((rule) =>
  readFileSync(join(fixtures, rule, 'bad.txt'), 'utf8'),
);

/** Every message of the fixtures' reports, by its rule. */
const messages = reports.flatMap((text) =>
  [...text.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning|info) {2}([a-z-]+) {2}(.*)$/gm)].map(
    ([, rule = '', message = '']) => [rule, message] as const,
  ),
);
const places = reports.flatMap((text) =>
  [...text.matchAll(/^ {2}\S+:\d+:\d+ {2}(.*)$/gm)].map(([, message = '']) => message),
);

/** Words in a row that nobody wrote into a site: names, values and code have blanks seldom, and Chinese around them. */
const english = /(?:\b[a-z]+\b[ ,;:]+){4}/;

describe('messages in Chinese', () => {
  it('are there for every finding of the fixtures, and every place beside one', () => {
    expect(messages.length).toBeGreaterThan(400);
    expect(places.length).toBeGreaterThan(40);
    expect(messages.filter(([rule, text]) => inChinese(rule, text) === text)).toEqual([]);
    expect(places.filter((text) => placeInChinese(text) === text)).toEqual([]);
    for (const [rule, text] of messages) {
      expect(inChinese(rule, text)).toMatch(/\p{Script=Han}/u);
      expect(inChinese(rule, text), text).not.toMatch(/\{\d\}|undefined/);
    }
  });

  it.each([
    ['yaml', yamlMessages],
    ['schema', schemaMessages],
    ['content', contentMessages],
    ['routes', routeMessages],
    ['site', siteMessages],
  ])('of %s use what their English has', (_, translations) => {
    for (const [from, to] of Object.values(translations).flat()) {
      const count = from.split('{}').length - 1;
      const used = [...to.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place));
      expect(Math.max(0, ...used), from).toBeLessThanOrEqual(count);
    }
  });

  it('fill in what the author wrote, in the order of Chinese', () => {
    expect(inChinese('structured-data', '"opne" is no section of the collection "posts"')).toBe(
      '集合“posts”没有栏目“opne”',
    );
    expect(inChinese('schema-enum', '"bear" does not fit here; expected standard or bare')).toBe(
      '"bear" 不能写在这里；可以写 standard 或 bare',
    );
    expect(
      inChinese(
        'schema-pattern',
        '"18.3.2026" does not fit here; expected a day such as 2026-03-18',
      ),
    ).toBe('"18.3.2026" 不能写在这里；应为 日期，如 2026-03-18');
    expect(inChinese('no-such-rule', 'as it is')).toBe('as it is');
    expect(inChinese('constructor', 'as it is')).toBe('as it is');
    expect(inChinese('schema-unknown-block', '"__proto__" is no block')).toBe(
      '没有区块“__proto__”',
    );
    expect(inChinese('schema-unknown-block', '"constructor" is no block')).toBe(
      '没有区块“constructor”',
    );
  });

  const site = (change: (text: string) => string): string =>
    change(
      [
        'version: 1',
        'site: { name: 测试 }',
        'languages:',
        '  zh: { default: true, label: 中文, home: /index }',
        'routes:',
        '  - { id: index, paths: { zh: /index }, page: index }',
        'pages:',
        '  index: { blocks: [{ type: share, title: 分享 }] }',
        '',
      ].join('\n'),
    );
  it.each<[string, (text: string) => string]>([
    ['a misspelled key', (text) => text.replace('routes:', 'route:')],
    ['a misspelled block', (text) => text.replace('type: share', 'type: shrae')],
    ['a misspelled page', (text) => text.replace('page: index', 'page: indx')],
    ['a key that is missing', (text) => text.replace('label: 中文, ', '')],
    ['a text in place of a list', (text) => text.replace('[{ type: share, title: 分享 }]', '分享')],
    ['true in words', (text) => text.replace('default: true', 'default: 是')],
    ['a number as a path', (text) => text.replace('zh: /index', 'zh: 12')],
    ['a brace that is missing', (text) => text.replace('测试 }', '测试')],
    ['a quotation mark that is missing', (text) => text.replace('测试', '"测试')],
    ['a tab', (text) => text.replace('  zh:', '\tzh:')],
    ['a full-width colon', (text) => text.replace('pages:', 'pages：')],
    ['a full-width comma', (text) => text.replace('zh: /index }, page', 'zh: /index }， page')],
    ['a line that is indented differently', (text) => text.replace('  index:', ' x: 1\n  index:')],
    ['a home that is none', (text) => text.replace('home: /index', 'home: /indx')],
    ['another version', (text) => text.replace('version: 1', 'version: 9')],
    ['a list without entries', (text) => text.replace('[{ type: share, title: 分享 }]', '[]')],
  ])('say %s', (_, change) => {
    const { diagnostics } = lintText(site(change));
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { rule, message } of diagnostics) {
      const said = inChinese(rule, message);
      expect(said, message).toMatch(/\p{Script=Han}/u);
      expect(said, message).not.toMatch(english);
    }
  });
});
