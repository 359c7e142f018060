import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lintCommand } from '../../../cli/commands/lint.ts';

/** Where every rule has a folder with what breaks it and what does not. */
export const fixtures = 'tests/cli/lint/fixtures';

/** A fixture: a site file, or a folder with one where the rule is about content. */
export function fixture(id: string, name: 'bad' | 'ok'): string {
  const file = `${fixtures}/${id}/${name}.yaml`;
  return existsSync(file) ? file : `${fixtures}/${id}/${name}`;
}

/** What stands in a fixture, line by line and without its indentation; the paths of its files, too. */
export function fixtureLines(id: string, name: 'bad' | 'ok'): ReadonlySet<string> {
  const path = fixture(id, name);
  const inside = (file: string): string[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
  if (statSync(path).isFile()) return new Set(inside(path));
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  // Links that lead nowhere are there, too.
  const written = files.filter(
    (file) => /\.(?:md|markdown|yaml)$/.test(file) && existsSync(join(path, file)),
  );
  return new Set([...files, ...written.flatMap((file) => inside(join(path, file)))]);
}

/** What `site lint` answers. */
export async function lintFixture(
  path: string,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let out = '';
  let err = '';
  const code = await lintCommand(path, {
    color: false,
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
