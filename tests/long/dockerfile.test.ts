import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** An instruction of a Dockerfile, its continued lines joined. */
type Instruction = { readonly name: string; readonly text: string };

function readDockerfile(text: string): readonly Instruction[] {
  const whole = text.replace(/^#.*\n/gm, '').replace(/\\\n/g, ' ');
  return whole
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
      if (name === '') throw new Error(`no instruction: ${line}`);
      return { name, text: rest };
    });
}

let folder: string;
let instructions: readonly Instruction[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dockerfile-'));
  execFileSync('node', ['dist/cli/site.js', 'init', folder, '--yes'], { stdio: 'ignore' });
  instructions = readDockerfile(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textsOf = (name: string): readonly string[] =>
  instructions.filter((each) => each.name === name).map(({ text }) => text);

describe('the Dockerfile of a new site', () => {
  it('has a stage that builds, and one that serves', () => {
    expect(textsOf('FROM')).toEqual(['node:22-bookworm-slim AS build', 'debian:bookworm-slim']);
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'EXPOSE', 'STOPSIGNAL', 'CMD'];
    expect(instructions.every(({ name }) => known.includes(name))).toBe(true);
    const ignored = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git']));
  });

  it('builds what it copies, and nginx takes the configuration', () => {
    const program = join(process.cwd(), 'dist/cli/site.js');
    execFileSync('node', [program, 'lint'], { cwd: folder, stdio: 'ignore' });
    const calls = textsOf('RUN').filter((text) => text.startsWith('npx site-runtime '));
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      const args = call.replace('npx site-runtime ', '').split(' ');
      execFileSync('node', [program, ...args], { cwd: folder, stdio: 'ignore' });
    }
    const machine = join(folder, 'machine');
    for (const text of textsOf('COPY').filter((each) => each.startsWith('--from=build'))) {
      const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(text) ?? [];
      expect(existsSync(join(folder, from)), from).toBe(true);
      mkdirSync(join(machine, to), { recursive: true });
      cpSync(join(folder, from), join(machine, to), { recursive: true });
    }
    expect(existsSync(join(machine, 'var/www/site/index.html'))).toBe(true);
    const { nginx, brotli } = inject('servers');
    const main = join(machine, 'nginx.conf');
    writeFileSync(
      main,
      [
        `load_module ${brotli};`,
        `pid ${join(machine, 'pid')};`,
        'events {}',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${join(machine, name)};`,
        ),
        // As Debian's own file includes them.
        `include ${join(machine, 'etc/nginx/conf.d')}/*.conf;`,
        '}',
      ].join('\n'),
    );
    const test = ['-t', '-q', '-c', main, '-p', machine, '-e', join(machine, 'error.log')];
    expect(() => execFileSync(nginx, test, { stdio: 'pipe' })).not.toThrow();
  });
});
