import { expect, it } from 'vitest';
import { offlinePages } from '../../../cli/build/offline-pages.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { modelOf, sourceOf } from '../../fixtures/load-fixture.ts';

const parts = { script: 'static/js/offline-1.js', styles: ['static/css/a.css', 'theme.css?v=1'] };

const pagesOf = (source: SiteSource) =>
  offlinePages(source, modelOf(source), { zh: '<meta name="x">' }, parts);

const sample = (): SiteSource => sourceOf('site/site.yaml');

it('has a page in each language, with its words', () => {
  const pages = pagesOf(sample());
  expect([...pages.keys()]).toEqual(['errors/offline.zh.html', 'errors/offline.en.html']);
  const [zh = '', en = ''] = pages.values();
  expect(zh).toMatch(/<html lang="zh-CN">.*<h1[^>]*>现在没有网络<\/h1>/s);
  expect(zh).toContain('<a class="offline-retry" href="">重新载入</a>');
  expect(zh).toContain('<meta name="x">');
  expect(en).toMatch(/<html lang="en">.*<h1[^>]*>There is no connection<\/h1>/s);
  expect(en).toContain('href="/EN/"');
});

it('keeps the content security policy: no script, style or handler stands in it', () => {
  for (const page of pagesOf(sample()).values()) {
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    expect(page).toContain('<script src="/static/js/offline-1.js"');
  }
});

it('names everything below the base, and leads behind the # where addresses live there', () => {
  const source = sample();
  const [zh = ''] = pagesOf({
    ...source,
    site: { ...source.site, base: '/campus/', history: 'hash' },
  }).values();
  const addresses = [...zh.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, each]) => each);
  expect(addresses).toContain('/campus/#/');
  expect(addresses.filter((each) => !each?.startsWith('/campus/'))).toEqual([]);
});
