import { applyFixes } from '../../diagnostics/apply-fixes.ts';
import type { ReadFinding } from '../read-finding.ts';
import { yamlIndicators } from '../yaml.ts';

/** Characters that are read again to find which repairs are safe, where not all of them are. */
const maxCharacters = 3_000_000;

/** Whether a text has a comment, an anchor or the like that another text does not have. */
function addsIndicator(text: string, before: ReadonlyMap<string, number>): boolean {
  for (const [indicator, count] of yamlIndicators(text)) {
    if (count > (before.get(indicator) ?? 0)) return true;
  }
  return false;
}

/**
 * Makes guesses of safe repairs that turn what was text into a comment, an anchor, an alias, a tag or the like: a
 * blank behind a dash may let the parser read signs on the lines below it for what they never were.
 * The repairs are taken together, in the order of the file, as `--fix` makes them.
 */
export function safeTogether(text: string, findings: readonly ReadFinding[]): ReadFinding[] {
  const safe = findings.filter(({ fix }) => fix?.safe).sort((a, b) => a.start - b.start);
  if (safe.length === 0) return [...findings];
  const before = yamlIndicators(text);
  const isNew = (each: readonly ReadFinding[]): boolean => {
    const fixes = each.flatMap(({ fix }) => (fix ? [fix] : []));
    return addsIndicator(applyFixes(text, fixes).text, before);
  };
  if (!isNew(safe)) return [...findings];
  const kept: ReadFinding[] = [];
  let tries = Math.floor(maxCharacters / (text.length + 1));
  for (const each of safe) {
    if (tries <= 0) break;
    tries -= 1;
    if (!isNew([each]) && !isNew([...kept, each])) kept.push(each);
  }
  const isKept = new Set(kept);
  return findings.map((each) =>
    each.fix?.safe && !isKept.has(each) ? { ...each, fix: { ...each.fix, safe: false } } : each,
  );
}
