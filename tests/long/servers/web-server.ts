import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { inject } from 'vitest';
import type { BuiltForServers } from './build-for-servers.ts';

export type WebServer = {
  readonly port: number;
  /** The process that was started. */
  readonly pid: number;
  /** What it wrote to its log of errors. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Waits until a server listens; throws with what it wrote where it ends before. */
async function listening(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    if (await accepts(port)) return;
    await later(50);
  }
  throw new Error(`the server does not listen: ${output()}`);
}

async function run(
  program: string,
  args: readonly string[],
  port: number,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      written += part.toString();
    });
  }
  const log = (): string => {
    try {
      return written + readFileSync(join(folder, 'error.log'), 'utf8');
    } catch {
      // Not every server writes one.
      return written;
    }
  };
  await listening(child, port, log);
  return {
    port,
    pid: child.pid ?? 0,
    log,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts nginx with an emitted configuration, in a folder of its own and for this machine alone.
 * @param further lines of its configuration beside the site
 */
export async function startNginx(
  { configurations, port }: BuiltForServers,
  further: readonly string[] = [],
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { nginx, brotli } = inject('servers');
  const site = readFileSync(join(configurations, 'nginx/site.conf'), 'utf8')
    .replace(`listen ${port};`, `listen 127.0.0.1:${port};`)
    .replace(`listen [::]:${port};`, '');
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    `load_module ${brotli};`,
    'worker_processes 1;',
    'daemon off;',
    // The files of a test are its user's alone.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...temporary,
    `include ${join(configurations, 'nginx/00-hashes.conf')};`,
    `include ${join(configurations, 'nginx/brotli.conf')};`,
    `include ${join(folder, 'site.conf')};`,
    ...further,
    '}',
  ];
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, lines.join('\n'));
  return run(nginx, ['-c', main, '-p', folder, '-e', join(folder, 'error.log')], port, folder);
}
/** Starts Caddy with an emitted configuration, with its files in a folder of its own. */
export async function startCaddy({ configurations, port }: BuiltForServers): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  const site = readFileSync(join(configurations, 'caddy/Caddyfile'), 'utf8');
  writeFileSync(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${site}`);
  return run(
    inject('servers').caddy,
    ['run', '--config', config, '--adapter', 'caddyfile'],
    port,
    folder,
    { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  );
}
/** Starts Apache, which finds its configuration in the folder of the site (.htaccess). */
export async function startApache(
  { folder: site, port }: BuiltForServers,
  base: string,
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'empty'));
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'headers',
    'mime',
    'rewrite',
    'setenvif',
    'alias',
    'env',
  ].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const lines = [
    ...modules,
    `ServerRoot ${folder}`,
    `PidFile ${join(folder, 'pid')}`,
    `ErrorLog ${join(folder, 'error.log')}`,
    `DefaultRuntimeDir ${folder}`,
    `Mutex file:${folder} default`,
    'ServerName localhost',
    // As root Apache changes to a user that may do little.
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `Listen 127.0.0.1:${port}`,
    'TypesConfig /etc/mime.types',
    'AllowEncodedSlashes NoDecode',
    ...(base === '/'
      ? [`DocumentRoot ${site}`]
      : [`DocumentRoot ${join(folder, 'empty')}`, `Alias ${base.slice(0, -1)} ${site}`]),
    `<Directory ${folder}>`,
    'Require all granted',
    '</Directory>',
    `<Directory ${site}>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  const main = join(folder, 'apache.conf');
  writeFileSync(main, `${lines.join('\n')}\n`);
  return run(inject('servers').apache2, ['-f', main, '-DFOREGROUND'], port, folder);
}
