import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { contrastPairs } from '../../theme/contrast-pairs.ts';
import { siteTheme, tokenValues } from '../../theme/site-theme.ts';
import { contrastOf } from '../../theme/theme-colours.ts';
import { type ThemeName, themes } from '../../theme/theme-tokens.ts';
import { resolved } from '../../theme/theme-values.ts';
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

/** The key that a token is made of, where nobody set it. */
function madeOf({ theme = {} }: SiteSource, token: string): 'brand' | 'accent' | 'preset' {
  if (/accent|sun-|focus/.test(token) && theme.accent !== undefined) return 'accent';
  return theme.brand === undefined ? 'preset' : 'brand';
}

/** Where the finding about two tokens stands, and what to say of the one that is made of a colour. */
function placeOf(
  source: SiteSource,
  theme: ThemeName,
  pair: readonly [front: string, ground: string],
  values: ReadonlyMap<string, string>,
): { readonly pointer: Pointer; readonly note: string } | undefined {
  const where = (token: string): ThemeName | undefined => setIn(source, theme, token, values);
  const own = pair.find(where);
  const made = pair.find(
    (each) => !where(each) && siteTheme(source.theme)[theme][each] !== undefined,
  );
  const key = made === undefined ? undefined : madeOf(source, made);
  if (own !== undefined) {
    const note = key ? `; no shade made of theme.${key} goes with it` : '';
    return { pointer: ['theme', where(own) ?? theme, own], note };
  }
  const note = '; the tokens that are set by hand leave no shade that goes with them';
  return key && { pointer: ['theme', key], note };
}

function* tooFaint(source: SiteSource): Generator<Finding> {
  if (!source.theme) return;
  for (const theme of themes) {
    const values = tokenValues(source, theme);
    // A colour that is too faint on several grounds is reported once, on the worst of them.
    const worst = new Map<string, { readonly lack: number; readonly finding: Finding }>();
    for (const [front, ground, least] of contrastPairs) {
      const colourOf = (name: string): string => resolved(values.get(name) ?? '', values);
      const contrast = contrastOf(colourOf(front), colourOf(ground));
      if (contrast === undefined || contrast >= least) continue;
      const place = placeOf(source, theme, [front, ground], values);
      if (!place) continue;
      const found = Math.floor(contrast * 100) / 100;
      const message = `${front} on ${ground} has a contrast of ${found}:1 in the ${theme} theme; WCAG 2 asks for ${least}:1${place.note}`;
      const lack = least / contrast;
      const key = place.pointer.join('.');
      if (lack <= (worst.get(key)?.lack ?? 0)) continue;
      worst.set(key, { lack, finding: { pointer: place.pointer, what: 'value', message } });
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
