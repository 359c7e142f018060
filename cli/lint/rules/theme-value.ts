import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { tokenValues } from '../../theme/site-theme.ts';
import { isColour } from '../../theme/theme-colours.ts';
import { themes } from '../../theme/theme-tokens.ts';
import { resolved, tokenNamed, valueShapes } from '../../theme/theme-values.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

const reference = /var\(\s*--([\w-]+)/g;

function* unknownReferences(value: string): Generator<Omit<Finding, 'pointer'>> {
  for (const match of value.matchAll(reference)) {
    const [whole, name = ''] = match;
    if (tokenNamed.has(name)) continue;
    const inside = { offset: match.index + whole.length - name.length, length: name.length };
    const suggestion = nearestAmong(tokenNamed.keys())(name);
    yield { what: 'value', inside, message: `"--${name}" is no design token`, suggestion };
  }
}

function* valueFaults({ source }: LintContext): Generator<Finding> {
  for (const theme of themes) {
    const values = tokenValues(source, theme);
    for (const [key, value] of Object.entries(source.theme?.[theme] ?? {})) {
      const token = tokenNamed.get(key);
      if (!token) continue;
      const pointer = ['theme', theme, key];
      const unknown = [...unknownReferences(value)];
      for (const each of unknown) yield { pointer, ...each };
      const meant = resolved(value, values).trim();
      if (unknown.length > 0 || /var\(|^(?:inherit|initial|unset)$/.test(meant)) continue;
      if (token.kind === 'colour') {
        if (isColour(meant)) continue;
        const message = `"${value}" is no colour of CSS: write one such as #0b4280, rgb(11 66 128) or a name`;
        yield { pointer, what: 'value', message };
        continue;
      }
      const shape = valueShapes[token.kind];
      if (!shape || shape.fits.test(meant)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${value}" does not fit ${key}: it is ${shape.example}`,
      };
    }
  }
}

export const themeValue = {
  id: 'theme-value',
  severity: 'warning',
  explanation: {
    zh: 'theme 里的值要合乎该变量的种类：颜色写 CSS 颜色，header-phone 写三个数字（R G B），尺寸带单位，图片写 url(…) 或 none。浏览器不认得的值会被整个忽略，文字、按钮或整片背景可能因此没有颜色。请照提示改写。',
    en: 'A value in a theme is of its token’s kind: a CSS colour, three numbers (R G B) for header-phone, a size with its unit, url(…) or none for a picture. A browser drops a value that it does not know, and text, buttons or whole grounds may lose their colour. Write it as the message says.',
  },
  bad: 'brand: greeen',
  good: "brand: '#0b4280'",
  check: valueFaults,
} as const satisfies Rule;
