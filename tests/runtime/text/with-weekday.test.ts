import { expect, it } from 'vitest';
import { withWeekday } from '../../../runtime/text/with-weekday.ts';

it.each([
  ['zh-CN', '2026年12月4日', '周五', '2026年12月4日 周五'],
  ['en', '4 December 2026', 'Fri', 'Fri 4 December 2026'],
  ['ar', '4 ديسمبر 2026', 'الجمعة', 'الجمعة 4 ديسمبر 2026'],
])('%s names the weekday in its place', (tag, day, weekday, text) => {
  expect(withWeekday(day, weekday, tag)).toBe(text);
});
