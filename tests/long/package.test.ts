import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { desktop, heading, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import { markdownPage } from '../project/markdown-page.ts';
import { ownEnvironment } from './own-environment.ts';

/* The package as it is published, installed where nothing of this repository is near. */

const maxMegabytes = 40;

let folder = '';
let project = '';
let packed: readonly string[] = [];
let tarball = '';
let browser: Browser;

const run = (command: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...ownEnvironment(), LANG: 'en_US.UTF-8' },
  });

/** Runs the installed command. */
const site = (...args: readonly string[]) => run('npx', '--no-install', 'site-runtime', ...args);

/**
 * Has the installed command serve while something is done.
 * @param use gets the address
 */
async function serving(
  command: 'preview' | 'dev',
  cwd: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const child = spawn('npx', ['--no-install', 'site-runtime', command, '--port', '0'], {
    cwd,
    env: ownEnvironment(),
    // npx starts another process: both are ended.
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  try {
    await expect.poll(() => printed).toMatch(/http:\/\/\S+:\d+\//);
    await use(/http:\S+/.exec(printed)?.[0] ?? '');
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

const megabytesOf = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((each) => statSync(join(path, each), { throwIfNoEntry: false }))
    .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0) / 1e6;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  project = join(folder, 'a project');
  mkdirSync(project);
  execFileSync('npm', ['run', '--silent', 'build:types']);
  const text = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { encoding: 'utf8' },
  );
  const [{ filename, files }] = JSON.parse(text) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = files.map(({ path }) => path);
  tarball = filename;
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const installed = run('npm', 'install', '--no-audit', '--no-fund', join(folder, filename));
  expect(installed.status, installed.stderr).toBe(0);
  expect(installed.stderr).not.toContain('npm warn');
  cpSync('tests/fixtures/lyceum', join(project, 'site'), { recursive: true });
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  it('holds what runs, its types and its licences, and nothing of the tests or the sample', () => {
    for (const path of [
      'cli/bin/site.js',
      'dist/cli/site.js',
      'dist/cli/api.js',
      'dist/prerender/prerenderer.js',
      'dist/prerender/own-react.js',
      'dist/runtime/index.html',
      'dist/runtime/sbom.cdx.json',
      'dist/runtime/third-party-notices.txt',
      'dist/sbom.cdx.json',
      'dist/third-party-notices.txt',
      'dist/types/cli/api/api.d.ts',
      'dist/types/runtime/own-api/blocks.d.ts',
      'schema/site.schema.json',
      'docs/guide/own-blocks.md',
      'docs/reference/zh/site-language.md',
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
    ])
      expect(packed).toContain(path);
    const ours = /^(?:tests|site|runtime|docs\/(?!guide|pictures|reference)|dist\/site)/;
    expect(packed.filter((path) => ours.test(path))).toEqual([]);
    expect(packed.filter((path) => path.endsWith('licenses.json'))).toEqual([]);
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it(`takes at most ${maxMegabytes} MB with all that it needs`, () => {
    const modules = join(project, 'node_modules');
    expect(existsSync(join(modules, 'site-runtime'))).toBe(true);
    expect(megabytesOf(modules)).toBeLessThanOrEqual(maxMegabytes);
  });

  it('asks for vite where a site has components of its own, and takes that of the project', () => {
    const { status, stdout } = site('lint');
    expect(status).toBe(1);
    expect(stdout).toContain('needs vite, which is not installed: npm install --save-dev vite');
    const installed = run('npm', 'install', '--no-audit', '--no-fund', '--save-dev', 'vite@8');
    expect(installed.status, installed.stderr).toBe(0);
    expect(site('lint').status).toBe(0);
  }, 120_000);

  it('has both names of its command, and says its version', () => {
    for (const name of ['site', 'site-runtime']) {
      const { stdout, status } = run('npx', '--no-install', name, '--version');
      expect([stdout.trim(), status]).toEqual([manifest.version, 0]);
    }
  });

  it('lints, emits, builds, and keeps its caches in the project', () => {
    const linted = site('lint');
    expect([linted.status, linted.stdout + linted.stderr]).toEqual([
      0,
      expect.stringMatching(/no problems|warning/),
    ]);
    expect(site('emit', '--out', 'emitted').status).toBe(0);
    const built = site('build');
    expect([built.status, built.stderr]).toEqual([0, expect.stringMatching(/built \d+ files/)]);
    expect(existsSync(join(project, 'dist/site/index.html'))).toBe(true);
    expect(existsSync(join(project, 'node_modules/.cache/site-runtime'))).toBe(true);
    expect(site('build').stderr).toMatch(/ 0 of them new or changed/);
    expect(site('schema').stdout).toBe(
      `${readFileSync('schema/site.schema.json', 'utf8').trimEnd()}\n`,
    );
  });

  it.each(['preview', 'dev'] as const)('serves by %s, in Chromium without an error', (command) =>
    serving(command, project, async (address) => {
      const { page, errors } = await openPage(browser, desktop);
      await page.goto(address);
      await settled(page);
      expect(await heading(page).count()).toBe(1);
      expect(errors).toEqual([]);
      await page.context().close();
    }),
  );

  it('is run by the action of its repository', () => {
    const { inputs, runs } = parse(readFileSync('action.yml', 'utf8'));
    const output = join(folder, 'action-output');
    writeFileSync(output, '');
    for (const { run: script, env } of runs.steps) {
      const given = Object.entries(env as Record<string, string>).map(([name, value]) => {
        const input = /inputs\.(\w+)/.exec(value)?.[1] ?? '';
        return [name, String(inputs[input].default)];
      });
      const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
        cwd: project,
        encoding: 'utf8',
        env: { ...ownEnvironment(), ...Object.fromEntries(given), GITHUB_OUTPUT: output },
      });
      expect(status, stderr).toBe(0);
    }
    expect(readFileSync(output, 'utf8')).toBe('folder=dist/site\n');
  });

  it('has an API for Node, with types', () => {
    writeFileSync(
      join(project, 'use.ts'),
      `import { buildSite, compileSite, createDevServer, lintSite, readSite, SiteProblems } from 'site-runtime';
import type { Findings } from 'site-runtime';
import type { SiteSource } from 'site-runtime/site-file';
const { isValid, findings }: Findings = await lintSite('site');
const { source } = await readSite('site');
const pages: SiteSource['pages'] | undefined = source?.pages;
const { model, files } = await compileSite('site');
const first = (await files.get('site.json')?.())?.toString();
const { changed } = await buildSite('site', { out: 'dist/api' });
const again = await buildSite('site', { out: 'dist/api' });
const dev = await createDevServer('site', { port: 0 });
const page = await (await fetch(dev.address)).text();
await dev.close();
const refused = await buildSite('broken', { out: 'dist/broken' }).catch((error: unknown) =>
  error instanceof SiteProblems ? error.findings.map(({ rule, start }) => [rule, start.line]) : error,
);
console.log(JSON.stringify([isValid, findings.every(({ severity }) => severity !== 'error'), pages !== undefined, model.site.build === JSON.parse(first ?? '').build, changed > 10, again.changed, page.includes('data-dev-build'), refused]));
`,
    );
    mkdirSync(join(project, 'broken'), { recursive: true });
    writeFileSync(join(project, 'broken/site.yaml'), 'version: 1\nroutez: []\n');
    // The compiler and the types of Node are the user's own.
    symlinkSync(join(process.cwd(), 'node_modules/@types'), join(project, 'node_modules/@types'));
    const compiled = run(
      process.execPath,
      join(process.cwd(), 'node_modules/typescript/bin/tsc'),
      ...['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node', 'use.ts'],
    );
    expect(compiled.stdout + compiled.stderr).toBe('');
    const { stdout, stderr } = run(process.execPath, 'use.js');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      true,
      true,
      true,
      true,
      true,
      0,
      true,
      expect.arrayContaining([['schema-unknown-key', 2]]),
    ]);
  });

  it('runs the programs of the guide, which are the same in both languages', async () => {
    const programs = (file: string) =>
      markdownPage(file).fences.filter(({ language }) => language === 'ts');
    const english = programs('docs/guide/node-api.md');
    expect(programs('docs/guide/zh/node-api.md').map(({ text }) => text)).toEqual(
      english.map(({ text }) => text),
    );
    const names = english.map(({ title = '' }) => title.replace(/\.ts$/, ''));
    expect(names).toEqual(['pages', 'check', 'addresses', 'build', 'serve']);
    const own = join(project, 'guide');
    mkdirSync(join(own, 'node_modules'), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules/@types'), join(own, 'node_modules/@types'));
    cpSync('tests/fixtures/library', join(own, 'site'), { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "type": "module" }\n');
    for (const { title = '', text } of english) writeFileSync(join(own, title), text);
    const inGuide = (...args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: own, encoding: 'utf8', env: ownEnvironment() });
    const compiled = inGuide(
      join(process.cwd(), 'node_modules/typescript/bin/tsc'),
      ...['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'],
      ...names.map((name) => `${name}.ts`),
    );
    expect(compiled.stdout + compiled.stderr).toBe('');
    const out = (name: string): string => {
      const { status, stdout, stderr } = inGuide(`${name}.js`);
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    };
    expect(out('pages')).toMatch(/^visit: openingHours, /m);
    expect(out('check')).not.toContain(' error ');
    expect(out('addresses')).toMatch(/^\w+ \w+ \w+ \/\S*\n[\s\S]*\nsite\.json has \d+ bytes\n$/);
    expect(out('build')).toMatch(/^\d+ files, \d+ of them new or changed\n$/);
    const server = spawn(process.execPath, ['serve.js'], { cwd: own, env: ownEnvironment() });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    let printed = '';
    server.stdout.on('data', (part) => {
      printed += part;
    });
    try {
      await expect.poll(() => printed).toMatch(/^http:\S+\/\n$/);
      expect((await fetch(printed.trim())).status).toBe(200);
    } finally {
      server.kill('SIGINT');
    }
    expect(await ended).toBe(0);
  });

  it('takes a new site from nothing to a page with a block of its own', async () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(fresh);
    const inFresh = (command: string, ...args: readonly string[]) =>
      spawnSync(command, args, {
        cwd: fresh,
        encoding: 'utf8',
        env: { ...ownEnvironment(), LANG: 'en_US.UTF-8' },
      });
    const own = (...args: readonly string[]) =>
      inFresh('npx', '--no-install', 'site-runtime', ...args);
    writeFileSync(join(fresh, 'package.json'), '{ "private": true, "type": "module" }\n');
    const installed = inFresh(
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      join(folder, tarball),
      'vite@8',
    );
    expect(installed.status, installed.stderr).toBe(0);
    const begun = own('init', '--yes');
    expect(begun.status, begun.stderr).toBe(0);
    await serving('dev', fresh, async (address) => {
      const { page, errors } = await openPage(browser, desktop);
      await page.goto(address);
      await settled(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
      const added = own('new', 'block', 'pull-quote');
      expect(added.stderr).toContain('use it among the blocks of a page: - { type: pullQuote');
      const folderOfSite = existsSync(join(fresh, 'site/site.yaml')) ? 'site' : '.';
      const file = join(fresh, folderOfSite, 'site.yaml');
      const blocks = /^( {4})blocks:\n/m;
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(blocks);
      writeFileSync(
        file,
        text.replace(
          blocks,
          '$&      - { type: pullQuote, title: Said here, text: A new block. }\n',
        ),
      );
      await expect.poll(() => page.locator('#content').textContent()).toContain('A new block.');
      const block = join(fresh, folderOfSite, 'blocks/pull-quote/block.tsx');
      writeFileSync(block, readFileSync(block, 'utf8').replace('{text}', '«{text}»'));
      await expect.poll(() => page.locator('#content').textContent()).toContain('«A new block.»');
      const isSameLoad = await page.evaluate(() =>
        document.documentElement.hasAttribute('data-test-mark'),
      );
      expect([isSameLoad, errors]).toEqual([true, []]);
      await page.context().close();
    });
    const built = own('build', '--out', 'public-html');
    expect(built.status, built.stderr).toBe(0);
    const pages = readdirSync(join(fresh, 'public-html'), { recursive: true, encoding: 'utf8' });
    const htmls = pages.filter((each) => each.endsWith('.html'));
    const texts = htmls.map((each) => readFileSync(join(fresh, 'public-html', each), 'utf8'));
    expect(texts.some((each) => each.includes('A new block.'))).toBe(true);
  }, 300_000);

  it('says that Node is too old in one line', () => {
    const bin = readFileSync(join(project, 'node_modules/site-runtime/cli/bin/site.js'), 'utf8');
    writeFileSync(
      join(project, 'old.mjs'),
      `Object.defineProperty(process.versions, 'node', { value: '18.20.0' });\n${bin.replace(/^#!.*\n/, '')}`,
    );
    const { status, stdout, stderr } = run(process.execPath, 'old.mjs');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/20\.19.*18\.20\.0/);
  });

  it('can be published', () => {
    const { status, stderr } = spawnSync(
      'npm',
      ['publish', '--dry-run', '--ignore-scripts', '--json'],
      { encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'warn' } },
    );
    expect(stderr).not.toMatch(/auto-corrected/);
    expect(status).toBe(0);
  });
});
