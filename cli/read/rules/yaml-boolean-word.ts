import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlBooleanWord = {
  id: 'yaml-boolean-word',
  severity: 'error',
  explanation: {
    zh: '要填“是”或“否”的地方只写 true 或 false。yes、no、on、off 之类的英文单词，还有中文的“是”和“否”，在现行的 YAML 里都只是普通文字，不会被当作真或假，设置也就不起作用。改成 true 或 false 即可。',
    en: 'Where a key wants true or false, nothing else will do. In YAML 1.2 yes, no, on, off, y and n are mere text, and so are their Chinese counterparts. Write true or false.',
  },
  bad: 'hideInMenu: yes',
  good: 'hideInMenu: true',
} as const satisfies RuleMeta;

/** Words that say yes or no, and that YAML 1.2 reads as text. */
const words: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  on: true,
  off: false,
  y: true,
  n: false,
  是: true,
  否: false,
};

/**
 * That a word is written where true or false is wanted.
 * @param written the word with its quotes, if it has any: then it is meant to be text
 */
export function booleanWordFinding(range: {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}): ReadFinding | undefined {
  const { start, end, written } = range;
  const folded = written.toLowerCase();
  const meant = Object.hasOwn(words, folded) ? String(words[folded]) : undefined;
  if (meant === undefined) return undefined;
  return {
    rule: yamlBooleanWord,
    message: `${written} is read as text; write ${meant}`,
    start,
    end,
    fix: { safe: true, edits: [{ start, end, text: meant }] },
  };
}
