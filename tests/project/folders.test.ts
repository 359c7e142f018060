import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn, type Import, importsOf, sourceFiles } from './import-graph.ts';

const root = process.cwd();
const layers = ['schema', 'cli', 'runtime'];
const imports = importsOf(root, sourceFiles(root, layers));

/** The imports between folders that stand side by side, as imports from one folder to another. */
function folderImports(all: readonly Import[]): Import[] {
  return all.flatMap(({ from, specifier, to }) => {
    if (!specifier.startsWith('.')) return [];
    const [source, target] = [dirname(from).split('/'), dirname(to).split('/')];
    const at = source.findIndex((name, index) => name !== target[index]);
    if (at < 1 || at >= target.length) return [];
    const pathTo = (parts: readonly string[]): string => parts.slice(0, at + 1).join('/');
    return [{ from: pathTo(source), specifier, to: pathTo(target) }];
  });
}

/** The block that a file belongs to; undefined for a file of no block. */
const blockOf = (file: string): string | undefined =>
  /^runtime\/blocks\/([^/]+)\/./.exec(file)?.[1];

/** Imports of one block from another. */
const blockImports = (all: readonly Import[]): Import[] =>
  all.filter(({ from, to }) => {
    const [source, target] = [blockOf(from), blockOf(to)];
    return source !== undefined && target !== undefined && source !== target;
  });

/** More files than this in a folder cannot be taken in at a glance. */
const maxFiles = 25;

/** How many files of code stand in each folder; rules are a list. */
function folderSizes(): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const layer of layers) {
    for (const file of readdirSync(layer, { recursive: true, encoding: 'utf8' })) {
      const folder = dirname(`${layer}/${file}`);
      const isCode = /\.(tsx?|css)$/.test(file) && !/\.(generated\.ts|d\.ts)$/.test(file);
      if (isCode && !/\/rules(\/|$)/.test(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
  }
  return sizes;
}

const edge = (from: string, to: string): Import => ({ from, specifier: './x', to });

describe('folders', () => {
  it('import one another in one direction', () => {
    const cycle = [edge('a/b/x.ts', 'a/c/x.ts'), edge('a/c/d/y.ts', 'a/b/y.ts')];
    expect(cyclesIn(folderImports(cycle))).toEqual([['a/b', 'a/c', 'a/b']]);
    expect(cyclesIn(folderImports(imports))).toEqual([]);
  });

  it('of blocks import no other block', () => {
    const wrong = edge('runtime/blocks/a/a.tsx', 'runtime/blocks/b/b.tsx');
    const registry = edge('runtime/blocks/block-registry.ts', 'runtime/blocks/b/b.tsx');
    expect(blockImports([wrong, registry])).toEqual([wrong]);
    expect(imports.filter(({ from }) => blockOf(from)).length).toBeGreaterThan(100);
    expect(blockImports(imports)).toEqual([]);
  });

  it(`have ${maxFiles} files of code at most`, () => {
    const sizes = folderSizes();
    expect(sizes.get('runtime/ui/element')).toBeGreaterThan(3);
    const large = [...sizes].filter(([, size]) => size > maxFiles).map(([folder]) => folder);
    expect(large).toEqual([]);
  });
});
