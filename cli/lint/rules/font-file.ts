import type { SiteRule } from '../context/site-rule.ts';

export const fontFile = {
  id: 'font-file',
  severity: 'error',
  explanation: {
    zh: 'theme.fonts 里的文件必须是浏览器能下载的字体：TTF、OTF、WOFF 或 WOFF2，每个文件一种字体。字体集（.ttc）和改了后缀的其他文件，浏览器都不认，文字会一直用代替的字体显示。请从字体的发行包里取单个的字体文件，或重新下载。',
    en: 'A file under theme.fonts is a font that browsers load: TTF, OTF, WOFF or WOFF2, one font a file. Browsers take neither collections (.ttc) nor other files that were renamed, and texts would be shown in another face for good. Take the single files of the font’s release, or download it anew.',
  },
  bad: '- { file: /fonts/broken.woff2 }',
  good: '- { file: /fonts/display.woff2 }',
  *check({ read, fonts }) {
    for (const { pointer, problem } of fonts.faulty) {
      yield { in: read, pointer, what: 'value', message: problem };
    }
  },
} as const satisfies SiteRule;
