import type { SiteRule } from '../context/site-rule.ts';
import { absentConfigs } from '../web-config/absent-configs.ts';

export const webConfigMissing = {
  id: 'web-config-missing',
  severity: 'warning',
  explanation: {
    zh: 'languages 里 config 指定的网页配置文件，通常放在 public 文件夹里。文件不在，网站就没有名称和菜单，改用 menu.items 或路由生成的菜单，而且没有任何提示。请把文件放进 public；文件由服务器另外提供的，在这一行写上忽略的注释和理由。',
    en: 'The web configuration that config of a language names usually lies in the folder public. Without it the site has neither its name nor its own menu, falls back to menu.items or the menu of the routes, and nobody notices. Add the file; where a server supplies it from elsewhere, say so in a comment that ignores this warning.',
  },
  bad: 'zh: { default: true, label: 中文, home: /index, config: /menu/zh.json }',
  good: 'zh: { default: true, label: 中文, home: /index, config: /conf/zh.json }',
  *check(site) {
    const hasMenu = (site.source.menu?.items ?? []).length > 0;
    const lacks = hasMenu ? 'lacks its name and ids' : 'has neither its name nor its own menu';
    for (const { language, config, near } of absentConfigs(site)) {
      // A name that is nearly one of those that are there is a mistake, and reported as one.
      if (near !== undefined) continue;
      yield {
        in: site.read,
        pointer: ['languages', language, 'config'],
        what: 'value',
        message: `there is no file ${config} in the folder public, and without it the site ${lacks}`,
      };
    }
  },
} as const satisfies SiteRule;
