import { messagesOf } from '../../../schema/compile/messages-of.ts';
import { pickLanguage } from '../../../schema/compile/pick-language.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { menuRowWidth, roomIn } from '../menu/menu-row-width.ts';

/** The window that menus are written for, in px: the narrowest of today's usual screens. */
const window = 1280;

export const menuWidth = {
  id: 'menu-width',
  severity: 'warning',
  explanation: {
    zh: '顶部菜单的第一级排成一行，连同名称和右侧按钮，在 1280 像素宽的窗口里要放得下；放不下时，整个菜单收进菜单按钮，访客看不到栏目。宽度按文字估算。请缩短标题，或把一些项目移到下一级。',
    en: 'The first level of the top menu stands in one row, with the name and the buttons beside it, in a window of 1280 px. What does not fit folds into the menu button, and visitors see no sections. The width is estimated from the text. Shorten titles, or move items one level down.',
  },
  bad: '  "navbar": [\n    { "title": "首页概览", "linkUrl": "/news?n=0" },',
  good: '  "navbar": [\n    { "title": "首页", "linkUrl": "/news?n=0" },',
  *check(site) {
    const { source, settings, configs, menu, read } = site;
    if (Object.values(settings.devices).every(({ form }) => form !== 'desktop')) return;
    for (const [code, language] of Object.entries(source.languages)) {
      const config = configs.find((each) => each.language === code);
      const top = menu.filter(
        (each) => each.language === code && each.depth === 1 && each.title !== '',
      );
      const inConfig = top.filter((each) => each.config);
      // Where the web configuration has a menu, that of the site file is not shown.
      const shown = inConfig.length > 0 ? inConfig : top;
      if (shown.length === 0) continue;
      const { websiteName } = config?.data ?? {};
      const own = pickLanguage<string>(source.site.name, code, settings.defaultLanguage);
      const width = menuRowWidth(
        {
          tag: language.tag ?? code,
          name: (typeof websiteName === 'string' && websiteName.trim()) || (own ?? ''),
          titles: shown.map(({ title }) => title),
          care: messagesOf(language, code).care ?? '',
          toggles: Object.entries(source.languages)
            .filter(([other]) => other !== code)
            .map(([other, { toggle }]) => toggle ?? other.toUpperCase()),
          hasSearch: source.search !== undefined,
        },
        window,
      );
      if (width <= roomIn(window)) continue;
      const isOwn = inConfig.length === 0;
      const where = isOwn ? ` in "${code}"` : '';
      yield {
        in: isOwn || !config ? read : config.read,
        pointer: isOwn ? ['menu', 'items'] : ['navbar'],
        what: 'key',
        message: `the ${shown.length} items of the first level${where}, with name and buttons, take about ${width} px; a window of ${window} px has room for ${roomIn(window)}, so the menu folds into its button there`,
      };
    }
  },
} as const satisfies SiteRule;
