import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Builds a site from its source.
 * @returns the folder of the release, which no test builds into
 */
function buildSite(site: string, folder: string): string {
  execFileSync('node', ['dist/cli/site.js', 'build', site, '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return realpathSync(folder);
}

/**
 * Builds the command, the runtime and the site as they are now; the tests see no older build. The site is built
 * twice: with its pages, and with the shell alone, from which every address starts then.
 */
export default function setup({ provide }: TestProject): () => void {
  const parent = mkdtempSync(join(tmpdir(), 'site-built-'));
  const source = join(parent, 'source');
  for (const script of ['build:cli', 'build:runtime', 'build:prerender']) {
    execFileSync('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  provide('builtSite', buildSite('site', join(parent, 'site')));
  cpSync('site', source, { recursive: true });
  const file = join(source, 'site.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nprerender: false\n`);
  provide('shellSite', buildSite(source, join(parent, 'shell')));
  return () => rmSync(parent, { recursive: true, force: true });
}
