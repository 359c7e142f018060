import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, heading, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveTemporary } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const call = (...args: readonly string[]): void => {
  execFileSync('node', ['dist/cli/site.js', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
};

const running = withSite(async () => {
  call('lint', 'docs', '--max-warnings', '0');
  const parent = mkdtempSync(join(tmpdir(), 'site-guide-'));
  const folder = join(parent, 'site');
  call('build', 'docs', '--out', folder);
  return serveTemporary(folder, parent);
});

type Seen = {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  /** Addresses on this host, with their queries and anchors. */
  readonly links: readonly string[];
};

async function look(url: string, userAgent: string): Promise<Seen> {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'user-agent': userAgent } });
  const ids = new Set<string>();
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (_, { id, href, src }) => {
      if (id !== undefined) ids.add(id);
      const to = href ?? src;
      if (to === undefined) return;
      const { origin, pathname, search, hash } = new URL(to, answer.url);
      if (origin === new URL(url).origin) links.push(pathname + search + hash);
    },
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await answer.text();
  if (isPage) parser.end(text);
  return { status: answer.status, ids, links };
}

/** Ids that lead to the top of every page. */
const tops = ['', '#top', '#content'];

/** Follows every link and picture of the guide; what leads nowhere, with the page that names it. */
async function deadLinks(start: string, userAgent: string) {
  const { origin } = running.site;
  const pages = new Map<string, Seen>();
  const dead: string[] = [];
  const waiting = [{ address: start, from: '' }];
  const anchors: { readonly page: string; readonly hash: string; readonly from: string }[] = [];
  for (const { address, from } of waiting) {
    if (pages.has(address)) continue;
    const page = await look(origin + address, userAgent);
    pages.set(address, page);
    if (page.status !== 200) dead.push(`${address} (${page.status}) on ${from}`);
    for (const link of page.links) {
      const [path = '', hash = ''] = link.split(/(?=#)/);
      // The choice of a device would be kept by a cookie: that is another walk.
      if (/[?&]device=/.test(path)) continue;
      if (!tops.includes(hash)) anchors.push({ page: path, hash, from: address });
      if (!pages.has(path)) waiting.push({ address: path, from: address });
    }
  }
  for (const { page, hash, from } of anchors) {
    const { ids } = pages.get(page) ?? { ids: new Set() };
    if (!ids.has(decodeURIComponent(hash.slice(1)))) dead.push(`${page}${hash} on ${from}`);
  }
  return {
    dead,
    pages: [...pages.keys()].filter((address) => /\/(?:guide|reference)/.test(address)),
  };
}

describe.each([
  ['a desktop', '/index', desktop],
  ['a phone', '/indexH5', mobile],
])('the guide on %s', (_, start, device) => {
  it('has no finding, and no link, anchor or picture that leads nowhere', async () => {
    const { dead, pages } = await deadLinks(start, device.userAgent ?? 'desktop');
    expect(dead).toEqual([]);
    expect(pages.length).toBeGreaterThan(40);
  });

  it.each([
    ['/search/文件头', '内容文件', '/guide/content'],
    ['/en/search/front matter', 'Content', '/en/guide/content'],
  ])('finds its chapters: %s', async (address, title, target) => {
    const { page, errors } = await openPage(running.browser, device);
    await page.goto(running.site.origin + address);
    await settled(page);
    const found = page.locator('#content a').filter({ hasText: title }).first();
    const path = device === mobile ? target.replace('/guide', '/guideH5') : target;
    await expect.poll(() => found.getAttribute('href')).toContain(path);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('passes axe, lists its chapters, and leads from one to the next', async () => {
    const { page, errors } = await openPage(running.browser, { ...device, bypassCSP: true });
    for (const address of ['/index', '/guide', '/guide/menu', '/en/guide/trouble', '/reference']) {
      await page.goto(running.site.origin + address);
      await settled(page);
      expect(await axeViolations(page), address).toEqual([]);
    }
    await page.goto(`${running.site.origin}/guide/first-site`);
    await settled(page);
    const chapters = page.getByRole('navigation', { name: '指南' });
    expect(await chapters.locator('li').count()).toBeGreaterThan(15);
    expect(await chapters.locator('[aria-current=page]').textContent()).toBe(
      '十分钟建好第一个网站',
    );
    await page.locator('a[rel=next]').click();
    await expect.poll(() => heading(page).textContent()).toBe('编写网站');
    await expect.poll(() => chapters.locator('[aria-current=page]').textContent()).toBe('编写网站');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
