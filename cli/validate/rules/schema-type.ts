import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { writeScalar } from '../../diagnostics/write-scalar.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { childNode, nodeFor } from '../schema-node.ts';
import { showValue } from '../show-value.ts';

export const schemaType = {
  id: 'schema-type',
  severity: 'error',
  explanation: {
    zh: [
      '每个值都要符合它的键所要求的种类。',
      '文字、数字、真假、列表和一组键各有各的位置；放错了，程序就没法使用你写的内容。',
      '请按提示书写：看起来像数字的文字要加引号，是与否写 true 和 false，键的后面不能空着。',
    ].join(''),
    en: [
      'Every value is of the kind that its key wants.',
      'Text, numbers, true or false, lists and mappings each have their place; in any other the program cannot use what you wrote.',
      'Write what the message expects: text that looks like a number goes in quotes, true and false stand for yes and no, and a key never goes without its value.',
    ].join(' '),
  },
  bad: '- { id: talk, paths: { zh: /talk }, page: , hideInMenu: maybe }',
  good: '- { id: talk, paths: { zh: /talk }, page: index, hideInMenu: true }',
} as const satisfies RuleMeta;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping (key: value)',
  array: 'a list',
};

/** The types that a value may have, by an error about its type. */
function expectedTypes({ params: { type } }: Mistake['error']): readonly string[] {
  return (Array.isArray(type) ? type : [type]).map(String);
}

/** Whether a list of texts belongs here, of which the value may be the only one. */
function takesTexts({ error, value, node, definitions }: Mistake): boolean {
  const isShort = typeof value === 'string' && value !== '' && !value.includes('\n');
  const item = nodeFor(childNode(node, 0), value, definitions);
  return isShort && expectedTypes(error).join() === 'array' && item.type === 'string';
}

/** What a value of the wrong kind should be instead, in a sentence. */
function typeSentence(mistake: Mistake): string {
  const { error, pointer, value, node } = mistake;
  const types = expectedTypes(error);
  const expected = node['x-expects'] ?? types.map((name) => typeNames[name] ?? name).join(' or ');
  const key = pointer.at(-1);
  if (value === null && typeof key === 'string') {
    return `nothing stands after "${key}:"; expected ${expected}`;
  }
  const isQuoted =
    typeof value === 'string' &&
    ((types.includes('boolean') && /^(?:true|false)$/.test(value)) ||
      (/^(?:integer|number)$/.test(types.join('')) && /^-?\d+$/.test(value)));
  if (isQuoted) return `"${value}" in quotes is text; write ${value} without them`;
  if (typeof value === 'string' && takesTexts(mistake)) {
    return `${showValue(value)} is not what belongs here; expected ${expected}; did you mean [${writeScalar('', value)}]?`;
  }
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  const hint = isScalar && types.includes('string') ? `; write "${value}" with the quotes` : '';
  return `${showValue(value)} is not what belongs here; expected ${expected}${hint}`;
}

/** A value of another type than its key expects. */
export const wrongType = (mistake: Mistake): SchemaFinding => ({
  rule: schemaType,
  pointer: mistake.pointer,
  what: 'value',
  message: typeSentence(mistake),
  mismatch: { expected: expectedTypes(mistake.error), value: mistake.value },
});

/** A type of a block that is no name. */
export const noBlockName = (pointer: Pointer, value: unknown): SchemaFinding => ({
  rule: schemaType,
  pointer,
  what: 'value',
  message: `${showValue(value)} is not what belongs here; expected the name of a block`,
});

/**
 * A key without a value, as what was meant to stand below it is not indented.
 * @param below the keys behind it
 */
export function unindentedKeys(pointer: Pointer, below: readonly string[]): SchemaFinding {
  const names = below.map((name) => `"${name}"`).join(' and ');
  const message = `nothing stands below "${pointer.at(-1)}:", as ${names} behind it ${below.length > 1 ? 'are' : 'is'} not indented further`;
  return { rule: schemaType, pointer, what: 'key', message };
}
