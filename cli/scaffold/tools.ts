import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The programs of this repository that finish what a recipe wrote. */
export type Tools = {
  /** Formats files, sorts their imports, and reports what is wrong with them. */
  readonly format: (files: readonly string[]) => void;
  /** Runs `npm run generate`; returns its warnings, a line each. */
  readonly generate: () => readonly string[];
  /** What `site lint` prints of a site file; the command is bundled anew before. */
  readonly lint: (site: string) => string;
};

/** A program failed: what it printed. */
export class ToolFailure extends Error {
  override name = 'ToolFailure';
}

/**
 * @param root folder of the repository
 * @returns tools whose functions throw ToolFailure where the program fails
 */
export function tools(root: string): Tools {
  const run = (
    program: string,
    args: readonly string[],
    expected: readonly number[] = [0],
    options: SpawnSyncOptions = {},
  ): { readonly stdout: string; readonly stderr: string } => {
    const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
      cwd: root,
      ...options,
      encoding: 'utf8',
    });
    if (error) throw error;
    if (status === null || !expected.includes(status)) {
      const reason = signal ?? `exit code ${status}`;
      throw new ToolFailure(`${[program, ...args].join(' ')}: ${reason}\n${stdout}${stderr}`);
    }
    return { stdout, stderr };
  };
  const script = (name: string) =>
    run('npm', ['run', '--silent', name], [0], { shell: process.platform === 'win32' });
  return {
    format: (files) => {
      const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
      run(process.execPath, [biome, 'check', '--write', ...files]);
    },
    generate: () =>
      script('generate')
        .stderr.split('\n')
        .filter((line) => line.startsWith('warning: ')),
    lint: (site) => {
      script('build:cli');
      // As the tests run it: without colours, and without explanations for a Chinese locale.
      const env = { ...process.env, LC_ALL: 'C', FORCE_COLOR: '0' };
      return run(process.execPath, ['dist/cli/site.js', 'lint', site, '--no-cache'], [0, 1], {
        env,
      }).stdout;
    },
  };
}
