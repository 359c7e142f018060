import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandIo } from '../../../cli/command-io.ts';
import { lintCommand } from '../../../cli/commands/lint/lint.ts';

/** Where every rule has a folder with what breaks it and what does not. */
export const fixtures = 'tests/cli/lint/fixtures';

/**
 * Rules whose fixtures need more than a look at them: a language that gives up keys, which the one of today does
 * not (deprecated.test.ts), and something that was emitted before (emitted.test.ts).
 */
export const shownElsewhere: readonly string[] = ['schema-deprecated', 'twin-stale'];

/** A fixture: a site file, or a folder with one where the rule is about content. */
export function fixture(id: string, name: 'bad' | 'ok'): string {
  const file = `${fixtures}/${id}/${name}.yaml`;
  return existsSync(file) ? file : `${fixtures}/${id}/${name}`;
}

/** What stands in a fixture, below the paths of its files. */
export function fixtureText(id: string, name: 'bad' | 'ok'): string {
  const path = fixture(id, name);
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  // Links that lead nowhere are there, too.
  const written = files.filter(
    (file) =>
      /(?:\.(?:md|markdown|json|yaml|tsx)|robots\.txt)$/.test(file) &&
      statSync(join(path, file), { throwIfNoEntry: false })?.isFile(),
  );
  return [...files, ...written.map((file) => readFileSync(join(path, file), 'utf8'))].join('\n');
}

/** What `site lint` answers. */
export async function lintFixture(
  path: string,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let out = '';
  let err = '';
  const io = commandIo({
    color: false,
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
  });
  // A fixture about an environment has the file of one.
  const isOverlaid = existsSync(join(path, 'site.staging.yaml'));
  const code = await lintCommand(path, io, isOverlaid ? { env: 'staging' } : {});
  return { code, out, err };
}
