import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import { keyName, type SourceNode } from '../source-node.ts';

export const yamlKeyType = {
  id: 'yaml-key-type',
  severity: 'error',
  explanation: {
    zh: [
      '键必须是词。',
      '数字、true、false 不能当名称用，写在键的位置上，就没法凭它找到页面、路由或文字。',
      '请取一个以字母开头的名称，例如 notFound；true 这样的词要加引号。',
    ].join(''),
    en: [
      'Keys are words.',
      'A number, true or false in the place of a key is no name by which a page, a route or a text could be found.',
      'Choose a name that starts with a letter, such as notFound; a word such as true goes in quotes.',
    ].join(' '),
  },
  bad: '404: { blocks: [{ type: status, code: 404 }] }',
  good: 'notFound: { blocks: [{ type: status, code: 404 }] }',
} as const satisfies RuleMeta;

function messageOf(key: SourceNode): string {
  if (key.kind !== 'scalar') return 'a key is a word; an alias, a list or a mapping cannot be one';
  if (key.value === null) return 'a key is missing before this colon';
  return typeof key.value === 'number'
    ? `a key is a word, and ${key.written} is a number; choose a name that starts with a letter`
    : `a key is a word; put ${key.written} in quotes`;
}

/** A key that is no word. */
export function wrongKeyType(key: SourceNode): ReadFinding | undefined {
  if (keyName(key) !== undefined) return undefined;
  return { rule: yamlKeyType, message: messageOf(key), start: key.start, end: key.end };
}
