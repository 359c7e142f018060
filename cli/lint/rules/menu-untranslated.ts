import type { SiteRule } from '../context/site-rule.ts';

/** Languages that are written with Chinese characters. */
const withHan = /^(?:zh|ja|ko|yue|wuu|lzh)\b/i;

export const menuUntranslated = {
  id: 'menu-untranslated',
  severity: 'warning',
  explanation: {
    zh: '每种语言的网页配置里，菜单项都要有该语言的标题。没有标题的项目不会显示；别的语言的菜单里留着汉字标题，说明这一项忘了翻译。请在对应语言的网页配置里写上译好的标题。',
    en: 'In the web configuration of a language every item has a title in that language. One without a title is not shown, and a title in Chinese characters in the menu of another language was left untranslated. Write the title in the configuration of that language.',
  },
  bad: '    { "pageCode": "news", "title": "新闻", "linkUrl": "/EN/news" },',
  good: '    { "pageCode": "news", "title": "News", "linkUrl": "/EN/news" },',
  *check({ menu, source }) {
    for (const { language, read, titleAt, title, lacksTitle } of menu) {
      // A text that is missing in a language is reported by translation-missing.
      if (lacksTitle) continue;
      const tag = source.languages[language]?.tag ?? language;
      const isForeign =
        !withHan.test(tag) && /\p{sc=Han}/u.test(title) && !/\p{sc=Latin}/u.test(title);
      if (title !== '' && !isForeign) continue;
      yield {
        in: read,
        pointer: titleAt,
        what: 'value',
        message:
          title === ''
            ? 'this item has no title, so it is not shown'
            : `this title is in Chinese characters, in the menu of "${language}"`,
      };
    }
  },
} as const satisfies SiteRule;
