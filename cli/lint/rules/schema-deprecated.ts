import type { Rule } from '../rule.ts';

export const schemaDeprecated: Rule = {
  id: 'schema-deprecated',
  severity: 'warning',
  explanation: {
    zh: '站点语言里已经停用的键暂时还有效，但以后的版本会去掉。提示里若写了替代的键，就改用它；没有替代的，可以直接删去。目前还没有停用的键。',
    en: 'A key that the site language gives up still works, and will not in a later version. Write the key that the message names in its place; where it names none, the key can go. No key is given up by now.',
  },
  bad: 'oldKey: 1',
  good: 'newKey: 1',
  *check({ deprecated }) {
    for (const { pointer, instead } of deprecated) {
      const key = String(pointer.at(-1));
      const rest = instead === undefined ? 'it can go' : `write ${instead} in its place`;
      yield {
        pointer,
        what: 'key',
        message: `"${key}" still works, but a later version will not know it; ${rest}`,
      };
    }
  },
};
