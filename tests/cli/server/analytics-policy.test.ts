import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../cli/server/rules/content-security-policy.ts';
import { sitePolicy } from '../../../cli/server/rules/site-policy.ts';
import { compile } from '../../../schema/compile/compile.ts';
import type { Analytics } from '../../../schema/source.generated.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

const all: Analytics = {
  providers: [
    { type: 'matomo', url: 'https://stats.example/m', id: '3' },
    { type: 'plausible', id: 'www.example.org' },
    { type: 'baidu', id: '0123456789abcdef0123456789abcdef' },
    { type: 'endpoint', url: '/visits' },
  ],
};

describe('the policy of a site', () => {
  const policyOf = (analytics: Analytics | undefined): string => {
    const source = { ...lyceum(), ...(analytics ? { analytics } : {}) };
    const model = compile(source, (text) => text);
    const policy = sitePolicy({
      model: model.site,
      settings: {},
      scriptHashes: [],
      texts: [],
      publicFiles: [],
      analytics: model.analytics,
    });
    return contentSecurityPolicy(model.site, policy);
  };
  const sources = (policy: string, directive: string): readonly string[] =>
    policy
      .split('; ')
      .find((each) => each.startsWith(`${directive} `))
      ?.split(' ') ?? [];

  it('allows what its providers need, and no more', () => {
    const policy = policyOf(all);
    expect(sources(policy, 'script-src')).toEqual([
      'script-src',
      "'self'",
      'https://stats.example/m/matomo.js',
      'https://hm.baidu.com/hm.js',
    ]);
    const called = ['https://stats.example', 'https://plausible.io', 'https://hm.baidu.com'];
    expect(sources(policy, 'connect-src')).toEqual(expect.arrayContaining(called));
    expect(sources(policy, 'img-src')).toEqual(
      expect.arrayContaining(['https://stats.example', 'https://hm.baidu.com']),
    );
    expect(sources(policy, 'trusted-types')).toEqual([
      'trusted-types',
      'site-html',
      'site-analytics',
    ]);
  });

  it('allows no script where no provider has one', () => {
    const before = policyOf(undefined);
    const policy = policyOf({ providers: [{ type: 'endpoint', url: '/visits' }] });
    for (const directive of ['script-src', 'connect-src', 'trusted-types'])
      expect(sources(policy, directive)).toEqual(sources(before, directive));
  });
});
