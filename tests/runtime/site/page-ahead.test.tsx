// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isSameScreen } from '../../../runtime/screen/is-same-screen.ts';
import type { Screen } from '../../../runtime/screen/screen-context.ts';
import { AheadBoundary } from '../../../runtime/site/navigation/ahead-boundary.tsx';
import { isSameShown, type Shown } from '../../../runtime/site/shown.ts';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model, file } = await siteWithContent('site');

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function openList() {
  answerWith(file);
  const { element } = await openApp(model, '/news', { device: 'desktop' });
  const content = element.querySelector('#content');
  if (!content) throw new Error('no content');
  const links = [...content.querySelectorAll<HTMLElement>('a[href^="/newsDetail/"]')];
  const follow = async (link: HTMLElement | undefined) => {
    await act(async () => link?.click());
    await pause();
  };
  const focus = async (link: HTMLElement | undefined) => {
    await act(async () => link?.focus());
    await pause();
  };
  const ahead = () => [...element.querySelectorAll<HTMLElement>('[data-ahead]')];
  return { element, content, links, follow, focus, ahead };
}

describe('the page of a link in focus', () => {
  it('is drawn ahead, after the open one, and takes over as it is', async () => {
    const { element, content, links, focus, follow, ahead } = await openList();
    const [header, title] = [element.querySelector('header'), document.title];
    await focus(links[0]);
    const [page] = ahead();
    expect(ahead()).toHaveLength(1);
    expect(page?.previousElementSibling?.querySelector('h1')?.textContent).toBe('新闻动态');
    expect(page?.querySelector('h1')).not.toBeNull();
    // None of its effects ran: an article sets the title of the document.
    expect(document.title).toBe(title);
    await follow(links[0]);
    expect(content.querySelectorAll('h1')).toHaveLength(1);
    expect(page?.isConnected).toBe(true);
    expect(ahead()).toEqual([]);
    expect(element.querySelector('header')).toBe(header);
    expect(document.title).toContain(page?.querySelector('h1')?.textContent);
  });

  it('is one at a time, and goes when another one is opened', async () => {
    const { element, links, focus, follow, ahead } = await openList();
    await focus(links[0]);
    const [first] = ahead();
    await focus(links[3]);
    expect(ahead()).toHaveLength(1);
    expect(first?.isConnected).toBe(false);
    const header = element.querySelector('header');
    const menu = [...element.querySelectorAll<HTMLElement>('header nav a[href^="/"]')];
    await follow(menu.find((each) => each.getAttribute('href') === '/parkSummaryInfo'));
    expect(element.querySelectorAll('h1')).toHaveLength(1);
    expect(ahead()).toEqual([]);
    // A link of the header has it made anew.
    expect(element.querySelector('header')).not.toBe(header);
  });

  it('is not drawn where visitors save data', async () => {
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { links, focus, ahead } = await openList();
    await focus(links[0]);
    expect(ahead()).toEqual([]);
  });
});

describe('what was drawn ahead', () => {
  const table = { language: 'zh' };
  const screenAt = (id: string, further: object = {}) =>
    ({ table, path: `/a/${id}`, params: { id }, values: { id }, ...further }) as unknown as Screen;
  const shownAt = (id: string, further: object = {}): Shown => ({
    view: { kind: 'screen', screen: screenAt(id) },
    requests: [],
    address: { path: `/a/${id}`, query: '', hash: '' },
    version: 1,
    ...further,
  });

  it.each([
    ['the same data and address', {}, true],
    ['another table', { table: { language: 'zh' } }, false],
    ['other parameters', { params: { id: '2' } }, false],
    ['a key more', { row: {} }, false],
  ])('is of a screen with %s: %o is the same: %s', (_, further, expected) => {
    expect(isSameScreen(screenAt('1'), screenAt('1', further))).toBe(expected);
  });

  it.each([
    ['nothing was loaded since', {}, true],
    ['something was loaded since', { version: 2 }, false],
    ['the query is another', { address: { path: '/a/1', query: '?b', hash: '' } }, false],
    ['it only says what is wrong', { view: { kind: 'failed', language: 'zh' } }, false],
    [
      'it has another status',
      { view: { kind: 'screen', screen: screenAt('1'), status: '404' } },
      false,
    ],
  ])('where %s (%o), can be shown as it is: %s', (_, further, expected) => {
    expect(isSameShown(shownAt('1'), shownAt('1', further))).toBe(expected);
  });

  it('stays the same view of a built page whatever is loaded', () => {
    const { view } = shownAt('1');
    expect(isSameShown(shownAt('1', { view }), shownAt('1', { view, version: 2 }))).toBe(true);
  });

  it('and fails, fails where it is opened only', async () => {
    const element = document.createElement('div');
    const root = createRoot(element, { onCaughtError: () => undefined });
    const fault = new Error('a page that fails');
    const Fails = () => {
      throw fault;
    };
    const draw = (isAhead: boolean) =>
      act(async () =>
        root.render(
          <AheadBoundary isAhead={isAhead}>
            <Fails />
          </AheadBoundary>,
        ),
      );
    await draw(true);
    expect(element.innerHTML).toBe('');
    await expect(draw(false)).rejects.toBe(fault);
  });
});
