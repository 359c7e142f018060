import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import { keyName, type SourceNode } from '../source-node.ts';

export const yamlReservedKey = {
  id: 'yaml-reserved-key',
  severity: 'error',
  explanation: {
    zh: [
      '键不能用 JavaScript 自己保留的名称。',
      '__proto__、constructor 和 prototype 在浏览器里另有含义，写在它们下面的内容会丢失，甚至让页面出错。',
      '请换一个名称。',
    ].join(''),
    en: [
      'Keys have no name that JavaScript keeps to itself.',
      '__proto__, constructor and prototype mean something of their own in the browser, so what stands under them would be lost or break the page.',
      'Choose another name.',
    ].join(' '),
  },
  bad: '__proto__: { blocks: [{ type: search }] }',
  good: 'proto: { blocks: [{ type: search }] }',
} as const satisfies RuleMeta;

const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether JavaScript keeps a name to itself, so that it cannot be a key. */
export const isReservedName = (name: string): boolean => reservedNames.has(name);

/** A key with a name that JavaScript keeps to itself. */
export function reservedKey(key: SourceNode): ReadFinding | undefined {
  const name = keyName(key);
  if (name === undefined || !isReservedName(name)) return undefined;
  const message = `"${name}" cannot be a key; choose another name`;
  return { rule: yamlReservedKey, message, start: key.start, end: key.end };
}
