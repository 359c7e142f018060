import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type CmsServer, startCms } from './cms-server.ts';
import { desk, openPage, phone, settled } from './open-browser.ts';
import { serveChanged } from './serve-site.ts';
import { withSite } from './with-site.ts';

let cms: CmsServer;
const running = withSite(async () => {
  cms = await startCms();
  return serveChanged('tests/fixtures/lyceum', (source) =>
    source
      .replaceAll('https://cms.example', cms.origin)
      // The identifiers of the API stand in the web configuration, in Chinese as in French.
      .replace('home: /zh/shouye,', 'home: /zh/shouye, config: /conf/fr.json,'),
  );
});
beforeAll(() => cms.answer('ok'));
afterAll(() => cms?.close());

/** Opens an address while the API answers so. The test fails on any error but the network's. */
async function open(address: string, mode = 'ok', device = desk): Promise<Page> {
  await cms.answer(mode);
  const { page, errors } = await openPage(running.browser, device);
  onTestFinished(async () => {
    await page.context().close();
    const others = errors.filter((text) => !/Failed to load resource|blocked by CORS/.test(text));
    expect(others).toEqual([]);
  });
  await page.goto(`${running.site.origin}/lyceum/#${address}`);
  await settled(page);
  return page;
}

const at = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, address);
const bulletins = (page: Page) =>
  page.locator('#content section').filter({ hasText: /Tous les bulletins|全部通知/ });
const titles = async (page: Page): Promise<string[]> =>
  (await bulletins(page).locator('li').getByRole('link').allTextContents()).map((text) =>
    text.trim(),
  );
/** The frame of the page and its other blocks. */
async function expectRest(page: Page): Promise<void> {
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(await page.locator('h1').count()).toBe(1);
}

describe('a list from a content API', () => {
  it('shows titles, days and pictures as the API means them, and calls as the site says', async () => {
    const page = await open('/bulletins');
    const first = [
      'Sortie au phare & pique-nique',
      '关于“开放日”的通知',
      'Le bal de printemps',
      'Horaires d’été',
    ];
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(first));
    expect(await cms.asked()).toEqual([
      '/api/bulletins?appId=phare&siteId=7&lang=fr&pageNum=1&pageSize=4',
    ]);
    const list = bulletins(page);
    const links = list.locator('li').getByRole('link');
    expect(await links.nth(1).getAttribute('href')).toBe(
      '#/bulletins/1746389201837465601/2026-03-18',
    );
    const pictures = await list
      .locator('li img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(pictures).toEqual([`${cms.origin}/upload/a.svg`]);
    await list.locator('li img').scrollIntoViewIfNeeded();
    await expect
      .poll(() => list.locator('li img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(320);
    expect(await page.title()).toBe('Bulletins-Le Phare en ligne');
    expect(await list.textContent()).toContain('11 au total, 4 par page');
  });

  it('has pages with addresses: by link, on reload, back and forward', async () => {
    const page = await open('/bulletins');
    await bulletins(page).getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    expect(at(page)).toBe('/bulletins?page=2');
    await page.reload();
    await settled(page);
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    await bulletins(page).getByRole('link', { name: 'Suivant' }).click();
    await expect.poll(() => titles(page)).toContain('Rentrée');
    await page.goBack();
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    await page.goBack();
    await expect.poll(() => titles(page)).toContain('Horaires d’été');
    await page.goForward();
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    // Within the time for which an answer is new, every page was asked for once a load.
    expect((await cms.asked()).map((url) => /pageNum=\d/.exec(url)?.[0])).toEqual(
      ['1', '2', '2', '3', '1'].map((number) => `pageNum=${number}`),
    );
    await go(page, '/bulletins?page=9');
    await page.getByText('Rien pour le moment').waitFor();
  });

  it('passes on what narrows it down', async () => {
    const page = await open('/bulletins?year=2025');
    await expect.poll(() => titles(page)).toContain('Réunion des parents');
    expect(await cms.asked()).toEqual([
      '/api/bulletins?appId=phare&siteId=7&year=2025&lang=fr&pageNum=1&pageSize=4',
    ]);
  });

  it('stands on the phone, in people and in a front', async () => {
    const page = await open('/equipe-m', 'ok', phone);
    const content = page.locator('#content');
    await content.getByText('Proviseure').waitFor();
    await content.getByText('Avis').waitFor();
    expect(await content.textContent()).toMatch(
      /Karl Sörensen.*陈一.*Sortie au phare.*Avis.*Sortie au phare/,
    );
    // People without a call for one entry have no page.
    expect(await content.getByRole('link', { name: 'Anne Lemaire' }).count()).toBe(0);
    await go(page, '/bulletins-m?page=2');
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('says what it awaits, and that there is nothing', async () => {
    const page = await open('/bulletins', 'slow');
    await expectRest(page);
    expect(await bulletins(page).locator('[aria-busy=true]').textContent()).toContain(
      'La liste arrive…',
    );
    await expect.poll(() => titles(page)).toContain('Horaires d’été');
    expect(await bulletins(page).locator('[aria-busy=true]').count()).toBe(0);
    await cms.answer('empty');
    await page.reload();
    await page.getByText('Rien pour le moment').waitFor();
    await expectRest(page);
  });
});

const badAnswers = [
  ...['not-json', 'html-page', 'data-null', 'records-text', 'no-ids', 'envelope', '500', '403'],
  ...['cut', 'large', 'large-unsaid', 'endless'],
];

describe('a content API that does not answer as it should', () => {
  it.each([
    ['/bulletins', desk, 'La liste n’a pas été chargée', 'Réessayer', 'Ce qui se passe au lycée.'],
    ['/zh/tongzhi-m', phone, '列表没有载入', '重新载入', '校园里的新鲜事。'],
  ])(
    '%s says so at every turn, the rest stands, and loads once it is well',
    async (address, device, words, retry, other) => {
      const [first = '', ...others] = badAnswers;
      const page = await open(address, first, device);
      const notice = page.getByRole('alert');
      const button = bulletins(page).getByRole('button', { name: retry });
      for (const mode of ['', ...others]) {
        if (mode !== '') {
          await cms.answer(mode);
          await button.click();
          // The button is gone while it is tried; its place keeps the focus.
          await notice.waitFor({ state: 'detached' });
          expect(
            await bulletins(page).evaluate((list) => list.contains(document.activeElement)),
          ).toBe(true);
        }
        await notice.waitFor();
        expect(await notice.textContent(), mode).toContain(words);
        expect(await page.locator('#content').textContent()).toContain(other);
        await expectRest(page);
      }
      await cms.answer('ok');
      await button.click();
      await expect.poll(() => titles(page)).toContain('Horaires d’été');
      expect(await notice.count()).toBe(0);
    },
  );

  it.each([
    ['500', 2],
    ['not-json', 2],
    ['cut', 2],
    ['once-500', 2],
    ['403', 1],
    ['large', 1],
    ['endless', 1],
  ])('%s is asked %i times', async (mode, times) => {
    const page = await open('/bulletins', mode);
    const outcome = mode.startsWith('once')
      ? page.getByText('Horaires d’été')
      : page.getByRole('alert');
    await outcome.waitFor();
    expect((await cms.asked()).length).toBe(times);
  });

  it('an entry says so, too, and loads on request', async () => {
    const page = await open('/bulletins/101/2026-03-18', 'html-page');
    await page.getByText('Le texte n’a pas été chargé').waitFor();
    await cms.answer('ok');
    await page.locator('#content').getByRole('button', { name: 'Réessayer' }).first().click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Sortie au phare & pique-nique');
  });

  it('blocks beside each other fail and load each on their own', async () => {
    const page = await open('/equipe', '500');
    await expect.poll(() => page.getByRole('alert').count()).toBe(3);
    await cms.answer('ok');
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByText('Proviseure').waitFor();
    expect(await page.getByRole('alert').count()).toBe(2);
    // Both blocks of the second collection show the same list.
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    expect((await cms.asked()).length).toBe(2);
  });
});

describe('an answer of a content API that was kept', () => {
  it('is new for its time, renewed after it, and shown as old while that fails', async () => {
    const page = await open('/bulletins');
    await expect.poll(() => titles(page)).toContain('Horaires d’été');
    const again = async (): Promise<void> => {
      await go(page, '/ecole');
      await page.getByText('Depuis 1904.').waitFor();
      await go(page, '/bulletins');
      await expect.poll(() => titles(page)).toContain('Horaires d’été');
    };
    await page.clock.setFixedTime(Date.now() + 30_000);
    await again();
    expect((await cms.asked()).length).toBe(1);
    await page.clock.setFixedTime(Date.now() + 120_000);
    await again();
    await expect.poll(async () => (await cms.asked()).length).toBe(2);
    await cms.answer('500');
    await page.clock.setFixedTime(Date.now() + 240_000);
    await again();
    const note = bulletins(page).getByRole('status');
    await expect.poll(() => note.textContent()).toMatch(/^Peut-être pas à jour : .* 20\d\d/);
    expect(await page.getByRole('alert').count()).toBe(0);
    await cms.answer('ok');
    await bulletins(page).getByRole('button', { name: 'Réessayer' }).click();
    await note.waitFor({ state: 'detached' });
    expect((await cms.asked()).length).toBe(1);
  });
});

describe('an entry from a content API', () => {
  it('is read at its address, which gets its day; links and pictures have the API’s host', async () => {
    const page = await open('/zh/tongzhi/1746389201837465601/2000-01-01');
    await expect.poll(() => at(page)).toBe('/zh/tongzhi/1746389201837465601/2026-03-18');
    await expect.poll(() => page.title()).toBe('关于“开放日”的通知-Le Phare en ligne');
    expect(await page.locator('h1').allTextContents()).toEqual(['关于“开放日”的通知']);
    const text = page.locator('article');
    expect(await text.textContent()).toMatch(/教学[\s\S]*Secrétariat/);
    expect(await text.locator('dd').allTextContents()).toContain('13');
    const sources = await text
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(sources).toEqual([`${cms.origin}/upload/b.svg`, `${cms.origin}/upload/c.svg`]);
    const hrefs = await text
      .locator('p a')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('href')]));
    expect(hrefs).toEqual([
      ['Plan', `${cms.origin}/files/plan.pdf`],
      ['Ailleurs', 'https://example.org/x?a=1&b=2'],
      ['Écrire', 'mailto:a@example.org'],
      ['Note', null],
    ]);
    expect(await text.locator('[style], [class*=Mso], [target]').count()).toBe(0);
    const asked = (await cms.asked()).filter((url) => url.includes('/content/'));
    expect(asked[0]).toBe('/api/content/1746389201837465601?appId=phare&siteId=7&day=2000-01-01');
  });

  it('is opened from its list, on the phone as well', async () => {
    const page = await open('/bulletins-m', 'ok', phone);
    await page.getByRole('link', { name: 'Sortie au phare & pique-nique' }).tap();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Sortie au phare & pique-nique');
    expect(at(page)).toBe('/bulletins-m/101/2026-03-18');
    await page.getByText('Rendez-vous').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it.each(['999', 'nothing', 'refused', '..'])(
    '%s, which there is not, is the 404 page',
    async (id) => {
      const page = await open(`/bulletins/${id}/2026-03-18`);
      await expect.poll(() => page.locator('h1').textContent()).toContain('Page introuvable');
      expect(await page.title()).toBe('Page introuvable-Le Phare en ligne');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await expectRest(page);
    },
  );

  it('brings no script, style, frame or form, whatever it tries', async () => {
    const page = await open('/bulletins/101/2026-03-18', 'hostile');
    const text = page.locator('article');
    await text.getByText('Après').waitFor();
    await text.getByText('au fond').waitFor({ state: 'attached' });
    for (const name of ['un', 'deux', 'trois'])
      await text.getByText(name, { exact: true }).first().click();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    const bad =
      'script, style, iframe, form, input, base, meta, link, svg:not([aria-hidden]), math, object, embed, video, [style], [onerror], [onclick], [target], [id=root], [name]';
    expect(await text.locator(bad).count()).toBe(0);
    const links = await text
      .locator('p ~ * a[href], a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol));
    expect(links.filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol))).toEqual([]);
    expect(
      await page.evaluate(() => [
        document.baseURI === location.href.replace(/#.*/, '') || document.baseURI === location.href,
      ]),
    ).toEqual([true]);
    await expectRest(page);
  });
});

it('the policy of a site lets it call its API, and nothing else', async () => {
  const answer = await fetch(`${running.site.origin}/lyceum/`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${cms.origin};`);
  expect(policy).toContain(`img-src 'self' https: ${cms.origin};`);
  expect(policy).not.toMatch(/unsafe/);
});
