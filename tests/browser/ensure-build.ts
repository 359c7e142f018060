import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from './build-site.ts';

/** What was built for all projects of this process that ask for it. */
type Built = {
  readonly parent: string;
  readonly builtSite: string;
  readonly shellSite: string;
  users: number;
};

/** Every project loads this file anew, and may find here what another one built. */
const places = globalThis as { siteBuiltForTests?: Built | undefined };

/** Builds the command, the runtime, and the sample twice: with its pages, and with the shell alone. */
function buildAll(): Built {
  const parent = mkdtempSync(join(tmpdir(), 'site-built-'));
  const source = join(parent, 'source');
  for (const script of ['build:cli', 'build:runtime', 'build:prerender']) {
    execFileSync('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const builtSite = buildSite('site', join(parent, 'site'));
  cpSync('site', source, { recursive: true });
  const file = join(source, 'site.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nprerender: false\n`);
  const shellSite = buildSite(source, join(parent, 'shell'));
  mkdirSync(join(parent, 'shared'));
  return { parent, builtSite, shellSite, users: 0 };
}

/**
 * Builds the command, the runtime and the site as they are now; the tests see no older build. The shell alone is what
 * every address of the second site starts from.
 */
export default function setup({ provide }: TestProject): () => void {
  const built = places.siteBuiltForTests ?? buildAll();
  places.siteBuiltForTests = built;
  built.users += 1;
  provide('builtSite', built.builtSite);
  provide('shellSite', built.shellSite);
  provide('sharedBuilds', join(built.parent, 'shared'));
  return () => {
    built.users -= 1;
    if (built.users > 0) return;
    places.siteBuiltForTests = undefined;
    rmSync(built.parent, { recursive: true, force: true });
  };
}
