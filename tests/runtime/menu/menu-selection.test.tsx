// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../runtime/boot/app.tsx';
import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import { modelOf, sourceOf } from '../../fixtures/load-fixture.ts';
import { openApp } from '../open-app.tsx';
import { runningSite } from '../running-site.ts';

afterEach(() => vi.useRealTimers());

const model = modelOf(sourceOf('site/site.yaml'));
const zh = parseWebConfig({
  navbar: [
    { title: 'news', linkUrl: '/news' },
    { title: 'theme', linkUrl: '/news?code=theme' },
    { title: 'service', linkUrl: '/parkService' },
  ],
});
const now = { device: 'desktop', ...(zh ? { webConfigs: { zh } } : {}) };

async function open(address: string) {
  const { element } = await openApp(model, address, now);
  const item = (title: string): HTMLElement => {
    const found = [...element.querySelectorAll<HTMLElement>('header nav a')].find(
      ({ textContent }) => textContent === title,
    );
    if (!found) throw new Error(`no item ${title}`);
    return found;
  };
  const current = (): (string | null)[] =>
    ['news', 'theme', 'service'].map((title) => item(title).getAttribute('aria-current'));
  const follow = (title: string) => act(async () => item(title).click());
  const wait = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const heading = () => element.querySelector('h1')?.textContent;
  return { current, follow, wait, heading };
}

it('[M-05] the menu selects the open address at once when the site is opened', async () => {
  vi.useFakeTimers();
  expect((await open('/news')).current()).toEqual(['page', null, null]);
});

it('[M-05] after a navigation the menu shows the old selection for 20 ms, then the new one', async () => {
  vi.useFakeTimers();
  const { current, follow, wait, heading } = await open('/news');
  await follow('service');
  expect(heading()).toBe('园区服务');
  expect(current()).toEqual(['page', null, null]);
  await wait(19);
  expect(current()).toEqual(['page', null, null]);
  await wait(1);
  expect(current()).toEqual([null, null, 'page']);
  // To a section of a page, and from one to another.
  await follow('theme');
  await wait(20);
  expect(current()).toEqual([null, 'page', null]);
  await follow('news');
  await wait(19);
  expect(current()).toEqual([null, 'page', null]);
  await wait(1);
  expect(current()).toEqual(['page', null, null]);
});

it('[M-05] of two quick navigations the menu follows the last', async () => {
  vi.useFakeTimers();
  const { current, follow, wait } = await open('/news');
  await follow('service');
  await wait(15);
  await follow('theme');
  await wait(15);
  expect(current()).toEqual(['page', null, null]);
  await wait(5);
  expect(current()).toEqual([null, 'page', null]);
});

it('[M-05] a built page has its selection in it', async () => {
  const html = renderToString(
    <App
      state={await runningSite(model, now, now)}
      history={{ kind: 'static', address: '/news' }}
    />,
  );
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>news</);
});
