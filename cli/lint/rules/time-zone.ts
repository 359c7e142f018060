import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';
import { timeZoneFinding } from '../time-zone-finding.ts';

export const timeZone = {
  id: 'time-zone',
  severity: 'error',
  explanation: {
    zh: [
      '时区必须真实存在。',
      '程序靠时区判断一天从什么时候开始；时区写错，条目就会在错误的时间上线、下线，或显示错误的日期。',
      '请写 Asia/Shanghai 这样的名称，或写 UTC。',
    ].join(''),
    en: [
      'A time zone is one that there is.',
      'By it the program knows when a day begins; with an unknown one entries would appear and expire at the wrong hour, or show the wrong day.',
      'Write a name such as Asia/Shanghai, or UTC.',
    ].join(' '),
  },
  bad: 'site: { name: 测试, timeZone: Asia/Shangai }',
  good: 'site: { name: 测试, timeZone: Asia/Shanghai }',
  *check({ source }) {
    const places: readonly (readonly [Pointer, string | undefined])[] = [
      [['site', 'timeZone'], source.site.timeZone],
      ...Object.entries(source.collections ?? {}).map(
        ([name, { http }]) => [['collections', name, 'http', 'timeZone'], http?.timeZone] as const,
      ),
    ];
    for (const [pointer, name] of places) yield* timeZoneFinding(pointer, name);
  },
} as const satisfies Rule;
