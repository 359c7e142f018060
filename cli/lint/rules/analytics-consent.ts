import { providerFacts } from '../../../schema/analytics/provider-facts.ts';
import type { Rule } from '../context/rule.ts';

export const analyticsConsent = {
  id: 'analytics-consent',
  severity: 'warning',
  explanation: {
    zh: [
      '会在访客的浏览器里放 cookie 的统计服务，要先征得访客同意。',
      '个人信息保护法和许多国家的法律都有这样的要求。',
      '请删去 consent: false，或换用不放 cookie 的服务；确有别的依据的，忽略这个警告并写明理由。',
    ].join(''),
    en: [
      "A service that sets cookies in the visitor's browser asks for consent first.",
      'The laws of many countries want that, among them those of China and of the European Union.',
      'Take consent: false out, or use a service without cookies; where you have other grounds, ignore this warning and say which.',
    ].join(' '),
  },
  bad: 'consent: false',
  good: 'consent: true',
  *check({ source: { analytics } }) {
    if (analytics?.consent !== false) return;
    for (const [index, { type }] of analytics.providers.entries()) {
      if (!providerFacts[type].cookies) continue;
      yield {
        pointer: ['analytics', 'consent'],
        what: 'value',
        message: `"${type}" sets cookies, and visitors are not asked whether it may`,
        related: [
          {
            pointer: ['analytics', 'providers', index, 'type'],
            what: 'value',
            message: 'said here',
          },
        ],
      };
    }
  },
} as const satisfies Rule;
