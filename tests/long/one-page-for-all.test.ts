import { expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

/** The library without pages for phones of their own. */
const running = withSite(() =>
  serveShared('tests/fixtures/library', (source) =>
    source.replace(/\ndevices:\n(?: {2}.*\n)+/, '\n'),
  ),
);

it.each([['/library/events'], ['/library/en/events'], ['/library/ar/events']])(
  '%s shows a phone the events of the month with their names',
  async (address) => {
    const page = await openScreen(running, address, { ...mobile, bypassCSP: true });
    const content = page.locator('#content');
    expect(await content.locator('table').isVisible()).toBe(false);
    const names = content.locator('ol a[href*="/events/"]');
    await names.first().waitFor();
    for (const name of await names.all()) {
      expect((await name.boundingBox())?.width).toBeGreaterThan(40);
    }
    // What stands beside an event does not reach into it.
    const overlaps = await content.locator('ol > li:has(time)').evaluateAll((days) =>
      days.filter((day) => {
        const words = document.createRange();
        words.selectNodeContents(day.querySelector('time') as Node);
        const date = words.getBoundingClientRect();
        const events = (day.querySelector('ul') as Element).getBoundingClientRect();
        return date.left < events.right - 1 && date.right > events.left + 1;
      }),
    );
    expect(overlaps).toHaveLength(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);

it('has a timetable whose words are not broken into columns of letters', async () => {
  const page = await openScreen(running, '/library/en/services', mobile);
  const lesson = page.getByText('First steps with a phone').filter({ visible: true }).first();
  expect((await lesson.boundingBox())?.width).toBeGreaterThan(150);
});
