import type { Validate } from 'virtual:site-validator';
import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import siteSchema from '../../schema/site.schema.json';
import { languageAjv } from '../validate/language-ajv.ts';
import { timedExpression } from '../validate/timed-expression.ts';

/** The regular expressions in a schema, of keys at any depth. */
function* expressionsIn(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'pattern' && typeof value === 'string') yield value;
    else yield* expressionsIn(value);
  }
}

/** Makes the expressions that ajv asks for; those of a site's own components are not trusted to come to an end. */
function expressionsFor(definitions: Definitions) {
  const own = new Set(expressionsIn(definitions));
  const make = (pattern: string, flags: string) =>
    own.has(pattern) ? timedExpression(pattern, flags) : new RegExp(pattern, flags);
  // ajv writes this into modules; here none is written.
  return Object.assign(make, { code: 'new RegExp' });
}

/** The validator that was made last: a site that is being written asks again and again. */
let last: { readonly key: string; readonly validate: Validate } | undefined;

/**
 * The validator of site files in the site language with a site's own kinds of blocks and layouts.
 * @param definitions what its own components add, without findings
 */
export function ownValidator(definitions: Definitions): Validate {
  const key = JSON.stringify(definitions);
  if (last?.key === key) return last.validate;
  const schema = { ...siteSchema, $defs: { ...siteSchema.$defs, ...definitions } };
  // What block.json may say was checked before, with places. Strictness would refuse what JSON Schema allows.
  const ajv = languageAjv(schema, {
    validateSchema: false,
    strict: false,
    code: { regExp: expressionsFor(definitions) },
  });
  const validate = ajv.getSchema('site') as unknown as Validate;
  last = { key, validate };
  return validate;
}
