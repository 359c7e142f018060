import type { SiteRule } from '../context/site-rule.ts';
import { reservedPaths } from '../paths/reserved-paths.ts';

export const routeReservedPath = {
  id: 'route-reserved-path',
  severity: 'error',
  explanation: {
    zh: '路径不能和网站的文件同名。site build 会写出 /static/、/groups/、/site.json、/theme.css 等文件，public 文件夹里的文件也各有地址；服务器遇到这样的地址会交出文件，页面就永远打不开。给路由换一个路径，或给 public 里的文件改名。',
    en: 'A path is not the address of a file. site build writes /static/, /groups/, /site.json, /theme.css and others, and every file of the folder public has its address; a server answers such an address with the file, so the page is never seen. Choose another path, or rename the file in public.',
  },
  bad: 'paths: { zh: /static/about }',
  good: 'paths: { zh: /about }',
  *check(site) {
    for (const finding of reservedPaths(site, site.files)) yield { in: site.read, ...finding };
  },
} as const satisfies SiteRule;
