import type { RuleText } from '../rule-text.ts';

export const contentMarks: RuleText = {
  id: 'content-marks',
  severity: 'warning',
  explanation: {
    zh: [
      '正文的排版符号要写完整，不然访客看到的就是符号本身。',
      '标题的 ## 后面要空一格；链接的括号用半角的 [文字](/地址)，不用【】和（）。',
      '照提示改正，或运行 site lint --fix，它会改好。',
    ].join(''),
    en: [
      'The marks of a text are written in full, else readers see the marks themselves.',
      'Behind the ## of a heading stands a blank, and a link has half-width brackets: [words](/address).',
      'Correct what is marked, or let site lint --fix do it.',
    ].join(' '),
  },
  bad: '##能做什么',
  good: '## 能做什么',
};
