import { unsafeMessage, unsafeScheme } from '../addresses/unsafe-address.ts';
import type { Mistake } from './mistake.ts';
import { unlistedName, unlistedValue } from './rules/schema-enum.ts';
import { misspelledName, misspelledValue } from './rules/schema-pattern.ts';
import { noBlockName, wrongType } from './rules/schema-type.ts';
import { unknownBlock } from './rules/schema-unknown-block.ts';
import { outOfLimits, repeatedItem } from './rules/schema-value.ts';
import { wrongVersion } from './rules/schema-version.ts';
import type { SchemaFinding } from './schema-finding.ts';
import { siteNode } from './schema-node.ts';

function wrongBlock({ error, pointer, definitions }: Mistake): SchemaFinding | undefined {
  const { tagValue, error: kind } = error.params;
  // A type that is missing is reported as a missing key.
  if (tagValue === undefined) return undefined;
  const type = [...pointer, 'type'];
  return kind === 'tag' || typeof tagValue !== 'string'
    ? noBlockName(type, tagValue)
    : unknownBlock(type, tagValue, definitions);
}

function wrongName(mistake: Mistake): SchemaFinding {
  const name = String(mistake.error.params.propertyName);
  const allowed = mistake.node.propertyNames?.enum;
  return allowed ? unlistedName(mistake, name, allowed) : misspelledName(mistake, name);
}

/** An address that runs a script: the rule is about all links, wherever they stand. */
function unsafeLink({ pointer, value, node }: Mistake): SchemaFinding | undefined {
  const scheme = node.pattern?.includes('https?:') && unsafeScheme(String(value));
  if (!scheme) return undefined;
  const rule = { id: 'link-scheme', severity: 'error' } as const;
  return { rule, pointer, what: 'value', message: unsafeMessage(scheme) };
}

/** The finding of an error about a value or a name; undefined where that of another error says the same. */
export function valueFinding(mistake: Mistake): SchemaFinding | undefined {
  const { error, node } = mistake;
  // Reported with the error about the names as a whole.
  if (error.propertyName !== undefined) return undefined;
  switch (error.keyword) {
    case 'type':
    // true, where false alone has a meaning.
    case 'not':
      return wrongType(mistake);
    case 'const':
      return node === siteNode.properties?.version ? wrongVersion(mistake) : unlistedValue(mistake);
    case 'enum':
      return unlistedValue(mistake);
    case 'discriminator':
      return wrongBlock(mistake);
    case 'propertyNames':
      return wrongName(mistake);
    case 'pattern':
      return unsafeLink(mistake) ?? misspelledValue(mistake);
    case 'uniqueItems':
      return repeatedItem(mistake);
    default:
      return outOfLimits(mistake);
  }
}
