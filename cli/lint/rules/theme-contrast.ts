import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { contrastPairs } from '../../theme/contrast-pairs.ts';
import { contrastOf } from '../../theme/theme-colours.ts';
import { resolved, type ThemeName, themes, tokenValues } from '../../theme/theme-values.ts';
import type { Rule } from '../context/rule.ts';

/** In which theme a token got the value that it has in another one: there the finding stands. */
function setIn(
  source: SiteSource,
  theme: ThemeName,
  token: string,
  values: ReadonlyMap<string, string>,
): ThemeName | undefined {
  const own = (name: ThemeName) => source.theme?.[name]?.[token] !== undefined;
  if (own(theme)) return theme;
  return theme !== 'light' && own('light') && values.get(token) === source.theme?.light?.[token]
    ? 'light'
    : undefined;
}

function* tooFaint(source: SiteSource): Generator<Finding> {
  if (!source.theme) return;
  for (const theme of themes) {
    const values = tokenValues(source, theme);
    // A colour that is too faint on several grounds is reported once, on the worst of them.
    const worst = new Map<string, { readonly lack: number; readonly finding: Finding }>();
    for (const [front, ground, least] of contrastPairs) {
      const token = [front, ground].find((each) => setIn(source, theme, each, values));
      const where = token && setIn(source, theme, token, values);
      if (token === undefined || where === undefined) continue;
      const colourOf = (name: string): string => resolved(values.get(name) ?? '', values);
      const contrast = contrastOf(colourOf(front), colourOf(ground));
      if (contrast === undefined || contrast >= least) continue;
      const found = Math.floor(contrast * 100) / 100;
      const message = `${front} on ${ground} has a contrast of ${found}:1 in the ${theme} theme; WCAG 2 asks for ${least}:1`;
      const lack = least / contrast;
      if (lack <= (worst.get(token)?.lack ?? 0)) continue;
      const pointer = ['theme', where, token];
      worst.set(token, { lack, finding: { pointer, what: 'value', message } });
    }
    for (const { finding } of worst.values()) yield finding;
  }
}

export const themeContrast = {
  id: 'theme-contrast',
  severity: 'warning',
  explanation: {
    zh: '文字、链接、按钮与底色的对比度要达到 WCAG 2 的 AA 级：文字 4.5:1，边框和焦点环 3:1。对比不够，视力弱的人和在阳光下看手机的人就读不了。请把其中一种颜色调深或调浅；浅色、深色、高对比度三种主题分别检查。',
    en: 'Text, links and buttons stand out from their ground as WCAG 2 asks at level AA: 4.5:1 for text, 3:1 for borders and focus rings. Otherwise people with weak eyes, or with a phone in the sun, cannot read them. Make one of the two colours darker or lighter; the light, dark and contrast themes are checked each.',
  },
  bad: "link: '#f4f4f4'",
  good: "link: '#93c8f4'",
  *check({ source }) {
    yield* tooFaint(source);
  },
} as const satisfies Rule;
