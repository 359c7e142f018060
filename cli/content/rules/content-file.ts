import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentFile: RuleMeta = {
  id: 'content-file',
  severity: 'warning',
  explanation: {
    zh: [
      '栏目集合文件夹里的每个文件，要么是条目，要么被某个条目引用。',
      '其他文件访客永远看不到：正文不以 .md 结尾，别处就链接不到它，甚至根本不会被读取；没有条目引用的图片只是白占地方。',
      '正文请以 .md 结尾，图片和附件请在条目里引用，不用的请删去；指向别处的快捷链接请换成文件本身。',
    ].join(''),
    en: [
      'Every file among the entries of a collection is an entry, or one names it.',
      'Visitors never see any other: a text with another ending than .md cannot be linked to or is not read at all, and a picture that no text shows only takes up room.',
      'Let texts end in .md, name the file in an entry, or take it away; put the file itself in the place of a link to it.',
    ].join(' '),
  },
  bad: 'content/zh/news/other.markdown',
  good: 'content/zh/news/other.md',
};
