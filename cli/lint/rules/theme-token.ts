import { nearestAmong } from '../../diagnostics/nearest.ts';
import { themes } from '../../theme/theme-tokens.ts';
import { tokenNamed } from '../../theme/theme-values.ts';
import type { Rule } from '../context/rule.ts';

export const themeToken = {
  id: 'theme-token',
  severity: 'error',
  explanation: {
    zh: 'theme 里的名称要是网站界面认得的设计变量。写错的名称不起任何作用，页面仍是默认的样子，也不会有别的提示。请照提示改正；全部名称、含义和默认值见软件包 site-runtime 里的 docs/reference/zh/tokens.md。',
    en: 'A name in a theme is a design token that the interface knows. Another one has no effect: the page keeps its default look, and nothing else says so. Correct the name; all of them, with meaning and default, stand in docs/reference/tokens.md of the package site-runtime.',
  },
  bad: "brnad: '#0b4280'",
  good: "brand: '#0b4280'",
  *check({ source: { theme } }) {
    const nearest = nearestAmong(tokenNamed.keys());
    for (const name of themes) {
      for (const key of Object.keys(theme?.[name] ?? {})) {
        if (tokenNamed.has(key)) continue;
        const message = `"${key}" is no design token, so it has no effect`;
        yield { pointer: ['theme', name, key], what: 'key', message, suggestion: nearest(key) };
      }
    }
  },
} as const satisfies Rule;
