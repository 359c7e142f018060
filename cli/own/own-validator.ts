import type { Validate } from 'virtual:site-validator';
import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import siteSchema from '../../schema/site.schema.json';
import { languageAjv } from '../validate/language-ajv.ts';

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
  const ajv = languageAjv(schema, { validateSchema: false, strict: false });
  const validate = ajv.getSchema('site') as unknown as Validate;
  last = { key, validate };
  return validate;
}
