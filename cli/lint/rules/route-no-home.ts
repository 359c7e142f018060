import { routeHasDevice } from '../../../schema/compile/route-addresses.ts';
import type { Rule } from '../context/rule.ts';

export const routeNoHome = {
  id: 'route-no-home',
  severity: 'warning',
  explanation: {
    zh: '每种语言的首页在每种设备上都要有。首页的路由用 devices 限定了设备，或者只是一个跳转，别的设备上的访客打开网站就会落到菜单里的第一个页面，而不是首页。去掉限定，或者把 home 指向到处都有的页面。',
    en: 'The home of a language is there on every device, and shows a page. Where its route is for some devices only, or leads elsewhere, visitors of the site land on whatever page comes first. Take the limit away, or name another page as home.',
  },
  bad: `languages:
  zh: { default: true, label: 中文, home: /index }
routes:
  - { id: index, paths: { zh: /index, en: false }, page: index, devices: [desktop] }`,
  good: `languages:
  zh: { default: true, label: 中文, home: /index }
routes:
  - { id: index, paths: { zh: /index, en: /EN/Index }, page: index }`,
  *check({ source, paths, settings }) {
    const byPath = new Map(paths.map((path) => [`${path.language} ${path.text}`, path]));
    for (const [code, { home }] of Object.entries(source.languages)) {
      const path = byPath.get(`${code} ${home}`);
      if (!path) continue;
      const { flat } = path;
      const lacks = Object.keys(settings.devices).filter((device) => !routeHasDevice(flat, device));
      const place = { pointer: ['languages', code, 'home'], what: 'value' } as const;
      if (flat.route.redirect !== undefined) {
        yield {
          ...place,
          message: `"${home}" is no page but leads elsewhere`,
          related: [
            { pointer: [...flat.pointer, 'redirect'], what: 'value', message: 'leads here' },
          ],
        };
      } else if (lacks.length > 0) {
        yield {
          ...place,
          message: `"${home}" is not there on ${lacks.join(', ')}, so visitors land on another page`,
          related: [
            { pointer: [...flat.pointer, 'devices'], what: 'value', message: 'left out here' },
          ],
        };
      }
    }
  },
} as const satisfies Rule;
