import type { Validate } from 'virtual:site-validator';
import { builtInDefinitions, type Definitions } from '../../schema/blocks/block-definitions.ts';
import { keyFindings } from './key-findings.ts';
import { lostIndents } from './lost-indent.ts';
import { type Mistake, mistakeOf } from './mistake.ts';
import type { SchemaFinding } from './schema-finding.ts';
import type { SchemaNode } from './schema-node.ts';
import { valueFinding } from './value-finding.ts';

const isBelow =
  (path: string) =>
  (other: string): boolean =>
    other.startsWith(`${path}/`);

/** All mistakes as findings, those about the keys of one object together. */
function findingsOf(all: readonly Mistake[]): SchemaFinding[] {
  const lost = lostIndents(all);
  const mistakes = all.filter((each) => !lost.some((one) => one.mistakes.has(each)));
  // What is of the wrong type is not reported as too small as well.
  const misshapen = new Set(
    mistakes.flatMap(({ error }) => (error.keyword === 'type' ? error.instancePath : [])),
  );
  const byObject = new Map<string, { missing: Mistake[]; unknown: Mistake[] }>();
  const findings: SchemaFinding[] = lost.map(({ finding }) => finding);
  for (const mistake of mistakes) {
    const { keyword, instancePath } = mistake.error;
    if (keyword === 'required' || keyword === 'additionalProperties') {
      const object = byObject.get(instancePath) ?? { missing: [], unknown: [] };
      object[keyword === 'required' ? 'missing' : 'unknown'].push(mistake);
      byObject.set(instancePath, object);
    } else if (keyword === 'minItems' && [...misshapen].some(isBelow(instancePath))) {
      // What stands in the list is no item of it: nobody knows how many there are meant to be.
    } else if (keyword === 'type' || !misshapen.has(instancePath)) {
      const finding = valueFinding(mistake);
      if (finding) findings.push(finding);
    }
  }
  for (const { missing, unknown } of byObject.values()) {
    for (const each of keyFindings(missing, unknown)) findings.push(each);
  }
  return findings;
}

/**
 * What a compiled validator finds wrong with a value, in words.
 * @param node the schema that it was compiled from
 * @param definitions those of the site's language
 */
export function shapeFindings(
  validate: Validate,
  value: unknown,
  node: SchemaNode,
  definitions: Definitions = builtInDefinitions,
): readonly SchemaFinding[] {
  if (validate(value)) return [];
  return findingsOf(
    (validate.errors ?? []).map((error) => mistakeOf(error, value, node, definitions)),
  );
}
