import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandSpecs } from '../../cli/commands/command-specs.ts';
import { runSite } from '../cli/commands/run-site.ts';
import { markdownFiles, markdownPage } from './markdown-page.ts';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...markdownFiles('docs'),
];
const pages = new Map(files.map((file) => [file, markdownPage(file)]));
const written = [...pages.values()].filter(({ file }) => !file.startsWith('docs/reference/'));

/** Why a link of a page leads nowhere; undefined where it does not, or leads to another host. */
function deadLink(from: string, link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
  const [path = '', anchor] = decodeURIComponent(link).split('#');
  const target = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(target)) return `${link}: there is no ${target}`;
  if (anchor === undefined) return undefined;
  const page = pages.get(target);
  if (!page) return `${link}: ${target} is no page with headings`;
  return page.anchors.has(anchor) ? undefined : `${link}: no heading of ${target} has this id`;
}

describe.each([...pages])('%s', (file, page) => {
  it('has links that lead somewhere', () => {
    expect(page.links.flatMap((link) => deadLink(file, link) ?? [])).toEqual([]);
  });

  it('has a text for each picture', () => {
    expect(page.silentPictures).toEqual([]);
  });
});

describe('the pages', () => {
  it('are reached by links from README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      for (const link of pages.get(file)?.links ?? []) {
        const target = normalize(join(dirname(file), link.split('#')[0] ?? ''));
        if (pages.has(target)) reached.add(target);
      }
    }
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('name files of this repository that exist', () => {
    const isPath = /^(?:\.ci|\.github|cli|docs|runtime|schema|tests)\/[\w./-]+$/;
    const missing = written
      // What changed once is told in the names of that time.
      .filter(({ file }) => file !== 'CHANGELOG.md')
      .flatMap(({ file, codes }) =>
        codes
          .filter((code) => isPath.test(code) && !existsSync(code))
          .map((code) => `${file}: ${code}`),
      );
    expect(missing).toEqual([]);
  });

  it('call commands and options that exist', async () => {
    const calls = written.flatMap(({ file, fences, codes }) =>
      [...codes, ...fences.map(({ text }) => text)].flatMap((text) =>
        [...text.matchAll(/(?:^|npx (?:--no-install )?)site ([a-z0-9-]+)(.*)/gm)].map(
          ([, name = '', rest = '']) => ({
            file,
            name,
            options: [...rest.matchAll(/(?<= |\[)--[a-z-]+/g)].map(([option]) => option),
          }),
        ),
      ),
    );
    expect(calls.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const { file, name, options } of calls) {
      const { code, out } = await runSite(name, '--help');
      if (code !== 0) wrong.push(`${file}: site ${name}`);
      for (const option of options) {
        if (!out.includes(option)) wrong.push(`${file}: site ${name} ${option}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the page of commands', () => {
  it('has a row for each command', () => {
    const rows = pages.get('docs/guide/commands.md')?.text.match(/^\| `site [a-z0-9-]+/gm) ?? [];
    const names = new Set(rows.map((row) => row.slice('| `site '.length)));
    expect([...names].sort()).toEqual(commandSpecs.map(({ name }) => name).sort());
  });
});

describe('README', () => {
  it('has at most 200 lines', () => {
    expect(pages.get('README.md')?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('[dependencies] are all explained, and no others', async () => {
    const { default: manifest } = await import('../../package.json');
    const names = Object.keys({
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    const explained = (pages.get('docs/dependencies.md')?.text.match(/^\| .*? \|/gm) ?? [])
      .flatMap((row) => [...row.matchAll(/`([^`]+)`/g)])
      .map(([, name = '']) => name);
    expect(explained.toSorted()).toEqual(names.toSorted());
  });
});
