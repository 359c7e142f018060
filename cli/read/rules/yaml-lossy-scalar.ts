import type { Fix } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { ScalarNode } from '../source-node.ts';

export const yamlLossyScalar = {
  id: 'yaml-lossy-scalar',
  severity: 'error',
  explanation: {
    zh: '读到的必须就是写下的。不加引号的 007 会读成 7，1e5 会读成 100000，0x1f 会读成 31，二十位的编号会丢掉最后几位；而这里要的是文字。给它加上引号。日期如 2026-03-18 在 YAML 1.2 里本来就是文字，不受影响。',
    en: 'What is read is what is written. Without quotes 007 becomes 7, 1e5 becomes 100000, 0x1f becomes 31, and an id of twenty digits loses the last ones. Where text is meant, put it in quotes. Days such as 2026-03-18 are text in YAML 1.2 and stay as they are.',
  },
  bad: 'name: 007',
  good: 'name: "007"',
} as const satisfies RuleMeta;

type Written = { readonly start: number; readonly end: number; readonly written: string };

/** That a number or word is not read as it is written, with the fix for where text is meant. */
export const lossyFinding = (
  { start, end, written }: Written,
  value: number | boolean,
  isText: boolean,
): ReadFinding => {
  const what = typeof value === 'number' ? `the number ${value}` : String(value);
  const fix: Fix = { safe: isText, edits: [{ start, end, text: `"${written}"` }] };
  const message = `${written} is read as ${what}; put it in quotes, so that it stays as it is written`;
  return { rule: yamlLossyScalar, message, start, end, fix };
};

/** A whole number with more digits than a number can keep, such as an id from elsewhere. */
export function lostDigits(node: ScalarNode): ReadFinding | undefined {
  const { plain, value } = node;
  if (!plain || typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) {
    return undefined;
  }
  return lossyFinding(node, value, false);
}
