import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { type FormReceiver, formReceiver } from '../browser/form-receiver.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const running = withSite(() => serveShared('tests/fixtures/library'));
let receiver: FormReceiver;
beforeAll(async () => {
  receiver = await formReceiver(running.site);
});
beforeEach(() => {
  receiver.taken.length = 0;
  receiver.mode = 'takes';
});
afterAll(() => receiver?.close());

const open = async (suffix: string, device: Parameters<typeof openPage>[1]): Promise<Page> => {
  // What the receiver answers is reported by the browser, too.
  const { page } = await openPage(running.browser, { ...device, bypassCSP: true });
  onTestFinished(() => page.context().close());
  await page.goto(`${receiver.origin}/library/en/rooms${suffix}`);
  await settled(page);
  return page;
};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Day').fill('2099-03-18');
  await page.getByLabel('Purpose').selectOption('Reading circle');
  await page.getByRole('radio', { name: /^11:00/ }).check();
  await page.getByRole('checkbox', { name: 'Screen' }).check();
  await page.getByRole('checkbox', { name: 'Step-free' }).check();
  await page.getByLabel('Name').fill('Chen Yiming');
  await page.getByLabel('People').fill('8');
  await page.getByLabel('Telephone').fill('+86 139 0000 0000');
  await page.getByRole('checkbox', { name: 'I agree to the' }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Ask for the room' }).click();

const filledIn = {
  _form: ['room'],
  _language: ['en'],
  day: ['2099-03-18'],
  purpose: ['reading'],
  time: ['11'],
  wishes: ['screen', 'step-free'],
  who: ['Chen Yiming'],
  people: ['8'],
  phone: ['+86 139 0000 0000'],
  rules: ['yes'],
};

describe.each([
  ['desktop', desktop, ''],
  ['phone', mobile, 'H5'],
] as const)('a form on a %s', (_, device, suffix) => {
  it('is sent, and goes on to the page that says so', async () => {
    const page = await open(suffix, device);
    await fillIn(page);
    await send(page);
    await page.waitForURL(`**/en/rooms-sent${suffix}`);
    await expect.poll(() => page.locator('#content').textContent()).toContain('working day');
    const [entries = {}] = receiver.taken;
    expect(entries).toMatchObject(filledIn);
    expect(Number(entries._elapsed?.[0])).toBeGreaterThanOrEqual(2);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
  });

  it('says what is wrong, by words, and leads there', async () => {
    const page = await open(suffix, device);
    await page.getByLabel('People').fill('40');
    await page.getByLabel('Telephone').fill('12');
    await send(page);
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct: 7' });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((each) => each === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'People must be between 4 and 12.' }).click();
    const people = page.getByLabel('People');
    expect(await people.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await people.getAttribute('aria-invalid')).toBe('true');
    const described = (await people.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
      'People must be between 4 and 12.',
    );
    // A box half below the bar that stays at the top would be found small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeViolations(page)).toEqual([]);
    expect(receiver.taken).toEqual([]);
    await fillIn(page);
    await send(page);
    await page.waitForURL(`**/en/rooms-sent${suffix}`);
  });

  it.each(['hangs up', 'fails'] as const)(
    'keeps what was typed where the receiver %s, over a reload, too',
    async (mode) => {
      receiver.mode = mode;
      const page = await open(suffix, device);
      await fillIn(page);
      await send(page);
      await page.getByRole('alert').filter({ hasText: 'It was not sent' }).waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Chen Yiming');
      await page.reload();
      await page.getByText('This is what you entered before').waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Chen Yiming');
      expect(await page.getByRole('radio', { name: /^11:00/ }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { name: 'Step-free' }).isChecked()).toBe(true);
      receiver.mode = 'takes';
      await page.getByRole('checkbox', { name: 'I agree to the' }).check();
      await send(page);
      await page.waitForURL(`**/en/rooms-sent${suffix}`);
      expect(receiver.taken).toEqual([expect.objectContaining(filledIn)]);
    },
  );

  it('shows what the receiver finds wrong', async () => {
    receiver.mode = 'finds faults';
    const page = await open(suffix, device);
    await fillIn(page);
    await send(page);
    await page.getByRole('link', { name: 'We are closed on that day.' }).click();
    expect(await page.getByLabel('Day').evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
  });

  it('takes files of its kinds, as large as they may be', async () => {
    const page = await open(suffix, device);
    await fillIn(page);
    const file = page.getByLabel('Programme');
    await file.setInputFiles({
      name: 'a.exe',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await send(page);
    await page.getByRole('link', { name: /must be a file of the kinds .pdf .docx/ }).waitFor();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: large });
    await send(page);
    await page.getByRole('link', { name: 'Programme must not be larger than 5 MB.' }).waitFor();
    await file.setInputFiles({
      name: '方案.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await send(page);
    await page.waitForURL(`**/en/rooms-sent${suffix}`);
    expect(receiver.taken).toMatchObject([{ ...filledIn, plan: ['方案.pdf'] }]);
  });

  it('is sent without scripts, after the browser checked it', async () => {
    const { page } = await openPage(running.browser, { ...device, javaScriptEnabled: false });
    await page.goto(`${receiver.origin}/library/en/rooms${suffix}`);
    await send(page);
    expect(page.url()).toContain(`/en/rooms${suffix}`);
    await fillIn(page);
    await send(page);
    await page.waitForURL('**/en/rooms-sent*');
    expect(await page.locator('#content').textContent()).toContain('working day');
    expect(receiver.taken).toMatchObject([filledIn]);
    await page.context().close();
  });
});

it('sends nothing where the field that nobody sees is filled in', async () => {
  const page = await open('', desktop);
  await fillIn(page);
  await page.locator('input[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await send(page);
  await page.waitForURL('**/en/rooms-sent');
  expect(receiver.taken).toEqual([]);
});

describe('site preview stands in for a receiver', () => {
  const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${running.site.origin}/api/rooms`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });

  it('of scripts and of readers without them', async () => {
    const json = await post(new URLSearchParams({ who: 'x' }), { Accept: 'application/json' });
    expect([json.status, await json.json()]).toEqual([200, { ok: true }]);
    const next = await post(
      new URLSearchParams({ _next: 'https://lib.example.org/library/rooms-sent' }),
    );
    expect([next.status, next.headers.get('location')]).toEqual([303, '/library/rooms-sent']);
    const strange = await post(new URLSearchParams({ _next: 'http://[' }));
    expect(strange.status).toBe(200);
  });

  it('and of nothing else', async () => {
    const other = await fetch(`${running.site.origin}/library/visit`, { method: 'POST' });
    expect(other.status).toBe(405);
  });
});
