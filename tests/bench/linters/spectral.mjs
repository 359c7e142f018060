// Checks one file with Spectral and one rule: the JSON Schema that the site's own linter has.
// Prints how many results there are. Usage: node spectral.mjs <file> <schema>
import { readFileSync } from 'node:fs';
import core from '@stoplight/spectral-core';
import functions from '@stoplight/spectral-functions';
import parsers from '@stoplight/spectral-parsers';

const [file, schemaFile] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
const spectral = new core.Spectral();
spectral.setRuleset({
  rules: {
    shape: {
      given: '$',
      severity: 'error',
      message: '{{error}}',
      // biome-ignore lint/suspicious/noThenProperty: so Spectral calls it
      then: { function: functions.schema, functionOptions: { schema, allErrors: true } },
    },
  },
});
const document = new core.Document(readFileSync(file, 'utf8'), parsers.Yaml, file);
const results = await spectral.run(document);
process.stdout.write(`${results.length}\n`);
