import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { desktop, openPage, settled } from '../browser/open-browser.ts';
import { serveChanged } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const long = '正文。'.repeat(900);
const book =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900"/></svg>';
const files = {
  'public/art/book.svg': book,
  'content/zh/news/places.md': `---
title: 锚点
date: 2026-03-20
code: parkDynamic
summary: 摘要。
picture: { src: /art/book.svg, alt: 书 }
---

见[缴费](#缴费)、[远处](#far)、[另一篇](other-places.md#报名方式)。

## 报名方式

招收 5~10 名，学制 3~5 年。

### 缴费

${long}

<details><summary>怎么报名？</summary>

网上报名。

</details>

## 远处 {#far}

${long}
`,
  'content/zh/news/other-places.md': `---
title: 另一篇
date: 2026-03-19
code: parkDynamic
summary: 摘要。
---

${long}

## 报名方式

${long}
`,
};
const address = (id: string, day: string) => `/newsDetail/${id}/${day}/article`;

/** Whether a place of the text stands at the top of the window, in focus. */
const isAt = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 100 && document.activeElement?.id === wanted;
  }, id);

describe.each(['browser', 'hash'])('places of a text in %s mode', (mode) => {
  const running = withSite(() =>
    serveChanged('site', (source) => source.replace('history: browser', `history: ${mode}`), files),
  );
  const open = async (path: string): Promise<Page> => {
    const { page, errors } = await openPage(running.browser, desktop);
    onTestFinished(async () => {
      await page.context().close();
      expect(errors).toEqual([]);
    });
    await page.goto(running.site.origin + (mode === 'hash' ? `/#${path}` : path));
    await settled(page);
    return page;
  };

  it('open from an address of their own, by the contents list, by links, from another text', async () => {
    const page = await open(`${address('places', '2026-03-20')}#far`);
    await isAt(page, 'far');
    await page.getByRole('navigation', { name: '本页目录' }).getByText('缴费').click();
    await isAt(page, '缴费');
    await page.getByRole('link', { name: '远处' }).last().click();
    await isAt(page, 'far');
    await page.locator('#content p').getByRole('link', { name: '另一篇' }).click();
    await isAt(page, '报名方式');
    expect(decodeURIComponent(page.url())).toContain(
      `${address('other-places', '2026-03-19')}#报名方式`,
    );
  });

  it('show nothing struck out, a marker before an answer, and an upright picture whole', async () => {
    const page = await open(address('places', '2026-03-20'));
    const text = page.locator('#content');
    expect(await text.getByText('招收 5~10 名，学制 3~5 年。').count()).toBe(1);
    const marker = await text
      .locator('summary')
      .evaluate((summary) => getComputedStyle(summary, '::before').borderRightWidth);
    expect(marker).toBe('2px');
    const picture = await text
      .locator('figure img')
      .first()
      .evaluate((image) => {
        const { objectFit } = getComputedStyle(image);
        const { width, height } = image.getBoundingClientRect();
        return { objectFit, isUpright: height > 0.8 * width };
      });
    expect(picture).toEqual({ objectFit: 'contain', isUpright: true });
  });
});
