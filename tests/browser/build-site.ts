import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/**
 * Builds a site from its source, by the built command.
 * @returns the folder of the release
 */
export function buildSite(source: string, out: string): string {
  execFileSync('node', ['dist/cli/site.js', 'build', source, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return realpathSync(out);
}
