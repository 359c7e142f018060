import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentDay: RuleMeta = {
  id: 'content-day',
  severity: 'error',
  explanation: {
    zh: [
      '条目里的日期和时刻必须真实存在，失效时间（expires）要晚于发布时间（publishAt）。',
      '列表按日期排序，条目按日期上线和下线；日期不存在，条目就会排错位置，甚至永远没人看到。',
      '请按 YYYY-MM-DD 写日历上有的日期；时区只能在 -12:00 到 +14:00 之间。',
    ].join(''),
    en: [
      'Days and moments of an entry exist, and it does not expire before it is published.',
      'By these days lists are sorted and entries appear and go; one that does not exist would put the entry in the wrong place, or nobody would ever see it.',
      'Write a day of the calendar as YYYY-MM-DD; a time zone reaches from -12:00 to +14:00.',
    ].join(' '),
  },
  bad: 'date: 2026-02-29',
  good: 'date: 2028-02-29',
};
