import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import {
  desktop,
  heading,
  mobile,
  openBrowser,
  openPage,
  settled,
} from '../browser/open-browser.ts';
import { type Served, serveChanged } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';

let browser: Browser;
let site: Served;
beforeAll(async () => {
  site = await serveShared('tests/fixtures/lyceum');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A menu of the web configuration with what no lint would let pass, as an editor elsewhere may write it. */
const badMenu = [
  { pageCode: 'accueil', title: 'Accueil', linkUrl: '/accueil' },
  {
    pageCode: 'ecole',
    title: 'Notre école',
    linkUrl: '/ecole',
    childrens: [
      { pageCode: 'histoire', title: 'Histoire', linkUrl: '' },
      { pageCode: 'batiments', title: 'Bâtiments', linkUrl: '/rien' },
      { pageCode: 'plan', title: 'Plan du site', linkUrl: '/ecole' },
      { pageCode: 'sans', title: 'Sans lien', linkUrl: '' },
    ],
  },
  { pageCode: 'cantine', title: 'Cantine', linkUrl: '/accueil' },
  { pageCode: 'prof', title: 'Professeurs', linkUrl: '/professeurs' },
  { pageCode: 'internal-only', title: 'Interne', linkUrl: '/ecole' },
  { pageCode: 'mairie', title: 'La mairie', linkUrl: 'https://example.org/', linkType: 2 },
  { pageCode: 'piege', title: 'Piège', linkUrl: 'javascript:alert(1)' },
  { pageCode: 'rien', title: 'Rien', linkUrl: '' },
];

/** Lets the web configuration bring that menu. */
async function withBadItems(page: Page): Promise<void> {
  await page.route('**/conf/fr.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), navbar: badMenu } });
  });
}

const visit = async (address: string, device = desktop, change = withBadItems) => {
  const { page, errors } = await openPage(browser, device);
  await change(page);
  await page.goto(`${site.origin}/lyceum/#${address}`);
  await settled(page);
  const seen = await page.evaluate(() => ({
    at: decodeURI(location.hash.slice(1)),
    title: document.title,
    lang: document.documentElement.lang,
    content: document.querySelector('#content')?.textContent ?? '',
    menu: [...document.querySelectorAll('header nav a, header nav span')].map((item) =>
      `${item.textContent?.trim()} ${item.getAttribute('href') ?? ''}`.trim(),
    ),
    brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  }));
  await page.context().close();
  expect(errors).toEqual([]);
  return seen;
};

describe('another institution', () => {
  it('is the same built runtime, to the byte, with another site.json', async () => {
    const shared = new Set(await listFiles(join(inject('shellSite'), 'static')));
    const files = async (folder: string) => {
      const texts: Record<string, string> = {};
      for (const path of await listFiles(join(folder, 'static'))) {
        // The second institution's own components come on top; the sample is kept for the time without a connection.
        if (/\/own-(?:blocks|parts)-[a-z]/.test(path) && !shared.has(path)) continue;
        if (/\/offline-[0-9a-f]{10}\./.test(path)) continue;
        texts[path] = readFileSync(join(folder, 'static', path), 'latin1');
      }
      return texts;
    };
    // Pages that are built have style sheets besides.
    expect(await files(site.folder)).toEqual(await files(inject('shellSite')));
  });

  it('speaks three languages, each at its own prefix', async () => {
    expect(await visit('/accueil')).toMatchObject({
      title: 'Accueil-Le Phare en ligne',
      lang: 'fr',
      brand: '#5b1d1d',
    });
    expect(await visit('/de/start')).toMatchObject({
      title: 'Start-Gymnasium am Leuchtturm',
      lang: 'de',
    });
    const chinese = await visit('/zh/shouye');
    expect(chinese).toMatchObject({ title: '欢迎-灯塔中学', lang: 'zh-Hans' });
    expect(chinese.content).toContain('海边的学校。');
  });

  it('spells its phone addresses with its own suffix, and leads one way only', async () => {
    expect((await visit('/ecole?code=batiments', mobile)).at).toBe('/ecole-m?code=batiments');
    expect((await visit('/de', mobile)).at).toBe('/de/start-m');
    expect((await visit('/ecole-m')).at).toBe('/ecole-m');
    expect((await visit('/affiche', mobile)).at).toBe('/affiche');
  });

  it('[C-03] [A-04] shows its menu as configuration, patches and access say', async () => {
    const { menu } = await visit('/accueil');
    expect(menu).toContain('Notre école #/ecole');
    expect(menu.join('\n')).toMatch(/^La mairie.* https:\/\/example\.org\/$/m);
    expect(menu.join()).not.toMatch(/Professeurs|Interne|javascript:/);
    expect(menu).toContain('Piège');
  });

  it('shows the menu of the site file where the web configuration brings none', async () => {
    const { menu } = await visit('/accueil', desktop, async () => {});
    expect(menu).toContain('Notre école #/ecole');
    expect(menu).not.toContain('Piège');
    const german = await visit('/de/schule?code=geschichte', desktop, async () => {});
    expect(german.menu).toContain('Die Schule #/de/schule');
    expect(german.menu.join()).not.toMatch(/Lehrerzimmer|Cantine/);
  });

  it('has a menu, drawer, titles, zones and search of its own', async () => {
    const { page, errors } = await openPage(browser, desktop);
    const go = async (address: string): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/lyceum/#${address}`);
      await settled(page);
    };
    const at = (): string => decodeURIComponent(new URL(page.url()).hash.slice(1));
    await go('/accueil');
    const cell = page
      .getByRole('navigation')
      .locator('[data-menu-item]', { hasText: 'Notre école' });
    await cell.getByRole('link').first().hover();
    const list = cell.locator('[data-menu-dropdown] > div');
    expect((await list.boundingBox())?.width).toBe(272);
    await list.getByRole('link', { name: 'Histoire' }).click();
    await expect.poll(() => page.title()).toBe('Depuis 1904-Le Phare en ligne');
    await settled(page);
    await page.getByRole('navigation').getByRole('button', { name: 'Cantine' }).click();
    expect(await page.getByRole('dialog').textContent()).toContain('Service en construction');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Ouvrir la recherche' }).click();
    // The box is loaded when it is wanted.
    await page.getByRole('banner').locator('input:focus').waitFor();
    await page.keyboard.type('phare 50%');
    await page.keyboard.press('Enter');
    await expect.poll(at).toBe('/recherche/phare 50%?nav=Résultats');
    await settled(page);
    expect(await page.locator('#content').textContent()).toContain('phare 50%');
    await go('/internat/chambres');
    expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: 'Ouvrir la recherche' }).click();
    // The box is loaded when it is wanted.
    await page.getByRole('banner').locator('input:focus').waitFor();
    await page.keyboard.type('lit');
    await page.keyboard.press('Enter');
    await expect.poll(at).toBe('/internat/recherche/lit?nav=Résultats de l’internat');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('leaves out of its drawer what its own file says', async () => {
    const { page, errors } = await openPage(browser, mobile);
    await withBadItems(page);
    await page.goto(`${site.origin}/lyceum/#/accueil-m`);
    await settled(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog').first();
    const words = await drawer.getByRole('navigation').textContent();
    expect(words).toContain('Rien');
    expect(words).toContain('Sans lien');
    expect(words).not.toMatch(/Accueil|Plan du site/);
    await drawer.locator('summary').tap();
    await drawer.getByRole('link', { name: 'Histoire' }).tap();
    await expect.poll(() => page.title()).toBe('Notre histoire-Le Phare en ligne');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('knows an iPad that calls itself Macintosh by its touch points', async () => {
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
    expect((await visit('/ecole', { ...desktop, userAgent: mac })).at).toBe('/ecole');
    const { page } = await openPage(browser, { ...desktop, userAgent: mac });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }),
    );
    await page.goto(`${site.origin}/lyceum/#/ecole`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#/ecole-m');
    await page.context().close();
  });

  it('[R-17] [R-09] follows redirects with parameters, query and hash, and opens every path', async () => {
    expect((await visit('/ancien/7?x=1')).at).toBe('/ecole/salle/7?de=ancien&x=1');
    expect((await visit('/bienvenue')).content).toContain('Une école au bord de la mer.');
  });

  it('[A-03] a closed route shows 403 at its own address, in the words of its language', async () => {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${site.origin}/lyceum/#/professeurs`);
    await settled(page);
    expect(page.url()).toBe(`${site.origin}/lyceum/#/professeurs`);
    const content = page.locator('#content');
    expect(await content.textContent()).toContain('403');
    expect(await heading(page).textContent()).toBe('Cette page vous est fermée');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await content.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin}/lyceum/#/accueil`);
    await page.context().close();
  });

  it('[R-15] an unknown path has its 404 page in the language of the path', async () => {
    expect((await visit('/de/nirgendwo')).content).toContain('Seite nicht gefunden');
  });
});

describe('[A-03] on a site whose page is closed', () => {
  let closed: Served;
  beforeAll(async () => {
    closed = await serveChanged('site', (source) =>
      source.replace(/menuCodes: \[[^\]]*\]/, 'menuCodes: []'),
    );
  });
  afterAll(() => closed?.close());

  it.each([
    ['/news', '抱歉，你无权访问该页面', '返回首页', '/index', desktop],
    ['/newsH5', '抱歉，你无权访问该页面', '返回首页', '/indexH5', mobile],
    ['/EN/NewsTrends', 'not authorised', 'home', '/EN/Index', desktop],
  ] as const)(
    '%s says so and offers the way home',
    async (address, words, button, home, device) => {
      const { page, errors } = await openPage(browser, device);
      await page.goto(closed.origin + address);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(address);
      const content = page.locator('#content');
      expect(await content.textContent()).toContain('403');
      expect(await heading(page).textContent()).toContain(words);
      const link = content.getByRole('link', { name: button });
      expect(await link.getAttribute('href')).toBe(address.startsWith('/EN/') ? '/EN/' : '/');
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(home);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  it('leaves the button out where the root is closed too', async () => {
    const all = await serveChanged('site', (source) =>
      source
        .replace(/menuCodes: \[[^\]]*\]/, 'menuCodes: []')
        // A site that is closed as a whole has no start page to be installed with.
        .replace(/^pwa:\n(?: .*\n)*/m, '')
        .replace(/^( {2}- id: .*)$/gm, '$1\n    access: { code: nobody-has-this }')
        .replace(/^( {4}access: \{ code: nobody-has-this \}\n(?:.*\n)*?) {4}access: .*\n/gm, '$1'),
    );
    const { page } = await openPage(browser, desktop);
    await page.goto(`${all.origin}/`);
    await settled(page);
    expect(await page.locator('#content').textContent()).toContain('403');
    // A number to call leads to no page.
    expect(await page.locator('#content a:not([href^="tel:"])').count()).toBe(0);
    await page.context().close();
    await all.close();
  });
});
