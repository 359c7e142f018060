import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../cli/generate/generated-files.ts';

describe('generated files', async () => {
  const files = Object.entries(await generatedFiles(process.cwd()));

  it.each(files)('%s is what npm run generate writes', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('the JSON Schema', () => {
  it('describes every key', async () => {
    const schema: unknown = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'));
    const bare: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties } = node as { properties?: Record<string, unknown> };
      for (const [key, member] of Object.entries(properties ?? {})) {
        const described = member as { description?: string; $ref?: string };
        const target = described.$ref?.replace('#/$defs/', '');
        const definitions = (schema as { $defs: Record<string, { description?: string }> }).$defs;
        if (!described.description && !definitions[target ?? '']?.description) {
          bare.push(`${path}.${key}`);
        }
      }
      for (const [key, member] of Object.entries(node)) visit(member, `${path}.${key}`);
    };
    visit(schema, '');
    expect(bare).toEqual([]);
  });
});
