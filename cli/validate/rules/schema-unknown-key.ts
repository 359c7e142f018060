import { listedNames } from '../../diagnostics/listed-names.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';

export const schemaUnknownKey = {
  id: 'schema-unknown-key',
  severity: 'error',
  explanation: {
    zh: [
      '每个键都必须是格式里规定的。',
      '写在其他键下面的内容不会被采用，看起来再对，访客也看不到。',
      '请改正拼写；支持 YAML 的编辑器会列出每个位置可用的键。条目自己的字段，要先在栏目集合的 fields 里声明。',
    ].join(''),
    en: [
      'Every key is one that the site language knows.',
      'What stands under any other key is left aside, so visitors would not see it, however right it looks.',
      'Correct the spelling; an editor with YAML support lists the keys that are possible at each place. A field of your own is declared under fields of the collection.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: index, titel: 新闻 }',
  good: '- { id: news, paths: { zh: /news }, page: index, title: 新闻 }',
} as const satisfies RuleMeta;

const maxNamed = 12;

/** A key that the schema of its mapping does not have. */
export function unknownKey({ pointer, value, node }: Mistake, key: string): SchemaFinding {
  const known = Object.keys(node.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(value as object, name));
  const suggestion = nearestAmong(free)(key);
  const sentence = `"${key}" is no key that is known here`;
  const needsNames = suggestion === undefined && free.length > 0;
  return {
    rule: schemaUnknownKey,
    pointer: [...pointer, key],
    what: 'key',
    ...(needsNames
      ? listedNames(free, maxNamed, (list) => `${sentence}; there are ${list}`)
      : { message: sentence }),
    suggestion,
  };
}

/**
 * A key that stands for one that has to be there.
 * @param pointer of its mapping
 */
export const misspelledKey = (pointer: Pointer, written: string, name: string): SchemaFinding => ({
  rule: schemaUnknownKey,
  pointer: [...pointer, written],
  what: 'key',
  message: `"${written}" is no key that is known here, and "${name}" is missing`,
  suggestion: name,
});

/**
 * A key of an entry that its collection does not have.
 * @param known the keys that it may have
 * @param data what the front matter says
 */
export function unknownEntryKey(
  key: string,
  known: readonly string[],
  data: object,
): SchemaFinding {
  const suggestion = nearestAmong(known.filter((name) => !Object.hasOwn(data, name)))(key);
  const names = suggestion ? '' : `; there are ${known.join(', ')}`;
  const message = `"${key}" is no key of this collection${names}`;
  return { rule: schemaUnknownKey, pointer: [key], what: 'key', message, suggestion };
}
