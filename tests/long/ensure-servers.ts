import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The programs of web servers, by name, and the module with which nginx hands out brotli. */
    servers: Readonly<Record<'nginx' | 'caddy' | 'apache2', string>> & { readonly brotli: string };
  }
}

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2', 'rsync'];
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const find = (name: string): string =>
  folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file)) ?? '';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function install(): void {
  process.stderr.write(
    `Not all web servers here: installing Debian’s packages (${packages.join(', ')}) …\n`,
  );
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    ...options,
    // The run level of rescue work: no service is started by its package.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

/** Finds nginx with brotli, Caddy, Apache and rsync, or installs them where that can be done; else says how to get them, and fails. */
export default function setup({ provide }: TestProject): void {
  const isMissing = (): boolean =>
    ['nginx', 'caddy', 'apache2', 'rsync'].some((name) => find(name) === '') || !existsSync(brotli);
  if (isMissing() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  if (isMissing()) {
    throw new Error(
      `The long tests need web servers: install them (Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
  provide('servers', {
    nginx: find('nginx'),
    caddy: find('caddy'),
    apache2: find('apache2'),
    brotli,
  });
}
