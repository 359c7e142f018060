import { providerFacts } from '../../../schema/analytics/provider-facts.ts';
import type { AnalyticsProvider } from '../../../schema/source.generated.ts';
import { isPlainAddress } from '../../addresses/is-plain-address.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

const missing = {
  matomo: {
    url: 'the address of the Matomo is missing (url): the folder that has matomo.php',
    id: 'the number that Matomo has for this site is missing (id)',
  },
  plausible: { url: '', id: '' },
  baidu: {
    url: '',
    id: 'the id of the site at Baidu Tongji is missing (id): the 32 letters and digits behind hm.js? in its code',
  },
  endpoint: { url: 'the address that takes what is recorded is missing (url)', id: '' },
} as const;

/** What the ids of a service look like, and what is said of others. */
const idForms: Partial<Record<AnalyticsProvider['type'], readonly [RegExp, string]>> = {
  matomo: [/^[1-9]\d*$/, 'Matomo knows a site by a number'],
  baidu: [/^[0-9a-f]{32}$/, 'Baidu Tongji knows a site by 32 letters a to f and digits'],
  plausible: [/^[^\s/:]+$/, 'Plausible knows a site by its domain, without https://'],
};

function* providerFindings(provider: AnalyticsProvider, pointer: Pointer): Iterable<Finding> {
  const { type, url, id } = provider;
  for (const key of providerFacts[type].needs) {
    if (provider[key] !== undefined) continue;
    yield { pointer: [...pointer, 'type'], what: 'value', message: missing[type][key] };
  }
  if (url !== undefined && isPlainAddress(url)) {
    yield {
      pointer: [...pointer, 'url'],
      what: 'value',
      message:
        'what is recorded of visitors could be read on the way over http://: it has to be https://',
      suggestion: url.replace(/^http:/i, 'https:'),
    };
  }
  const [form, message = ''] = idForms[type] ?? [];
  if (id !== undefined && form && !form.test(id))
    yield { pointer: [...pointer, 'id'], what: 'value', message };
}

export const analyticsProvider = {
  id: 'analytics-provider',
  severity: 'error',
  explanation: {
    zh: [
      '统计服务要写明它的地址和它给本站的标识，地址用 https://。',
      '少了一样，就什么也记录不到；用 http:// 发送，访客看了什么会在途中被人读取。',
      '还要知道网站的主机：写 site.origin，或写 analytics.hosts，只在这些主机上记录。',
    ].join(''),
    en: [
      'A service that records visits has its address and what it calls this site; the address is https://.',
      'Without one of them nothing is recorded, and over http:// others on the way could read what visitors open.',
      'The hosts of the site have to be known, too: by site.origin or analytics.hosts. Visits are recorded there alone.',
    ].join(' '),
  },
  bad: 'analytics: { providers: [{ type: matomo, url: http://stats.example.org/ }] }',
  good: 'analytics: { providers: [{ type: matomo, url: https://stats.example.org/, id: "3" }] }',
  *check({ source }) {
    const { analytics, site } = source;
    if (!analytics) return;
    const at = ['analytics'];
    if (site.origin === undefined && analytics.hosts === undefined) {
      yield {
        pointer: at,
        what: 'key',
        message:
          'visits are recorded on the hosts of the site alone, and none is known: write site.origin, or analytics.hosts',
      };
    }
    for (const [index, provider] of analytics.providers.entries())
      yield* providerFindings(provider, [...at, 'providers', index]);
  },
} as const satisfies Rule;
