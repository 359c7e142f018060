import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    java: string;
  }
}

const places = [
  process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`,
  '/usr/bin/java',
  '/usr/local/bin/java',
  '/opt/homebrew/opt/openjdk/bin/java',
];
const find = (): string | undefined =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

function install(): void {
  process.stderr.write('No Java here: installing Debian’s package (default-jre-headless) …\n');
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds Java, or installs it where that can be done; else says how to get it, and fails. */
export default function setup({ provide }: TestProject): void {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  const java = find();
  if (!java) {
    throw new Error(
      'The long tests need Java 11 or newer: install it (Debian: apt-get install default-jre-headless), or name its folder in JAVA_HOME.',
    );
  }
  provide('java', java);
}
