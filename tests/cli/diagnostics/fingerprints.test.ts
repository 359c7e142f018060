import { describe, expect, it } from 'vitest';
import { locate } from '../../../cli/report/locate.ts';
import { lintText } from '../lint/lint-text.ts';

/** A site whose routes lead to pages that are not there. */
const site = (pages: readonly string[], before = ''): string =>
  [
    'version: 1',
    'site: { name: 测试 }',
    before,
    'languages: { zh: { default: true, label: 中文, home: /index } }',
    'routes:',
    '  - { id: index, paths: { zh: /index }, page: index }',
    ...pages.map(
      (page, index) => `  - { id: r${index}, paths: { zh: /r${index} }, page: ${page} }`,
    ),
    'pages:',
    '  index: { blocks: [{ type: text, body: [text] }] }',
  ].join('\n');

const prints = (text: string, folder = '/work'): string[] => {
  const { diagnostics, lines } = lintText(text);
  const file = `${folder}/site.yaml`;
  const named = diagnostics.map((each) => ({ ...each, file }));
  return locate({ file, linesOf: () => lines, diagnostics: named }, '/work').diagnostics.map(
    ({ fingerprint }) => fingerprint,
  );
};

const two = prints(site(['one', 'two']));

describe('fingerprints', () => {
  it('are one of its own for each', () => {
    expect(two).toHaveLength(2);
    expect(new Set(two).size).toBe(2);
    expect(two.every((each) => /^[0-9a-f]{32}$/.test(each))).toBe(true);
  });

  it('survive edits elsewhere in the file, other indentation and line ends', () => {
    expect(prints(site(['one', 'two'], '\n\n# 注释\n'))).toEqual(two);
    expect(prints(site(['one', 'two']).replaceAll('\n  - ', '\n    - '))).toEqual(two);
    expect(prints(site(['one', 'two']).replaceAll('\n', '\r\n'))).toEqual(two);
    expect(
      prints(
        site(['one', 'index', 'two'])
          .replace(/r2/g, 'r1')
          .replace(/ {2}- .*index \}\n(?=.*two)/, ''),
      ),
    ).toEqual(two);
  });

  it('change with the marked text, its line and its file', () => {
    expect(prints(site(['one', 'three']))).toEqual([
      two[0],
      expect.not.stringContaining(`${two[1]}`),
    ]);
    expect(prints(site(['one', 'two']).replace('id: r1', 'id: other'))[1]).not.toBe(two[1]);
    expect(prints(site(['one', 'two']), '/elsewhere')[0]).not.toBe(two[0]);
  });

  it('tell those apart that are equal in all else', () => {
    const route = '  - { id: r0, paths: { zh: /r0 }, page: one }';
    const same = prints(site(['one']).replace(route, `${route}\n${route}\n${route}`));
    expect(same.length).toBeGreaterThan(3);
    expect(new Set(same).size).toBe(same.length);
  });
});
