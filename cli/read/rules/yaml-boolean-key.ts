import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import { keyName, type SourceNode } from '../source-node.ts';

export const yamlBooleanKey = {
  id: 'yaml-boolean-key',
  severity: 'warning',
  explanation: {
    zh: '键名如果正好是 yes、no、on、off，要加引号。本站的程序把它们读作文字，但许多编辑器和旧工具会读成 true 或 false，例如把挪威语的代码 no 读成“否”。加上引号就没有歧义。',
    en: 'A key that is called yes, no, on or off stands in quotes. This program reads it as a word, but many editors and older tools read true or false: the code of Norwegian, no, becomes false. Quotes leave no doubt.',
  },
  bad: 'on: 线上活动',
  good: '"on": 线上活动',
} as const satisfies RuleMeta;

/** What YAML 1.1, and with it many an editor, takes for true or false. */
const booleanWord = /^(?:yes|no|on|off)$/i;

/** A key without quotes that other programs read as true or false. */
export function booleanKey(key: SourceNode): ReadFinding | undefined {
  const name = keyName(key) ?? '';
  if (key.kind !== 'scalar' || !key.plain || !booleanWord.test(name)) return undefined;
  const { start, end } = key;
  const fix = { safe: true, edits: [{ start, end, text: `"${name}"` }] };
  const message = `some programs read the key ${name} as true or false; put it in quotes`;
  return { rule: yamlBooleanKey, message, start, end, fix };
}
