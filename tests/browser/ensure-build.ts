import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Builds the command, the runtime and the site as they are now; the tests see no older build. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const script of ['build:cli', 'build:runtime', 'build:prerender']) {
    execFileSync('npm', ['run', '--silent', script, '--', '--logLevel', 'warn'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  execFileSync('node', ['dist/cli/site.js', 'build', 'site', '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  provide('builtSite', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
