import { describe, expect, it } from 'vitest';
import { lintText, marks } from '../lint/lint-text.ts';

const site = (rest: string): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes:
  - { id: index, paths: { zh: /index }, page: index }
pages:
${rest}`;

describe('validation', () => {
  it('finds three mistakes in a union of blocks as three, each on its token', () => {
    const text = site(`  index:
    blocks:
      - { type: txt, body: [你好] }
      - type: text
        bdy: [你好]
      - { type: share, title: 分享, picture: { src: share.svg } }
`);
    expect(marks(lintText(text))).toEqual([
      '9:17 schema-unknown-block txt',
      '11:9 schema-unknown-key bdy',
      '12:51 schema-pattern share.svg',
    ]);
  });

  it('finds mistakes in blocks inside of blocks', () => {
    const text = site(`  index:
    blocks:
      - type: sections
        by: code
        items:
          one: { title: 一, blocks: [{ type: share }] }
          two: { titel: 二, blocks: [{ type: search, guard: { fallback: [{ type: 5 }] } }] }
`);
    expect(marks(lintText(text))).toEqual([
      '12:39 schema-required type',
      '13:18 schema-unknown-key titel',
      '13:81 schema-type 5',
    ]);
  });

  it('finds two mistakes in one object as two', () => {
    const text = site(`  index:
    lay_out: bare
    heading: bend
    blocks: [{ type: search }]
`);
    const result = lintText(text);
    expect(marks(result)).toEqual(['8:5 schema-unknown-key lay_out', '9:14 schema-enum bend']);
    expect(result.diagnostics.map(({ suggestion }) => suggestion)).toEqual(['layout', 'band']);
  });

  it('tells a misspelled key that must be there as one mistake', () => {
    const text = site('  index: { blcoks: [{ type: search }] }\n');
    const { diagnostics } = lintText(text);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ rule: 'schema-unknown-key', suggestion: 'blocks' });
  });

  it.each([
    ['~', '1:1 schema-type ~'],
    ['[]', '1:1 schema-type []'],
    ['你好', '1:1 schema-type 你好'],
  ])('places a file that is no mapping: %s', (text, mark) => {
    expect(marks(lintText(text))).toEqual([mark]);
  });

  it('places the keys that a whole file lacks on its first key', () => {
    const result = lintText('# 我的网站\nversion: 1\n');
    expect(marks(result)).toEqual(Array(4).fill('2:1 schema-required version'));
  });

  it('places what an alias repeats where it is written, once', () => {
    const text = site(`  index: { blocks: &blocks [{ type: txt }] }
  other: { blocks: *blocks }
  third: { blocks: *blocks }
`);
    expect(marks(lintText(text))).toEqual(['7:37 schema-unknown-block txt']);
  });

  it('never falls back to the start of the file', () => {
    const broken = site('  index: 5\n  b: { blocks: }\n  c: { blocks: [~, {}] }\n')
      .replace('version: 1', '# eins\nversion: "1"')
      .replace('{ name: 测试 }', '')
      .replace('{ zh: /index }', '{}');
    const { diagnostics } = lintText(broken);
    expect(diagnostics.length).toBeGreaterThan(5);
    expect(diagnostics.filter(({ start }) => start === 0)).toEqual([]);
  });
});
