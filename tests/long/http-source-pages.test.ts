import { describe, expect, it } from 'vitest';
import { heading } from '../browser/open-browser.ts';
import {
  at,
  bulletins,
  expectFailures,
  expectFrame,
  go,
  titles,
  withCms,
} from '../browser/with-cms.ts';

const site = withCms();
const { open } = site;

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
    expect(await site.cms.asked()).toEqual([
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
    expect(pictures).toEqual([`${site.cms.origin}/upload/a.svg`]);
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
    expect((await site.cms.asked()).map((url) => /pageNum=\d/.exec(url)?.[0])).toEqual(
      ['1', '2', '2', '3', '1'].map((number) => `pageNum=${number}`),
    );
    // The last page stands for those behind it, where it is known which that is.
    await go(page, '/bulletins?page=9');
    await expect.poll(() => titles(page)).toContain('Rentrée');
  });

  it('says what it awaits, and that there is nothing', async () => {
    const page = await open('/bulletins', 'slow');
    await expectFrame(page);
    expect(await bulletins(page).locator('[aria-busy=true]').textContent()).toContain(
      'La liste arrive…',
    );
    await expect.poll(() => titles(page)).toContain('Horaires d’été');
    expect(await bulletins(page).locator('[aria-busy=true]').count()).toBe(0);
    await site.cms.answer('empty');
    await page.reload();
    await page.getByText('Rien pour le moment').waitFor();
    await expectFrame(page);
  });

  it('says that it did not load, whatever came, and loads once the API is well', async () => {
    const page = await open('/bulletins', '500');
    await expectFailures(
      page,
      site.cms,
      [
        'not-json',
        'html-page',
        'data-null',
        'records-text',
        'no-ids',
        'envelope',
        '403',
        'cut',
        'large',
      ],
      { words: 'La liste n’a pas été chargée', retry: 'Réessayer' },
    );
    expect(await page.locator('#content').textContent()).toContain('Ce qui se passe au lycée.');
  });

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
    expect((await site.cms.asked()).length).toBe(1);
    await page.clock.setFixedTime(Date.now() + 120_000);
    await again();
    await expect.poll(async () => (await site.cms.asked()).length).toBe(2);
    await site.cms.answer('500');
    await page.clock.setFixedTime(Date.now() + 240_000);
    await again();
    const note = bulletins(page).getByRole('status');
    await expect.poll(() => note.textContent()).toMatch(/^Peut-être pas à jour : .* 20\d\d/);
    expect(await page.getByRole('alert').count()).toBe(0);
    await site.cms.answer('ok');
    await bulletins(page).getByRole('button', { name: 'Réessayer' }).click();
    await note.waitFor({ state: 'detached' });
    expect((await site.cms.asked()).length).toBe(1);
  });
});

describe('an entry from a content API', () => {
  it('is read at its address, which gets its day; links and pictures have the API’s host', async () => {
    const page = await open('/zh/tongzhi/1746389201837465601/2000-01-01');
    await expect.poll(() => at(page)).toBe('/zh/tongzhi/1746389201837465601/2026-03-18');
    await expect.poll(() => page.title()).toBe('关于“开放日”的通知-Le Phare en ligne');
    expect(await heading(page).allTextContents()).toEqual(['关于“开放日”的通知']);
    const text = page.locator('article');
    expect(await text.textContent()).toMatch(/教学[\s\S]*Secrétariat/);
    expect(await text.locator('dd').allTextContents()).toContain('13');
    const sources = await text
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(sources).toEqual([`${site.cms.origin}/upload/b.svg`, `${site.cms.origin}/upload/c.svg`]);
    const hrefs = await text
      .locator('p a')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('href')]));
    expect(hrefs).toEqual([
      ['Plan', `${site.cms.origin}/files/plan.pdf`],
      ['Ailleurs', 'https://example.org/x?a=1&b=2'],
      ['Écrire', 'mailto:a@example.org'],
      ['Note', null],
    ]);
    expect(await text.locator('[style], [class*=Mso], [target]').count()).toBe(0);
    const asked = (await site.cms.asked()).filter((url) => url.includes('/content/'));
    expect(asked[0]).toBe('/api/content/1746389201837465601?appId=phare&siteId=7&day=2000-01-01');
  });

  it('[R-19] titles its page and ends its breadcrumb, where routes title pages, too', async () => {
    const page = await open('/bulletins/1746389201837465601/2026-03-18');
    await expect.poll(() => page.title()).toBe('关于“开放日”的通知-Le Phare en ligne');
    const last = page.locator('#content nav [aria-current=page]');
    expect(await last.textContent()).toBe('关于“开放日”的通知');
    await page.goto(`${page.url().split('#')[0]}#/bulletins`);
    await expect.poll(() => page.title()).toBe('Bulletins-Le Phare en ligne');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('关于“开放日”的通知-Le Phare en ligne');
  });

  it('that there is not is the 404 page', async () => {
    const page = await open('/bulletins/999/2026-03-18');
    await expect.poll(() => heading(page).allTextContents()).toEqual(['Page introuvable']);
    expect(await page.title()).toBe('Page introuvable-Le Phare en ligne');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectFrame(page);
  });

  it('brings no script, style, frame or form, whatever it tries', async () => {
    const page = await open('/bulletins/101/2026-03-18', 'hostile');
    const text = page.locator('article');
    await text.getByText('Après').waitFor();
    expect(await text.textContent()).toContain('au fond');
    for (const name of ['un', 'deux', 'trois']) {
      await text.getByText(name, { exact: true }).first().click();
    }
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    const bad =
      'script, style, iframe, form, input, base, meta, link, math, object, embed, video, ' +
      '[style], [onerror], [onclick], [target], [id=root], [id=content], [name]';
    expect(await text.locator(bad).count()).toBe(0);
    const protocols = await text
      .locator('a[href]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).protocol));
    expect(protocols.filter((each) => !/^https?:$/.test(each))).toEqual([]);
    expect(at(page)).toBe('/bulletins/101/2026-03-18');
    await expectFrame(page);
  });
});

it('the policy of a site lets it call its API, and nothing else', async () => {
  const answer = await fetch(`${site.running.site.origin}/lyceum/`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${site.cms.origin};`);
  expect(policy).toContain(`img-src 'self' https: data: ${site.cms.origin};`);
  expect(policy).not.toMatch(/unsafe/);
});
