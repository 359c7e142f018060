import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const formReceiver = {
  id: 'form-receiver',
  severity: 'error',
  explanation: {
    zh: [
      '表单写到的接收方必须在 receivers 里定义，有文件的表单不能用 JSON 提交。',
      '否则访客填好的内容没有地方去。',
      '请改正名称，或在 receivers 里写上地址。',
    ].join(''),
    en: [
      'The receiver that a form names is defined under receivers, and takes files where the form has some.',
      'Otherwise what visitors entered would go nowhere.',
      'Correct the name, or write the address under receivers.',
    ].join(' '),
  },
  bad: '- { type: form, name: visit, to: dsek, groups: [{ fields: [{ name: who, kind: text, label: 姓名 }] }] }',
  good: '- { type: form, name: visit, to: desk, groups: [{ fields: [{ name: who, kind: text, label: 姓名 }] }] }',
  *check({ source, blocks }) {
    const { receivers = {} } = source;
    const names = namesOf(Object.keys(receivers));
    for (const { block, pointer } of blocks) {
      if (block.type !== 'form') continue;
      const place = { pointer: [...pointer, 'to'], what: 'value' as const };
      if (!names.has(block.to)) {
        yield Object.keys(receivers).length === 0
          ? {
              ...place,
              message: 'this form has nowhere to go: write its address under receivers',
            }
          : {
              ...place,
              message: `"${block.to}" is no receiver of this site`,
              suggestion: names.nearest(block.to),
            };
        continue;
      }
      const hasFile = block.groups.some(({ fields }) => fields.some(({ kind }) => kind === 'file'));
      if (!hasFile || receivers[block.to]?.format !== 'json') continue;
      yield {
        ...place,
        message: `the receiver "${block.to}" takes JSON, which holds no files: give it format: form`,
      };
    }
  },
} as const satisfies Rule;
