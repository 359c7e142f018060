import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    builtSite: string;
    /** The same with `prerender: false`: every address starts from the shell. */
    shellSite: string;
    /** The folder for sites that are built once for all tests. */
    sharedBuilds: string;
  }
}

const places = [
  process.env.CHROME_PATH,
  // Without the windows of the whole browser, each page takes half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = (): string | undefined =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];

function install(): void {
  process.stderr.write(
    `No Chromium here: installing Debian’s packages (${packages.join(', ')}) …\n`,
  );
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds Chromium, or installs it where that can be done; else says how to get one, and fails. */
export default function setup({ provide }: TestProject): void {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  const chromium = find();
  if (!chromium) {
    throw new Error('The browser tests need Chromium: install it, or name one in CHROME_PATH.');
  }
  provide('chromium', chromium);
}
