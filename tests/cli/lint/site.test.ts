import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { lintText, marks } from './lint-text.ts';

describe('a site', () => {
  it.each(['site', 'site/site.yaml', 'tests/fixtures/lyceum', 'tests/fixtures/library'])(
    '%s has no problems',
    async (path) => {
      const { diagnostics, checked } = await lintSite(path);
      expect(diagnostics).toEqual([]);
      expect(checked?.source.version).toBe(1);
    },
  );

  it('knows every institution that a story of the sample is about', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sample-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('site', folder, { recursive: true });
    const file = join(folder, 'content/zh/news/wave-tank.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^institution: \[/m, 'institution: [nowhere, '));
    const { diagnostics } = await lintSite(folder);
    expect(diagnostics).toMatchObject([{ file, rule: 'content-entries' }]);
    expect(diagnostics[0]?.message).toMatch(/"nowhere" is no entry of "institutions"/);
  });

  it('is told twice in the same words', async () => {
    const path = 'tests/cli/lint/fixtures/path-segment/bad.yaml';
    expect(await lintSite(path)).toMatchObject({
      diagnostics: (await lintSite(path)).diagnostics,
    });
  });

  it('has no source while an error stands in it', () => {
    const { source } = lintText('version: 1\n');
    expect(source).toBeUndefined();
  });
});

/** A site of many routes, some of them wrong. */
function manyRoutes(count: number): string {
  const routes = Array.from({ length: count }, (_, index) => {
    const page = index % 100 === 7 ? `pag${index}` : `page${index % 50}`;
    return `  - { id: r${index}, paths: { zh: '/part${index % 97}/r${index}/:id', en: '/EN/part${index % 97}/r${index}/:id' }, page: ${page} }`;
  });
  const pages = Array.from(
    { length: 50 },
    (_, index) => `  page${index}: { params: { id: id }, blocks: [{ type: search }] }`,
  );
  return [
    'version: 1',
    'site: { name: 很多 }',
    'languages:',
    '  zh: { default: true, label: 中文, home: /home }',
    '  en: { prefix: /EN, label: English, home: /EN/home }',
    'devices: { desktop: {}, mobile: { suffix: H5 } }',
    'routes:',
    '  - { id: home, paths: { zh: /home, en: /EN/home }, page: home }',
    ...routes,
    'pages:',
    '  home: { blocks: [{ type: search }] }',
    ...pages,
  ].join('\n');
}

describe('a site of 10,000 routes', () => {
  it('is linted, every mistake at its place', () => {
    const found = marks(lintText(manyRoutes(10_000)));
    expect(found).toHaveLength(100);
    expect(found[0]).toMatch(/^16:\d+ page-unknown pag7$/);
    expect(found.every((mark) => /page-unknown pag\d+7$/.test(mark) || mark.endsWith('pag7'))).toBe(
      true,
    );
  });
});
