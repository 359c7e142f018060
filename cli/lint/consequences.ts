import type { ReadResult } from '../read/read-result.ts';
import type { Finding, Rule } from './rule.ts';

/** Rules about what is not there in a language. */
const lacksLanguage: ReadonlySet<string> = new Set([
  'language-missing-partner',
  'translation-missing',
]);

/**
 * Tells whether something was only found because of a mistake in the notation, which is told already: a key that
 * stands twice is left out of the data, so it may be the language that seems to be missing, and what it holds may
 * name what seems to be unused.
 */
export function consequences({
  diagnostics,
  locate,
}: ReadResult): (finding: Finding, rule: Rule) => boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return () => false;
  const twice = errors.filter(({ rule }) => rule === 'yaml-duplicate-key');
  return ({ pointer }, { id }) => {
    if (id.endsWith('-unused')) return true;
    if (!lacksLanguage.has(id)) return false;
    const { start, end } = locate(pointer, 'value');
    return twice.some((each) => each.start >= start && each.end <= end);
  };
}
