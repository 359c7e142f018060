import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { readDiagnostic } from '../../../cli/read/read-finding.ts';
import { fullwidthFinding } from '../../../cli/read/rules/yaml-fullwidth.ts';
import { lintText, marks } from '../lint/lint-text.ts';

/** A text after the edits of findings, the last first. */
const mended = (text: string, found: readonly Diagnostic[]): string =>
  found
    .flatMap(({ fix }) => fix?.edits ?? [])
    .sort((a, b) => b.start - a.start)
    .reduce(
      (done, { start, end, text: own }) => done.slice(0, start) + own + done.slice(end),
      text,
    );

const site = (rest: string): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes:
  - { id: index, paths: { zh: /index }, page: index }
  - { id: news, paths: { zh: /news }, title: 新闻, page: index, hideInMenu: false }
pages:
  index:
    blocks:
      - type: share
        title: 分享
${rest}`;

describe('what the notation is mended to', () => {
  it.each<[rule: string, from: string, good: string, bad: string, safe: boolean]>([
    ['yaml-fullwidth', '', '  index:', '  index：', true],
    ['yaml-fullwidth', '', 'id: index, paths', 'id: index， paths', true],
    ['yaml-fullwidth', '', 'version: 1', 'version:\u30001', true],
    ['yaml-fullwidth', '', '        title: 分享', '\u3000\u3000\u3000\u3000title: 分享', true],
    ['yaml-fullwidth', '', '    blocks:', '\u3000\u3000\u3000\u3000\u3000blocks:', false],
    ['yaml-unused-anchor', '', 'title: 新闻', 'title: &one 新闻', false],
    ['yaml-unused-anchor', '', '    blocks:', '    blocks: &all', true],
    ['yaml-boolean-word', '', 'hideInMenu: false', 'hideInMenu: No', true],
    ['yaml-boolean-word', 'hideInMenu: false', 'lazy: true', 'lazy: yes', true],
    ['yaml-lossy-scalar', 'name: 测试', 'name: "007"', 'name: 007', true],
    ['yaml-lossy-scalar', 'title: 新闻', 'title: "1.50"', 'title: 1.50', true],
    ['yaml-comment-cut', 'title: 分享', 'title: "C #1 教学楼"', 'title: C #1 教学楼', false],
  ])('%s %s: %s', (rule, from, good, bad, safe) => {
    const base = site('').replace(from, from === '' ? '' : good);
    const text = base.replace(good, bad);
    expect(text).not.toBe(base);
    const { diagnostics } = lintText(text);
    expect(diagnostics.map((each) => each.rule)).toEqual([rule]);
    expect(diagnostics[0]?.fix?.safe).toBe(safe);
    if (safe || rule !== 'yaml-fullwidth') expect(mended(text, diagnostics)).toBe(base);
    expect(marks(lintText(base))).toEqual([]);
  });

  it.each([
    ['－id: a', '- id: a'],
    ['name：\u3000测试', 'name: 测试'],
    ['name：测试', 'name: 测试'],
    ['“name”: a', '"name": a'],
    ['‘name’: a', "'name': a"],
  ])('%s becomes %s', (text, good) => {
    const at = text.search(/[－：“‘]/);
    expect(mended(text, [readDiagnostic(fullwidthFinding(text, at), '')])).toBe(good);
  });

  it('a quotation mark that is never closed is left to its author', () => {
    expect(fullwidthFinding('“name: a', 0).fix).toBeUndefined();
  });

  it('tabs become blanks all over the part of the file that they are in, safely where nothing else indents', () => {
    const text = 'site:\n\tname: a\n\tfooter:\n\t\tnote: b\nlanguages:\n  zh:\n\tlabel: 中文\n';
    const tabs = lintText(text).diagnostics.filter(({ rule }) => rule === 'yaml-tab');
    expect(tabs.map(({ fix }) => fix?.safe)).toEqual([true, false]);
    expect(mended(text, tabs.slice(0, 1))).toBe(
      'site:\n  name: a\n  footer:\n    note: b\nlanguages:\n  zh:\n\tlabel: 中文\n',
    );
  });

  it('line ends become those that most lines have', () => {
    const text = site('').replaceAll('\n', '\r\n').replace('\r\nsite', '\nsite');
    const { diagnostics } = lintText(text);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['yaml-line-ends']);
    expect(mended(text, diagnostics)).toBe(site('').replaceAll('\n', '\r\n'));
  });
});

describe('true or false in a place where text may stand, too', () => {
  it.each([
    ['lazy: yes', '6:69 yaml-boolean-word yes', 'true'],
    ['lazy: Off', '6:69 yaml-boolean-word Off', 'false'],
    ['lazy: news', '6:69 lazy-group-unknown news', undefined],
    ['lazy: "yes"', '6:69 lazy-group-unknown "yes"', undefined],
  ])('%s', (written, mark, meant) => {
    const text = site('').replace('hideInMenu: false', written);
    const result = lintText(text);
    expect(marks(result)).toEqual([mark]);
    expect(result.diagnostics[0]?.fix?.edits[0]?.text).toBe(meant);
  });

  it('no path of a language', () => {
    const text = site('')
      .replace('home: /index } }', 'home: /index }, en: { prefix: /EN, label: E, home: /EN/a } }')
      .replace('{ zh: /index }', '{ zh: /index, en: /EN/a }')
      .replace('{ zh: /news }', '{ zh: /news, en: no }');
    expect(marks(lintText(text))).toEqual(['6:41 yaml-boolean-word no']);
  });
});

describe('what is no mistake', () => {
  it.each([
    ['a comment with a blank', 'title: 新闻', 'title: 新闻 # 1'],
    ['a comment behind a name', 'page: index,', 'page: index, #no'],
    ['coordinates', 'title: 新闻', 'title: { zh: y }'],
    ['a day', 'title: 新闻', 'title: 2026-03-18'],
    ['an anchor that is used twice', 'title: 新闻', 'title: &a 新闻'],
  ])('%s', (what, from, to) => {
    const text = site('  other: { blocks: [{ type: share, title: 一 }] }\n').replace(from, to);
    const all = what.startsWith('an anchor') ? text.replace('title: 一', 'title: *a') : text;
    const cut = what.startsWith('a comment') ? all.replace(/^ {2}- (\{.*新闻.*)$/m, '') : all;
    expect(marks(lintText(cut)).filter((mark) => / yaml-/.test(mark))).toEqual([]);
  });

  it('comments without a blank, where the author writes them so', () => {
    const text = site('').replace('version: 1', '#我的网站\nversion: 1');
    const commented = text.replace('        title: 分享', '        title: 分享 #一句话');
    expect(marks(lintText(commented))).toEqual([]);
    expect(marks(lintText(commented.replace('#一句', '#1 一句')))).toEqual([
      '12:19 yaml-comment-cut #1 一句话',
    ]);
  });
});

describe('a # where a value is meant', () => {
  it('in brackets is told at the #, not where the bracket was missed', () => {
    const text = site('').replace('title: 新闻', 'title: C #1');
    expect(marks(lintText(text))[0]).toBe('6:48 yaml-syntax #1, page: index, hideInMenu: false }');
  });

  it('right behind a key is told with what it makes of it', () => {
    const { diagnostics } = lintText(site('        link: #top\n'));
    expect(diagnostics[0]?.message).toMatch(
      /^nothing stands after "link:".*put the value in quotes$/,
    );
  });
});
