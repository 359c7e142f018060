import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const schemaVersion: RuleMeta = {
  id: 'schema-version',
  severity: 'error',
  explanation: {
    zh: 'version 说明这个文件用的是第几版的站点语言，现在只有第 1 版。写别的数，程序就不知道该怎样理解其余的内容。写 version: 1；如果文件来自更新的版本，请先更新程序。',
    en: 'The key version says in which version of the site language a file is written; there is version 1. With another one nobody knows how the rest is meant. Write version: 1, or use a newer program where the file comes from one.',
  },
  bad: 'version: 2',
  good: 'version: 1',
};
