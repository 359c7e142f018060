import type { AnalyticsProvider } from '../source.generated.ts';

export type ProviderType = AnalyticsProvider['type'];

type ProviderFacts = {
  /** What readers call it, in Chinese and in all other languages; absent: it is the site's own. */
  readonly names?: { readonly zh: string; readonly others: string };
  /** It sets cookies, or others of its kind, whatever its settings are. */
  readonly cookies: boolean;
  /** Pages load a script of it. */
  readonly script: boolean;
  /** It cannot do without what the key says. */
  readonly needs: readonly ('url' | 'id')[];
};

/** What is known of those that record visits, by type. Matomo's cookies go by `disableCookies` of its tracker. */
export const providerFacts: Readonly<Record<ProviderType, ProviderFacts>> = {
  matomo: {
    names: { zh: 'Matomo', others: 'Matomo' },
    cookies: false,
    script: true,
    needs: ['url', 'id'],
  },
  plausible: {
    names: { zh: 'Plausible', others: 'Plausible' },
    cookies: false,
    script: false,
    needs: [],
  },
  baidu: {
    names: { zh: '百度统计', others: 'Baidu Tongji' },
    cookies: true,
    script: true,
    needs: ['id'],
  },
  endpoint: { cookies: false, script: false, needs: ['url'] },
};

/** The script of Baidu Tongji; what follows its question mark is the site. */
export const baiduScript = 'https://hm.baidu.com/hm.js';
