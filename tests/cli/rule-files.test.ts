import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentRules } from '../../cli/content/content-rules.ts';
import type { RuleMeta } from '../../cli/diagnostics/rule-meta.ts';
import { ownRules } from '../../cli/own/own-rules.ts';
import { readRules } from '../../cli/read/read-rules.ts';
import { schemaRules } from '../../cli/validate/schema-rules.ts';
import { sourceFiles } from '../project/import-graph.ts';

const root = process.cwd();
/** Where what is wrong is found out while something is put together, beside the rules. */
const assembled = ['cli/read/include', 'cli/read/environment', 'cli/own'];
const assembling = (path: string): string | undefined =>
  assembled.find((folder) => path.startsWith(folder));
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../cli/{read,read/include,read/environment,validate,content,own}/rules/*.ts',
  { eager: true },
);
const files = Object.entries(modules).map(([path, exports]) => ({
  path: path.replace('../../', ''),
  id: basename(path, '.ts'),
  exports: Object.entries(exports),
}));
const registered: readonly RuleMeta[] = [
  ...readRules,
  ...schemaRules,
  ...contentRules,
  ...ownRules,
];

/** Lists of rules: what follows from another finding, and what a site may lower. */
const lists = /^cli\/(?:lint\/cascading\/|diagnostics\/lowerable)[\w-]*\.ts$/;

describe('the rules of reading, of the schema and of content', () => {
  it('are all registered, each once', () => {
    expect(files.map(({ id }) => id).sort()).toEqual(registered.map(({ id }) => id).sort());
  });

  it.each(files)('$id has its metadata and its check in one file', ({ path, id, exports }) => {
    const rules = exports.filter(([, value]) => (value as Partial<RuleMeta>).id !== undefined);
    expect(rules.map(([, value]) => (value as RuleMeta).id)).toEqual([id]);
    const checks = exports.filter(([, value]) => typeof value === 'function');
    if (!assembling(path)) expect(checks.length).toBeGreaterThan(0);
    // A check that makes findings of its rule names the rule's object.
    const [name = ''] = rules[0] ?? [];
    const folder = assembling(path);
    const readers = folder ? sourceFiles(root, [folder]) : [];
    const text = [path, ...readers].map((file) => readFileSync(file, 'utf8')).join('\n');
    const uses = text.match(new RegExp(`(?:rule: |[(\\s])${name}\\b(?=[,;])`, 'g')) ?? [];
    expect(uses.length).toBeGreaterThan(0);
  });

  it('are named by their objects elsewhere', () => {
    const ids = new Set(registered.map(({ id }) => id));
    // Translations stand by the id of their rule.
    const others = sourceFiles(root, ['cli']).filter(
      (file) =>
        !file.startsWith('cli/report/chinese/') &&
        !/^cli\/(?:read|read\/include|read\/environment|validate|content|own)\/rules\//.test(
          file,
        ) &&
        !lists.test(file),
    );
    const literals = others.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(['"`])([a-z]+(?:-[a-z]+)+)\1/g)]
        .filter(([, , id = '']) => ids.has(id))
        .map(([literal]) => `${file}: ${literal}`),
    );
    expect(literals).toEqual([]);
  });
});
