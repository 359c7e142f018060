import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandIo } from '../../../cli/command-io.ts';
import { toDiagnostic } from '../../../cli/diagnostics/to-diagnostic.ts';
import { lintContext, makeContext } from '../../../cli/lint/context/lint-context.ts';
import { linesReader } from '../../../cli/lint/lines-reader.ts';
import { oldNameFinding, schemaDeprecated } from '../../../cli/lint/rules/schema-deprecated.ts';
import { readText } from '../../../cli/read/read-text.ts';
import { targets } from '../../../cli/report/targets.ts';
import { writeReports } from '../../../cli/report/write-reports.ts';
import { currentNames } from '../../../cli/validate/current-names.ts';
import { type SchemaNode, siteNode } from '../../../cli/validate/schema-node.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { fixture } from './fixture.ts';

/** The site language with three more keys, two of which are deprecated; the one without a current name stays. */
const schema: SchemaNode = {
  ...siteNode,
  properties: {
    ...siteNode.properties,
    oldKey: { type: 'integer', deprecated: true, 'x-instead': 'newKey' },
    newKey: { type: 'integer' },
    drafts: {
      type: 'array',
      items: { properties: { note: { $ref: '#/$defs/text', deprecated: true } } },
    },
  },
};

/** What is reported of a fixture that is written in this language. */
async function reported(name: 'bad' | 'ok'): Promise<string> {
  const file = fixture('schema-deprecated', name);
  const read = readText(file, { text: readFileSync(file, 'utf8') });
  const { value, oldNames } = currentNames(read.content?.value, schema, builtInDefinitions);
  const context = makeContext(value as SiteSource, schema);
  const findings = [
    ...oldNames.flatMap((each) => oldNameFinding(each, each.old) ?? []),
    ...schemaDeprecated.check(context),
  ];
  const diagnostics = findings.map((finding) => toDiagnostic(finding, schemaDeprecated, read));
  const linesOf = linesReader(new Map([[file, read.lines]]));
  let out = '';
  const stdout = (text: string): void => {
    out += text;
  };
  const reported = { file, linesOf, diagnostics, hidden: 0 };
  await writeReports(reported, targets([]), commandIo({ color: false, stdout, stderr: () => {} }));
  return out;
}

describe('deprecated keys', () => {
  it('are told wherever the schema says so, on the key, with what to write instead', async () => {
    await expect(await reported('bad')).toMatchFileSnapshot('fixtures/schema-deprecated/bad.txt');
  });

  it('are not told where the new ones stand', async () => {
    expect(await reported('ok')).toBe('no problems\n');
  });

  it('without a current name are none in the language of today', () => {
    const file = fixture('schema-deprecated', 'ok');
    const source = readText(file, { text: readFileSync(file, 'utf8') }).content;
    expect(lintContext(source?.value as SiteSource).deprecated).toEqual([]);
  });
});
