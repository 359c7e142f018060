import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The programs of shells, by name. */
    shells: Readonly<Record<'zsh' | 'fish', string>>;
  }
}

const folders = ['/usr/bin', '/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const find = (name: string): string =>
  folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file)) ?? '';

function install(): void {
  process.stderr.write('No zsh or fish here: installing Debian’s packages (zsh, fish) …\n');
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'zsh', 'fish'], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds zsh and fish, or installs them where that can be done; else says how to get them, and fails. */
export default function setup({ provide }: TestProject): void {
  const isMissing = (): boolean => find('zsh') === '' || find('fish') === '';
  if (isMissing() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  if (isMissing()) {
    throw new Error(
      'The long tests need the shells zsh and fish: install them (Debian: apt-get install zsh fish).',
    );
  }
  provide('shells', { zsh: find('zsh'), fish: find('fish') });
}
