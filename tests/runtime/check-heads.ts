import { expect } from 'vitest';
import { siteAddresses } from '../../cli/prerender/site-addresses.ts';
import type { DocumentHead } from '../../runtime/state/document-head.ts';
import type { SiteWithContent } from '../fixtures/content-of.ts';
import { pageBuilder } from './built-page.tsx';
import { answerWith } from './load-address.ts';

const hrefs = ({ links }: DocumentHead, key: 'hreflang' | 'media'): string[] =>
  links.filter((link) => link[key] !== undefined).map(({ href }) => href);

/**
 * Renders all pages of a site, and checks that they agree with each other and with the sitemap on their addresses,
 * translations and phone pages.
 * @returns the number of links between languages
 */
export async function checkHeads({ source, model, index, file }: SiteWithContent): Promise<number> {
  answerWith(file);
  const build = pageBuilder(model);
  const root = `${model.site.origin}${model.site.base.replace(/\/$/, '')}`;
  const heads = new Map<string, DocumentHead>();
  const addresses = siteAddresses(source, model, index);
  for (const { path, device, language, canonical, isIndexed } of addresses) {
    const { head } = await build(path, device);
    heads.set(root + path, head);
    expect(head.tag).toBe(model.site.languages[language]?.tag);
    if (isIndexed || head.links.length > 0) {
      const link = head.links.find(({ rel }) => rel === 'canonical');
      expect(link?.href, path).toBe(root + canonical);
    }
    // A stand-in for a text that this language lacks is not kept out; its canonical address is the other one.
    if (isIndexed) expect(head.robots, path).toBeUndefined();
  }
  let pairs = 0;
  for (const { path, translations, isIndexed } of addresses) {
    const own = root + path;
    const head = heads.get(own);
    if (!head || !isIndexed) continue;
    const others = hrefs(head, 'hreflang').filter((href) => href !== own);
    for (const other of others) {
      const there = heads.get(other);
      expect(there && hrefs(there, 'hreflang'), `${other} on ${own}`).toContain(own);
      pairs += 1;
    }
    for (const phone of hrefs(head, 'media')) {
      const canonical = heads.get(phone)?.links.find(({ rel }) => rel === 'canonical');
      expect(canonical?.href, phone).toBe(own);
    }
    if (hrefs(head, 'hreflang').length > 0) {
      const tags = new Set(head.links.flatMap(({ hreflang }) => hreflang ?? []));
      expect(tags.size).toBe(2 + Object.keys(translations).length);
    }
  }
  return pairs;
}
