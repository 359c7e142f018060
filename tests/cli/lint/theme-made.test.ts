import { expect, it } from 'vitest';
import { inChinese } from '../../../cli/report/chinese/in-chinese.ts';
import { lintText, marks } from './lint-text.ts';

const site = (theme: string): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages: { index: { blocks: [{ type: share, title: 分享 }] } }
theme:
${theme}
`;

it('a token that no shade of the brand goes with is named where it is set', () => {
  const found = lintText(site("  brand: '#7a1f2b'\n  light:\n    surface: '#000000'"));
  expect(marks(found)).toEqual(["9:14 theme-contrast '#000000'"]);
  const [{ message } = { message: '' }] = found.diagnostics;
  expect(message).toMatch(
    /^ink(-\d)? on surface .* light theme; .*; no shade made of theme\.brand goes with it$/,
  );
  expect(inChinese('theme-contrast', message)).toMatch(
    /^浅色主题里，surface 上的 .*要求 4\.5:1；由 theme\.brand 生成不出与它相配的颜色$/,
  );
});

it('tokens that leave no shade for another one are said of the colour that it is made of', () => {
  const found = lintText(
    site("  brand: '#7a1f2b'\n  light: { sea-ink: '#1a1a1a', footer: '#000' }"),
  );
  expect(found.diagnostics.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^sea-ink on footer .* WCAG 2 asks for 4\.5:1$/),
    ]),
  );
});

it('a colour and single tokens that go together are nobody’s concern', () => {
  const theme =
    "  brand: '#ffee00'\n  accent: '#223388'\n  light: { bg: '#fffbe6', link: '#5a3d00' }";
  expect(marks(lintText(site(theme)))).toEqual([]);
});

it.each([
  ['preset: brik', '7:11 schema-enum brik', 'brick'],
  ['brand: bleu', '7:10 theme-seed bleu', 'blue'],
  ['radius: larg', '7:11 schema-enum larg', 'large'],
  ['brand: var(--blue-700)', '7:10 theme-seed var(--blue-700)', undefined],
])('%s is placed, with what was meant', (line, mark, suggestion) => {
  const found = lintText(site(`  ${line}`));
  expect(marks(found)).toEqual([mark]);
  expect(found.diagnostics[0]?.suggestion).toBe(suggestion);
});
