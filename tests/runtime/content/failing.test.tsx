// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model, file } = await siteWithContent('site');

const open = async (address: string) =>
  (await openApp(model, address, { device: 'desktop' })).element;

it('a picture that does not arrive is left out', async () => {
  answerWith(file);
  const element = await open('/news?code=parkDynamic');
  const pictures = () => [...element.querySelectorAll('#content li img')];
  const [first] = pictures();
  const before = pictures().length;
  await act(async () => first?.dispatchEvent(new Event('error')));
  expect(pictures().length).toBe(before - 1);
});

it('a list of the site’s own files that fails is the network’s fault, not another service’s', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const element = await open('/newsListPage/news/all?page=2');
  await vi.waitFor(
    async () => {
      await act(async () => {});
      expect(element.querySelector('#content [role=alert]')).not.toBeNull();
    },
    { timeout: 9000 },
  );
  const words = element.querySelector('#content [role=alert]')?.textContent;
  expect(words).toContain('网络');
  expect(words).not.toContain('对方服务');
}, 12_000);

it('a fact that is a mail address is a link to write to', async () => {
  answerWith(file);
  const element = await open('/resumeDetail/post-training-captain');
  const link = element.querySelector('#content dd a[href^="mailto:"]');
  expect(link?.textContent).toBe(link?.getAttribute('href')?.slice('mailto:'.length));
});

it('a page that there is not has the title of the site’s own, whichever way it is met', async () => {
  const source = sourceOf('site/site.yaml');
  const { notFound = '' } = source.errors ?? {};
  const title = { zh: '别处没有的题目' };
  const other = await siteWithContent('site', {
    ...source,
    routes: source.routes.map((route) => (route.page === notFound ? { ...route, title } : route)),
    pages: { ...source.pages, [notFound]: { ...source.pages[notFound], title, blocks: [] } },
  });
  answerWith(other.file);
  for (const address of ['/404', '/no/such/page', '/newsDetail/nothing-here/2026-03-02/article']) {
    await openApp(other.model, address, { device: 'desktop' });
    expect(document.title, address).toContain(title.zh);
  }
});
