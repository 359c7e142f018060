import { describe, expect, it } from 'vitest';
import { compile } from '../../../schema/compile/compile.ts';
import type { Analytics, SiteSource } from '../../../schema/source.generated.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

const withAnalytics = (analytics: Analytics): SiteSource => {
  const source = lyceum();
  return { ...source, site: { ...source.site, origin: 'https://www.École.example' }, analytics };
};

const modelOf = (analytics: Analytics) => compile(withAnalytics(analytics), (text) => text);

const all: Analytics = {
  providers: [
    { type: 'matomo', url: 'https://stats.example/m', id: '3' },
    { type: 'plausible' },
    { type: 'baidu', id: '0123456789abcdef0123456789abcdef' },
    { type: 'endpoint', url: '/visits', name: { fr: 'Le lycée', de: 'Das Lyzeum' } },
  ],
};

describe('analytics of a site', () => {
  it('have their defaults', () => {
    const { analytics } = modelOf(all);
    expect(analytics).toMatchObject({
      providers: [
        { type: 'matomo', url: 'https://stats.example/m/', id: '3' },
        {
          type: 'plausible',
          url: 'https://plausible.io/api/event',
          id: 'www.xn--cole-9oa.example',
        },
        { type: 'baidu' },
        { type: 'endpoint', url: '/visits' },
      ],
      events: ['search', 'download', 'outbound', 'form'],
      keywords: false,
      query: ['code', 'page'],
      hosts: ['www.xn--cole-9oa.example'],
    });
    expect(analytics?.searches.length).toBeGreaterThan(0);
    expect(analytics?.searches.every((path) => path.includes('/:keyword'))).toBe(true);
  });

  it('ask in the words of each language, which no page loads', () => {
    const { analytics, tables } = modelOf(all);
    const words = Object.values(analytics?.consent ?? {});
    expect(words).toHaveLength(Object.keys(lyceum().languages).length);
    expect(words[0]?.text).toMatch(/Matomo, Plausible, Baidu Tongji.*Le lycée/);
    for (const { messages } of tables)
      expect(Object.keys(messages).filter((key) => key.startsWith('consent'))).toEqual([]);
  });

  it('ask nobody where the site says so', () => {
    expect(modelOf({ ...all, consent: false }).analytics).not.toHaveProperty('consent');
  });

  it('are none of a site without the key', () => {
    expect(compile(lyceum(), (text) => text)).not.toHaveProperty('analytics');
  });
});
