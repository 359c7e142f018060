import type { ProviderSettings } from '../../../schema/analytics/analytics-settings.ts';
import { baiduScript } from '../../../schema/analytics/provider-facts.ts';
import type { Hit, Recorder } from '../hit.ts';
import { forgetStorage } from './forget-storage.ts';
import { loadScript } from './load-script.ts';

/** A call of Baidu Tongji: the name of its method, and what it gets. */
export type BaiduCall = readonly [method: string, ...values: readonly unknown[]];

/** Of an address Baidu takes what stands behind the host. */
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '') || '/';

/** The call by which Baidu Tongji records a hit (https://tongji.baidu.com/open/api/more: _trackPageview, _trackEvent). */
export function baiduCall(hit: Hit): BaiduCall {
  switch (hit.kind) {
    case 'page':
      return ['_trackPageview', pathOf(hit.address)];
    case 'search':
      return ['_trackEvent', 'search', 'results', hit.keyword ?? '', hit.results ?? 0];
    case 'download':
    case 'outbound':
      return ['_trackEvent', hit.kind, 'click', hit.target];
    case 'form':
      return ['_trackEvent', 'form', 'sent', hit.name];
  }
}

export function baidu({ id }: Extract<ProviderSettings, { type: 'baidu' }>): Recorder {
  const global = globalThis as { _hmt?: { push: (call: BaiduCall) => unknown } };
  global._hmt ??= [] as BaiduCall[];
  // Before its script is there: else that counts the page that is open a second time.
  global._hmt.push(['_setAutoPageview', false]);
  loadScript(`${baiduScript}?${id}`);
  return {
    record: (hit) => void global._hmt?.push(baiduCall(hit)),
    forget: () => forgetStorage((name) => /^Hm_(lvt|lpvt|ck)|^HMACCOUNT/.test(name)),
  };
}
