import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/** What the schema says beside JSON Schema's own words. */
const annotations = [
  'x-localised',
  'x-choice',
  'x-link',
  'x-asset',
  'x-expects',
  'x-collection',
  'x-languages-of-title',
  'x-field',
  'x-instead',
  'x-names',
  'x-keys',
  'x-zh',
];

/** What is written for people and their editors. */
const words: ReadonlySet<string> = new Set([
  'title',
  'description',
  'markdownDescription',
  'markdownEnumDescriptions',
]);

/** A schema without what is written for people: ajv copies parts of schemas into the code. */
function withoutWords(node: unknown, isNode = true): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutWords(each));
  if (typeof node !== 'object' || node === null) return node;
  // Its members name the key that tells them apart; beside them it is there for editors.
  const isUnion = isNode && 'discriminator' in node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(isNode && (words.has(key) || (isUnion && key === 'properties'))))
      // Below these stand names of the site language, not of JSON Schema.
      .map(([key, value]) => [
        key,
        withoutWords(value, !(isNode && /^(?:properties|\$defs)$/.test(key))),
      ]),
  );
}

type SiteFileSchema = { readonly else?: { readonly required: readonly string[] } };

/**
 * The schema of a site file together with those that it includes: that has all keys which a site must have. For
 * editors, which see one file alone, `if`, `then` and `else` say when some may be missing.
 */
function ofWholeSite(schema: object): object {
  const {
    if: _,
    then: __,
    else: whole,
    ...rest
  } = schema as Record<string, unknown> & SiteFileSchema;
  return whole ? { ...rest, required: whole.required } : schema;
}

/**
 * An ajv that compiles the schema of the site language, which it knows as `site`.
 * @throws Error where the schema is not one that ajv takes
 */
export function languageAjv(schema: object, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    discriminator: true,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    // A union's members name the required `type` that the union itself requires too.
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    ...options,
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  return ajv.addSchema(withoutWords(ofWholeSite(schema)) as object, 'site');
}

/**
 * Compiles the schema of the site language into the code of a module that validates without ajv.
 * @param validators what the module exports: references into the schema, by name
 */
export function validatorCode(
  schema: object,
  validators: Readonly<Record<string, string>>,
): string {
  const ajv = languageAjv(schema, { code: { source: true, esm: true, optimize: 2 } });
  // Packages in CommonJS: what Node gives and what bundlers give differ by one `default`.
  const standalone =
    typeof standaloneCode === 'function'
      ? standaloneCode
      : (standaloneCode as { readonly default: typeof standaloneCode }).default;
  return withImports(standalone(ajv, { ...validators }));
}

/** ajv writes `require` for its helpers even in modules; imports take their place. */
function withImports(code: string): string {
  const helpers = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)\.default/g, (_, path: string) => {
    const name = helpers.get(path) ?? `helper${helpers.size}`;
    helpers.set(path, name);
    return `(${name}.default ?? ${name})`;
  });
  if (body.includes('require(')) throw new Error('the validator requires what is not imported');
  const imports = [...helpers].map(([path, name]) => `import ${name} from '${path}.js';\n`);
  return imports.join('') + body.replace('"use strict";', '');
}
