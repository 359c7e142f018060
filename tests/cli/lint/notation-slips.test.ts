import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editedText } from '../../../cli/read/repair/original-offset.ts';
import { lintText, marks } from './lint-text.ts';

const site = readFileSync('site/site.yaml', 'utf8');

/** The file with a change in the line that begins with something, behind its blanks. */
function changed(line: string, from: string, to: string): { text: string; number: number } {
  const lines = site.split('\n');
  const index = lines.findIndex((each) => each.startsWith(line));
  expect(lines[index]).toContain(from);
  lines[index] = (lines[index] ?? '').replace(from, to);
  return { text: lines.join('\n'), number: index + 1 };
}

type Case = readonly [
  line: string,
  from: string,
  to: string,
  mark: string,
  message: string,
  fix: 'safe' | 'unsafe' | 'other',
];

const news = '    paths: { zh: /news, en: /EN/NewsTrends }';
const never = 'this quotation mark is never closed';
const by = (what: string, own: string, others: string): string =>
  `this ${what} is ${own}, its neighbours ${others}`;

describe('a slip of the notation', () => {
  it('shows the first key behind a list where the line that it belonged below is gone', () => {
    const text = [
      'routes:',
      '  - { id: home, paths: { zh: /home }, title: { zh: 首页 }, page: home }',
      '',
      '  home:',
      '    blocks: []',
      '  fine:',
      '    blocks: []',
      '',
    ].join('\n');
    const [first] = marks(lintText(text));
    expect(first).toMatch(/^4:3 yaml-syntax home/);
  });

  it.each<Case>([
    [news, 'Trends }', 'Trends }}', '45 }', 'this } closes nothing; remove it', 'safe'],
    ['    menuCodes', 'news]', 'news]]', '30 ]', 'this ] closes nothing; remove it', 'safe'],
    [news, 'Trends }', 'Trends', '12 {', 'this { is never closed', 'unsafe'],
    ['    menuCodes', 'news]', 'news', '16 [', 'this [ is never closed', 'unsafe'],
    ['    menuCodes', 'news]', 'news}', '29 }', 'this } closes a [; write ]', 'unsafe'],
    [news, '{ zh', 'zh', '42 }', 'this } closes nothing; an opening { is missing', 'unsafe'],
    [
      '    title: { zh: 新闻动态, en: News }',
      '新闻动态',
      '[新] 闻动态',
      '18 [',
      'text that starts with [',
      'other',
    ],
    [
      '    title: { zh: 新闻动态, en: News }',
      '新闻动态',
      '*新闻动态*',
      '18 *新闻动态*',
      'text that starts with *',
      'other',
    ],
    [
      '      - type: tasks',
      '      -',
      '    -',
      '5 -',
      by('item', 'indented by 4 blanks', 'by 6'),
      'unsafe',
    ],
    [
      '      - type: tasks',
      '      -',
      '        -',
      '9 -',
      by('item', 'indented by 8 blanks', 'by 6'),
      'unsafe',
    ],
    ['  - id: news', '  -', ' -', '2 -', by('item', 'indented by 1 blank', 'by 2'), 'unsafe'],
    ['  - id: news', '  -', '   -', '4 -', by('item', 'indented by 3 blanks', 'by 2'), 'unsafe'],
    ['  index:', '  i', 'i', '1 index', by('key', 'not indented', 'by 2 blanks'), 'unsafe'],
    [
      '  parkSummaryInfo:',
      '  p',
      '   p',
      '4 parkSummaryInfo',
      by('key', 'indented by 3 blanks', 'by 2'),
      'unsafe',
    ],
    ['pages:', 'p', ' p', '2 pages', by('key', 'indented by 1 blank', 'are not'), 'unsafe'],
    ['        date: "2026-03-02"', '02"', '02', '15 "', never, 'unsafe'],
    ['        date: "2026-03-02"', '02"', '02”', '26 ”', 'this ” does not close', 'safe'],
    ['          - label: { zh: 专题, en: Admissions }', '专', '"专', '26 "', never, 'other'],
    ['            link: { zh: "/news?code=theme"', 'theme"', 'theme', '25 "', never, 'unsafe'],
    [
      '        title: { zh: 新闻动态, en: News }',
      'News',
      'News, and more',
      '32 News, and more',
      'a text with a comma in { } goes in quotes',
      'other',
    ],
    [news, 'zh: /', 'zh:/', '16 :', 'a blank is missing after this colon', 'safe'],
    ['        date: "2026', ': ', ':', '13 :', 'a blank is missing after this colon', 'safe'],
    ['      - type: tasks', '- ', '-', '7 -', 'a blank is missing after this dash', 'safe'],
    ['      - type: tasks', '- ', '— ', '7 —', '— begins no item of a list', 'safe'],
    ['      - type: tasks', '- ', '—', '7 —', '— begins no item of a list', 'safe'],
    ['      - type: tasks', '- ', '', '7 type', 'a dash and a blank are missing', 'unsafe'],
    [
      '        title: { zh: 新闻动态, en: News }',
      '新',
      '!快讯 新',
      '22 !快讯',
      'text that starts with ! goes in quotes',
      'other',
    ],
    [
      '        title: { zh: 新闻动态, en: News }',
      '新',
      '&nbsp; 新',
      '22 &nbsp;',
      '&nbsp; is read as a name',
      'other',
    ],
    ['      - type: leadStory', '- ', '', '7 type', 'a dash and a blank are missing', 'unsafe'],
    ['          zh: 潮间带', ': ', ' ', '11 zh', 'a colon is missing after this key', 'other'],
    ['    title: { zh: 首页', '首', '@首', '18 @', 'text cannot start with', 'other'],
    [
      '          zh: 潮间带',
      '  zh',
      'zh',
      '9 zh',
      by('key', 'indented by 8 blanks', 'by 10'),
      'other',
    ],
  ])('%s: %s → %s is told once, at %s', (line, from, to, mark, message, fix) => {
    const { text, number } = changed(line, from, to);
    const result = lintText(text);
    const [column, ...rest] = mark.split(' ');
    const rule = to.startsWith('&') ? 'yaml-anchor-text' : 'yaml-syntax';
    expect(marks(result)).toEqual([`${number}:${column} ${rule} ${rest.join(' ')}`]);
    const [found] = result.diagnostics;
    expect(found?.message).toContain(message);
    const fixed = editedText(text, found?.fix?.edits ?? []);
    expect(marks(lintText(fixed)).filter((each) => each.includes(' yaml-'))).toEqual([]);
    if (fix !== 'other') {
      expect(found?.fix?.safe).toBe(fix === 'safe');
      expect(fixed).toBe(site);
    }
  });

  it('is told beside others, each where it stands', () => {
    const wrong = site
      .replace('[portal, news]', '[portal, news]]')
      .replace('\n  - id: news\n', '\n - id: news\n')
      .replace('date: "2026-03-02"', 'date: "2026-03-02')
      .replace('      - type: tasks', '      -type: tasks');
    const result = lintText(wrong);
    const lineOf = (text: string): number => wrong.split(text, 1)[0]?.split('\n').length ?? 0;
    expect(marks(result)).toEqual([
      `${lineOf('[portal, news]]')}:30 yaml-syntax ]`,
      `${lineOf(' - id: news\n')}:2 yaml-syntax -`,
      `${lineOf('date: "2026-03-02')}:15 yaml-syntax "`,
      `${lineOf('-type: tasks')}:7 yaml-syntax -`,
    ]);
    const edits = result.diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
    expect(editedText(wrong, edits)).toBe(site);
  });

  it.each(['{ zh: 新闻, en }', '{ required, zh: 新闻 }'])(
    'is not seen in keys whose value was forgotten: %s',
    (value) => {
      const { text } = changed(
        '        title: { zh: 新闻动态, en: News }',
        '{ zh: 新闻动态, en: News }',
        value,
      );
      expect(marks(lintText(text)).filter((each) => each.includes(' yaml-'))).toEqual([]);
    },
  );

  it.each([
    ['as deep as the lines above', '    title: 一\n\tpage: a\n', '    title: 一\n    page: a\n'],
    ['below a key', '    paths:\n\t\tzh: /a\n', '    paths:\n      zh: /a\n'],
    [
      'below a key, with more of it',
      '    a:\n\tb: 1\n\tc: 2\n',
      '    a:\n      b: 1\n      c: 2\n',
    ],
  ])('a tab becomes the indentation of its neighbours: %s', (_, lines, fixed) => {
    const head = 'routes:\n  - id: a\n';
    const { diagnostics } = lintText(head + lines);
    expect(diagnostics.map(({ rule, fix }) => [rule, fix?.safe])).toEqual([['yaml-tab', false]]);
    expect(editedText(head + lines, diagnostics[0]?.fix?.edits ?? [])).toBe(head + fixed);
  });
});
