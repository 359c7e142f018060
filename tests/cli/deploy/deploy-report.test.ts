import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { deployList, deployReport } from '../../../cli/deploy/deploy-report.ts';
import { runSite } from '../commands/run-site.ts';

const plan = {
  added: new Set([
    ...Array.from({ length: 7 }, (_, index) => [`p${index}.html`, `p${index}.html.br`]).flat(),
    'static/js/a.js',
    'static/css/a.css',
    'art/a.svg',
    'art/a.svg.gz',
    'fonts/a.woff2',
    'site.json',
    'feed.xml',
    'a.pdf',
  ]),
  changed: new Set(['index.html', 'old.css.gz', 'old.js.br']),
  removals: ['z.html', 'z.html.gz'],
};

it('counts what changed by kind, names the first few, and leaves out compressed forms', () => {
  expect(deployReport(plan).map(({ en }) => en)).toEqual([
    '+ 7 pages: p0.html, p1.html, p2.html, p3.html, p4.html and 2 more',
    '+ 1 script: static/js/a.js',
    '+ 1 style sheet: static/css/a.css',
    '+ 1 picture: art/a.svg',
    '+ 1 font: fonts/a.woff2',
    '+ 2 data files: feed.xml, site.json',
    '+ 1 other file: a.pdf',
    '~ 1 page: index.html',
    '~ 2 compressed forms: old.css.gz, old.js.br',
    '- 1 page: z.html',
  ]);
  expect(deployReport(plan)[0]?.zh).toBe(
    '+ 7 个网页：p0.html、p1.html、p2.html、p3.html、p4.html 等',
  );
});

it('names all of them where a list is wanted', () => {
  const lines = deployList(plan);
  expect(lines).toHaveLength(plan.added.size + plan.changed.size + plan.removals.length);
  expect(lines.slice(0, 3)).toEqual(['+ a.pdf', '+ art/a.svg', '+ art/a.svg.gz']);
});

it('site deploy prints the counts, and every file with --list', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'deploy-report-'));
  const out = join(parent, 'site');
  const paths = ['index.html', 'index.html.br', 'site.json'];
  for (const path of paths) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), path);
  }
  const built = Object.fromEntries(paths.map((path) => [path, null]));
  writeFileSync(join(out, '.site-files.json'), JSON.stringify({ format: 2, groups: { built } }));
  const deploy = (...flags: readonly string[]) =>
    runSite('deploy', '-o', out, '--to', join(parent, 'www'), '--lang', 'en', ...flags);
  try {
    const listed = await deploy('--dry-run', '--list');
    expect(listed.out).toBe('+ index.html\n+ index.html.br\n+ site.json\n');
    const first = await deploy();
    expect(first.out).toBe('+ 1 page: index.html\n+ 1 data file: site.json\n');
    expect(first.err).toContain('3 new files, 0 changed');
    expect((await deploy()).out).toBe('');
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
