import type { ProviderSettings } from '../../../schema/analytics/analytics-settings.ts';
import type { Hit, Recorder } from '../hit.ts';
import { loadScript } from './load-script.ts';

/** A call of Matomo's tracker: the name of its method, and what it gets. */
export type MatomoCall = readonly [method: string, ...values: readonly unknown[]];

/**
 * The calls by which Matomo's tracker records a hit (https://developer.matomo.org/api-reference/tracking-javascript, and
 * https://developer.matomo.org/guides/spa-tracking for pages that change without a load).
 */
export function matomoCalls(hit: Hit): readonly MatomoCall[] {
  const { address, title } = hit;
  switch (hit.kind) {
    case 'page': {
      const place: readonly MatomoCall[] = [
        ['setReferrerUrl', hit.referrer],
        ['setCustomUrl', address],
        ['setDocumentTitle', title],
      ];
      // A search with its keyword counts as the page.
      return hit.isSearch ? place : [...place, ['trackPageView']];
    }
    case 'search':
      return hit.keyword === undefined
        ? [['trackEvent', 'search', 'results', undefined, hit.results]]
        : [['trackSiteSearch', hit.keyword, false, hit.results ?? false]];
    case 'download':
      return [['trackLink', hit.target, 'download']];
    case 'outbound':
      return [['trackLink', hit.target, 'link']];
    case 'form':
      return [['trackEvent', 'form', 'sent', hit.name]];
  }
}

/** @param hasConsent the visitor agreed: without it no cookie is set, and nothing is read of the machine */
export function matomo(
  { url, id }: Extract<ProviderSettings, { type: 'matomo' }>,
  hasConsent: boolean,
): Recorder {
  const global = globalThis as { _paq?: { push: (...calls: MatomoCall[]) => unknown } };
  global._paq ??= [] as MatomoCall[];
  const push = (...calls: readonly MatomoCall[]): void => {
    for (const call of calls) global._paq?.push(call);
  };
  if (!hasConsent) push(['disableCookies'], ['disableBrowserFeatureDetection']);
  push(['setTrackerUrl', `${url}matomo.php`], ['setSiteId', id]);
  loadScript(`${url}matomo.js`);
  return {
    record: (hit) => push(...matomoCalls(hit)),
    forget: () => push(['deleteCookies']),
  };
}
