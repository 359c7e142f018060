import { completedAddress } from '../addresses/completed-address.ts';
import { unsafeMessage, unsafeScheme } from '../addresses/unsafe-address.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { completedDay } from './completed-day.ts';
import { limitSentence } from './limit-sentence.ts';
import type { Mistake } from './mistake.ts';
import { blockTypes, siteNode } from './schema-node.ts';
import type { SchemaFinding } from './schema-rules.ts';
import { showValue } from './show-value.ts';
import { typeSentence, wantedTypes } from './type-sentence.ts';

function oneOfThese({ error, pointer, value }: Mistake): SchemaFinding {
  const { allowedValues, allowedValue } = error.params;
  const allowed = (Array.isArray(allowedValues) ? allowedValues : [allowedValue]).map(String);
  return {
    rule: 'schema-enum',
    pointer,
    what: 'value',
    message: `${showValue(value)} does not fit here; expected ${allowed.join(' or ')}`,
    suggestion: typeof value === 'string' ? nearestAmong(allowed)(value) : undefined,
  };
}

function unknownBlock({ error, pointer }: Mistake): SchemaFinding | undefined {
  const { tagValue, error: kind } = error.params;
  // A type that is missing is told as a missing key.
  if (tagValue === undefined) return undefined;
  const place = { pointer: [...pointer, 'type'], what: 'value' } as const;
  if (kind === 'tag' || typeof tagValue !== 'string') {
    const message = `${showValue(tagValue)} is not what belongs here; expected the name of a block`;
    return { rule: 'schema-type', ...place, message };
  }
  const suggestion = nearestAmong(blockTypes)(tagValue);
  const rest = suggestion ? '' : `; there are ${blockTypes.join(', ')}`;
  return {
    rule: 'schema-unknown-block',
    ...place,
    message: `"${tagValue}" is no block${rest}`,
    suggestion,
  };
}

function wrongName({ error, pointer, node }: Mistake): SchemaFinding {
  const name = String(error.params.propertyName);
  const names = node.propertyNames as
    | { enum?: readonly string[]; 'x-expects'?: string }
    | undefined;
  const place = { pointer: [...pointer, name], what: 'key' } as const;
  if (names?.enum) {
    return {
      rule: 'schema-enum',
      ...place,
      message: `"${name}" does not fit here; expected ${names.enum.join(' or ')}`,
      suggestion: nearestAmong(names.enum)(name),
    };
  }
  const message = `"${name}" cannot be a name here; expected ${names?.['x-expects'] ?? 'another spelling'}`;
  return { rule: 'schema-pattern', ...place, message };
}

function repeatedItem({ error, pointer, value }: Mistake): SchemaFinding {
  // The validator names two of the same, in no order of their own.
  const at = Math.max(Number(error.params.i), Number(error.params.j));
  const item = (value as readonly unknown[])[at];
  const message = `${showValue(item)} stands twice in this list`;
  return { rule: 'schema-value', pointer: [...pointer, at], what: 'value', message };
}

function wrongVersion({ error, pointer, value }: Mistake): SchemaFinding {
  const known = Number(error.params.allowedValue);
  const message =
    value === String(known)
      ? `"${value}" in quotes is text; write ${known} without them`
      : typeof value === 'number' && value > known
        ? `this file is written in version ${value} of the site language; this program knows version ${known}: use a newer one, or write ${known}`
        : `${showValue(value)} is no version of the site language; write ${known}`;
  return { rule: 'schema-version', pointer, what: 'value', message };
}

/** What is meant by a value that is nearly what its pattern wants: an address or a day. */
function meantValue(value: string, pattern: string): string | undefined {
  if (pattern.startsWith('^(/')) return completedAddress(value, pattern);
  return pattern.startsWith('^[0-9]{4}-') ? completedDay(value, pattern) : undefined;
}

/** What an error about a value or a name says; undefined where another error says it. */
export function valueFinding(mistake: Mistake): SchemaFinding | undefined {
  const { error, pointer, value, node } = mistake;
  // Told by the error about the names as a whole.
  if (error.propertyName !== undefined) return undefined;
  switch (error.keyword) {
    case 'type':
    // true, where false alone has a meaning.
    case 'not':
      return {
        rule: 'schema-type',
        pointer,
        what: 'value',
        message: typeSentence(mistake),
        slip: { wanted: wantedTypes(error), value },
      };
    case 'const':
      return node === siteNode.properties?.version ? wrongVersion(mistake) : oneOfThese(mistake);
    case 'enum':
      return oneOfThese(mistake);
    case 'discriminator':
      return unknownBlock(mistake);
    case 'propertyNames':
      return wrongName(mistake);
    case 'pattern': {
      const scheme = node.pattern?.includes('https?:') && unsafeScheme(String(value));
      if (scheme) {
        return { rule: 'link-scheme', pointer, what: 'value', message: unsafeMessage(scheme) };
      }
      const wanted = node['x-expects'] ?? `something like ${node.pattern}`;
      const message = `${showValue(value)} does not fit here; expected ${wanted}`;
      const suggestion = meantValue(String(value), node.pattern ?? '');
      return { rule: 'schema-pattern', pointer, what: 'value', message, suggestion };
    }
    case 'uniqueItems':
      return repeatedItem(mistake);
    default:
      return { rule: 'schema-value', pointer, what: 'value', message: limitSentence(mistake) };
  }
}
