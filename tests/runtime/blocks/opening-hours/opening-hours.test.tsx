// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const places: SiteSource['places'] = {
  hall: {
    name: '阅览厅',
    phone: '000-0000 0000',
    mail: 'hall@example.org',
    address: { zh: ['海边路 1 号'] },
    openingHours: {
      weekly: { weekdays: '9:00-12:00, 14:00-17:30' },
      seasons: [{ title: '暑期', from: '07-01', until: '08-31', weekly: { daily: '8:00-20:00' } }],
      exceptions: [
        { from: '2026-03-19', hours: 'closed', text: '校庆' },
        { from: '2025-12-31', hours: '9:00-12:00' },
      ],
    },
  },
  store: { name: '书库' },
};

const open = (type: 'openingHours' | 'places', at: string) => {
  vi.setSystemTime(at);
  return openBlocks(
    { blocks: [{ type, title: '开放时间' }] },
    { site: { places }, timeZone: 'Asia/Shanghai' },
  );
};

const rows = (element: HTMLElement): readonly string[] =>
  [...element.querySelectorAll('#content section li')].map((row) =>
    (row.textContent ?? '')
      .replace(/\s+/g, ' ')
      .replace(/全部开放时间.*/, '')
      .trim(),
  );

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
);
afterEach(() => vi.useRealTimers());

describe('opening hours', () => {
  it.each([
    ['2026-03-18T10:00+08:00', '开放至 12:00', '9:00–12:00 14:00–17:30'],
    ['2026-03-18T12:30+08:00', '休息，14:00 再开', '9:00–12:00 14:00–17:30'],
    ['2026-03-18T20:00+08:00', '未开放，周五 9:00 开放', '9:00–12:00 14:00–17:30'],
    ['2026-03-19T10:00+08:00', '未开放，明天 9:00 开放校庆', '不开放'],
    ['2026-07-05T08:00+08:00', '开放至 20:00', '8:00–20:00'],
  ])('at %s: %s', async (at, words, times) => {
    expect(rows(await open('openingHours', at))).toEqual([`阅览厅${times} ${words}`]);
  });

  it('follow the clock while the page is open', async () => {
    const element = await open('openingHours', '2026-03-18T11:59:30+08:00');
    expect(rows(element)[0]).toContain('开放至 12:00');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(rows(element)[0]).toContain('休息，14:00 再开');
  });

  it('list all weeks, seasons, and the days to come that are unlike others', async () => {
    const element = await open('openingHours', '2026-03-18T10:00+08:00');
    const lines = [...element.querySelectorAll('details dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      '周一至周五9:00–12:00, 14:00–17:30',
      '周六至周日不开放',
      '周一至周日8:00–20:00',
      '2026年3月19日不开放校庆',
    ]);
    const titles = [...element.querySelectorAll('details p')].map((title) => title.textContent);
    expect(titles).toEqual(['平时', '暑期 (7月1日至8月31日)', '其他日子']);
  });
});

describe('places', () => {
  it('show all of theirs, and are called and written to at a tap', async () => {
    const element = await open('places', '2026-03-18T10:00+08:00');
    expect(rows(element)).toEqual([
      expect.stringMatching(/^阅览厅海边路 1 号时间9:00–12:00 14:00–17:30 开放至 12:00/),
      '书库',
    ]);
    const links = [...element.querySelectorAll<HTMLAnchorElement>('#content section a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:00000000000',
      'mailto:hall@example.org',
    ]);
  });
});

it('in a panel say the whole week, with the line of today marked', async () => {
  vi.setSystemTime('2026-03-21T10:00+08:00');
  const element = await openBlocks(
    {
      blocks: [
        {
          type: 'columns',
          items: [{ width: 4, panels: true, blocks: [{ type: 'openingHours', places: ['hall'] }] }],
        },
      ],
    },
    { site: { places }, timeZone: 'Asia/Shanghai' },
  );
  expect(element.querySelector('#content h2')?.textContent).toBe('阅览厅');
  const lines = [...element.querySelectorAll('#content dl > div')];
  expect(lines).toHaveLength(2);
  expect(lines[1]?.getAttribute('aria-current')).toBe('date');
  expect(lines[1]?.textContent).toContain('（今天）');
});
