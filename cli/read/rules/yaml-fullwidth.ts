import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlFullwidth: RuleMeta = {
  id: 'yaml-fullwidth',
  severity: 'error',
  explanation: {
    zh: [
      '属于格式的标点必须用半角。',
      '中文输入法的全角冒号、逗号、横线、引号和空格会被当作文字，前面的键就认不出来，它的内容也不会显示。',
      '输入格式符号时请切换到英文输入法，冒号和横线后面要有一个空格；文字内容里的全角标点不受影响。',
    ].join(''),
    en: [
      'Punctuation that is part of the notation is written with half-width characters.',
      'The full-width colon, comma, dash, quotation marks and blank of a Chinese keyboard are read as text, so the key before them is not found and what belongs to it is not shown.',
      'Switch the keyboard to English for the signs of the notation, and write a blank after a colon or a dash; inside of texts full-width punctuation is right.',
    ].join(' '),
  },
  bad: ['default：true', 'label: 中文，汉语'].join('\n'),
  good: ['default: true', 'label: 中文，汉语'].join('\n'),
};
