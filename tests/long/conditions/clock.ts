import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Condition } from './condition.ts';
import { openWhole, useWhole, type Visit } from './visit.ts';

/** The day of a deadline is over at the site, and not yet in Honolulu. */
const moment = Date.parse('2026-04-10T17:00:00Z');
const year = 365 * 24 * 3600 * 1000;
/** A list with dates and deadlines. */
const list = ['/parkSummaryInfo', '?code=messagePublic'] as const;

const deadlines = /截止 [\d年月日. -]+|已截止/g;

const textOf = (page: Page): Promise<string> => page.locator('#content').innerText();

/** What visitors with a right clock see at the site, by column. */
const expected = new Map<string, Promise<string>>();

/** The list as it is in a context of its own, with a right clock in the site's zone. */
async function expectedIn(visit: Visit): Promise<string> {
  const { column } = visit;
  const known = expected.get(column.en);
  if (known) return known;
  const read = (async () => {
    const browser = visit.page.context().browser();
    const context = await browser?.newContext({
      locale: 'zh-CN',
      ...column.device,
      timezoneId: 'Asia/Shanghai',
    });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('the browser is gone');
    await page.clock.setFixedTime(moment);
    await openWhole({ ...visit, page }, ...list);
    const text = await textOf(page);
    await context.close();
    expect(text.match(deadlines)).toContain('已截止');
    return text;
  })();
  expected.set(column.en, read);
  return read;
}

/** A clock that is wrong shows other deadlines as over, nothing else. */
const wrong = (en: string, zh: string, time: number): Condition => ({
  en,
  zh,
  before: (page) => page.clock.setFixedTime(time),
  visit: async (visit) => {
    await openWhole(visit, ...list);
    const text = (await textOf(visit.page)).replace(deadlines, '');
    expect(text).toBe((await expectedIn(visit)).replace(deadlines, ''));
    await openWhole(visit, '/news');
    return useWhole(visit);
  },
});

const zone = (timezoneId: string): Condition => ({
  en: `time zone ${timezoneId}`,
  zh: `时区 ${timezoneId}`,
  options: { timezoneId },
  before: (page) => page.clock.setFixedTime(moment),
  visit: async (visit) => {
    await openWhole(visit, ...list);
    expect(await textOf(visit.page)).toBe(await expectedIn(visit));
    return 'whole';
  },
});

export const clock: readonly Condition[] = [
  wrong('the clock is a year ahead', '时钟快一年', moment + year),
  wrong('the clock is a year behind', '时钟慢一年', moment - year),
  wrong('the clock stands at 1970', '时钟停在 1970 年', 0),
  zone('Pacific/Kiritimati'),
  zone('Pacific/Honolulu'),
  zone('Asia/Shanghai'),
];
