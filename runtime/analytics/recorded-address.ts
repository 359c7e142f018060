import type { AnalyticsSettings } from '../../schema/analytics/analytics-settings.ts';
import { pathMatcher } from '../../schema/path/path-matcher.ts';

type AddressSettings = Pick<
  AnalyticsSettings,
  'base' | 'isHash' | 'keywords' | 'query' | 'searches'
>;

/** An address as it is recorded. */
export type RecordedAddress = {
  /** Complete; in hash mode what stands behind the # is its path. */
  readonly address: string;
  /** Tells pages apart: another one, another page. */
  readonly key: string;
  /** What is searched for; absent: the page shows no results. */
  readonly keyword?: string;
};

/** Keys by which campaigns are distinguished. */
const isCampaign = (key: string): boolean => key.startsWith('utm_');

/** The keys of a query that are recorded. That of a way back from a sign-in holds its code: nothing of it is. */
function recordedQuery(query: string, kept: readonly string[]): string {
  const all = new URLSearchParams(query);
  if (all.has('state')) return '';
  const pairs = [...all].filter(
    ([key, value]) => (kept.includes(key) || isCampaign(key)) && !(key === 'page' && value === '1'),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** Gives what is recorded of an address: its path, the keys of its query that are named, and no keyword unless it may be. */
export function addressRecorder({
  base,
  isHash,
  keywords,
  query: kept,
  searches,
}: AddressSettings): (
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
) => RecordedAddress {
  const match = pathMatcher(searches.map((path) => [path, true] as const));
  const bare = base.replace(/\/$/, '');
  return ({ origin, pathname, search, hash }) => {
    const [place = '', inner = ''] = isHash ? hash.slice(1).split('?') : [];
    const path = isHash
      ? place || '/'
      : pathname.startsWith(bare)
        ? pathname.slice(bare.length) || '/'
        : pathname;
    const query = recordedQuery(isHash ? inner : search, kept);
    const keyword = match(path)?.params.keyword;
    const key = path + query;
    if (keyword === undefined) return { address: origin + bare + key, key };
    // The keyword is the last segment that tells: what stands before it names the page.
    const shown = keywords ? key : path.slice(0, path.lastIndexOf('/')) + query;
    return { address: origin + bare + shown, key, keyword };
  };
}
