import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentLost: RuleMeta = {
  id: 'content-lost',
  severity: 'error',
  explanation: {
    zh: [
      '注释以及内容不予显示的标签，必须有结尾。',
      '没有结尾，后面的文字就全被当作它的内容，访客看不到，而且察觉不到少了什么。',
      '请在该结束的地方写上 --> 之类的结尾，或删去它的开头。',
    ].join(''),
    en: [
      'A comment, or a tag whose inside is not shown, is closed.',
      'Otherwise all that follows counts as its inside, and visitors miss the rest of the text without noticing.',
      'Write what closes it, such as -->, where it ends, or take its beginning out.',
    ].join(' '),
  },
  bad: '<!-- 备注',
  good: '<!-- 备注 -->',
};
