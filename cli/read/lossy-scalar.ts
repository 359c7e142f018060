import type { Fix } from '../diagnostics/diagnostic.ts';
import type { ReadFinding } from './read-rules.ts';
import type { ScalarNode } from './source-node.ts';

type Written = { readonly start: number; readonly end: number; readonly written: string };

/** That a number or word is not read as it is written, with what mends it where text is meant. */
export const lossyFinding = (
  { start, end, written }: Written,
  value: number | boolean,
  isText: boolean,
): ReadFinding => {
  const what = typeof value === 'number' ? `the number ${value}` : String(value);
  const fix: Fix = { safe: isText, edits: [{ start, end, text: `"${written}"` }] };
  const message = `${written} is read as ${what}; put it in quotes, so that it stays as it is written`;
  return { rule: 'yaml-lossy-scalar', message, start, end, fix };
};

/** A whole number with more digits than a number can keep, such as an id from elsewhere. */
export function lostDigits(node: ScalarNode): ReadFinding | undefined {
  const { plain, value } = node;
  if (!plain || typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) {
    return undefined;
  }
  return lossyFinding(node, value, false);
}
