import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleSchema } from '../../cli/generate/bundle-schema.ts';
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

  it('says everything in Chinese and in English', () => {
    const lacking: string[] = [];
    let count = 0;
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { description, 'x-zh': zh } = node as { description?: unknown; 'x-zh'?: unknown };
      if (typeof description === 'string') {
        count += 1;
        const isChinese = typeof zh === 'string' && /\p{Script=Han}/u.test(zh);
        // A file with an ending is called so in every language.
        const isEnglish = !/\p{Script=Han}/u.test(description.replace(/（.*?）|\(.*?\)/g, ''));
        if (!isChinese || !isEnglish) lacking.push(path);
      } else if (zh !== undefined) lacking.push(path);
      for (const [key, member] of Object.entries(node)) visit(member, `${path}.${key}`);
    };
    visit(bundleSchema('schema/language'), '');
    expect(count).toBeGreaterThan(600);
    expect(lacking).toEqual([]);
  });

  it('shows editors both languages, and every kind of block', () => {
    const { properties, $defs } = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'));
    expect(properties.version.markdownDescription).toBe(
      '站点语言的版本。现在是 1。\n\nVersion of the site language. This is 1.',
    );
    expect(readFileSync('schema/site.schema.json', 'utf8')).not.toContain('"x-zh"');
    const { type } = $defs.block.properties;
    expect(type.enum).toHaveLength($defs.block.oneOf.length);
    expect(type.enum).toContain('articleList');
    expect(type.markdownEnumDescriptions).toHaveLength(type.enum.length);
  });
});
