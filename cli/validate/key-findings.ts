import { listedNames } from '../diagnostics/listed-names.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { Mistake } from './mistake.ts';
import type { SchemaFinding } from './schema-rules.ts';

const maxNamed = 12;

function unknownKey(mistake: Mistake, key: string): SchemaFinding {
  const { pointer, value, node } = mistake;
  const known = Object.keys(node.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(value as object, name));
  const suggestion = nearestAmong(free)(key);
  const said = `"${key}" is no key that is known here`;
  const isTold = suggestion !== undefined || free.length === 0;
  return {
    rule: 'schema-unknown-key',
    pointer: [...pointer, key],
    what: 'key',
    ...(isTold
      ? { message: said }
      : listedNames(free, maxNamed, (list) => `${said}; there are ${list}`)),
    suggestion,
  };
}

/**
 * Keys that are missing from one object and keys that it should not have. A missing key whose name is
 * misspelled is one mistake, not two.
 */
export function keyFindings(
  missing: readonly Mistake[],
  unknown: readonly Mistake[],
): SchemaFinding[] {
  const findings: SchemaFinding[] = [];
  const told = new Set<string>();
  for (const { error, pointer, value, node } of missing) {
    const name = String(error.params.missingProperty);
    const strangers = Object.keys(value as object).filter(
      (key) => !told.has(key) && !Object.hasOwn(node.properties ?? {}, key),
    );
    const written = nearestAmong(strangers)(name);
    if (written === undefined) {
      const message = `the key "${name}" is missing here`;
      findings.push({ rule: 'schema-required', pointer, what: 'key', message });
    } else {
      told.add(written);
      findings.push({
        rule: 'schema-unknown-key',
        pointer: [...pointer, written],
        what: 'key',
        message: `"${written}" is no key that is known here, and "${name}" is missing`,
        suggestion: name,
      });
    }
  }
  for (const mistake of unknown) {
    const key = String(mistake.error.params.additionalProperty);
    if (!told.has(key)) findings.push(unknownKey(mistake, key));
  }
  return findings;
}
