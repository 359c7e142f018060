import type { Rule } from '../context/rule.ts';

export const chartSeries = {
  id: 'chart-series',
  severity: 'error',
  explanation: {
    zh: [
      '图表的每组数字和标签一样多，每个标签对应一个数。',
      '多出来的数没有标签，少了的让人猜是哪一个没有。',
      '请补上或删去；不知道的数写 null。',
    ].join(''),
    en: [
      'Each series of a chart has as many values as the chart has labels, one for each.',
      'A value too many has no label, and of a missing one nobody knows which it is.',
      'Add or remove values; write null for one that is not known.',
    ].join(' '),
  },
  bad: '- { name: 借出, values: [310, 298] }',
  good: '- { name: 借出, values: [310, 298, null] }',
  *check({ blocks }) {
    for (const { block, pointer } of blocks) {
      if (block.type !== 'chart') continue;
      const wanted = block.labels.length;
      for (const [index, { values }] of block.series.entries()) {
        if (values.length === wanted) continue;
        yield {
          pointer: [...pointer, 'series', index, 'values'],
          what: 'value',
          message: `this series has ${values.length} values for ${wanted} labels`,
        };
      }
    }
  },
} as const satisfies Rule;
