import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Rule } from '../context/rule.ts';

/** Whether an address is on another host than the site, as far as that is known. */
function isElsewhere(address: string, { site: { origin } }: Pick<SiteSource, 'site'>): boolean {
  if (address.startsWith('/') || origin === undefined) return false;
  try {
    return new URL(address.replace(/\{\w+\}/g, '')).origin !== new URL(origin).origin;
  } catch {
    // Reported elsewhere.
    return false;
  }
}

export const collectionCredentials = {
  id: 'collection-credentials',
  severity: 'error',
  explanation: {
    zh: [
      '带上访客 cookie 的内容接口，不能同时写 index: true：构建没有登录，读到的只是人人能看的部分，而且会写进公开的搜索索引。',
      'same-origin 只把 cookie 发给网站所在的主机；接口在别的主机上，要写 include，并由那台主机允许。',
    ].join(''),
    en: [
      "A content API that gets the visitor's cookies has no index: true, and its credentials reach the host that it is on.",
      'A build is not signed in: it reads what everybody may read, and writes that into the public index of the search; same-origin sends cookies to the host of the site alone.',
      'Leave index out, and for an API on another host write include, which that host has to allow.',
    ].join(' '),
  },
  bad: 'credentials: same-origin',
  good: 'credentials: include',
  *check({ source }) {
    for (const [collection, declared] of Object.entries(source.collections ?? {})) {
      const http = browserSource(declared);
      if (!http?.credentials) continue;
      const at = ['collections', collection, 'http'];
      if (http.index) {
        yield {
          pointer: [...at, 'index'],
          what: 'value',
          message:
            'a build is not signed in: what it reads for the search is public, and it cannot read the rest',
        };
      }
      if (http.credentials !== 'same-origin') continue;
      for (const call of ['list', 'entry'] as const) {
        const url = http[call]?.url;
        if (url === undefined || !isElsewhere(url, source)) continue;
        yield {
          pointer: [...at, 'credentials'],
          what: 'value',
          message: `"${url}" is on another host than the site, so no cookies go there`,
          suggestion: 'include',
        };
        break;
      }
    }
  },
} as const satisfies Rule;
