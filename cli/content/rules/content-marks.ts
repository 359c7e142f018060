import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentMarks: RuleMeta = {
  id: 'content-marks',
  severity: 'warning',
  explanation: {
    zh: [
      '正文的排版符号要写完整，不然访客看到的就是符号本身。',
      '标题的 ## 后面要空一格；链接写成 [文字](/地址)，括号用半角，中间不空格；加粗的 ** 前后成对；表头下面要有一行 |---|---|。',
      '一行字下面的 ---、#标题、长*宽*高 这类写法，排版规则与中文习惯读法不同，请按提示写明本意。',
      '照提示改正；能直接改好的，运行 site lint --fix 即可。',
    ].join(''),
    en: [
      'The marks of a text are written in full, else readers see the marks themselves.',
      'Behind the ## of a heading stands a blank, a link is [words](/address) with half-width brackets and no blank between them, the ** of bold words come in pairs, and below the head of a table stands a line |---|---|.',
      'Some signs, such as --- below a line, #heading without its blank, or stars inside of words, may mean two things: write which.',
      'Correct what is marked; site lint --fix does it where that is beyond doubt.',
    ].join(' '),
  },
  bad: '##能做什么',
  good: '## 能做什么',
};
