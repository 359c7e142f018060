import { nearestAmong } from '../diagnostics/nearest.ts';
import type { Mistake } from './mistake.ts';
import { missingKey } from './rules/schema-required.ts';
import { misspelledKey, unknownKey } from './rules/schema-unknown-key.ts';
import type { SchemaFinding } from './schema-finding.ts';

/** Whether a text begins with a key, and no letter of a longer one behind it: `title。{ zh`. */
const beginsWith =
  (name: string) =>
  (text: string): boolean =>
    text.startsWith(name) && /^[^\p{L}\p{N}_-]/u.test(text.slice(name.length));

/**
 * Keys that are missing from one object and keys that it should not have. A missing key whose name is
 * misspelled is one mistake, not two.
 */
export function keyFindings(
  missing: readonly Mistake[],
  unknown: readonly Mistake[],
): SchemaFinding[] {
  const misspelled = new Set<string>();
  const findings = missing.flatMap(({ error, pointer, value, node }): SchemaFinding[] => {
    const name = String(error.params.missingProperty);
    const strangers = Object.keys(value as object).filter(
      (key) => !misspelled.has(key) && !Object.hasOwn(node.properties ?? {}, key),
    );
    const written = nearestAmong(strangers)(name);
    if (written === undefined)
      return strangers.some(beginsWith(name)) ? [] : [missingKey(pointer, name)];
    misspelled.add(written);
    return [misspelledKey(pointer, written, name)];
  });
  for (const mistake of unknown) {
    const key = String(mistake.error.params.additionalProperty);
    if (!misspelled.has(key)) findings.push(unknownKey(mistake, key));
  }
  return findings;
}
