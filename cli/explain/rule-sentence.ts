import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** The first sentence of a text: up to its first full stop, Chinese or not. */
function firstSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const end = /。|[.!?](?=\s|$)/.exec(line);
  return end ? line.slice(0, end.index + end[0].length) : line;
}

/** A rule in one sentence; in Chinese where it has no English text. */
export const ruleSentence = ({ explanation }: RuleMeta): string =>
  firstSentence(explanation.en || explanation.zh);
