import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlCommentCut: RuleMeta = {
  id: 'yaml-comment-cut',
  severity: 'warning',
  explanation: {
    zh: '空格后面的 # 会开始一段注释，它后面的字不再属于这一行的内容。标题如“C #1 教学楼”会只剩下“C”。如果 # 属于文字，就把整段文字放进引号；如果确实是注释，在 # 后面空一格。',
    en: 'A # behind a blank starts a comment, and what follows is no part of the text: of a title “C #1 school” only “C” is left. Where the # belongs to the text, put all of it in quotes. Where it is a comment indeed, leave a blank behind the #.',
  },
  bad: 'title: C #1 教学楼',
  good: 'title: "C #1 教学楼"',
};
