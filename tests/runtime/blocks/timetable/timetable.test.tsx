// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const block: Block = {
  type: 'timetable',
  title: '课程',
  days: ['thursday'],
  entries: [
    { title: '合唱', days: ['tuesday'], from: '18:30', until: '20:00', place: '三楼' },
    { title: '书法', days: ['monday', 'tuesday'], from: '9:30', until: '11:00' },
    { title: '夜读', days: ['monday'], from: '20:00', link: '/shouye' },
  ],
};

it('has days side by side, what begins at the same time in a row, the earliest first', async () => {
  const element = await openBlocks({ blocks: [block] });
  const rows = [...element.querySelectorAll('#content tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['星期一', '星期二', '星期四'],
    ['9:30–11:00书法', '9:30–11:00书法', ''],
    ['', '18:30–20:00合唱三楼', ''],
    ['20:00夜读', '', ''],
  ]);
  expect(element.querySelectorAll('#content th[scope=col]')).toHaveLength(3);
  expect(element.querySelector('#content td a')?.textContent).toBe('夜读');
});

it('has days one below the other on a phone', async () => {
  const element = await openBlocks({ blocks: [block] }, { device: 'phone' });
  const days = [...element.querySelectorAll('#content section section')].map((day) => [
    day.querySelector('h3')?.textContent,
    ...[...day.querySelectorAll('li')].map(({ textContent }) => textContent),
  ]);
  expect(days).toEqual([
    ['星期一', '9:30–11:00书法', '20:00夜读'],
    ['星期二', '9:30–11:00书法', '18:30–20:00合唱三楼'],
    ['星期四'],
  ]);
});
