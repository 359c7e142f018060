import type { Mistake } from './mistake.ts';
import { showValue } from './show-value.ts';

const wantedNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping (key: value)',
  array: 'a list',
};

/** The types that a value may have, by an error about its type. */
export function wantedTypes({ params: { type } }: Mistake['error']): readonly string[] {
  return (Array.isArray(type) ? type : [type]).map(String);
}

/** What a value of the wrong kind should be instead, in a sentence. */
export function typeSentence({ error, pointer, value, node }: Mistake): string {
  const types = wantedTypes(error);
  const wanted = node['x-expects'] ?? types.map((name) => wantedNames[name] ?? name).join(' or ');
  const key = pointer.at(-1);
  if (value === null && typeof key === 'string') {
    return `nothing stands after "${key}:"; expected ${wanted}`;
  }
  const isQuoted =
    typeof value === 'string' &&
    ((types.includes('boolean') && /^(?:true|false)$/.test(value)) ||
      (/^(?:integer|number)$/.test(types.join('')) && /^-?\d+$/.test(value)));
  if (isQuoted) return `"${value}" in quotes is text; write ${value} without them`;
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  const hint = isScalar && types.includes('string') ? `; write "${value}" with the quotes` : '';
  return `${showValue(value)} is not what belongs here; expected ${wanted}${hint}`;
}
