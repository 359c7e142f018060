import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';
import { markdownFiles } from './markdown-page.ts';

/** The order of a folder's pages, by their names. */
function ordersIn(folder: string): Readonly<Record<string, unknown>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    names.map((name) => {
      const [, front = ''] =
        /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return [name, (parse(front) as { order?: unknown } | null)?.order];
    }),
  );
}

describe.each(['guide', 'reference'])('docs/%s', (folder) => {
  const english = ordersIn(`docs/${folder}`);

  it('has every page in Chinese and in English, at the same place', () => {
    expect(ordersIn(`docs/${folder}/zh`)).toEqual(english);
  });

  it('gives each page a place of its own', () => {
    const orders = Object.values(english);
    expect(orders.every((order) => typeof order === 'number')).toBe(true);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

it.each(['docs/guide', 'docs/reference'].flatMap(markdownFiles))(
  '%s says in comments alone how it came about',
  (file) => {
    const shown = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
    expect(shown).not.toMatch(/do not edit|请勿手改|npm run generate/i);
  },
);

it('is read in the package, too: messages name its pages', () => {
  expect(manifest.files.filter((path) => path.startsWith('docs'))).toEqual([
    'docs/guide',
    'docs/pictures',
    'docs/reference',
  ]);
});
