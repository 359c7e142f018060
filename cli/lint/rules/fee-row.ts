import type { Rule } from '../context/rule.ts';

export const feeRow = {
  id: 'fee-row',
  severity: 'error',
  explanation: {
    zh: [
      '价目表的每一行，每列一项。',
      '多出来的没有列，不会显示；少了的会让人以为错开了一列。',
      '请补上或删去；没有的写 null。',
    ].join(''),
    en: [
      'Each row of a table of fees has one fee a column.',
      'A fee too many is not shown, and with one too few readers may take it for that of another column.',
      'Add or remove fees; write null where there is none.',
    ].join(' '),
  },
  bad: '- { label: 借书证, fees: [0, 0, 50] }',
  good: '- { label: 借书证, fees: [0, 50] }',
  *check({ blocks }) {
    for (const { block, pointer } of blocks) {
      if (block.type !== 'fees') continue;
      const wanted = block.columns.length;
      for (const [index, { fees }] of block.rows.entries()) {
        if (fees.length === wanted) continue;
        const isMore = fees.length > wanted;
        yield {
          pointer: [...pointer, 'rows', index, 'fees', ...(isMore ? [wanted] : [])],
          what: 'value',
          message: `this row has ${fees.length} fees for ${wanted} columns`,
        };
      }
    }
  },
} as const satisfies Rule;
