import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the commands groonga and grndb. */
    groonga: string;
  }
}

const places = [process.env.GROONGA_FOLDER, '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const find = (): string | undefined =>
  places.find(
    (place) => place && ['groonga', 'grndb'].every((name) => existsSync(`${place}/${name}`)),
  );

function install(): void {
  process.stderr.write('No Groonga here: installing Debian’s package (groonga-bin) …\n');
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'groonga-bin'], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds Groonga, or installs it where that can be done; else says how to get it, and fails. */
export default function setup({ provide }: TestProject): void {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  const groonga = find();
  if (!groonga) {
    throw new Error(
      'The long tests need Groonga: install it (Debian: apt-get install groonga-bin), or name the folder of its commands in GROONGA_FOLDER.',
    );
  }
  provide('groonga', groonga);
}
