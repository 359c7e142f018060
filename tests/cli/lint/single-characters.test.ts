import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { article, contentSite, findings } from '../content/content-site.ts';
import { lintText } from './lint-text.ts';

const lines = readFileSync('site/site.yaml', 'utf8').split('\n');

/** Lines of the sample that begin so, a few from its beginning to its end. */
function samples(start: RegExp): readonly number[] {
  const all = lines.flatMap((line, index) => (start.test(line) ? [index] : []));
  return [0, 0.4, 0.8].map((share) => all[Math.floor(all.length * share)] ?? 0);
}

const item = /^ +- \w+: /;
const key = /^ {4,}\w+: /;
const codes = /^ +- \{ .*\w+: \[\S.*\] \}$/;
const paths = /^ +paths: \{ .*" \}$/;
const braced = /^ +[^"'{}]*\{ \w+: [^"'{},]+, \w+: [^"'{},]+ \}$/;

it.each<[string, RegExp, string | RegExp, string]>([
  ['U+3000 behind a dash', item, '- ', '-\u3000'],
  ['U+3000 behind a dash and a blank', item, '- ', '- \u3000'],
  ['U+00A0 behind a dash', item, '- ', '-\u00a0'],
  ['U+3000 before a key', key, /^( +)/, '$1\u3000'],
  ['U+00A0 before a key', key, /^( +)/, '$1\u00a0'],
  ['a blank more', key, /^/, ' '],
  ['a blank less', key, /^ /, ''],
  ['] before a key', key, /(?=\w)/, ']'],
  ['} before a key', key, /(?=\w)/, '}'],
  ['] before a value', /^ {4,}\w+: \p{Script=Han}/u, ': ', ': ]'],
  ['] behind a mapping', /^ {4,}.*\{ .* \}$/, / \}$/, ' }]'],
  ['） behind a mapping', /^ {4,}.*\{ .* \}$/, / \}$/, ' }）'],
  ['－ for a dash', item, '-', '－'],
  ['： for a colon', key, ': ', '：'],
  ['＃ for #', /^ +# /, '#', '＃'],
  ['＃ for # at the left edge', /^# /, '#', '＃'],
  ['＃ for # behind a key', /^ {2,}\w+: # /, '#', '＃'],
  ['a zero-width space in a key', key, /(\w)(?=\w*:)/, '$1\u200b'],
  ['［ for [', codes, ': [', ': ［'],
  ['【 for [', codes, ': [', ': 【'],
  ['（ for [', codes, ': [', ': （'],
  ['］ for ]', codes, '] }', '］ }'],
  ['】 for ]', codes, '] }', '】 }'],
  ['｛ for {', paths, '{ ', '｛ '],
  ['（ for {', braced, '{ ', '（ '],
  ['｝ for }', paths, ' }', ' ｝'],
  ['） for }', paths, ' }', ' ）'],
  ['（） for {}', braced, /\{ (.*) \}/, '（ $1 ）'],
  ['： before the second key in braces', braced, /(, \w+): /, '$1： '],
  ['。 for a colon', key, ': ', '。'],
  ['。 and a blank for a colon', key, ': ', '。 '],
  ['。 for a colon at the end of a line', /^ {4,}\w+:$/, ':', '。'],
  ['； for a colon', key, ': ', '；'],
  ['a dash less before a mapping in braces', /^ +- \{ /, '- ', ' '],
  ['a blank for the dash of a mapping in braces', /^ +- \{ /, '- ', '  '],
  ['“ for "', /^ +(?:- )?\w+: "[^"]*"$/, '"', '“'],
  ['，for a comma in a list', /: \[\w+, \w+\]$/, ', ', '， '],
])('%s is one finding in its line', (_, start, from, to) => {
  for (const index of samples(start)) {
    const changed = [...lines];
    changed[index] = (lines[index] ?? '').replace(from, to);
    expect(changed[index]).not.toBe(lines[index]);
    const { diagnostics, lines: places } = lintText(changed.join('\n'));
    const found = diagnostics.map((each) => [
      places.position(each.start).line,
      changed[index],
      each.rule,
    ]);
    expect(found).toEqual([[index + 1, changed[index], expect.any(String)]]);
  }
});

const wideBar = '｜ is a full-width sign';
it.each<[string, string, readonly string[]]>([
  ['borders of a table', '｜ 甲 ｜ 乙 ｜\n｜---｜---｜\n｜ 一 ｜ 二 ｜\n', []],
  ['borders among others', '| 甲 ｜ 乙 |\n|---|---|\n| 一 ｜ 二 |\n', [wideBar, wideBar]],
  ['rows without a head', '｜ 甲 ｜ 乙 ｜\n｜ 一 ｜ 二 ｜\n', ['a table has a line of dashes']],
  [
    'beside full-width dashes',
    '｜甲｜乙｜\n｜－－－｜－－－｜\n｜一｜二｜\n',
    ['these dashes are full-width'],
  ],
  ['a text', '甲｜乙 是一种写法。', []],
])('full-width bars that are %s: %s', async (_, text, wanted) => {
  const folder = contentSite({ 'content/zh/news/a.md': article('title: 一', text) });
  const found = (await findings(folder)).filter((each) => each.includes('content-marks'));
  rmSync(folder, { recursive: true });
  expect(found).toEqual(wanted.map((part) => expect.stringContaining(part)));
});
