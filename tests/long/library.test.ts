import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';

let site: Served;
beforeAll(async () => {
  site = await serveShared('tests/fixtures/library');
});
afterAll(() => site?.close());

/** Text of a built file. */
const built = (path: string) => readFileSync(join(site.folder, path), 'utf8');

describe('a library in three languages below a base path', () => {
  it.each([
    ['index.html', 'zh-CN', 'ltr', '云溪市图书馆'],
    ['en/visit.html', 'en', 'ltr', 'Hours and visits'],
    ['ar/visit.html', 'ar', 'rtl', 'المواعيد والوصول'],
    ['ar/news/old-maps.html', 'ar', 'rtl', 'نهر في خرائط قديمة'],
    ['ar/eventsH5.html', 'ar', 'rtl', 'حكايات السبت'],
  ])('builds %s', (path, language, direction, text) => {
    const html = built(path);
    expect(html).toContain(`lang="${language}"`);
    expect(html.includes('dir="rtl"')).toBe(direction === 'rtl');
    expect(html).toContain(text);
  });

  it('says the questions it answers to search engines', () => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(built('en/faq.html')) ?? [];
    const page = JSON.parse(json)['@graph'].find(
      (each: { readonly '@type': string }) => each['@type'] === 'FAQPage',
    );
    expect(page.mainEntity).toHaveLength(3);
    expect(page.mainEntity[1]).toMatchObject({
      '@type': 'Question',
      name: 'What if a book is late?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('There is no fine.') },
    });
    expect(built('en/visit.html')).not.toContain('FAQPage');
  });

  it('builds every page in every language', () => {
    const counts = ['en/', 'ar/'].map(
      (prefix) => built('sitemap.xml').split(`https://lib.example.org/library/${prefix}`).length,
    );
    expect(counts[0]).toBeGreaterThan(20);
    expect(counts[1]).toBe(counts[0]);
  });
});
