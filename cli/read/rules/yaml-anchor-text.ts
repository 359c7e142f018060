import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlAnchorText: RuleMeta = {
  id: 'yaml-anchor-text',
  severity: 'error',
  explanation: {
    zh: [
      '以 & 开头的文字要放进引号。',
      'YAML 把 & 和紧跟着的字当作标记的名字，不当作文字，读者就看不到这几个字。',
      '请给整段文字加上引号；从网页上复制来的 &quot;、&nbsp; 之类，改成它们代表的字符更好。',
    ].join(''),
    en: [
      'A text that begins with & goes in quotes.',
      'Without them & and what is right behind it are read as the name of a mark, not as text, and readers do not see these words.',
      'Put the whole text in quotes. Where it was copied from a web page and has &quot;, &nbsp; or the like, it is better to write the characters that they stand for.',
    ].join(' '),
  },
  bad: 'title: &更多 共享图书馆',
  good: 'title: "&更多 共享图书馆"',
};
