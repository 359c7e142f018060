import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlUnusedAnchor: RuleMeta = {
  id: 'yaml-unused-anchor',
  severity: 'warning',
  explanation: {
    zh: '用 &名字 做了标记的内容，后面应当有 *名字 来引用它。没有引用，标记就没有用处，也可能是引用的名字写错了。删去标记，或补上引用。',
    en: 'What is marked with &name is repeated somewhere behind it by *name. A mark that nothing repeats does nothing, and may be a sign that the other name is misspelled. Remove the mark, or write the alias.',
  },
  bad: 'title: &unused 分享',
  good: 'title: 分享',
};
