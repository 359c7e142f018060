import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Builds a site from its source. */
function buildSite(site: string, folder: string): void {
  execFileSync('node', ['dist/cli/site.js', 'build', site, '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Builds the command, the runtime and the site as they are now; the tests see no older build. The site is built
 * twice: with its pages, and with the shell alone, from which every address starts then.
 */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const shell = mkdtempSync(join(tmpdir(), 'site-shell-'));
  const source = mkdtempSync(join(tmpdir(), 'site-source-'));
  for (const script of ['build:cli', 'build:runtime', 'build:prerender']) {
    execFileSync('npm', ['run', '--silent', script, '--', '--logLevel', 'warn'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  buildSite('site', folder);
  provide('builtSite', folder);
  cpSync('site', source, { recursive: true });
  const file = join(source, 'site.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nprerender: false\n`);
  buildSite(source, shell);
  provide('shellSite', shell);
  return () => {
    for (const each of [folder, shell, source]) rmSync(each, { recursive: true, force: true });
  };
}
