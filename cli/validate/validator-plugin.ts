import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { validatorCode } from './language-ajv.ts';

const moduleId = 'virtual:site-validator';
const resolvedId = `\0${moduleId}`;

/** What the module exports, each the validator of a part of the schema. */
const validators = {
  validateSite: 'site',
  validateFrontMatter: 'site#/$defs/frontMatter',
  validateFieldValues: 'site#/$defs/fieldValues',
  validateEventValues: 'site#/$defs/eventValues',
};

/** Serves the compiled validators of site files and of content, so that ajv itself is needed at build time only. */
export function validatorPlugin(): Plugin {
  const file = fileURLToPath(new URL('../../schema/site.schema.json', import.meta.url));
  return {
    name: 'site-validator',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      this.addWatchFile(file);
      return validatorCode(JSON.parse(readFileSync(file, 'utf8')), validators);
    },
  };
}
