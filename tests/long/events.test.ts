import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endOfMonth, monthAfter } from '../../schema/events/event-days.ts';
import { weekdayOf } from '../../schema/hours/days.ts';
import { dayAfter } from '../../schema/time/day-after.ts';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage } from '../browser/open-browser.ts';
import { openAddress, openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

/*
 * The events of the library repeat every month: a talk on the second Thursday at 19:00, reading every Friday at 15:00,
 * stories every Saturday at 10:00, a concert that is cancelled on the third Saturday, a workshop of six days from the
 * 23rd, a last day on the last one. The tests look at the month that comes, whatever day it is.
 */
const running = withSite(() => serveShared('tests/fixtures/library'));

const month = monthAfter(new Date().toISOString().slice(0, 7), 1);

/** The day of a month that is the nth of a weekday. @param weekday 0: Monday */
const nth = (count: number, weekday: number): string => {
  const first = `${month}-01`;
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
};
const talkDay = nth(2, 3);

/** Has the visitor's clock show a moment, by the clocks of the library, eight hours before those of London. */
const at = (day: string, clock: string) => (page: Page) =>
  page.clock.setFixedTime(new Date(`${day}T${clock}:00+08:00`));

const grid = (page: Page) => page.locator('#content table');
const dayLink = (page: Page, day: string) => grid(page).locator(`[data-day="${day}"]`);
const active = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);

describe('a month on a desktop', () => {
  it('shows the day that is chosen, keeps the focus on it, and goes back', async () => {
    const page = await openScreen(running, '/library/events', desktop, at(talkDay, '09:00'));
    expect(
      await grid(page).locator('[aria-current="date"] [data-day]').getAttribute('data-day'),
    ).toBe(talkDay);
    expect(await page.locator('#content').textContent()).toContain('讲座：一座盐仓怎样变成图书馆');
    const concert = nth(3, 5);
    await dayLink(page, concert).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openAddress(page)).toBe(`/library/events?day=${concert}`);
    const panel = page
      .locator('#content section', {
        has: page.locator(`h2 time[datetime="${concert}"], h3 time[datetime="${concert}"]`),
      })
      .last();
    await expect.poll(() => panel.textContent()).toContain('天井音乐会');
    expect(await panel.textContent()).toContain('取消');
    expect(await panel.textContent()).toContain('周六故事会');
    expect(await active(page)).toBe(concert);
    await page.goBack();
    await expect.poll(() => openAddress(page)).toBe('/library/events');
    await expect.poll(() => dayLink(page, talkDay).getAttribute('aria-current')).toBe('true');
  });

  it('is walked over by arrow keys, and entered and left by one Tab', async () => {
    const page = await openScreen(running, '/library/events', desktop, at(talkDay, '09:00'));
    await dayLink(page, talkDay).focus();
    const steps = [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowUp', -7],
      ['ArrowDown', 0],
      ['Home', -3],
    ] as const;
    for (const [key, days] of steps) {
      await page.keyboard.press(key);
      expect(await active(page), key).toBe(dayAfter(talkDay, days));
    }
    await page.keyboard.press('End');
    expect(await active(page)).toBe(dayAfter(talkDay, 3));
    const stops = await grid(page).locator('[data-day][tabindex="0"]').count();
    expect(stops).toBe(1);
  });

  it('is narrowed down by several things at once, each in the address', async () => {
    const page = await openScreen(running, '/library/events', desktop, at(talkDay, '09:00'));
    const filter = (row: string, name: string) =>
      page.getByRole('navigation', { name: row }).getByRole('link', { name, exact: true });
    await filter('筛选: 对象', '成人').click();
    await expect.poll(() => openAddress(page)).toBe('/library/events?audience=adults');
    const names = () => grid(page).locator('a[href*="/events/"]').allTextContents();
    await expect.poll(async () => (await names()).join()).not.toContain('周六故事会');
    await filter('筛选: 类型', '讲座').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('talk');
    expect(new URL(page.url()).searchParams.get('audience')).toBe('adults');
    await expect.poll(async () => (await names()).join()).not.toContain('线装书');
    expect((await names()).join()).toContain('读图课');
    await page.reload();
    // What is built for the path is seen first.
    await expect.poll(async () => (await names()).join()).not.toContain('线装书');
    expect((await names()).join()).toContain('读图课');
    await page.goBack();
    await expect.poll(async () => (await names()).join()).toContain('线装书');
  });

  it('has a list from which goes what is over, by the clock of the visitor', async () => {
    const talk = '讲座：一座盐仓怎样变成图书馆';
    const first = async (clock: string): Promise<string> => {
      const page = await openScreen(
        running,
        '/library/events?view=list',
        desktop,
        at(talkDay, clock),
      );
      const text = (await page.locator('#content').textContent()) ?? '';
      return text.slice(0, text.indexOf('读图课'));
    };
    expect(await first('18:59')).toContain(talk);
    expect(await first('20:29')).toContain(talk);
    expect(await first('20:31')).not.toContain(talk);
  });
});

it('the list of the home begins with what comes next', async () => {
  const titles = async (clock: string): Promise<readonly string[]> => {
    const page = await openScreen(running, '/library/', desktop, at(talkDay, clock));
    return page
      .locator('section', { has: page.getByRole('heading', { name: '近期活动' }) })
      .last()
      .locator('a[href*="/events/"]')
      .allTextContents();
  };
  const before = await titles('12:00');
  expect(before[0]).toContain('讲座：一座盐仓怎样变成图书馆');
  expect(before[1]).toContain('读图课');
  expect((await titles('21:00'))[0]).toContain('读图课');
});

describe.each([
  ['', '周六故事会'],
  ['/en', 'Saturday stories'],
  ['/ar', 'حكايات السبت'],
] as const)('pages of events at /library%s', (prefix, stories) => {
  it.each([
    ['on a desktop', desktop, `${prefix}/events`],
    ['on a phone', mobile, `${prefix}/eventsH5`],
    ['as a list', desktop, `${prefix}/events?view=list`],
    ['as a list on a phone', mobile, `${prefix}/eventsH5?view=list`],
    ['of one event', desktop, `${prefix}/events/story-saturday`],
    ['of one event on a phone', mobile, `${prefix}/eventsH5/story-saturday`],
  ] as const)('pass %s, light and dark', async (_, device, address) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openScreen(
        running,
        `/library${address}`,
        { ...device, colorScheme, bypassCSP: true },
        at(talkDay, '09:00'),
      );
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await page.locator('#content').textContent()).toContain(stories);
    }
  });
});

it.each(['/library/H5', '/library/en/H5', '/library/ar/H5'])(
  'the days of the list at %s do not reach into what takes place',
  async (home) => {
    // So late in a month that most of the list stands in the next one, which the days name then.
    const day = endOfMonth(month);
    const page = await openScreen(running, home, mobile, at(day, '09:00'));
    const days = page.locator('#content ol > li:has(time)');
    await days.first().waitFor();
    const reaching = await days.evaluateAll((all) =>
      all.flatMap((each) => {
        const [time, events] = [each.querySelector('time'), each.querySelector('ul')];
        if (!time || !events) return [];
        const words = document.createRange();
        words.selectNodeContents(time);
        const date = words.getBoundingClientRect();
        const { left, right } = events.getBoundingClientRect();
        return date.left < right - 1 && date.right > left + 1 ? [time.textContent] : [];
      }),
    );
    expect(reaching).toEqual([]);
    expect(await days.count()).toBeGreaterThan(1);
  },
);

describe('a week on a phone', () => {
  it('shows the rest of it, leads to other days and weeks, and back', async () => {
    const page = await openScreen(running, '/library/eventsH5', mobile, at(talkDay, '09:00'));
    const content = page.locator('#content');
    const strip = page.getByRole('navigation', { name: '周', exact: true });
    expect(await strip.getByRole('link').count()).toBe(7);
    expect(await content.textContent()).toContain('讲座：一座盐仓怎样变成图书馆');
    await strip.locator('[aria-current="true"]').waitFor();
    await strip.getByRole('link').nth(5).click();
    await expect
      .poll(() => openAddress(page))
      .toBe(`/library/eventsH5?day=${dayAfter(talkDay, 2)}`);
    await expect.poll(() => content.textContent()).not.toContain('一座盐仓');
    expect(await content.textContent()).toContain('周六故事会');
    await content.getByRole('link', { name: '下一周' }).click();
    await expect.poll(() => content.textContent()).toContain('天井音乐会');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => content.textContent()).toContain('一座盐仓');
  });
});

it('an event shows its next day, no longer the one that is over', async () => {
  const days = async (clock: string) => {
    const page = await openScreen(
      running,
      '/library/events/night-talk',
      desktop,
      at(talkDay, clock),
    );
    return page.locator(`#content time[datetime^="${talkDay}"]`).count();
  };
  // In the head, and where it says when.
  expect(await days('12:00')).toBe(2);
  expect(await days('21:00')).toBe(0);
});

it('calendars to subscribe to are offered, one by one and all', async () => {
  for (const address of ['/library/events', '/library/en/events/story-saturday']) {
    const page = await openScreen(running, address, desktop, at(talkDay, '09:00'));
    const link = page.locator('#content a[href$=".ics"]').first();
    const answer = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href.replace(/^webcal/, 'http'),
    );
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*RRULE:/);
  }
});

it('is read without scripts, on both devices', async () => {
  for (const [device, suffix] of [
    [desktop, ''],
    [mobile, 'H5'],
  ] as const) {
    const { page } = await openPage(running.browser, { ...device, javaScriptEnabled: false });
    await page.goto(`${running.site.origin}/library/events${suffix}`);
    const content = page.locator('#content');
    expect(await content.textContent()).toContain('周六故事会');
    await content.locator('a[href*="/story-saturday"]').first().click();
    expect(await page.locator('h1').textContent()).toContain('周六故事会');
    await page.context().close();
  }
});
