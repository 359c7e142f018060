import type { ReadFinding } from './read-rules.ts';

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
export function booleanWordFinding(place: {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}): ReadFinding | undefined {
  const { start, end, written } = place;
  const folded = written.toLowerCase();
  const meant = Object.hasOwn(words, folded) ? String(words[folded]) : undefined;
  if (meant === undefined) return undefined;
  return {
    rule: 'yaml-boolean-word',
    message: `${written} is read as text; write ${meant}`,
    start,
    end,
    fix: { safe: true, edits: [{ start, end, text: meant }] },
  };
}
