import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';

const moduleId = 'virtual:site-validator';
const resolvedId = `\0${moduleId}`;

/** What the schema says beside JSON Schema's own words. */
const annotations = [
  'x-localised',
  'x-link',
  'x-asset',
  'x-expects',
  'x-collection',
  'x-languages-of-title',
  'x-field',
  'x-instead',
];

/** What the module exports, each the validator of a part of the schema. */
const validators = {
  validateSite: 'site',
  validateFrontMatter: 'site#/$defs/frontMatter',
  validateFieldValues: 'site#/$defs/fieldValues',
};

/** A schema without what is written for people: ajv copies parts of schemas into the code. */
function withoutWords(node: unknown, isNode = true): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutWords(each));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(isNode && (key === 'description' || key === 'title')))
      // Below these stand names of the site language, not of JSON Schema.
      .map(([key, value]) => [
        key,
        withoutWords(value, !(isNode && /^(?:properties|\$defs)$/.test(key))),
      ]),
  );
}

/** Compiles the schema into the code of a module that validates without ajv. */
function validatorCode(schema: object): string {
  const ajv = new Ajv2020({
    discriminator: true,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    // A union's members name the required `type` that the union itself requires too.
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  // Packages in CommonJS: what Node gives and what bundlers give differ by one `default`.
  const standalone =
    typeof standaloneCode === 'function'
      ? standaloneCode
      : (standaloneCode as { readonly default: typeof standaloneCode }).default;
  ajv.addSchema(withoutWords(schema) as object, 'site');
  return withImports(standalone(ajv, validators));
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

/** Serves the compiled validators of site files and of content, so that ajv itself is needed at build time only. */
export function validatorPlugin(): Plugin {
  const file = fileURLToPath(new URL('../../schema/site.schema.json', import.meta.url));
  return {
    name: 'site-validator',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      this.addWatchFile(file);
      return validatorCode(JSON.parse(readFileSync(file, 'utf8')));
    },
  };
}
