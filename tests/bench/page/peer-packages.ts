import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, 'peers/node_modules');

/** The programs of the peers, for Node to run; `npm run bench:…` installs them. */
export const astroProgram = join(packages, 'astro/astro.js');
export const vitePressProgram = join(packages, 'vitepress/bin/vitepress.js');

/** Copies a site of one of the peers to where it is built, and lets it find its packages there. */
export function copyPeerSite(site: string, to: string): void {
  cpSync(site, to, { recursive: true });
  symlinkSync(packages, join(to, 'node_modules'));
}
