import { expect } from 'vitest';
import { readPlainYaml } from '../../../cli/read/plain/plain-yaml.ts';
import { parseYaml } from '../../../cli/read/yaml.ts';

/**
 * Asserts that what the plain reader reads is what the parser reads, with nothing wrong in it.
 * @returns whether the plain reader read the text at all
 */
export function plainAgrees(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain === undefined) return false;
  const { root, errors, anchors, secondDocument, tooDeep, complete } = parseYaml(text);
  expect({ errors, anchors, secondDocument, tooDeep, complete }).toEqual({
    errors: [],
    anchors: [],
    secondDocument: undefined,
    tooDeep: undefined,
    complete: true,
  });
  expect(plain).toEqual(root);
  return true;
}
