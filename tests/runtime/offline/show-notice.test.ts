// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillReadList, newReadList } from '../../../runtime/offline/read-list.ts';
import { showNotice } from '../../../runtime/offline/show-notice.ts';

const messages = { renewed: '这个页面有新的版本。', reload: '重新载入', close: '关闭' };
const notices = () => [...document.querySelectorAll<HTMLElement>('body > [role=status]')];

it('says once that there is a newer version, and goes when it is closed', async () => {
  showNotice(messages);
  showNotice(messages);
  await new Promise((resolve) => setTimeout(resolve));
  expect(notices().map(({ textContent }) => textContent)).toEqual([
    '这个页面有新的版本。重新载入关闭',
  ]);
  notices()[0]?.querySelectorAll('button')[1]?.click();
  expect(notices()).toEqual([]);
  showNotice(messages);
  expect(notices()).toHaveLength(1);
});

it('lists what was read, as text, and is hidden as long as there is nothing', () => {
  const part = newReadList('现在可以阅读的页面');
  fillReadList(part, []);
  expect(part.hidden).toBe(true);
  fillReadList(part, [
    { address: '/news', title: '<b>新闻</b>', tag: 'zh-CN' },
    { address: '/map', title: '地图', tag: 'zh-CN', day: '3月16日' },
  ]);
  expect(part.hidden).toBe(false);
  expect(part.querySelector('ul')?.innerHTML).toBe(
    '<li><a href="/news" lang="zh-CN">&lt;b&gt;新闻&lt;/b&gt;</a></li>' +
      '<li><a href="/map" lang="zh-CN">地图</a><span class="offline-day" lang="zh-CN">3月16日</span></li>',
  );
});
