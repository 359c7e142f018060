import type {
  AnalyticsModel,
  ProviderSettings,
} from '../../../schema/analytics/analytics-settings.ts';
import { baiduScript } from '../../../schema/analytics/provider-facts.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';

type Allowed = {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
};

/** What a policy calls an address: nothing for one of the site's own host, else the file, or all of its host. */
const file = (address: string): string[] => (address.startsWith('/') ? [] : [address]);
const host = (address: string): string[] =>
  address.startsWith('/') ? [] : [new URL(address).origin];

function allowedFor(provider: ProviderSettings): Allowed {
  switch (provider.type) {
    case 'matomo': {
      // Its tracker sends by requests, and by pictures where a browser has no beacons.
      const calls = host(provider.url);
      return { scripts: file(`${provider.url}matomo.js`), calls, pictures: calls };
    }
    case 'baidu': {
      const calls = host(baiduScript);
      return { scripts: [baiduScript], calls, pictures: calls };
    }
    case 'plausible':
    case 'endpoint':
      return { scripts: [], calls: host(provider.url), pictures: [] };
  }
}

/** What the policy of a site allows those that record visits; nothing where nobody does. */
export function analyticsPolicy(
  analytics: AnalyticsModel | undefined,
): Allowed & Required<Pick<PolicyFile, 'trustedTypes'>> {
  const all = analytics?.providers.map(allowedFor) ?? [];
  const hasScripts = analytics?.providers.some(({ type }) => type === 'matomo' || type === 'baidu');
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    calls: all.flatMap(({ calls }) => calls),
    pictures: all.flatMap(({ pictures }) => pictures),
    trustedTypes: hasScripts ? ['site-analytics'] : [],
  };
}
