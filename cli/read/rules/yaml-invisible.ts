import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlInvisible: RuleMeta = {
  id: 'yaml-invisible',
  severity: 'error',
  explanation: {
    zh: '键名、编号、路径、代码和链接里不能有看不见的字符（零宽空格、软连字符等）。它们多半是从网页或文档里复制来的：看上去一样，却与没有它的写法不同，所以键认不出来，链接也打不开。请删掉它们；普通文字里的不受影响。',
    en: 'No invisible character (zero-width space, soft hyphen and the like) stands in a key, an id, a path, a code or a link. Most come with what was copied from a page or a document: it looks the same and is not, so the key is not known and the link leads nowhere. Remove them; ordinary text may hold them.',
  },
  bad: 'ti\u200btle: 首页',
  good: 'title: 首页',
};
