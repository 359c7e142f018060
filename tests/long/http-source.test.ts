import { describe, expect, it } from 'vitest';
import { desktop, heading, mobile } from '../browser/open-browser.ts';
import { at, expectFailures, expectFrame, go, titles, withCms } from '../browser/with-cms.ts';

const site = withCms();
const { open } = site;

describe('lists from a content API', () => {
  it('passes on what narrows it down', async () => {
    const page = await open('/bulletins?year=2025');
    await expect.poll(() => titles(page)).toContain('Réunion des parents');
    expect(await site.cms.asked()).toEqual([
      '/api/bulletins?appId=phare&siteId=7&year=2025&lang=fr&pageNum=1&pageSize=4',
    ]);
  });

  it('stands on the phone, in people and in a front', async () => {
    const page = await open('/equipe-m', 'ok', mobile);
    const content = page.locator('#content');
    await content.getByText('Proviseure').waitFor();
    // The names of lists stand there before what they hold.
    await expect
      .poll(() => content.textContent())
      .toMatch(/Karl Sörensen.*陈一.*Sortie au phare.*Avis.*Sortie au phare/);
    // People without a call for one entry have no page.
    expect(await content.getByRole('link', { name: 'Anne Lemaire' }).count()).toBe(0);
    await go(page, '/bulletins-m?page=2');
    await expect.poll(() => titles(page)).toContain('Concours de nouvelles');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('say in Chinese that they did not load, on the phone, whatever came or did not end', async () => {
    const page = await open('/zh/tongzhi-m', 'envelope', mobile);
    const words = { words: '列表没有载入', retry: '重新载入' };
    await expectFailures(page, site.cms, ['html-page', 'large-unsaid', 'endless', 'silent'], words);
    expect(await page.locator('#content').textContent()).toContain('校园里的新鲜事。');
  });

  it('blocks beside each other fail and load each on their own', async () => {
    const page = await open('/equipe', '500');
    await expect.poll(() => page.getByRole('alert').count()).toBe(3);
    await site.cms.answer('ok');
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByText('Proviseure').waitFor();
    expect(await page.getByRole('alert').count()).toBe(2);
    // Both blocks of the second collection show the same list.
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    // The alert goes when the list is asked for, which is before the server hears of it.
    await expect.poll(async () => (await site.cms.asked()).length).toBe(2);
  });

  it.each([
    ['500', 2],
    ['not-json', 2],
    ['once-500', 2],
    ['403', 1],
    ['large', 1],
    ['large-unsaid', 1],
    ['endless', 1],
  ])('that answer %s are asked %i times', async (mode, times) => {
    const page = await open('/bulletins', mode);
    const well = page.getByText('Horaires d’été');
    await (mode.startsWith('once') ? well : page.getByRole('alert')).waitFor();
    expect((await site.cms.asked()).length).toBe(times);
  });
});

describe('every block that shows collections', () => {
  it.each([
    ['/tout/101', desktop],
    ['/tout-m/101', mobile],
  ])('at %s fails, stands empty and shows entries from a content API', async (address, device) => {
    const page = await open(address, '500', device);
    const content = page.locator('#content');
    // Four lists, and four that show one entry.
    await expect.poll(() => page.getByRole('alert').count()).toBe(8);
    await site.cms.answer('ok');
    await page.reload();
    await expect.poll(() => content.getByText('Rendez-vous').count()).toBe(4);
    for (const title of [
      'Avis',
      'Tableau',
      'Dossiers',
      'Maisons',
      'Texte',
      'Nouvelles',
      'Autres',
    ]) {
      expect(await content.getByRole('heading', { name: title }).count(), title).toBe(1);
    }
    expect(await content.locator('[data-unknown-block], [role=alert]').count()).toBe(0);
    await site.cms.answer('empty');
    await page.reload();
    await expect.poll(() => content.getByText('Rien pour le moment').count()).toBe(4);
    await expectFrame(page);
  });
});

describe('entries from a content API', () => {
  it('an entry says so, too, and loads on request', async () => {
    const page = await open('/bulletins/101/2026-03-18', 'html-page');
    await page.getByText('Le texte n’a pas été chargé').waitFor();
    expect(await heading(page).allTextContents()).toEqual(['Bulletin']);
    await site.cms.answer('ok');
    await page.locator('#content').getByRole('button', { name: 'Réessayer' }).first().click();
    await expect.poll(() => heading(page).textContent()).toBe('Sortie au phare & pique-nique');
  });

  it('is opened from its list, on the phone as well', async () => {
    const page = await open('/bulletins-m', 'ok', mobile);
    await page.getByRole('link', { name: 'Sortie au phare & pique-nique' }).tap();
    await expect.poll(() => heading(page).textContent()).toBe('Sortie au phare & pique-nique');
    expect(at(page)).toBe('/bulletins-m/101/2026-03-18');
    await page.getByText('Rendez-vous').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it.each(['nothing', 'refused', '..', '.'])(
    '%s, which there is not, is the 404 page',
    async (id) => {
      const page = await open(`/bulletins/${id}/2026-03-18`);
      await expect.poll(() => heading(page).allTextContents()).toEqual(['Page introuvable']);
      await expectFrame(page);
    },
  );
});
