import type { CDPSession, Page } from 'playwright-core';
import { orShowPage, settled } from '../../browser/open-browser.ts';
import { type Look, looks } from './looks.ts';
import type { Picture } from './picture.ts';
import { readPicture } from './picture-files.ts';
import type { Screen } from './screen.ts';
import { shrinkPicture } from './shrink-picture.ts';
import type { Width } from './widths.ts';

/**
 * How much of a page is kept, in pixels from its top. Head, title and the first two or three blocks are there, which
 * are what themes, widths and overlays change; the blocks below are first ones of other screens.
 */
const maxHeight = 1600;

/** Shows the page in another look, as another tab of the site would have it. */
async function showLook(page: Page, look: Look): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('site-display', JSON.stringify(choice));
    dispatchEvent(new Event('storage'));
  }, looks[look]);
  if (look === 'large')
    await page.getByRole('region', { name: /^(关怀版|Large text|نص كبير)$/ }).waitFor();
}

/** Waits for every picture and typeface of the upper part, and until it is painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async (height) => {
    // What cannot be loaded is not waited for; the comparison shows it.
    const decode = (image: HTMLImageElement): Promise<void> =>
      image.decode().catch(() => undefined);
    const load = (src: string): Promise<void> => decode(Object.assign(new Image(), { src }));
    const isUpper = (element: Element): boolean => {
      const { top, width } = element.getBoundingClientRect();
      return width > 0 && top + window.scrollY < height;
    };
    const upper = [...document.querySelectorAll('body, body *')].filter(isUpper);
    const images = upper.filter((element) => element instanceof HTMLImageElement);
    for (const image of images) image.loading = 'eager';
    const grounds = upper.flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) =>
        [...getComputedStyle(element, pseudo).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(
          ([, url = '']) => url,
        ),
      ),
    );
    await Promise.all([...images.map(decode), ...[...new Set(grounds)].map(load)]);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, maxHeight);

/** What is seen of the upper part of the open page, made smaller. */
async function takePicture(
  session: CDPSession,
  page: Page,
  { factor }: Width,
  isOver: boolean,
): Promise<Picture> {
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    window: window.innerHeight,
    height: document.documentElement.scrollHeight,
  }));
  const height = isOver ? size.window : Math.min(size.height, maxHeight);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
    captureBeyondViewport: !isOver,
    optimizeForSpeed: true,
  });
  return shrinkPicture(await readPicture(Buffer.from(data, 'base64')), factor);
}

/**
 * Opens a screen and takes a picture of it in every look.
 * @param origin of the site that it is of
 */
export async function* pagePictures(
  page: Page,
  session: CDPSession,
  origin: string,
  { address, before, act, isOver = false }: Screen,
  width: Width,
): AsyncIterable<readonly [look: Look, picture: Picture]> {
  await before?.(page);
  for (const look of Object.keys(looks) as Look[]) {
    // What is open over a page closes where the page changes below it.
    const isNew = look === 'light' || isOver;
    if (isNew) {
      await page.goto(origin + address);
      await settled(page);
    }
    await orShowPage(page, `is not ${look}`, showLook(page, look));
    await painted(page);
    if (isNew && act) {
      await act(page);
      await painted(page);
    }
    yield [look, await takePicture(session, page, width, isOver)];
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll();
}
