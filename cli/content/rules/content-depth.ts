import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentDepth: RuleMeta = {
  id: 'content-depth',
  severity: 'error',
  explanation: {
    zh: [
      '正文里的引用、列表、表格和标签不能嵌套或重复得太多。',
      '这样的正文没有人读得了，程序处理起来也太慢；多半是手误，例如按住了某个键，或者标签一直没有关闭。',
      '请删去多余的符号，关闭标签，或把正文拆开；最多可以嵌套 50 层，表格每行 200 格，每段 2000 个 * 之类的符号。',
    ].join(''),
    en: [
      'Quotes, lists, tables and tags of a text are not nested or repeated beyond reason.',
      'No visitor can read such a text, and making a page of it would take the program too long; mostly a slip is behind it, such as a key held down or tags that are never closed.',
      'Take the surplus signs out, close the tags, or split the text; there is room for 50 levels, 200 cells in a row of a table and 2000 signs such as * in a paragraph.',
    ].join(' '),
  },
  bad: '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> 深',
  good: ['> 引', '>> 用'].join('\n'),
};
