import { nearestAmong } from '../../diagnostics/nearest.ts';
import { colourNames, isColour, oklchOf } from '../../theme/theme-colours.ts';
import type { Rule } from '../context/rule.ts';

export const themeSeed = {
  id: 'theme-seed',
  severity: 'error',
  explanation: {
    zh: 'theme.brand 和 theme.accent 是生成全部颜色的种子，要写一种算得出来的、不透明的颜色：#rrggbb、rgb(…)、hsl(…)、oklch(…) 或英文颜色名。var(…)、currentcolor、半透明的颜色要到浏览器里才知道是什么样，构建时没法由它生成能看清的颜色；写错的颜色会让整个网站保持默认的颜色。',
    en: 'theme.brand and theme.accent are the seeds that all colours are made of: each is an opaque colour that can be computed, as #rrggbb, rgb(…), hsl(…), oklch(…) or a name. What var(…), currentcolor or a translucent colour looks like is known in the browser alone, so nothing that can be read could be made of it; and of a colour that is none, the whole site would keep its default colours.',
  },
  bad: 'brand: maroom',
  good: 'brand: maroon',
  *check({ source: { theme } }) {
    for (const key of ['brand', 'accent'] as const) {
      const value = theme?.[key];
      if (value === undefined || oklchOf(value)) continue;
      const message =
        isColour(value) || /^\s*var\(/.test(value)
          ? `"${value}" can be no seed: it is known in the browser alone, or translucent; write an opaque colour such as #0b4280`
          : `"${value}" is no colour of CSS: write one such as #0b4280, rgb(11 66 128) or a name`;
      yield {
        pointer: ['theme', key],
        what: 'value',
        message,
        suggestion: nearestAmong(colourNames)(value.trim().toLowerCase()),
      };
    }
  },
} as const satisfies Rule;
